cimport cython
from libc.stdint cimport uint8_t
from byzanz.rules.state cimport State

@cython.locals(seat=int, numbers=tuple)
cpdef tuple dump_state(State state)
@cython.locals(state=State, at=int, seat=int)
cpdef State load_state(tuple numbers, bytes arrays)
@cython.locals(i=int)
cdef int _fill(uint8_t* array, int size, const uint8_t* source, int at) noexcept nogil
