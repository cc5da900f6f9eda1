cimport cython
from libc.stdint cimport uint8_t
from byzanz.rules.state cimport State

@cython.locals(i=int)
cpdef void load(State state, uint8_t[::1] rows, Py_ssize_t at) noexcept nogil
cdef void _load_numbers(State state, uint8_t[::1] rows, Py_ssize_t at) noexcept nogil
@cython.locals(i=int)
cpdef void save(State state, uint8_t[::1] rows, Py_ssize_t at) noexcept nogil
cdef void _save_numbers(State state, uint8_t[::1] rows, Py_ssize_t at) noexcept nogil
