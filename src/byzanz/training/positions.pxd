cimport cython
from libc.stdint cimport uint64_t
from byzanz.bots.greedy.choices cimport choose
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables
cimport byzanz.rules.phase as Phase
from byzanz.rules.action_list cimport ActionList
from byzanz.rules.flow cimport apply
from byzanz.rules.random_play cimport choose_randomly
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

@cython.locals(seat=int, choice=int)
cpdef void play_noisily(ValueTables tables, Scratch scratch, State state, int rounds, SplitMix64 chance, ActionList actions, int noise) noexcept nogil
