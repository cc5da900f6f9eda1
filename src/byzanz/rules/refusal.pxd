# Refusal of material.py as constants in C. A file of its own, because only a module gives Cython the
# dotted name Refusal.…, and the members of one enumeration share names with those of others.
cdef enum:
    NONE = 0
    GAME_OVER = 1
    NOT_YOUR_TURN = 2
    WRONG_PHASE = 3
    MALFORMED_ACTION = 4
    MERCHANT_IN_BID = 5
    NOT_IN_HAND = 6
    BID_TOO_LOW = 7
    NOT_IN_LOT = 8
    NOT_IN_MARKET = 9
    NOT_A_SET = 10
    ALREADY_DONE = 11
