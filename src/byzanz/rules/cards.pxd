# The functions of cards.py, to be inlined; there is nothing to compile.
cimport byzanz.rules.material as material
from libc.stdint cimport uint8_t, uint64_t

# Tables, because loading an entry is faster than computing it.
cdef extern from *:
    """
    static const uint8_t BYZANZ_VALUE[25] = {1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 0};
    static const uint8_t BYZANZ_SHIFT[25] = {
        0, 3, 6, 8, 10, 13, 16, 18, 20, 23, 26, 28, 30, 33, 36, 38, 40, 43, 46, 48, 50, 53, 56, 58, 60};
    static const uint8_t BYZANZ_MASK[25] = {7, 7, 3, 3, 7, 7, 3, 3, 7, 7, 3, 3, 7, 7, 3, 3, 7, 7, 3, 3, 7, 7, 3, 3, 15};
    static const uint64_t BYZANZ_CARD[25] = {
        1ULL << 0, 1ULL << 3, 1ULL << 6, 1ULL << 8, 1ULL << 10, 1ULL << 13, 1ULL << 16, 1ULL << 18,
        1ULL << 20, 1ULL << 23, 1ULL << 26, 1ULL << 28, 1ULL << 30, 1ULL << 33, 1ULL << 36, 1ULL << 38,
        1ULL << 40, 1ULL << 43, 1ULL << 46, 1ULL << 48, 1ULL << 50, 1ULL << 53, 1ULL << 56, 1ULL << 58,
        1ULL << 60};
    static const uint64_t BYZANZ_SPREAD = 0x9E3779B97F4A7C15ULL;
    """
    const uint8_t BYZANZ_VALUE[25]
    const uint8_t BYZANZ_SHIFT[25]
    const uint8_t BYZANZ_MASK[25]
    const uint64_t BYZANZ_CARD[25]
    const uint64_t BYZANZ_SPREAD

cpdef inline int kind_of(int face) noexcept nogil:
    return face >> 2

cpdef inline int first_face(int kind) noexcept nogil:
    return material.VALUES * kind

cpdef inline int rank_of(int face) noexcept nogil:
    return face & 3

cpdef inline int value_of(int face) noexcept nogil:
    return BYZANZ_VALUE[face]

cpdef inline int seat_slot(int seat, int face) noexcept nogil:
    return material.FACES * seat + face

cpdef inline int kind_slot(int seat, int kind) noexcept nogil:
    return material.KINDS * seat + kind

cpdef inline int rank_shift(int rank) noexcept nogil:
    return 3 * rank - (rank == 3)

cpdef inline uint64_t card(int face) noexcept nogil:
    return BYZANZ_CARD[face]

cpdef inline uint64_t key_of(uint64_t cards) noexcept nogil:
    cdef uint64_t spread = cards * BYZANZ_SPREAD
    return spread ^ (spread >> 32)

cpdef inline int count_of(uint64_t cards, int face) noexcept nogil:
    return (cards >> BYZANZ_SHIFT[face]) & BYZANZ_MASK[face]

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

cpdef inline int size_of(uint64_t cards) noexcept nogil:
    cdef int good
    cdef int size = merchants_in(cards)
    for good in range(material.GOODS):
        size += part_size(part_of(cards, good))
    return size

cpdef inline int total_of(uint64_t cards) noexcept nogil:
    cdef int good
    cdef int total = 0
    for good in range(material.GOODS):
        total += part_total(part_of(cards, good))
    return total

cpdef inline int single(uint64_t cards) noexcept nogil:
    cdef int kind, face
    for kind in range(material.KINDS):
        if part_of(cards, kind):
            for face in range(first_face(kind), min(first_face(kind + 1), material.FACES)):
                if cards == card(face):
                    return face
            return material.NO_CARD
    return material.NO_CARD
