# Phase of material.py as constants in C. A file of its own, because only a module gives Cython the
# dotted name Phase.…, and the members of one enumeration share names with those of others.
cdef enum:
    BID = 0
    GIVE = 1
    LIMIT = 2
    TAKE = 3
    FINAL = 4
    OVER = 5
    LOT_TAKEN = 6
    PICKED = 7
