cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.material as material
cimport byzanz.rules.verb as Verb
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables, over_limit_cost, value
from byzanz.rules.cards cimport (
    card, cards_of, kind_of, merchants_in, part_card, part_of, part_with, rank_of, size_of,
    total_of)
from byzanz.rules.state cimport State

cdef int ALONE, AUCTIONS, FIGURES, MARKET, PAID_CARD, PAID_VALUE, POINT, RIVALS, SHARE, SHELF, SLOT, TABLE, TABLES
cdef int _NEVER

@cython.locals(hand=uint64_t, need=int, slot=int, rounds_left=int, free=uint64_t, rest=uint64_t, payment=uint64_t, won=int, stay=int)
cpdef void choose_bid(ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
@cython.locals(at=int, least=int, found=int, face=int, good=int, index=int, loss=int)
cpdef uint64_t least_missed(ValueTables tables, int slot, int rounds_left, State state, uint64_t cards) noexcept nogil
@cython.locals(at=int, per_value=int, per_card=int, total=int, good=int, held=int, shelf=int, index=int)
cdef void _pay(ValueTables tables, Scratch scratch, int slot, int rounds_left, uint64_t hand, uint64_t rest, int need) noexcept nogil
@cython.locals(worth=int, fours=int, threes=int, twos=int, ones=int, paid=int, total=int, cards=uint64_t, cost=int, before=int, reached=int)
cdef void _pay_with(ValueTables tables, Scratch scratch, int shelf, int good, int held, int index, int need, int per_value, int per_card) noexcept nogil
@cython.locals(hand=uint64_t, money=int, slot=int, rounds_left=int, rest=uint64_t)
cpdef int list_payments(ValueTables tables, Scratch scratch, State state, int seat, int most) noexcept nogil
@cython.locals(good=int, merchants=int, _=int, most=int, where=int, index=int, beside=int, gain=int)
cdef void _set_beside(ValueTables tables, Scratch scratch, int at, uint64_t cards) noexcept nogil
@cython.locals(weight=int, at=int, market=uint64_t, count=int, good=int, lying=int, held=int, lone=int, rivals=int, before=int, with_it=int, without=int)
cpdef int pick_order_value(ValueTables tables, Scratch scratch, int slot, int rounds_left, State state, uint64_t cards) noexcept nogil
@cython.locals(place=int)
cdef void _rank(Scratch scratch, int count, int gain) noexcept nogil
@cython.locals(above=int, below=int)
cdef int _at_rank(Scratch scratch, int count, int rank) noexcept nogil
