cimport cython
from libc.stdint cimport uint64_t
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.flow cimport do
from byzanz.rules.moves cimport Moves, count_sales, list_sales, list_turn
from byzanz.rules.state cimport State

cdef uint64_t CARD[25]
cdef int BID, BIDDING, FINAL, OVER, PASS

@cython.locals(seat=int)
cpdef int next_to_act(State state) noexcept nogil
@cython.locals(sales=int, short=int, drawn=int, faces=int, choices=int, good=int, face=int, held=int, cards=uint64_t, total=int,
               bits=uint64_t, i=int, number=int)
cpdef int choose_randomly(State state, int seat, SplitMix64 chance, Moves moves) noexcept nogil
@cython.locals(choices=int, seat=int, choice=int)
cpdef int play_randomly(State state, SplitMix64 chance, Moves moves) noexcept nogil
