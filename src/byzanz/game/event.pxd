cimport cython
from libc.stdint cimport uint64_t
cimport byzanz.rules.event_kind as EventKind
from byzanz.game.card_names cimport names_of
from byzanz.rules.sale cimport kept_card

cdef tuple _SHAPES
cdef tuple _CARDS

cdef tuple _shapes()
@cython.locals(kind=int, seat=int, shape=tuple, packed=uint64_t)
cpdef object event_of(tuple numbers)
cpdef list events_named(tuple emitted)
