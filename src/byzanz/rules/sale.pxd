cimport cython
from libc.stdint cimport uint8_t, uint64_t
from byzanz.rules.cards cimport size_of
from byzanz.rules.state cimport State

cdef uint64_t CARD[25]
cdef uint8_t SHIFT[25]
cdef uint8_t MASK[25]
cdef int DISCARDED, MERCHANT, MERCHANT_PROFIT, NOBODY, SOLD

@cython.locals(kept=int, good=int, face=int)
cpdef int kept_card(uint64_t cards) noexcept nogil
@cython.locals(kept=int, face=int, number=int, points=int)
cpdef void sell(State state, int seat, uint64_t cards) noexcept nogil
cpdef void discard(State state, int seat, int face) noexcept nogil
