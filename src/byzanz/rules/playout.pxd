cimport cython
from byzanz.rules.chance cimport Chance
from byzanz.rules.course cimport do
from byzanz.rules.moves cimport Moves, list_moves
from byzanz.rules.state cimport State

cdef int FINAL, OVER

@cython.locals(seat=int)
cpdef int next_to_act(State state) noexcept nogil
@cython.locals(choices=int, seat=int, choice=int)
cpdef int play_randomly(State state, Chance chance, Moves moves) noexcept nogil
