cimport cython
from libc.stdint cimport uint64_t
from byzanz.rules.state cimport State

cdef uint64_t CARD[25]
cdef int LEFT, NOBODY, PICKED, TAKING, TOOK

@cython.locals(at=int)
cpdef int kind_size(State state, int kind) noexcept nogil
@cython.locals(seat=int)
cpdef int next_picker(State state) noexcept nogil
@cython.locals(face=int)
cpdef void ask_picker(State state) noexcept nogil
@cython.locals(taken=uint64_t, first=int, after=int, face=int, number=int)
cpdef void take(State state, int seat, int kind) noexcept nogil
@cython.locals(leftovers=uint64_t, face=int, number=int)
cpdef void clear_market(State state) noexcept nogil
