cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.event_kind as EventKind
cimport byzanz.rules.material as material
from byzanz.rules.cards cimport (
    card, cards_of, count_of, first_face, merchants_in, part_card, part_count, part_of,
    part_size, size_of, value_of)
from byzanz.rules.state cimport State

@cython.locals(kept=int, good=int, face=int)
cpdef int kept_card(uint64_t cards) noexcept nogil
cpdef int profit_points(int face) noexcept nogil
@cython.locals(kept=int, kind=int, face=int, number=int, points=int)
cpdef void sell(State state, int seat, uint64_t cards) noexcept nogil
@cython.locals(part=int, top=int, chosen=int, wanted=int, low=int)
cpdef uint64_t best_set(uint64_t hand, int kind, int merchants) noexcept nogil
cpdef int set_points(uint64_t cards) noexcept nogil
