"""What holds for every test."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

from byzanz import _pure

# No deadline: a busy machine is not a bug. `make test` takes the profile `ci`: the same examples each time.
settings.register_profile("dev", deadline=None, print_blob=True)
# The interpreted rules are some fifty times slower, and get fewer examples.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=20 if _pure.wanted() else 100)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_sessionstart() -> None:
    """Refuse to test an extension that is older than its source: it would pass for code that nobody runs."""
    if _pure.wanted():
        return
    source = Path(_pure.__file__).parent
    for declared in source.rglob("*.pxd"):
        extension = declared.with_name(declared.stem + EXTENSION_SUFFIXES[0])
        written = max(declared.stat().st_mtime, declared.with_suffix(".py").stat().st_mtime)
        if extension.exists() and extension.stat().st_mtime < written:
            raise pytest.UsageError(f"{extension.relative_to(source)} is older than its source: run `make build`")


def pytest_report_header() -> str:
    """Say which rules are tested."""
    return f"rules: {'compiled' if _pure.compiled() else 'interpreted'}"
