"""What the two parts of the build share: where things are, a word to the builder, and one build at a time."""

import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
WORKSHOP = ROOT / "build"


def say(message: str) -> None:
    """Print a word about the build where the builder sees it."""
    print(f"byzanz: {message}", file=sys.stderr, flush=True)


@contextmanager
def one_at_a_time(part: str) -> Iterator[None]:
    """Let two builds of a part in one tree wait for each other instead of mixing their files."""
    WORKSHOP.mkdir(exist_ok=True)
    with chdir(ROOT), (WORKSHOP / f"lock-{part}").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows: no such lock, and nobody runs two builds at once there
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
