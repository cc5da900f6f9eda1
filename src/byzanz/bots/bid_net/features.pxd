cimport cython
from libc.stdint cimport int16_t, int32_t, uint64_t
cimport byzanz.bots.bid_net.layout as layout
cimport byzanz.rules.verb as Verb
from byzanz.bots.greedy.bidding cimport choose_bid, least_missed, pick_order_value
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables, over_limit_cost, value
from byzanz.rules.cards cimport merchants_in, part_count, part_of, part_size, part_total, size_of, total_of
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int AUCTIONS, CLIP, HAND_LIMIT

@cython.final
cdef class Bid:
    cdef public bint is_open
    cdef uint64_t hand, lot, market
    cdef uint64_t known[6]
    cdef int16_t goods[6 * layout.GOOD_INPUTS]
    cdef int16_t inputs[layout.JOINT]
    cdef int32_t row[layout.GOOD_HIDDEN]
    cdef int32_t sums[layout.GOOD_HIDDEN]
    cdef int32_t hidden[layout.HIDDEN]

@cython.locals(need=int, i=int, other=int)
cpdef void read_bid(Bid out, ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
cdef void _set(Bid out, int place, int number) noexcept nogil
cdef void _mark(Bid out, int place, int number, int most) noexcept nogil
cdef int _points(int thousandths) noexcept nogil
cdef bint _is_bidding(State state, int seat) noexcept nogil
@cython.locals(hand=uint64_t, rounds_left=int, payment=uint64_t, cost=int, lot=uint64_t, free=uint64_t, rest=uint64_t, size=int, crowd=int, order=int, with_it=int, without=int, wait=int, now=int)
cdef void _read_worths(Bid out, ValueTables tables, Scratch scratch, State state, int seat, int need) noexcept nogil
@cython.locals(rounds_left=int, lot=uint64_t, rivals=int, best=int, most=int, money=int, total=int, other=int, held=uint64_t, gain=int)
cdef void _read_rivals(Bid out, ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
@cython.locals(hand=uint64_t, market=uint64_t, money=int, size=int, lying=int, kinds=int, dearest=int, rank=int, held=int, good=int, part=int)
cdef void _read_situation(Bid out, State state, int seat, int need) noexcept nogil
@cython.locals(i=int, other=int, at=int, known=uint64_t)
cdef void _read_seats(Bid out, State state, int seat) noexcept nogil
@cython.locals(own_bid=uint64_t, good=int, at=int, held=int, offered=int, i=int, rank=int, number=int, more=int, lying=int, bid=int, seen=int)
cdef void _read_goods(Bid out, State state, int seat) noexcept nogil
@cython.locals(at=int, total=int, most=int, rivals_most=int, pairs=int, singles=int, other=int, held=int)
cdef int _read_held(Bid out, State state, int seat, int good) noexcept nogil
cdef int _top(int part) noexcept nogil
