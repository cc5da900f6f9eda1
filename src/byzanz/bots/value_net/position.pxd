cimport cython
from libc.stdint cimport uint8_t, uint64_t
cimport byzanz.bots.value_net.layout as layout
cimport byzanz.rules.material as material
from byzanz.bots.value_net.net cimport JudgeNet, Judgement
from byzanz.bots.greedy.valuing cimport value
from byzanz.rules.cards cimport cards_of, count_of, first_face, kind_slot, part_count, rank_shift, seat_slot
from byzanz.rules.state cimport State

cdef int POINT
cdef uint8_t COPIES[25]

@cython.locals(seat=int, face=int, laid_out=uint64_t)
cpdef void read_position(JudgeNet net, Judgement out, State state, int viewer) noexcept nogil
@cython.locals(left=int, seat=int, count=int, kind=int, rank=int, number=int, at=int, good=int, cards=uint64_t, is_open=bint, start=int, money=int, size=int)
cdef void _read_hand(JudgeNet net, Judgement out, State state, int seat, bint is_open) noexcept nogil
@cython.locals(at=int, best_promise=int, best_sale=int, promises=int, sold=int, other=int, good=int, sets=int, pairs=int, held=int, order=int, hidden=int, others=int)
cdef void _read_seat(JudgeNet net, Judgement out, State state, int seat, int viewer) noexcept nogil
cdef int _clipped(int number) noexcept nogil
cdef int _points(int thousandths) noexcept nogil
@cython.locals(seat=int, good=int, rank=int, i=int, held=int, number=int, rest=int, most=int, pairs=int, other=int, unseen=int, total=int, top=int, word=int)
cpdef int write_features(Judgement out, bytearray goods, int at) except -1
@cython.locals(seat=int, i=int, word=int)
cpdef int write_seats(Judgement out, bytearray seats, int at) except -1
