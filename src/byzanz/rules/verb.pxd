# Verb of material.py as constants in C. A file of its own, because only a module gives Cython the
# dotted name Verb.…, and the members of one enumeration share names with those of others.
cdef enum:
    BID = 0
    PASS = 1
    GIVE = 2
    TAKE = 3
    SELL = 4
    DISCARD = 5
