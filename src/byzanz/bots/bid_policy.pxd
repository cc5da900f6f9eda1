cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t, uint64_t
from byzanz.bots.bidding cimport choose_bid, least_missed, pick_order_value
from byzanz.bots.valuing cimport Scratch, ValueTables, over_limit_cost, value
from byzanz.rules.cards cimport size_of, total_of
from byzanz.rules.faces cimport merchants_in
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int AUCTIONS, BID_BIASES, BID_FEATURES, BID_HIDDEN, BID_WEIGHTS, CLIP, WEIGHT

@cython.final
cdef class BidNet:
    cdef public int players
    cdef int16_t weights[400]
    cdef int32_t biases[17]

@cython.final
cdef class Bid:
    cdef public bint is_open
    cdef int32_t features[24]

@cython.locals(hand=uint64_t, need=int, rounds_left=int, payment=uint64_t, cost=int, lot=uint64_t, free=uint64_t, rest=uint64_t, size=int, crowd=int, order=int, with_it=int, without=int, wait=int, now=int, i=int)
cpdef void read_bid(Bid out, ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
@cython.locals(rivals=int, best=int, most=int, money=int, total=int, other=int, held=uint64_t, gain=int)
cdef void _read_rivals(Bid out, ValueTables tables, Scratch scratch, State state, int seat, uint64_t lot, int rounds_left) noexcept nogil
cdef int _points(int thousandths) noexcept nogil
@cython.locals(total=int64_t, inner=int64_t, row=int, i=int)
cpdef int64_t bid_logit(BidNet net, Bid out) noexcept nogil
