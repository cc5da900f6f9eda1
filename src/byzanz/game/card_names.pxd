cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.material as material
from byzanz.rules.cards cimport card as packed_card, count_of, key_of, value_of as face_value

cdef tuple _CARDS
cdef int _ORDER[material.FACES]
cdef dict _names

@cython.locals(names=tuple, key=uint64_t)
cpdef tuple names_of(uint64_t packed)
@cython.locals(names=list, i=int, face=int, held=int)
cpdef list names_packed(uint64_t cards)
