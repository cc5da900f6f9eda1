# The functions of codec.py, to be inlined; there is nothing to compile.
from libc.string cimport memcpy
from byzanz.rules.state cimport State

cpdef inline int row_size(State state) noexcept nogil:
    # The fields are one block, from the first to the last before the events.
    return <char*> &state.event_count - <char*> &state.players

cpdef inline void copy_fields(State source, State target) noexcept nogil:
    # A new object's event_count is 0.
    memcpy(&target.players, &source.players, row_size(source))

cpdef inline void save(State state, unsigned char* rows, Py_ssize_t at) noexcept nogil:
    memcpy(rows + at, &state.players, row_size(state))

cpdef inline void load(State state, const unsigned char* rows, Py_ssize_t at) noexcept nogil:
    memcpy(&state.players, rows + at, row_size(state))
    state.event_count = 0
