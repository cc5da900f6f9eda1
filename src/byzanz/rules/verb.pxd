# Verb of material.py as constants in C.
cdef enum:
    BID = 0
    PASS = 1
    GIVE = 2
    TAKE = 3
    SELL = 4
    DISCARD = 5
