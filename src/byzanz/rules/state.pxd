cimport cython
from libc.stdint cimport int8_t, uint8_t, uint64_t
from byzanz.rules.cards cimport count_of

cdef uint64_t CARD[25]
cdef int NOBODY
cdef bint INTERPRETED

@cython.final
cdef class State:
    cdef public int players, rounds, first, goods_only, pile_at, round, phase, resume, turn, starter, auction, offer
    cdef public int leader, highest, first_passer, version, notes
    cdef uint8_t deck[112]
    cdef uint8_t offers[6]
    cdef uint8_t hands[150]
    cdef uint8_t bids[150]
    cdef uint8_t known[150]
    cdef uint8_t shown[24]
    cdef uint8_t profit[150]
    cdef uint8_t lot[25]
    cdef uint8_t market[25]
    cdef uint8_t gone[25]
    cdef uint8_t hand_sizes[6]
    cdef uint8_t hand_totals[6]
    cdef uint8_t hand_kinds[42]
    cdef uint8_t unknown[6]
    cdef uint8_t bid_totals[6]
    cdef uint8_t points[6]
    cdef uint8_t profit_counts[6]
    cdef uint8_t offer_cards[6]
    cdef uint8_t has_passed[6]
    cdef uint8_t is_done[6]
    cdef uint8_t has_won[6]
    cdef uint8_t note_kinds[24]
    cdef int8_t note_seats[24]
    cdef uint8_t note_numbers[24]
    cdef uint64_t note_cards[24]

    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef void into_hand(self, int seat, int face, int number) noexcept nogil
    @cython.locals(place=int, recalled=int, _=int)
    cpdef void out_of_hand(self, int seat, int face, int number) noexcept nogil
    @cython.locals(face=int)
    cpdef bint holds(self, int seat, uint64_t cards) noexcept nogil
    cpdef void note(self, int kind, int seat, int number, uint64_t cards) noexcept nogil
    @cython.locals(i=int)
    cpdef list told(self)
    @cython.locals(seat=int)
    cpdef list seats_of(self, str what)
    cpdef uint64_t packed(self, str place, int seat) except? 0
    @cython.locals(face=int)
    cpdef list gone_faces(self)
    @cython.locals(i=int)
    cpdef list deck_faces(self)

@cython.locals(cards=uint64_t, face=int)
cdef uint64_t _pack(uint8_t* counts, int start) noexcept nogil
