cimport cython
from libc.stdint cimport uint8_t
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
from byzanz.game.card_names cimport names_packed
from byzanz.rules.dealing cimport pile_start
from byzanz.rules.cards cimport seat_slot
from byzanz.rules.hand_limit cimport excess_of
from byzanz.rules.state cimport State

cdef int _ORDER[material.FACES]
cdef tuple _NAMES
cdef tuple _PHASES

@cython.locals(is_auction=bint, is_seat=bint)
cpdef dict view_fields(State seen, int seat, bint is_open, dict rules, object result)
cdef object _seat_or_none(int seat)
@cython.locals(names=list, i=int, face=int, _=int)
cdef list names_in(uint8_t* counts, int start)
@cython.locals(seat=int)
cpdef list waiting_list(State state)
cpdef list pick_order(State state)
@cython.locals(bidders=list, step=int, seat=int)
cpdef list bidder_list(State state)
@cython.locals(shown=list, other=int)
cpdef list points_shown(State state, int seat, bint is_open)
@cython.locals(seat=int)
cdef list _offer_cards(State state)
@cython.locals(seat=int)
cdef list _bids(State state)
@cython.locals(seat=int)
cdef list _known(State state)
