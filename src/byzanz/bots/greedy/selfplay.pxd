cimport cython
from byzanz.bots.greedy.choices cimport choose
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables
cimport byzanz.rules.phase as Phase
from byzanz.rules.flow cimport apply
from byzanz.rules.state cimport State

@cython.locals(decisions=int)
cpdef int play_on(ValueTables tables, Scratch scratch, State state, int rounds) noexcept nogil
@cython.locals(seat=int)
cpdef void play_final(ValueTables tables, Scratch scratch, State state) noexcept nogil
@cython.locals(seat=int)
cpdef void seat_slots(Scratch scratch, list slots) except *
