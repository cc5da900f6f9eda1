cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.event_kind as EventKind
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
from byzanz.rules.cards cimport card, first_face
from byzanz.rules.state cimport State

@cython.locals(at=int)
cpdef int kind_size(State state, int kind) noexcept nogil
@cython.locals(seat=int)
cpdef int holder_of(State state, int offer) noexcept nogil
@cython.locals(offer=int, face=int)
cpdef void ask_picker(State state) noexcept nogil
@cython.locals(taken=uint64_t, face=int, number=int)
cpdef void take(State state, int seat, int kind) noexcept nogil
cdef void _end_pick(State state) noexcept nogil
@cython.locals(leftovers=uint64_t, face=int, number=int)
cpdef void clear_market(State state) noexcept nogil
