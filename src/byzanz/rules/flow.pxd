cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.event_kind as EventKind
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
cimport byzanz.rules.refusal as Refusal
cimport byzanz.rules.verb as Verb
from byzanz.rules.auction cimport bid, give, next_bidder, open_auction, pass_auction
from byzanz.rules.cards cimport kind_of, merchants_in, seat_slot, single, total_of
from byzanz.rules.hand_limit cimport discard, enforce_limit, resume
from byzanz.rules.market cimport ask_picker, clear_market, holder_of, kind_size, take
from byzanz.rules.sale cimport kept_card, sell
from byzanz.rules.score cimport name_winners
from byzanz.rules.state cimport State

cpdef void begin(State state) noexcept nogil
@cython.locals(refusal=int)
cpdef int submit(State state, int seat, int verb, uint64_t cards) noexcept nogil
cpdef void apply(State state, int seat, int verb, uint64_t cards) noexcept nogil
@cython.locals(face=int)
cpdef int refusal_of(State state, int seat, int verb, uint64_t cards) noexcept nogil
cdef int _phase_for(int verb) noexcept nogil
cdef int _bid_refusal(State state, int seat, uint64_t cards) noexcept nogil
cdef int _sale_refusal(State state, int seat, uint64_t cards) noexcept nogil
@cython.locals(other=int)
cdef void _finish(State state, int seat) noexcept nogil
cdef void advance(State state) noexcept nogil
@cython.locals(seat=int)
cdef void _after_lot(State state) noexcept nogil
@cython.locals(seat=int)
cdef void _after_pick(State state) noexcept nogil
cdef void _begin_round(State state) noexcept nogil
