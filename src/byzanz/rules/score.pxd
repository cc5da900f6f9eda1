cimport cython
cimport byzanz.rules.material as material
from byzanz.rules.cards cimport seat_slot
from byzanz.rules.state cimport State

cpdef int tie_cards(State state, int seat) noexcept nogil
cpdef bint is_ahead(State state, int seat, int other) noexcept nogil
@cython.locals(seat=int, other=int)
cpdef void name_winners(State state) noexcept nogil
