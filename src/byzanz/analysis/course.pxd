cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t
cimport byzanz.rules.phase as Phase
from byzanz.bots.value_net.judge cimport judge
from byzanz.bots.value_net.net cimport JudgeNet, Judgement
from byzanz.bots.greedy.choices cimport choose
from byzanz.bots.greedy.selfplay cimport play_final, play_on
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables
from byzanz.rules.dealing cimport deal_unseen
from byzanz.rules.flow cimport apply, begin
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int BEGIN, OPEN, STRETCH, WAIT
cdef uint64_t _GOLD, _WORD

@cython.final
cdef class Stretch:
    cdef public int worlds, viewer
    cdef public uint64_t seed
    cdef public Scratch scratch
    cdef public Judgement judgement
    cdef public SplitMix64 chance
    cdef uint8_t styles[6 * 2048]
    cdef int32_t shares[6 * 2048]
    cdef int mix[6 * 64]

@cython.locals(world=State, i=int)
cpdef void value_all(Stretch stretch, ValueTables tables, JudgeNet net, State seen, int actor, int verb, uint64_t cards) except *
@cython.locals(world=State, i=int, again=int, agreeing=int, style=int)
cpdef int value_step(Stretch stretch, ValueTables tables, JudgeNet net, State seen, int actor, int verb, uint64_t cards) except -1
@cython.locals(world=State, played=State, i=int, before=int64_t, after=int64_t, is_same=bint)
cpdef tuple expected_shares(Stretch stretch, ValueTables tables, JudgeNet net, State seen, int seat, int verb, uint64_t cards)
cdef bint _would_do(Stretch stretch, ValueTables tables, State state, int seat, int style, int verb, uint64_t cards) noexcept nogil
@cython.locals(world=State, seat=int)
cdef State _deal_world(Stretch stretch, State seen, int number)
@cython.locals(seat=int)
cdef void _set_styles(Stretch stretch, int number, int players) noexcept nogil
@cython.locals(winners=int, total=int64_t, seat=int, share=int64_t)
cdef void _play_out(Stretch stretch, ValueTables tables, JudgeNet net, State state, int rounds, int number) noexcept nogil
