cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.material as material
from byzanz.rules.faces cimport card, first_face, merchants_in, part_count, part_of, part_size

cdef int KINDS_BY_NAME[material.KINDS]
cdef tuple _NAMES
cdef dict _FACES

@cython.final
cdef class Sales:
    cdef readonly list best
    cdef readonly dict all
    cpdef void add(self, list cards, int kept, int points) except *

@cython.locals(sales=Sales, hand=uint64_t, merchants=int, i=int, kind=int, cards=list)
cpdef Sales sales_of(tuple names)
@cython.locals(best=list, best_worth=int, ones=int, twos=int, threes=int, fours=int, jokers=int, points=int, cards=list, worth=int)
cdef void _add_sales_of(Sales sales, int part, int good, int merchants) except *
@cython.locals(at=int, cards=list, others=list)
cdef list _names(int good, int ones, int twos, int threes, int fours, int jokers)
