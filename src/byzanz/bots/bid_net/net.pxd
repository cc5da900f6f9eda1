cimport cython
from libc.stdint cimport int16_t, int32_t, int64_t
cimport byzanz.bots.bid_net.layout as layout
cimport byzanz.rules.verb as Verb
from byzanz.bots.bid_net.features cimport Bid, read_bid
from byzanz.bots.greedy.valuing cimport Scratch, ValueTables
from byzanz.rules.state cimport State

cdef bint INTERPRETED
cdef int CLIP, SCALE, WEIGHT
cdef int32_t MOODS[64]

@cython.final
cdef class BidNet:
    cdef public int players
    cdef int16_t weights[layout.WEIGHTS]
    cdef int32_t biases[layout.BIASES]

@cython.locals(answer=int64_t, told=int32_t, at=Py_ssize_t, last=Py_ssize_t, j=Py_ssize_t, good=Py_ssize_t, i=Py_ssize_t)
cpdef int64_t bid_logit(BidNet net, Bid out) noexcept nogil
@cython.locals(told=int32_t, at=Py_ssize_t, j=Py_ssize_t, i=Py_ssize_t, nothing=int32_t)
cdef void _add_good(BidNet net, Bid out, Py_ssize_t start) noexcept nogil
cpdef void choose_bid_or_pass(BidNet net, Bid out, ValueTables tables, Scratch scratch, State state, int seat, int mood) noexcept nogil
