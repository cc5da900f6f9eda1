cimport cython
from libc.stdint cimport int32_t, int64_t, uint64_t
cimport byzanz.rules.phase as Phase
cimport byzanz.rules.verb as Verb
from byzanz.bots.greedy.bidding cimport least_missed
from byzanz.bots.greedy.choices cimport choose
from byzanz.bots.search.nodes cimport Tree
from byzanz.bots.greedy.valuing cimport ValueTables, value
from byzanz.rules.action_list cimport list_bids, list_sales, list_turn
from byzanz.rules.cards cimport part_of, size_of, total_of
from byzanz.rules.state cimport State

cdef int BUCKETS, CERTAIN, EDGES, KEEP, NODES, NONE, REACH, ROOM, SHARPNESS, _NEVER
cdef int FIGURES, PAID_CARD, PAID_VALUE, POINT, SHARE
cdef int32_t POWERS[4096]

@cython.locals(bucket=int, node=int, first=int, i=int, chosen=int)
cpdef int expand(Tree tree, ValueTables tables, State state, int seat, uint64_t key) noexcept nogil
@cython.locals(first=int, i=int, hand=uint64_t, rest=uint64_t, need=int, table=int, slot=int, best=int, worth=int, cost=int, total=int, number=int, per_value=int, per_card=int, cards=uint64_t)
cdef int _list_payments(Tree tree, ValueTables tables, State state, int seat) noexcept nogil
@cython.locals(face=int, least=int, good=int, held=int)
cdef int _lowest(uint64_t cards) noexcept nogil
@cython.locals(i=int, total=int64_t, share=int64_t, apart=int, power=int)
cdef void _set_priors(Tree tree, int first, int count, int passes, uint64_t favourite, int favourite_verb) noexcept nogil
