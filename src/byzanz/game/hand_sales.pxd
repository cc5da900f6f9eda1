cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.material as material
from byzanz.rules.action_list cimport ActionList, list_sets
from byzanz.rules.cards cimport card, merchants_in, part_of, total_of
from byzanz.rules.sale cimport kept_card, profit_points

cdef int KINDS_BY_NAME[material.KINDS]

@cython.final
cdef class Sales:
    cdef readonly list best
    cdef readonly dict all
    @cython.locals(names=list)
    cpdef list add(self, uint64_t cards, int kept)

@cython.locals(sales=Sales, hand=uint64_t, merchants=int, actions=ActionList, i=int, kind=int)
cpdef Sales sales_of(tuple names)
@cython.locals(best=list, best_worth=int, i=int, cards=uint64_t, kept=int, names=list, worth=int)
cdef void _add_sales(Sales sales, ActionList actions) except *
