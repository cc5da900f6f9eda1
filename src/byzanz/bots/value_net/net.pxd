cimport cython
from libc.stdint cimport int16_t, int32_t
cimport byzanz.bots.value_net.layout as layout
from byzanz.rules.cards cimport part_with
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables

cdef bint INTERPRETED

@cython.final
cdef class JudgeNet:
    cdef public int players
    cdef public ValueTables tables
    cdef int32_t goods[layout.GOOD_FEATURES * layout.GOOD_HIDDEN]
    cdef int32_t good_bias[layout.GOOD_HIDDEN]
    cdef int32_t own_rows[1024 * layout.GOOD_HIDDEN]
    cdef int32_t unseen_rows[1024 * layout.GOOD_HIDDEN]
    cdef int32_t count_rows[layout.COUNT_ROWS * layout.GOOD_HIDDEN]
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
    cdef int16_t hidden[6 * layout.HIDDEN]
    cdef int16_t context[layout.HIDDEN]
    cdef int32_t common[layout.HIDDEN]
    cdef int32_t base[6 * layout.GOOD_HIDDEN]
    cdef int32_t sums[layout.GOOD_HIDDEN]
    cdef int16_t last[layout.HIDDEN]
    cdef int logits[6]
    cdef int shares[6]
    cdef int gains[6]

@cython.locals(ones=int, twos=int, threes=int, fours=int, feature=int, number=int, i=int, row=int)
cdef void _fill_rows(JudgeNet net) except *
@cython.locals(row=int, number=int, top=int, i=int, total=int32_t)
cdef void _fill_cards(JudgeNet net, int ones, int twos, int threes, int fours) except *
@cython.locals(at=int, step=int, low=int32_t)
cdef int _weighed(JudgeNet net, int first, int i, int ones, int twos, int threes, int fours) noexcept
