cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t
from byzanz.bots.bid_net.features cimport Bid
from byzanz.bots.bid_net.net cimport BidNet
from byzanz.bots.value_net.net cimport Judgement
from byzanz.bots.greedy.valuing cimport Scratch
from byzanz.rules.action_list cimport ActionList
from byzanz.rules.rng cimport SplitMix64
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int BUCKETS, DEPTH, EDGES, NODES, NONE, ROOM, WORLDS

@cython.final
cdef class Tree:
    cdef public int nodes, edges, rollouts, seat, horizon, round, favourite
    cdef public uint64_t seed
    cdef public Scratch scratch
    cdef public Judgement judgement
    cdef public Bid bid
    cdef public BidNet bid_net
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
    cdef int moods[6]
    cdef int64_t rewards[4096]
    cdef int costs[256]

cpdef void clear(Tree tree, State seen, int seat, uint64_t seed) noexcept nogil
@cython.locals(node=int, bucket=int)
cpdef int find(Tree tree, uint64_t key) noexcept nogil
