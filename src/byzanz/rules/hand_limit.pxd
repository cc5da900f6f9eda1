cimport cython
cimport byzanz.rules.event_kind as EventKind
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
from byzanz.rules.cards cimport card
from byzanz.rules.state cimport State

cpdef bint enforce_limit(State state) noexcept nogil
cpdef bint resume(State state) noexcept nogil
cpdef int excess_of(State state) noexcept nogil
cpdef void discard(State state, int seat, int face) noexcept nogil
