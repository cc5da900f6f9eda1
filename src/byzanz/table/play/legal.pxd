# No C types: compiled as it is, it takes less time after every action, with every index checked.
cimport cython
