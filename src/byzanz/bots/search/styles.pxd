cimport cython
cimport byzanz.rules.phase as Phase
from byzanz.bots.greedy.bidding cimport choose_bid
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables
from byzanz.rules.state cimport State

@cython.locals(slot=int, agreeing=int)
cpdef int agreeing_styles(ValueTables tables, Scratch scratch, State state, int seat, int verb) noexcept nogil
