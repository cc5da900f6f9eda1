cimport cython
from libc.stdint cimport int8_t, uint8_t, uint64_t
cimport byzanz.envs.layout as layout
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
cimport byzanz.rules.verb as Verb
from byzanz.rules.action_list cimport ActionList, list_legal
from byzanz.rules.cards cimport (
    card, count_of, first_face, kind_of, kind_slot, seat_slot, total_of, value_of)
from byzanz.rules.flow cimport apply
from byzanz.rules.hand_limit cimport excess_of
from byzanz.rules.market cimport kind_size
from byzanz.rules.random_play cimport next_to_act
from byzanz.rules.state cimport State

cdef uint64_t SALE_CARDS[199]
cdef uint64_t SALE_BITS[4 * 4 * 4 * 3 * 3]
cdef uint8_t COPIES[material.FACES]

@cython.final
cdef class Position:
    cdef public State state
    cdef public ActionList actions
    cdef public uint64_t draft
    @cython.locals(other=Position)
    cpdef Position copy(self)
    cpdef int to_act(self) noexcept nogil
    cpdef void observe(self, int seat, int8_t[::1] out) noexcept nogil
    cpdef void mask(self, int seat, int8_t[::1] out) noexcept nogil
    cpdef void step(self, int action) noexcept nogil
    cpdef int list_legal(self, int seat) noexcept nogil
    cpdef tuple legal(self, int place)
    cpdef void features(self, int8_t[::1] out) noexcept nogil
    cpdef bint is_done(self, int seat) noexcept nogil
    cpdef void act(self, int verb, uint64_t cards) noexcept nogil

@cython.locals(seat=int)
cpdef uint64_t step(State state, uint64_t draft, int action) noexcept nogil
@cython.locals(laying=Py_ssize_t, i=int, face=int, other=int, block=Py_ssize_t, _=int)
cpdef void write_observation(State state, uint64_t draft, int seat, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(face=int, on_table=int, own=int)
cdef void _write_cards(State state, int mine, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(theirs=Py_ssize_t, face=Py_ssize_t, waiting=bint)
cdef void _write_seat(State state, int other, int8_t[::1] out, Py_ssize_t block, Py_ssize_t unseen) noexcept nogil
@cython.locals(action=int, face=int, kind=int)
cpdef void write_mask(State state, uint64_t draft, int seat, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(laid=int, need=int, rest=int, face=int, held=int, number=int)
cdef void _mask_bids(State state, uint64_t draft, int seat, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(merchants=int, jokers=int, good=int, held=int, first=int, ones=int, twos=int, bits=uint64_t, place=Py_ssize_t)
cpdef void mask_sales(State state, int seat, int8_t[::1] out, Py_ssize_t at) noexcept nogil
@cython.locals(i=int, place=int, row=int, verb=int, cards=uint64_t, total=int, face=int, number=int)
cpdef void write_features(State state, ActionList actions, int8_t[::1] out) noexcept nogil
@cython.locals(best=int, other=int, winners=int)
cpdef double reward_of(State state, int seat, int reward) noexcept nogil
