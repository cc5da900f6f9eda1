cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.event_kind as EventKind
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
from byzanz.rules.cards cimport card, count_of, first_face, part_of, value_of
from byzanz.rules.state cimport State

@cython.locals(_=int, other=int)
cpdef int next_bidder(State state, int seat) noexcept nogil
@cython.locals(lot=uint64_t, _=int, face=int, seat=int)
cpdef void open_auction(State state) noexcept nogil
@cython.locals(total=int, good=int, face=int, number=int)
cpdef void bid(State state, int seat, uint64_t cards) noexcept nogil
@cython.locals(taken_back=uint64_t, good=int, face=int, number=int)
cpdef void pass_auction(State state, int seat) noexcept nogil
cpdef void give(State state, int seat, int face) noexcept nogil
@cython.locals(paid=uint64_t, good=int, face=int)
cdef void _win(State state, int seat) noexcept nogil
cdef void _win_without_bid(State state, int seat) noexcept nogil
@cython.locals(face=int)
cdef void _win_unopposed(State state, int seat) noexcept nogil
@cython.locals(gained=uint64_t, face=int, number=int)
cdef void _collect(State state, int seat) noexcept nogil
