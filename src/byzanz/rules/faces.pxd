# The functions of faces.py, to be inlined; there is nothing to compile.
cimport byzanz.rules.material as material
from libc.stdint cimport uint64_t

cpdef inline int kind_of(int face) noexcept nogil:
    return face >> 2

cpdef inline int first_face(int kind) noexcept nogil:
    return material.VALUES * kind

cpdef inline int rank_of(int face) noexcept nogil:
    return face & 3

cpdef inline int value_of(int face) noexcept nogil:
    return 0 if face == material.MERCHANT else (face & 3) + 1

cpdef inline int seat_slot(int seat, int face) noexcept nogil:
    return material.FACES * seat + face

cpdef inline int kind_slot(int seat, int kind) noexcept nogil:
    return material.KINDS * seat + kind

cpdef inline int rank_shift(int rank) noexcept nogil:
    return 3 * rank - (rank == 3)

cpdef inline uint64_t card(int face) noexcept nogil:
    return (<uint64_t> 1) << (10 * kind_of(face) + rank_shift(rank_of(face)))

cpdef inline int count_of(uint64_t cards, int face) noexcept nogil:
    return (cards >> (10 * kind_of(face) + rank_shift(rank_of(face)))) & (
        15 if face == material.MERCHANT else 3 if face & 2 else 7)

cpdef inline int merchants_in(uint64_t cards) noexcept nogil:
    return cards >> 60

cpdef inline int part_of(uint64_t cards, int kind) noexcept nogil:
    return (cards >> (10 * kind)) & 1023

cpdef inline uint64_t cards_of(uint64_t part, int kind) noexcept nogil:
    return part << (10 * kind)

cpdef inline int part_card(int rank) noexcept nogil:
    return 1 << rank_shift(rank)

cpdef inline int part_count(int part, int rank) noexcept nogil:
    return (part >> rank_shift(rank)) & (3 if rank & 2 else 7)

cpdef inline int part_size(int part) noexcept nogil:
    return (part & 7) + (part >> 3 & 7) + (part >> 6 & 3) + (part >> 8)

cpdef inline int part_total(int part) noexcept nogil:
    return (part & 7) + 2 * (part >> 3 & 7) + 3 * (part >> 6 & 3) + 4 * (part >> 8)

cpdef inline int part_with(int ones, int twos, int threes, int fours) noexcept nogil:
    return ones + (twos << 3) + (threes << 6) + (fours << 8)
