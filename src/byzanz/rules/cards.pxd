cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.material as material
from byzanz.rules.faces cimport card, count_of, first_face, merchants_in, part_of, part_size, part_total

@cython.locals(size=int, good=int)
cpdef int size_of(uint64_t cards) noexcept nogil
@cython.locals(total=int, good=int)
cpdef int total_of(uint64_t cards) noexcept nogil
@cython.locals(kind=int, face=int)
cpdef int single(uint64_t cards) noexcept nogil
@cython.locals(faces=list, face=int, _=int)
cpdef list faces_in(uint64_t cards)
