cimport cython
from libc.stdint cimport int16_t, int32_t, uint64_t
cimport byzanz.rules.material as material
from byzanz.rules.cards cimport merchants_in, part_of, part_size, part_with

cdef bint INTERPRETED
cdef int ALONE, AUCTIONS, CROWD, FIGURES, POINT, SHARE, SHELF, SLOT, SLOTS, TABLE, TABLES

@cython.final
cdef class ValueTables:
    cdef public int players, rounds, count
    cdef int16_t worths[8 * 10 * 3 * 1024]
    cdef int16_t alone[8 * 10 * 17]
    cdef int16_t waits[8 * 10 * 6]
    cdef int32_t figures[8 * 16]
    @cython.locals(at=int, table=int, merchants=int)
    cpdef void learn(self, int slot, tuple vector) except *

@cython.final
cdef class Scratch:
    cdef public int verb
    cdef public uint64_t cards
    cdef int slots[6]
    cdef int best[20]
    cdef int costs[64]
    cdef uint64_t payments[64]
    cdef int beside[6]
    cdef int gains[8]

@cython.locals(merchants=int, at=int, total=int, good=int, lone=int, gain=int, index=int, worth=int)
cpdef int value(ValueTables tables, Scratch scratch, int slot, int rounds_left, uint64_t cards) noexcept nogil
@cython.locals(nothing=int, spent=int, good=int, index=int, none=int, one=int, two=int, best=int)
cdef int _value_with(ValueTables tables, Scratch scratch, int at, int lone, int merchants, uint64_t cards) noexcept nogil
@cython.locals(merchants=int, sets=int, good=int, held=int, excess=int)
cpdef int over_limit_cost(ValueTables tables, int slot, int size, uint64_t cards) noexcept nogil
