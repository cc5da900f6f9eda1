cimport cython
from libc.stdint cimport int8_t, uint8_t
cimport byzanz.rules.material as material
from byzanz.rules.cards cimport count_of, kind_of, kind_slot, seat_slot, value_of
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef uint8_t DECK[material.DECK]
cdef uint8_t COPIES[material.FACES]

cpdef State undealt(int players)
@cython.locals(place=int)
cpdef void shuffle_and_deal(State state, SplitMix64 rng) noexcept nogil
cpdef void hand_out(State state, int place, int face) noexcept nogil
@cython.locals(face=int, left=int, seat=int)
cpdef void count_undrawn(State state, int8_t[::1] out) noexcept nogil
@cython.locals(other=int, kind=int, face=int, held=int)
cpdef void blank_hands(State seen, int seat) noexcept nogil
