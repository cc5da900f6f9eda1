cimport cython
from libc.stdint cimport uint8_t, uint64_t
from byzanz.rules.state cimport State

cdef uint64_t CARD[25]
cdef uint8_t SHIFT[25]
cdef uint8_t MASK[25]
cdef int BIDDING, COLLECTED, GAVE, GIVING, HAS_BID, HAS_PASSED, LOT_TAKEN, NOBODY, REVEALED, WON

@cython.locals(step=int, other=int)
cpdef int next_bidder(State state, int seat) noexcept nogil
@cython.locals(lot=uint64_t, _=int, face=int, seat=int)
cpdef void open_auction(State state) noexcept nogil
@cython.locals(good=int, face=int, number=int)
cpdef void bid(State state, int seat, uint64_t cards) noexcept nogil
@cython.locals(taken_back=uint64_t, face=int, number=int)
cpdef void pass_auction(State state, int seat) noexcept nogil
cpdef void give(State state, int seat, int face) noexcept nogil
@cython.locals(paid=uint64_t, face=int, number=int)
cdef void _win(State state, int seat) noexcept nogil
cdef void _win_unbid(State state, int seat) noexcept nogil
@cython.locals(face=int)
cdef void _win_unopposed(State state, int seat) noexcept nogil
@cython.locals(gained=uint64_t, face=int, number=int)
cdef void _collect(State state, int seat) noexcept nogil
