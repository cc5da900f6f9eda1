# Numbers of material.py as constants in C; there is nothing to compile.
cdef enum:
    GOODS = 6
    KINDS = 7
    VALUES = 4
    FACES = 25
    MERCHANT = 24
    MERCHANTS = 6
    DECK = 112
    HAND = 4
    HAND_LIMIT = 7
    SET = 3
    MERCHANT_PROFIT = 5
    MOST = 6
    NOBODY = -1
    NO_CARD = -1
    HIDDEN = 255
