cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
from byzanz.bots.value_net.judge cimport judge
from byzanz.bots.value_net.net cimport JudgeNet, Judgement
from byzanz.bots.greedy.choices cimport choose
from byzanz.bots.greedy.selfplay cimport play_final, play_on
from byzanz.bots.search.tree cimport mixed_key
from byzanz.bots.search.nodes cimport Tree, find
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables
from byzanz.rules.dealing cimport deal_unseen, pile_start
from byzanz.rules.cards cimport seat_slot
from byzanz.rules.flow cimport apply
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int FAR, LEAST_VISITS, NONE, OPEN, ROOM, WAIT, WORLDS
cdef uint64_t _GOLD, _WORD

@cython.final
cdef class Rollouts:
    cdef public int count, worlds, seat, viewer
    cdef public uint64_t seed
    cdef public Scratch scratch
    cdef public Judgement judgement
    cdef public SplitMix64 chance
    cdef uint8_t verbs[288]
    cdef uint64_t cards[288]
    cdef uint8_t is_out[288]
    cdef int32_t tried[288]
    cdef int64_t margins[288]
    cdef int64_t points[288]
    cdef int64_t places[288]
    cdef int64_t standing_sums[288]
    cdef int64_t ends[6]
    cdef int64_t sums[6 * 288]
    cdef int32_t shares[288 * 2048]
    cdef int32_t standings[288 * 2048]
    cdef int mix[6 * 64]
    cpdef void begin(self, int seat, uint64_t seed) noexcept
    @cython.locals(i=int, at=int, seat=int)
    cpdef int add(self, int verb, uint64_t cards) noexcept
    cpdef void drop(self, int number) noexcept
    @cython.locals(i=int, common=int, total=int64_t, squares=int64_t, apart=int64_t)
    cpdef tuple difference(self, int number, int other)
    @cython.locals(i=int, at=int, to=int, common=int, total=int64_t, squares=int64_t, apart=int64_t)
    cpdef tuple worth_difference(self, int number, int other, int hope)
    @cython.locals(i=int, total=int64_t, squares=int64_t, share=int64_t)
    cpdef tuple spread(self, int number)

@cython.locals(seen=State, seat=int, face=int, i=int)
cpdef State with_open_hands(State true)
@cython.locals(games=int, world=State, i=int, _=int)
cpdef int roll_out_worlds(Rollouts rollouts, Tree tree, ValueTables tables, JudgeNet net, State seen, int number) except -1
@cython.locals(world=State, other=int)
cdef State _deal_world(Rollouts rollouts, State seen)
@cython.locals(seat=int, last_round=int, key=uint64_t, is_known=bint, actor=int, edge=int)
cpdef void roll_out(Rollouts rollouts, Tree tree, ValueTables tables, JudgeNet net, State state, int number) noexcept nogil
@cython.locals(node=int, best=int, i=int)
cdef int _best_edge(Tree tree, State state, uint64_t key) noexcept nogil
@cython.locals(own=int64_t, own_seat=int, winners=int, total=int64_t, seat=int, share=int64_t, at=int)
cdef void _add_outcome(Rollouts rollouts, ValueTables tables, JudgeNet net, State state, int number) noexcept nogil
@cython.locals(own=int64_t, best=int64_t, place=int, leads=int64_t, seat=int, apart=int64_t)
cdef int64_t _standing(Rollouts rollouts, int players, int number) noexcept nogil
cdef int64_t _lead(int64_t apart) noexcept nogil
