# copy_fields of copying.py, to be inlined; there is nothing to compile.
from libc.string cimport memcpy
from byzanz.rules.state cimport State

cpdef inline void copy_fields(State source, State target) noexcept nogil:
    # The fields are one block, from the first to the last before the events; a new object's event_count is 0.
    memcpy(&target.players, &source.players, <char*> &source.event_count - <char*> &source.players)
