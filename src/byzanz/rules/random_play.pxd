cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
cimport byzanz.rules.verb as Verb
from byzanz.rules.action_list cimport ActionList, count_sales, list_sale, list_turn
from byzanz.rules.cards cimport card, seat_slot, value_of
from byzanz.rules.flow cimport apply
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

@cython.locals(seat=int)
cpdef int next_to_act(State state) noexcept nogil
@cython.locals(sales=int, short=int, drawn=int, faces=int, choices=int, face=int, held=int, cards=uint64_t, total=int,
               bits=uint64_t, i=int, number=int)
cpdef int choose_randomly(State state, int seat, SplitMix64 rng, ActionList actions) noexcept nogil
@cython.locals(choices=int, seat=int, choice=int)
cpdef int play_randomly(State state, SplitMix64 rng, ActionList actions) noexcept nogil
