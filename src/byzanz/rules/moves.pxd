cimport cython
from libc.stdint cimport uint8_t, uint64_t
from byzanz.rules.market cimport kind_size
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef uint64_t CARD[25]
cdef uint8_t SALES[576]
cdef int BID, BIDDING, DISCARD, FINAL, GIVE, GIVING, LIMITED, OVER, PASS, SELL, TAKE, TAKING

@cython.final
cdef class Moves:
    cdef public int count
    cdef uint8_t verbs[256]
    cdef uint64_t cards[256]
    cdef uint8_t totals[256]
    cdef uint8_t faces[24]
    cpdef void add(self, int verb, uint64_t cards) noexcept nogil
    cpdef void add_if(self, int number, int verb, uint64_t cards) noexcept nogil
    cpdef tuple move(self, int at)
    @cython.locals(found=list, i=int)
    cpdef list named(self, tuple names, object name)

cpdef void list_moves(State state, int seat, Moves moves) noexcept nogil
@cython.locals(face=int, kind=int)
cpdef void list_turn(State state, int seat, Moves moves) noexcept nogil
@cython.locals(start=int, end=int, face=int, held=int, card=uint64_t, value=int, before=int, i=int, cards=uint64_t, total=int, _=int, short=int)
cpdef void list_bids(State state, int seat, Moves moves) noexcept nogil
@cython.locals(merchants=int, good=int, held=int)
cpdef void list_sales(State state, int seat, Moves moves) noexcept nogil
@cython.locals(merchants=int, number=int, jokers=int, good=int, at=int, ones=int, twos=int)
cpdef int count_sales(State state, int seat) noexcept nogil
@cython.locals(card_1=uint64_t, card_2=uint64_t, card_3=uint64_t, card_4=uint64_t, merchant=uint64_t,
               ones=int, twos=int, threes=int, fours=int, jokers=int, goods=uint64_t)
cdef void _list_sales_of(State state, int at, int good, int merchants, Moves moves) noexcept nogil
