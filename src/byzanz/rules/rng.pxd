cimport cython
from libc.stdint cimport uint8_t, uint64_t
cimport byzanz.rules.material as material

cdef uint64_t _STEP
cdef uint64_t _MIX_1
cdef uint64_t _MIX_2
cdef uint64_t _WORD
cdef bint INTERPRETED

@cython.final
cdef class SplitMix64:
    cdef public uint64_t word
    cdef uint8_t cards[material.DECK]
    @cython.locals(mixed=uint64_t)
    cpdef uint64_t bits(self) noexcept nogil
    cpdef int below(self, uint64_t limit) noexcept nogil
    @cython.locals(i=int, j=int, face=int)
    cpdef void shuffle(self, int size) noexcept nogil
