cimport cython
from libc.stdint cimport uint64_t
from byzanz.bots.greedy.bidding cimport choose_bid
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
cimport byzanz.rules.verb as Verb
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables, over_limit_cost, value
from byzanz.rules.cards cimport (
    card, cards_of, first_face, kind_of, merchants_in, part_card, part_of, rank_of, seat_slot,
    size_of)
from byzanz.rules.sale cimport best_set, set_points
from byzanz.rules.state cimport State

cdef int ALONE, DENY, FIGURES, GIVE_BACK, GIVE_HELP, POINT, ROOM, SHARE, SLOT, TABLE, TABLES
cdef int _NEVER

cpdef void choose(ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
@cython.locals(slot=int, rounds_left=int, rest=uint64_t, market=uint64_t, size=int, help_weight=int, back_weight=int, most=int, face=int, kept=uint64_t, score=int, help_to=int, other=int)
cpdef void choose_gift(ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
@cython.locals(lone=int, at=int, index=int)
cdef int gain_of_adding(ValueTables tables, int slot, int rounds_left, uint64_t hand, uint64_t market, int face) noexcept nogil
@cython.locals(slot=int, rounds_left=int, hand=uint64_t, market=uint64_t, weight=int, most=int, kind=int, lying=int, taken=uint64_t, score=int, denied=int, other=int)
cpdef void choose_kind(ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
@cython.locals(lone=int, at=int)
cdef int _gain_of(ValueTables tables, int slot, int rounds_left, uint64_t hand, int kind, int lying) noexcept nogil
@cython.locals(slot=int, rounds_left=int, hand=uint64_t, size=int, room=int, most=int, kind=int, merchants=int, cards=uint64_t, rest=uint64_t, score=int, face=int)
cpdef void choose_discard_or_sale(ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
@cython.locals(rounds_left=int, hand=uint64_t, most=int, kind=int, merchants=int, cards=uint64_t, left=int, spent=int)
cpdef void choose_sale(ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
