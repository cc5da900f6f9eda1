cimport cython
from libc.stdint cimport int32_t, int64_t
cimport byzanz.bots.value_net.layout as layout
from byzanz.bots.value_net.net cimport JudgeNet, Judgement
from byzanz.bots.value_net.position cimport read_position
cimport byzanz.rules.material as material
from byzanz.rules.cards cimport first_face, kind_slot, part_with
from byzanz.rules.state cimport State

cdef int32_t EXP[4096]

cpdef void judge(JudgeNet net, Judgement out, State state, int viewer) noexcept nogil
@cython.locals(good=Py_ssize_t, i=Py_ssize_t, at=int, unseen=Py_ssize_t, rounds=Py_ssize_t)
cdef void _prepare_goods(JudgeNet net, Judgement out) noexcept nogil
cdef Py_ssize_t _row(Py_ssize_t feature, Py_ssize_t number) noexcept nogil
@cython.locals(good=Py_ssize_t, i=Py_ssize_t, number=Py_ssize_t, rest=Py_ssize_t, most=Py_ssize_t, pairs=Py_ssize_t, other=int, own=Py_ssize_t, total=int32_t, merchants=Py_ssize_t, nothing=int32_t)
cdef void _sum_goods(JudgeNet net, Judgement out, int seat) noexcept nogil
@cython.locals(i=Py_ssize_t, j=Py_ssize_t, total=int32_t)
cdef void _see_seat(JudgeNet net, Judgement out, int seat) noexcept nogil
@cython.locals(i=Py_ssize_t, j=Py_ssize_t, seat=Py_ssize_t, total=int32_t)
cdef void _share_context(JudgeNet net, Judgement out) noexcept nogil
@cython.locals(i=Py_ssize_t, j=Py_ssize_t, total=int32_t, at=Py_ssize_t)
cdef void _decide_seat(JudgeNet net, Judgement out, int seat) noexcept nogil
@cython.locals(seat=int, best=int, apart=int, total=int64_t, share=int64_t)
cdef void _share_out(Judgement out) noexcept nogil
