"""Stands in for Cython's own module where the code runs interpreted and Cython is not installed."""

from contextlib import nullcontext


class cython:  # noqa: N801
    """The one name of the module `cython` that is used: releasing the interpreter's lock does nothing here."""

    nogil = nullcontext()
