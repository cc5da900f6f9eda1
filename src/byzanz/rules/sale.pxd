cimport cython
from libc.stdint cimport uint64_t
from byzanz.rules.cards cimport count_of, has_good, one, size_of
from byzanz.rules.state cimport State

cdef int DISCARDED, MERCHANT, MERCHANT_PROFIT, NOBODY, SOLD

@cython.locals(kept=int, good=int, face=int)
cpdef int kept_card(uint64_t cards) noexcept nogil
@cython.locals(kept=int, face=int, number=int, points=int)
cpdef void sell(State state, int seat, uint64_t cards) noexcept nogil
cpdef void discard(State state, int seat, int face) noexcept nogil
