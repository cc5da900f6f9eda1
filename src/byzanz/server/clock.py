"""The time, read in one place and handed to the tables."""

import time

from byzanz.table.stored import Now


def now() -> Now:
    """Return the present."""
    return Now(time.monotonic(), time.time())
