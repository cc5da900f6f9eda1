cimport cython
from libc.stdint cimport uint8_t, uint64_t
cimport byzanz.rules.material as material
from byzanz.rules.cards cimport count_of, kind_of, kind_slot, seat_slot, value_of
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef uint8_t COPIES[material.FACES]

@cython.locals(state=State, seat=int, i=int)
cpdef State deal(list deck, int players, int first, bint goods_only)
@cython.locals(number=int, face=int, i=int, _=int)
cpdef list shuffled(SplitMix64 rng)
@cython.locals(i=int, size=int)
cpdef int pile_start(State state) noexcept nogil
@cython.locals(seen=State, other=int, kind=int, held=int, face=int, i=int)
cpdef State seen_by(State state, int seat)
@cython.locals(state=State, number=int, face=int, left=int, other=int, laid_out=uint64_t, _=int, i=int)
cpdef State deal_unseen(State seen, int seat, SplitMix64 rng)
@cython.locals(at=int, face=int, _=int)
cdef int _deal_hand(State state, int seat, SplitMix64 rng, int number) noexcept nogil
