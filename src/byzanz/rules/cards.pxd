cimport cython
from libc.stdint cimport uint8_t, uint64_t

cdef uint8_t SHIFT[25]
cdef uint8_t MASK[25]

cpdef int value_of(int face) noexcept nogil
@cython.locals(card=uint64_t)
cpdef uint64_t one(int face) noexcept nogil
cpdef int count_of(uint64_t cards, int face) noexcept nogil
@cython.locals(size=int, good=int, part=int)
cpdef int size_of(uint64_t cards) noexcept nogil
@cython.locals(total=int, good=int, part=int)
cpdef int total_of(uint64_t cards) noexcept nogil
@cython.locals(good=int, face=int)
cpdef int single(uint64_t cards) noexcept nogil
@cython.locals(faces=list, face=int, _=int)
cpdef list faces_in(uint64_t cards)
