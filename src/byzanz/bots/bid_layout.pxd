# Numbers of bid_layout.py as constants in C, for loops of known lengths; there is nothing to compile.
cdef enum:
    GOOD_INPUTS = 40
    GOOD_HIDDEN = 16
    TABLE_INPUTS = 116
    JOINT = 132
    HIDDEN = 24
    WEIGHTS = 3832
    BIASES = 41
    RIVAL = 8
