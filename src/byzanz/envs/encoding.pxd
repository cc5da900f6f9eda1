cimport cython
from libc.stdint cimport int8_t, uint8_t, uint64_t
from byzanz.rules.cards cimport total_of
from byzanz.rules.flow cimport do
from byzanz.rules.market cimport kind_size
from byzanz.rules.moves cimport Moves, list_moves
from byzanz.rules.playout cimport next_to_act
from byzanz.rules.state cimport State

cdef uint64_t CARD[25]
cdef uint64_t SALE_CARDS[199]
cdef uint64_t SALE_BITS[576]
cdef uint8_t SHIFT[25]
cdef uint8_t MASK[25]
cdef uint8_t COPIES_OF[25]
cdef int BID, BIDDING, DISCARD, FINAL, GIVE, GIVING, LIMIT, LIMITED, PASS, SELL, TAKE, TAKING
cdef int ACTIONS, ADD, COMMIT, DISCARD_FACE, GIVE_FACE, PASS_OR_DONE, SALE, SALES_OF_GOOD, TAKE_KIND, THREE_MERCHANTS
cdef int DRAFT_AT, DRAFT_TOTAL_AT, EXCESS_AT, GONE_AT, HAND_AT, LOT_AT, MARKET_AT, NEED_AT, OFFER_AT, PHASE_AT, PILE_AT
cdef int ROUND_AT, ROUNDS_AT, SEATS_AT, UNSEEN_AT
cdef int SEAT_BID, SEAT_BID_TOTAL, SEAT_DONE, SEAT_HAND_SIZE, SEAT_KNOWN, SEAT_LEADS, SEAT_OFFER_CARD, SEAT_PASSED
cdef int SEAT_POINTS, SEAT_PROFIT_COUNT, SEAT_SIZE, SEAT_STARTED, SEAT_UNKNOWN, SEAT_WAITING
cdef int FEATURES, MARGIN, MOST_LEGAL, POINTS, TOTAL_FEATURE, VERB_FEATURE

@cython.final
cdef class Position:
    cdef public State state
    cdef public Moves moves
    cdef public uint64_t draft
    @cython.locals(other=Position)
    cpdef Position copy(self)
    cpdef int to_act(self) noexcept nogil
    cpdef void observe(self, int seat, int8_t[::1] out) noexcept nogil
    cpdef void mask(self, int seat, int8_t[::1] out) noexcept nogil
    cpdef void step(self, int action) noexcept nogil
    cpdef int list_legal(self, int seat) noexcept nogil
    cpdef tuple legal(self, int place)
    cpdef void features(self, int8_t[::1] out) noexcept nogil
    cpdef bint is_done(self, int seat) noexcept nogil
    cpdef void act(self, int verb, uint64_t cards) noexcept nogil

@cython.locals(seat=int)
cpdef uint64_t step(State state, uint64_t draft, int action) noexcept nogil
@cython.locals(laying=Py_ssize_t, i=int, face=int, other=int, block=Py_ssize_t, _=int)
cpdef void write_observation(State state, uint64_t draft, int seat, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(hand=Py_ssize_t, lot=Py_ssize_t, market=Py_ssize_t, gone=Py_ssize_t, unseen=Py_ssize_t, face=int, on_table=int)
cdef void _write_cards(State state, int mine, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(theirs=int, bid=Py_ssize_t, known=Py_ssize_t, face=int, waiting=bint)
cdef void _write_seat(State state, int other, int8_t[::1] out, Py_ssize_t block, Py_ssize_t unseen) noexcept nogil
@cython.locals(action=int, face=int, kind=int)
cpdef void write_mask(State state, uint64_t draft, int seat, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(laid=int, need=int, rest=int, face=int, held=int, number=int)
cdef void _mask_bids(State state, uint64_t draft, int seat, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(merchants=int, jokers=int, good=int, held=int, first=int, ones=int, twos=int, bits=uint64_t, place=Py_ssize_t)
cpdef void mask_sales(State state, int seat, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(i=int, place=int, row=int, verb=int, cards=uint64_t, total=int, face=int, number=int)
cpdef void write_features(State state, Moves moves, int8_t[::1] out) noexcept nogil
@cython.locals(best=int, other=int, winners=int)
cpdef double reward_of(State state, int seat, int reward) noexcept nogil
