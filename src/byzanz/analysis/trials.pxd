cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
from byzanz.bots.judge cimport JudgeNet, Judgement, judge
from byzanz.bots.policy cimport choose
from byzanz.bots.selfplay cimport play_final
from byzanz.bots.tree cimport Tree, find_node, mixed_key
from byzanz.bots.valuing cimport Scratch, ValueTables
from byzanz.rules.dealing cimport deal_unseen, pile_start
from byzanz.rules.flow cimport apply
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int LEAST_VISITS, NONE, OPEN, ROOM, WAIT, WORLDS
cdef uint64_t _GOLD, _WORD

@cython.final
cdef class Trials:
    cdef public int count, worlds, seat
    cdef public uint64_t seed
    cdef public Scratch scratch
    cdef public Judgement judgement
    cdef public SplitMix64 chance
    cdef uint8_t verbs[288]
    cdef uint64_t cards[288]
    cdef uint8_t is_out[288]
    cdef int32_t tried[288]
    cdef int64_t margins[288]
    cdef int64_t sums[6 * 288]
    cdef int32_t shares[288 * 2048]
    cdef int mix[6 * 64]
    cpdef void begin(self, int seat, uint64_t seed) noexcept
    @cython.locals(i=int, at=int, seat=int)
    cpdef int add(self, int verb, uint64_t cards) noexcept
    cpdef void drop(self, int number) noexcept
    @cython.locals(i=int, common=int, total=int64_t, squares=int64_t, apart=int64_t)
    cpdef tuple difference(self, int number, int other)
    @cython.locals(i=int, total=int64_t, squares=int64_t, share=int64_t)
    cpdef tuple spread(self, int number)

@cython.locals(state=State, number=int, i=int)
cpdef State deal_pile(State true, SplitMix64 rng)
@cython.locals(games=int, world=State, other=int, i=int, _=int)
cpdef int try_worlds(Trials trials, Tree tree, ValueTables tables, JudgeNet net, State state, bint hindsight, int number) except -1
@cython.locals(seat=int, last_round=int, key=uint64_t, is_known=bint, actor=int, edge=int)
cpdef void play_out(Trials trials, Tree tree, ValueTables tables, JudgeNet net, State state, int number) noexcept nogil
@cython.locals(node=int, best=int, i=int)
cdef int _best_edge(Tree tree, State state, uint64_t key) noexcept nogil
@cython.locals(own=int, best=int, winners=int, total=int64_t, seat=int, points=int, share=int64_t)
cdef void _add_outcome(Trials trials, ValueTables tables, JudgeNet net, State state, int number) noexcept nogil
