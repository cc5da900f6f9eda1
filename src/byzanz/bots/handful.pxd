cimport cython
from libc.stdint cimport uint64_t

cpdef uint64_t card(int face) noexcept nogil
@cython.locals(cards=uint64_t)
cpdef uint64_t packed(int held, int kind) noexcept nogil
cpdef int bit(int rank) noexcept nogil
cpdef int held_at(int held, int rank) noexcept nogil
cpdef int cards_in(int held) noexcept nogil
@cython.locals(size=int, good=int)
cpdef int size_of(uint64_t cards) noexcept nogil
@cython.locals(money=int, good=int, held=int)
cpdef int money_of(uint64_t cards) noexcept nogil
@cython.locals(held=int, jokers=int, top=int, chosen=int, wanted=int, low=int)
cpdef uint64_t best_set(uint64_t hand, int kind, int merchants) noexcept nogil
@cython.locals(kind=int, held=int, top=int)
cpdef int set_points(uint64_t cards) noexcept nogil
