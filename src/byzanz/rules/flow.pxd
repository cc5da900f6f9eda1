cimport cython
from libc.stdint cimport uint64_t
from byzanz.rules.auction cimport bid, give, next_bidder, open_auction, pass_auction
from byzanz.rules.cards cimport count_of, single, total_of
from byzanz.rules.market cimport ask_picker, clear_market, kind_size, next_picker, take
from byzanz.rules.sale cimport discard, kept_card, sell
from byzanz.rules.score cimport name_winners
from byzanz.rules.state cimport State

cdef int ALREADY_DONE, BID, BID_TOO_LOW, BIDDING, DISCARD, DONE, FINAL, FINAL_BEGAN, GAME_OVER, GIVE, GIVING, HAS_ENDED
cdef int LIMIT, LIMITED, LOT_TAKEN, MALFORMED_ACTION, MERCHANT, MERCHANT_IN_BID, NOBODY, NOT_A_SET, NOT_IN_HAND
cdef int NOT_IN_LOT, NOT_IN_MARKET, NOT_YOUR_TURN, OVER, PASS, PICKED, ROUND_BEGAN, SELL, TAKE, TAKING, WRONG_PHASE

cpdef void begin(State state) noexcept nogil
@cython.locals(refusal=int)
cpdef int act(State state, int seat, int verb, uint64_t cards) noexcept nogil
cpdef void do(State state, int seat, int verb, uint64_t cards) noexcept nogil
@cython.locals(asked=int, face=int)
cpdef int refusal_of(State state, int seat, int verb, uint64_t cards) noexcept nogil
cdef int _bid_refusal(State state, int seat, uint64_t cards) noexcept nogil
cdef int _sale_refusal(State state, int seat, uint64_t cards) noexcept nogil
@cython.locals(other=int)
cdef void _finish(State state, int seat) noexcept nogil
cdef void advance(State state) noexcept nogil
cdef bint _limit(State state) noexcept nogil
@cython.locals(seat=int)
cdef void _after_lot(State state) noexcept nogil
@cython.locals(seat=int)
cdef void _after_pick(State state) noexcept nogil
cdef void _begin_round(State state) noexcept nogil
