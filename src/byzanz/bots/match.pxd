cimport cython
from byzanz.bots.policy cimport choose
from byzanz.bots.valuing cimport Desk, Minds
from byzanz.rules.course cimport do
from byzanz.rules.state cimport State

cdef int FINAL

@cython.locals(decisions=int)
cpdef int play_on(Minds minds, Desk desk, State state, int rounds) noexcept nogil
@cython.locals(seat=int)
cpdef void play_final(Minds minds, Desk desk, State state) noexcept nogil
@cython.locals(seat=int)
cpdef void seat_slots(Desk desk, list slots) except *
