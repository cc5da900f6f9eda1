cimport cython
from libc.stdint cimport int8_t, uint8_t
from byzanz.rules.cards cimport value_of
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef uint8_t DECK[112]
cdef uint8_t COPIES_OF[25]

cpdef State undealt(int players)
@cython.locals(place=int, other=int, face=int)
cpdef void shuffle_and_deal(State state, SplitMix64 chance) noexcept nogil
@cython.locals(seat=int)
cpdef void hand_out(State state, int place, int face) noexcept nogil
@cython.locals(face=int, left=int, seat=int, place=int)
cpdef void count_undrawn(State state, int8_t[::1] out) noexcept nogil
@cython.locals(other=int, kind=int, face=int, held=int)
cpdef void blank_hands(State seen, int seat) noexcept nogil
