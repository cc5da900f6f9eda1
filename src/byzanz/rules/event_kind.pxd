# EventKind of material.py as constants in C. A file of its own, because only a module gives Cython the
# dotted name EventKind.…, and the members of one enumeration share names with those of others.
cdef enum:
    ROUND_BEGAN = 0
    REVEALED = 1
    BID = 2
    PASSED = 3
    WON = 4
    GAVE = 5
    COLLECTED = 6
    TOOK = 7
    LEFT = 8
    SOLD = 9
    DISCARDED = 10
    FINAL_BEGAN = 11
    DONE = 12
    OVER = 13
    DEALT = 14
