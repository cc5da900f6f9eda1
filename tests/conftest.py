"""Settings for every test."""

import os
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

from tests.size import SIZE

# Before numpy is imported: the layers here are small, and on a busy machine its threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

SOURCE = Path(__file__).parent.parent / "src"
INTERPRETED = os.environ.get("BYZANZ_PURE", "") not in ("", "0")

# No deadline: a busy machine is not a bug. `make test` uses the profile `ci`: the same examples each time.
# The interpreted rules are about fifty times slower and get fewer examples.
settings.register_profile("dev", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=20 if INTERPRETED else 100)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


# Before byzanz is imported for the first time: an old extension may fail at that already.
def pytest_sessionstart() -> None:
    """Refuse to test an extension that is older than its source: it would pass for code that nobody runs."""
    if INTERPRETED:
        return
    for declared in SOURCE.rglob("*.pxd"):
        extension = declared.with_name(declared.stem + EXTENSION_SUFFIXES[0])
        written = max(path.stat().st_mtime for path in (declared, declared.with_suffix(".py")) if path.exists())
        if extension.exists() and extension.stat().st_mtime < written:
            raise pytest.UsageError(f"{extension.relative_to(SOURCE)} is older than its source: run `make build`")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that have a slow test: one that takes long and came last would be waited for by all."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


@pytest.fixture(autouse=True, scope="session")
def _a_home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what programs store for their user (kept games, cookies) away from whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


def pytest_report_header() -> str:
    """Say which rules are tested."""
    from byzanz import _pure

    return f"rules: {'compiled' if _pure.compiled() else 'interpreted'}, size: {SIZE}"
