cimport cython
from libc.stdint cimport int64_t, uint8_t, uint64_t
from byzanz.bots.greedy.selfplay cimport play_on
from byzanz.bots.greedy.bidding cimport list_payments
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
cimport byzanz.rules.verb as Verb
from byzanz.bots.greedy.choices cimport choose
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables, value
from byzanz.rules.dealing cimport deal_unseen
from byzanz.rules.cards cimport card, first_face, kind_of, part_count, part_of, part_size, rank_of
from byzanz.rules.flow cimport apply
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.sale cimport best_set
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int POINT, ROOM, _NEVER

@cython.final
cdef class Candidates:
    cdef public int count
    cdef uint8_t verbs[64]
    cdef uint64_t cards[64]
    cdef int64_t scores[64]
    cdef uint8_t is_out[64]
    @cython.locals(i=int)
    cpdef void add(self, int verb, uint64_t cards) noexcept nogil
    cpdef void drop(self, int number) noexcept nogil

@cython.locals(slot=int, face=int, market=uint64_t, kind=int)
cpdef void list_candidates(Candidates candidates, ValueTables tables, Scratch scratch, State state, int seat, int reach) noexcept nogil
@cython.locals(kind=int, merchants=int, cards=uint64_t, face=int, held=int)
cdef void _list_discards_and_sales(Candidates candidates, uint64_t hand) noexcept nogil
@cython.locals(need=int, money=int, cheapest=int, total=int)
cdef void _list_bids(Candidates candidates, ValueTables tables, Scratch scratch, State state, int seat, int reach) noexcept nogil
@cython.locals(world=State, other=int, games=int, i=int, state=State)
cpdef int try_world(Candidates candidates, ValueTables tables, Scratch scratch, State seen, int seat, SplitMix64 chance, int rounds) except -1
@cython.locals(own=int, best=int, total=int, other=int, promise=int)
cpdef int reward(ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
@cython.locals(table=int)
cdef int _promise(ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
