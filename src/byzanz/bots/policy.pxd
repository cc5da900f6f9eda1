cimport cython
from libc.stdint cimport uint64_t
from byzanz.bots.valuing cimport Desk, Minds, bid_of, hand_of, lot_of, market_of, value
from byzanz.rules.state cimport State

cdef int ALONE, AUCTIONS, CROWD, DENY, FIGURES, GIVE_BACK, GIVE_HELP, MARKET, PAID_CARD, PAID_VALUE, POINT, RIVALS, ROOM
cdef int SHARE, SHELF, SLOT, TABLE, TABLES, _NEVER
cdef int BID, BIDDING, DISCARD, GIVE, GIVING, LIMIT, LIMITED, PASS, PICKED, SELL, TAKE, TAKING

cpdef void choose(Minds minds, Desk desk, State state, int seat) noexcept nogil
@cython.locals(hand=uint64_t, need=int, slot=int, table=int, free=uint64_t, rest=uint64_t, payment=uint64_t, won=int, stay=int)
cpdef void choose_bid(Minds minds, Desk desk, State state, int seat) noexcept nogil
@cython.locals(at=int, least=int, found=int, face=int, good=int, index=int, loss=int)
cdef uint64_t _least_missed(Minds minds, int slot, int table, State state, uint64_t cards) noexcept nogil
@cython.locals(at=int, per_value=int, per_card=int, total=int, good=int, held=int, shelf=int, index=int)
cdef void _pay(Minds minds, Desk desk, int slot, int table, uint64_t hand, uint64_t rest, int need) noexcept nogil
@cython.locals(worth=int, fours=int, threes=int, twos=int, ones=int, paid=int, total=int, cost=int, before=int, reached=int)
cdef void _pay_with(Minds minds, Desk desk, int shelf, int good, int held, int index, int need, int per_value, int per_card) noexcept nogil
@cython.locals(hand=uint64_t, money=int, slot=int, table=int, rest=uint64_t)
cpdef int list_payments(Minds minds, Desk desk, State state, int seat, int most) noexcept nogil
@cython.locals(good=int, merchants=int, _=int, most=int, where=int, index=int, beside=int, gain=int)
cdef void _set_beside(Minds minds, Desk desk, int at, uint64_t cards) noexcept nogil
@cython.locals(weight=int, at=int, market=uint64_t, count=int, good=int, lying=int, held=int, lone=int, rivals=int, before=int, with_it=int, without=int)
cdef int _order(Minds minds, Desk desk, int slot, int table, State state, uint64_t cards) noexcept nogil
@cython.locals(place=int)
cdef void _rank(Desk desk, int count, int gain) noexcept nogil
@cython.locals(above=int, below=int)
cdef int _at_rank(Desk desk, int count, int rank) noexcept nogil
@cython.locals(slot=int, table=int, rest=uint64_t, market=uint64_t, size=int, help_weight=int, back_weight=int, most=int, face=int, kept=uint64_t, score=int, help_to=int, other=int)
cpdef void choose_gift(Minds minds, Desk desk, State state, int seat) noexcept nogil
@cython.locals(lone=int, at=int, index=int)
cdef int _use(Minds minds, int slot, int table, uint64_t hand, uint64_t market, int face) noexcept nogil
@cython.locals(slot=int, table=int, hand=uint64_t, market=uint64_t, weight=int, most=int, kind=int, lying=int, taken=uint64_t, score=int, denied=int, other=int)
cpdef void choose_kind(Minds minds, Desk desk, State state, int seat) noexcept nogil
@cython.locals(lone=int, at=int)
cdef int _gain_of(Minds minds, int slot, int table, uint64_t hand, int kind, int lying) noexcept nogil
@cython.locals(slot=int, table=int, hand=uint64_t, size=int, room=int, most=int, kind=int, merchants=int, cards=uint64_t, rest=uint64_t, score=int, face=int)
cpdef void choose_riddance(Minds minds, Desk desk, State state, int seat) noexcept nogil
@cython.locals(table=int, hand=uint64_t, most=int, kind=int, merchants=int, cards=uint64_t, left=int, spent=int)
cpdef void choose_sale(Minds minds, Desk desk, State state, int seat) noexcept nogil
@cython.locals(held=int, top=int, chosen=int, wanted=int, low=int)
cpdef uint64_t best_set(uint64_t hand, int kind, int merchants) noexcept nogil
@cython.locals(kind=int, held=int, top=int)
cpdef int set_points(uint64_t cards) noexcept nogil
@cython.locals(merchants=int, sets=int, good=int, held=int, excess=int)
cdef int _crowding(Minds minds, int slot, int size, uint64_t cards) noexcept nogil
cpdef uint64_t card(int face) noexcept nogil
@cython.locals(cards=uint64_t)
cdef uint64_t _packed(int held, int kind) noexcept nogil
cdef int _bit(int rank) noexcept nogil
cpdef int held_at(int held, int rank) noexcept nogil
cpdef int cards_in(int held) noexcept nogil
@cython.locals(size=int, good=int)
cdef int _size_of(uint64_t cards) noexcept nogil
@cython.locals(money=int, good=int, held=int)
cdef int _money_of(uint64_t cards) noexcept nogil
