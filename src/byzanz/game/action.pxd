cimport cython
from libc.stdint cimport uint64_t
from byzanz.rules.action_list cimport ActionList, list_legal
from byzanz.rules.cards cimport card, first_face, merchants_in, size_of, total_of
from byzanz.rules.state cimport State

cdef bint INTERPRETED

@cython.final
cdef class Action:
    cdef readonly int verb_number
    cdef readonly uint64_t packed

cdef void _fill(Action action, int verb, uint64_t packed)
@cython.locals(action=Action)
cpdef Action action_of(int verb, uint64_t packed)
@cython.locals(actions=ActionList, i=int)
cpdef list legal_actions(State state, int seat)
