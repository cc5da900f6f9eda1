cimport cython
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
cimport byzanz.rules.material as material
from byzanz.rules.cards cimport card, count_of, kind_of, kind_slot, part_with, seat_slot, value_of

cdef bint INTERPRETED

@cython.final
cdef class State:
    cdef public int16_t players, rounds, first, goods_only, pile_at, round, phase, resume, turn, starter, auction, picks_left
    cdef public int16_t offer, leader, highest, first_passer, version
    cdef uint64_t bids[material.MOST]
    cdef uint64_t profit[material.MOST]
    cdef uint8_t deck[material.DECK]
    cdef uint8_t offers[material.MOST]
    cdef uint8_t hands[material.MOST * material.FACES]
    cdef uint8_t known[material.MOST * material.FACES]
    cdef uint8_t shown[material.MOST * material.HAND]
    cdef uint8_t lot[material.FACES]
    cdef uint8_t market[material.FACES]
    cdef uint8_t gone[material.FACES]
    cdef uint8_t hand_sizes[material.MOST]
    cdef uint8_t hand_totals[material.MOST]
    cdef uint8_t hand_kinds[material.MOST * material.KINDS]
    cdef uint8_t unknown[material.MOST]
    cdef uint8_t bid_totals[material.MOST]
    cdef uint8_t points[material.MOST]
    cdef uint8_t profit_counts[material.MOST]
    cdef uint8_t offer_cards[material.MOST]
    cdef uint8_t has_passed[material.MOST]
    cdef uint8_t is_done[material.MOST]
    cdef uint8_t has_won[material.MOST]
    # A copy ends here: the events of the last action stay behind (codec.pxd).
    cdef public int event_count
    cdef uint8_t event_kinds[22]
    cdef int8_t event_seats[22]
    cdef uint8_t event_numbers[22]
    cdef uint64_t event_cards[22]

    @cython.locals(other=State)
    cpdef State copy(self)
    @cython.locals(row=bytearray)
    cpdef bytes row(self)
    cpdef void deal_card(self, int seat, int face) noexcept nogil
    @cython.locals(place=int)
    cpdef void into_hand(self, int seat, int face, int number) noexcept nogil
    @cython.locals(place=int, recalled=int, _=int)
    cpdef void out_of_hand(self, int seat, int face, int number) noexcept nogil
    @cython.locals(face=int)
    cpdef bint holds(self, int seat, uint64_t cards) noexcept nogil
    cpdef void emit(self, int kind, int seat, int number, uint64_t cards) noexcept nogil
    @cython.locals(i=int)
    cpdef list events(self)
    cpdef uint64_t hand_of(self, int seat) noexcept nogil
    cpdef uint64_t bid_of(self, int seat) noexcept nogil
    cpdef uint64_t known_of(self, int seat) noexcept nogil
    cpdef uint64_t profit_of(self, int seat) noexcept nogil
    cpdef uint64_t lot_cards(self) noexcept nogil
    cpdef uint64_t market_cards(self) noexcept nogil
    @cython.locals(face=int)
    cpdef list gone_counts(self)
    @cython.locals(i=int)
    cpdef list deck_faces(self)
    @cython.locals(i=int)
    cpdef list offer_list(self)
    @cython.locals(seat=int)
    cpdef list hand_size_list(self)
    @cython.locals(seat=int)
    cpdef list unknown_list(self)
    @cython.locals(seat=int)
    cpdef list bid_total_list(self)
    @cython.locals(seat=int)
    cpdef list points_list(self)
    @cython.locals(seat=int)
    cpdef list profit_count_list(self)
    @cython.locals(seat=int)
    cpdef list offer_card_list(self)
    @cython.locals(seat=int)
    cpdef list passed_list(self)
    @cython.locals(seat=int)
    cpdef list done_list(self)
    @cython.locals(seat=int)
    cpdef list winner_list(self)

@cython.locals(state=State)
cpdef State state_of(bytes row)
@cython.locals(cards=uint64_t, good=int, at=int, part=int)
cdef uint64_t pack(uint8_t* counts, int start) noexcept nogil

# Last, because it needs the class above.
from byzanz.rules.codec cimport copy_fields, load, row_size, save
