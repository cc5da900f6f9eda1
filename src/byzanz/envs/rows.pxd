# The functions of rows.py, to be inlined; there is nothing to compile.
from libc.stdint cimport uint8_t
from libc.string cimport memcpy
from byzanz.rules.state cimport State

cpdef inline int row_size(State state) noexcept nogil:
    # The fields are one block, from the first to the last before the events.
    return <char*> &state.event_count - <char*> &state.players

cpdef inline void save(State state, uint8_t[::1] rows, Py_ssize_t at) noexcept nogil:
    memcpy(&rows[at], &state.players, row_size(state))

cpdef inline void load(State state, uint8_t[::1] rows, Py_ssize_t at) noexcept nogil:
    memcpy(&state.players, &rows[at], row_size(state))
    state.event_count = 0
