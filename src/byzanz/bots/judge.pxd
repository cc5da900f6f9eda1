cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint64_t
cimport byzanz.bots.judge_layout as layout
from byzanz.bots.valuing cimport Scratch, ValueTables, value
from byzanz.rules.faces cimport count_of
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int POINT
cdef uint8_t COPIES[25]
cdef int32_t EXP[4096]

@cython.final
cdef class JudgeNet:
    cdef public int players
    cdef public ValueTables tables
    cdef int32_t goods[layout.GOOD_FEATURES * layout.GOOD_HIDDEN]
    cdef int32_t good_bias[layout.GOOD_HIDDEN]
    cdef int32_t own_rows[1024 * layout.GOOD_HIDDEN]
    cdef int32_t rest_rows[17 * layout.GOOD_HIDDEN]
    cdef int32_t most_rows[17 * layout.GOOD_HIDDEN]
    cdef int16_t seats[layout.HIDDEN * layout.JOINT]
    cdef int32_t seat_bias[layout.HIDDEN]
    cdef int16_t joint[2 * layout.HIDDEN * layout.HIDDEN]
    cdef int32_t joint_bias[layout.HIDDEN]
    cdef int16_t heads[2 * layout.HIDDEN]
    cdef int32_t head_bias[2]

@cython.final
cdef class Judgement:
    cdef public Scratch scratch
    cdef public int players, rounds_left
    cdef int held[36]
    cdef int sizes[42]
    cdef int unseen[25]
    cdef int promises[6]
    cdef int sales[6]
    cdef int16_t features[6 * layout.SEAT_FEATURES]
    cdef int16_t inputs[layout.JOINT]
    cdef int16_t hidden[12 * layout.HIDDEN]
    cdef int32_t base[6 * layout.GOOD_HIDDEN]
    cdef int32_t row[layout.GOOD_HIDDEN]
    cdef int32_t sums[layout.GOOD_HIDDEN]
    cdef int16_t last[layout.HIDDEN]
    cdef int logits[6]
    cdef int shares[6]
    cdef int gains[6]

@cython.locals(ones=int, twos=int, threes=int, fours=int, index=int)
cdef void _fill_rows(JudgeNet net) except *
@cython.locals(seat=int, at=int, face=int, kind=int, place=int)
cpdef void read_position(JudgeNet net, Judgement out, State state, int viewer) noexcept nogil
@cython.locals(left=int, seat=int, count=int, kind=int, rank=int, number=int, at=int, good=int, cards=uint64_t, is_open=bint, start=int, money=int, size=int)
cdef void _read_hand(JudgeNet net, Judgement out, State state, int seat, bint is_open) noexcept nogil
@cython.locals(at=int, best_promise=int, best_sale=int, promises=int, sold=int, other=int, good=int, sets=int, pairs=int, held=int, place=int, hidden=int, others=int)
cdef void _read_seat(JudgeNet net, Judgement out, State state, int seat, int viewer) noexcept nogil
cdef int _clipped(int number) noexcept nogil
cdef int _points(int thousandths) noexcept nogil
cpdef void judge(JudgeNet net, Judgement out, State state, int viewer) noexcept nogil
@cython.locals(good=Py_ssize_t, i=Py_ssize_t, rank=Py_ssize_t, unseen=int32_t, total=int32_t)
cdef void _prepare_goods(JudgeNet net, Judgement out) noexcept nogil
@cython.locals(good=Py_ssize_t, i=Py_ssize_t, number=Py_ssize_t, rest=Py_ssize_t, most=Py_ssize_t, pairs=int32_t, other=int, own=Py_ssize_t, total=int32_t, merchants=int32_t, nothing=int32_t)
cdef void _sum_goods(JudgeNet net, Judgement out, int seat) noexcept nogil
@cython.locals(i=Py_ssize_t, j=Py_ssize_t, total=int32_t)
cdef void _see_seat(JudgeNet net, Judgement out, int seat) noexcept nogil
@cython.locals(i=Py_ssize_t, seat=Py_ssize_t, total=int32_t)
cdef void _share_context(Judgement out) noexcept nogil
@cython.locals(i=Py_ssize_t, j=Py_ssize_t, total=int32_t, at=Py_ssize_t)
cdef void _decide_seat(JudgeNet net, Judgement out, int seat) noexcept nogil
@cython.locals(seat=int, best=int, apart=int, total=int64_t, share=int64_t)
cdef void _share_out(Judgement out) noexcept nogil
@cython.locals(seat=int, good=int, rank=int, i=int, held=int, number=int, rest=int, most=int, pairs=int, other=int, unseen=int, total=int, top=int, word=int)
cpdef int write_features(Judgement out, bytearray goods, int at) except -1
@cython.locals(seat=int, i=int, word=int)
cpdef int write_seats(Judgement out, bytearray seats, int at) except -1
