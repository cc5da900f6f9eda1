"""Settings for every test."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

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


# Files are handed to the workers in this order: one that takes long and came last would be waited for by all.
SLOW_FIRST = (
    "server/test_torture", "tui/test_app", "arena/test_cli", "table/test_simulation", "server/test_power_cut",
    "envs/test_examples", "server/test_processes", "offline/test_same_games", "arena/test_tournament", "server/test_nginx",
    "server/test_analyses", "server/test_partition", "table/test_snapshots", "bots/test_twins", "analysis/test_games",
    "arena/test_adjusted", "server/test_notify", "server/test_fuzz", "bots/test_foreign", "server/test_upgrade",
    "server/test_restart", "arena/test_training", "cli/test_bench",
    "browser/test_learn", "browser/test_layout", "browser/test_pass_and_play", "browser/test_pages_fit",
    "browser/test_analysis", "browser/test_site", "browser/test_access", "browser/test_offline",
    "browser/test_three_devices", "browser/test_game",
)  # fmt: skip
_PLACES = {f"tests/{name}.py": place for place, name in enumerate(SLOW_FIRST)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest."""
    items.sort(key=lambda item: _PLACES.get(item.nodeid.partition("::")[0], len(_PLACES)))


def pytest_report_header() -> str:
    """Say which rules are tested."""
    from byzanz import _pure

    return f"rules: {'compiled' if _pure.compiled() else 'interpreted'}"
