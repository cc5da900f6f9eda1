# Phase of material.py as constants in C.
cdef enum:
    BID = 0
    GIVE = 1
    LIMIT = 2
    TAKE = 3
    FINAL = 4
    OVER = 5
    LOT_TAKEN = 6
    PICKED = 7
