# Numbers of layout.py as constants in C, for loops of known lengths; there is nothing to compile.
cdef enum:
    OPEN = -2
    GOOD_FEATURES = 21
    GOOD_HIDDEN = 24
    REST = 11
    MOST_OF_ONE = 12
    PAIRS = 13
    ROUNDS_LEFT = 19
    MERCHANTS = 20
    MOST = 16
    COUNT_ROWS = 170
    SEAT_FEATURES = 32
    HIDDEN = 32
    JOINT = 56
    WEIGHTS = 4408
    BIASES = 90
    SCALE = 8
    WEIGHT = 11
    CLIP = 8191
    SHARES = 16
    FAR = 4095
