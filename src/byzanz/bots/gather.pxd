cimport cython
from libc.stdint cimport uint64_t
from byzanz.bots.policy cimport choose
from byzanz.bots.valuing cimport Scratch, ValueTables
from byzanz.rules.flow cimport do
from byzanz.rules.moves cimport Moves
from byzanz.rules.playout cimport choose_randomly
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef int FINAL

@cython.locals(seat=int, choice=int)
cpdef void play_noisily(ValueTables tables, Scratch scratch, State state, int rounds, SplitMix64 chance, Moves moves, int noise) noexcept nogil
