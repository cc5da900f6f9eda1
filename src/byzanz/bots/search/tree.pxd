cimport cython
from libc.stdint cimport int32_t, int64_t, uint64_t
cimport byzanz.rules.phase as Phase
from byzanz.bots.bid_net.net cimport choose_bid_or_pass
from byzanz.bots.value_net.judge cimport judge
from byzanz.bots.value_net.net cimport JudgeNet, Judgement
from byzanz.bots.greedy.choices cimport choose
from byzanz.bots.greedy.selfplay cimport play_final
from byzanz.bots.search.candidates cimport expand
from byzanz.bots.search.nodes cimport Tree, find
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables
from byzanz.rules.dealing cimport deal_unseen
from byzanz.rules.flow cimport apply
from byzanz.rules.state cimport State

cdef int BELOW, CURIOSITY, DEPTH, EVEN, LEVEL, MARGIN, NONE, OPEN, STRONG, STYLED, UNTRIED, WORLDS, _NEVER
cdef uint64_t _GOLD, _MIX, _WORD
cdef int32_t ROOTS[4096]

@cython.locals(first=int, count=int, number=int, i=int, best=int64_t, score=int64_t, mean=int64_t, untried=int64_t, root=int64_t, found=int, total=int64_t)
cdef int _select(Tree tree, int node, int64_t curiosity) noexcept nogil
@cython.locals(mixed=uint64_t)
cpdef uint64_t mixed_key(uint64_t key, int seat, int verb, uint64_t cards) noexcept nogil
cpdef void open_root(Tree tree, ValueTables tables, State seen) noexcept nogil
cpdef int grow(Tree tree, ValueTables tables, JudgeNet net, State seen) except -1
@cython.locals(world=uint64_t, state=State, depth=int, reward=int64_t, i=int)
cpdef int grow_at(Tree tree, ValueTables tables, JudgeNet net, State seen, int edge) except -1
@cython.locals(node=int, depth=int, key=uint64_t, is_growing=bint, actor=int, verb=int, cards=uint64_t)
cdef int _follow(Tree tree, ValueTables tables, State state, int edge) noexcept nogil
@cython.locals(other=int, style=int)
cdef void _choose_styles(Tree tree, int players, int seat) noexcept nogil
@cython.locals(own=int, best=int, other=int, share=int64_t, winners=int, margin=int, total=int)
cpdef int64_t reward_of(JudgeNet net, Judgement out, ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
