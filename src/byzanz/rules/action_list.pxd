cimport cython
from libc.stdint cimport uint8_t, uint64_t
cimport byzanz.rules.material as material
cimport byzanz.rules.phase as Phase
cimport byzanz.rules.verb as Verb
from byzanz.rules.cards cimport (
    card, cards_of, first_face, kind_slot, part_count, part_with, seat_slot, value_of)
from byzanz.rules.market cimport kind_size
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef uint8_t SALE_COUNTS[4 * 4 * 4 * 3 * 3]

@cython.final
cdef class ActionList:
    cdef public int count
    cdef uint8_t verbs[256]
    cdef uint64_t cards[256]
    cdef uint8_t totals[256]
    cdef uint8_t faces[material.FACES]
    cpdef void add(self, int verb, uint64_t cards) noexcept nogil
    cpdef void add_if(self, int number, int verb, uint64_t cards) noexcept nogil
    cpdef tuple action(self, int at)

cpdef void list_legal(State state, int seat, ActionList actions) noexcept nogil
@cython.locals(face=int, kind=int)
cpdef void list_turn(State state, int seat, ActionList actions) noexcept nogil
@cython.locals(start=int, end=int, face=int, held=int, before=int, i=int, cards=uint64_t, total=int, _=int, short=int)
cpdef void list_bids(State state, int seat, ActionList actions) noexcept nogil
@cython.locals(merchants=int, good=int, held=int, at=int, part=int)
cpdef void list_sales(State state, int seat, ActionList actions) noexcept nogil
@cython.locals(merchants=int, number=int, jokers=int, good=int, at=int)
cpdef int count_sales(State state, int seat) noexcept nogil
@cython.locals(merchants=int, jokers=int, good=int, at=int, sales=int, part=int, place=int)
cpdef int list_sale(State state, int seat, int number, ActionList actions) noexcept nogil
cdef int _sale_index(int ones, int twos, int threes, int fours, int jokers) noexcept nogil
@cython.locals(ones=int, twos=int, threes=int, fours=int, jokers=int, goods=uint64_t)
cpdef void list_sets(int part, int good, int merchants, ActionList actions) noexcept nogil
@cython.locals(actions=ActionList, counts=list, at=int)
cdef list _sale_counts()
