"""The size of a run, `BYZANZ_TESTS=quick|full|long`, and the cases that `make test` leaves to `make test-all`."""

import os
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import pytest

T = TypeVar("T")
SIZES: Final = ("quick", "full", "long")
SIZE: Final = os.environ.get("BYZANZ_TESTS") or "full"
if SIZE not in SIZES:
    raise pytest.UsageError(f"BYZANZ_TESTS={SIZE}: it is one of {', '.join(SIZES)}")
IS_LONG: Final = SIZE == "long"
"""Whole browser games, every promised number of games: hours, far beyond `make test-all`."""


def sized(full: T, *, long: T, quick: T | None = None) -> T:
    """Return how much to try in a run of this size; a quick one tries as much as a full one if nothing is said."""
    return long if IS_LONG else quick if SIZE == "quick" and quick is not None else full


def extra_unless(is_first: Callable[[Any], bool], cases: Iterable[Any]) -> list[Any]:
    """Mark the cases that `make test` leaves to `make test-all`; a case with several values is a tuple."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=() if is_first(case) else pytest.mark.extra)
        for case in cases
    ]
