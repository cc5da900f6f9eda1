cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t
cimport byzanz.rules.phase as Phase
cimport byzanz.rules.verb as Verb
from byzanz.bots.judge cimport JudgeNet, Judgement, judge
from byzanz.bots.bidding cimport least_missed
from byzanz.bots.policy cimport choose
from byzanz.bots.selfplay cimport play_final
from byzanz.bots.valuing cimport Scratch, ValueTables, value
from byzanz.rules.action_list cimport ActionList, list_bids, list_sales, list_turn
from byzanz.rules.cards cimport size_of, total_of
from byzanz.rules.dealing cimport deal_unseen
from byzanz.rules.faces cimport part_of
from byzanz.rules.flow cimport apply
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int BUCKETS, DEPTH, EDGES, NODES, ROOM, _NEVER
cdef int FIGURES, NONE, OPEN, PAID_CARD, PAID_VALUE, POINT, SHARE
cdef int CERTAIN, KEEP, LEVEL, WORLDS, MARGIN, REACH, UNTRIED, CURIOSITY, SHARPNESS
cdef uint64_t _GOLD, _MIX, _WORD
cdef int32_t ROOTS[4096]
cdef int32_t POWERS[4096]

@cython.final
cdef class Tree:
    cdef public int nodes, edges, tries, seat, horizon, round, favourite
    cdef public uint64_t seed
    cdef public Scratch scratch
    cdef public Judgement judgement
    cdef public ActionList actions
    cdef public SplitMix64 chance
    cdef uint64_t keys[2048]
    cdef int32_t next_node[2048]
    cdef int32_t firsts[2048]
    cdef int32_t counts[2048]
    cdef int32_t visits[2048]
    cdef int32_t buckets[4096]
    cdef uint8_t verbs[32768]
    cdef uint64_t cards[32768]
    cdef int32_t priors[32768]
    cdef int32_t tried[32768]
    cdef int64_t sums[32768]
    cdef int32_t path_nodes[64]
    cdef int32_t path_edges[64]
    cdef int mix[6 * 64]
    cdef int64_t rewards[4096]
    cdef int costs[256]

cpdef void clear(Tree tree, State seen, int seat, uint64_t seed) noexcept nogil
@cython.locals(node=int, bucket=int)
cpdef int find_node(Tree tree, uint64_t key) noexcept nogil
@cython.locals(bucket=int, node=int, first=int, i=int, chosen=int)
cpdef int expand(Tree tree, ValueTables tables, State state, int seat, uint64_t key) noexcept nogil
@cython.locals(first=int, i=int, hand=uint64_t, rest=uint64_t, need=int, table=int, slot=int, best=int, worth=int, cost=int, total=int, number=int, per_value=int, per_card=int, cards=uint64_t)
cdef int _list_payments(Tree tree, ValueTables tables, State state, int seat) noexcept nogil
@cython.locals(face=int, least=int, good=int, held=int)
cdef int _lowest(uint64_t cards) noexcept nogil
@cython.locals(i=int, total=int64_t, share=int64_t, apart=int, power=int)
cdef void _set_priors(Tree tree, int first, int count, int passes, uint64_t favourite, int favourite_verb) noexcept nogil
@cython.locals(first=int, count=int, number=int, i=int, best=int64_t, score=int64_t, mean=int64_t, untried=int64_t, root=int64_t, found=int, total=int64_t)
cdef int _select(Tree tree, int node) noexcept nogil
@cython.locals(mixed=uint64_t)
cpdef uint64_t mixed_key(uint64_t key, int seat, int verb, uint64_t cards) noexcept nogil
@cython.locals(edge=int, world=uint64_t, state=State, node=int, depth=int, key=uint64_t, is_growing=bint, actor=int, verb=int, cards=uint64_t, reward=int64_t, i=int)
cpdef int grow(Tree tree, ValueTables tables, JudgeNet net, State seen) except -1
@cython.locals(other=int)
cdef void _choose_styles(Tree tree, int players, int seat) noexcept nogil
@cython.locals(own=int, best=int, other=int, share=int64_t, winners=int, margin=int, total=int)
cpdef int64_t reward_of(JudgeNet net, Judgement out, ValueTables tables, Scratch scratch, State state, int seat) noexcept nogil
