"""A process that analyses one game: the record comes in on standard input, the analysis goes out line by line.

Each line is the analysis so far as JSON, the last one the whole of it. The process has the lowest priority and holds
nothing of the server's, so a game that takes long, or kills it, harms no table.
"""

import json
import os
import sys
import time

from byzanz.analysis.games import analyse_stepwise

EVERY_SECONDS = 0.5
"""How often what is known so far is written."""
LOWEST_PRIORITY = 19


def main() -> int:
    """Read a record, write its analysis."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    text = sys.stdin.buffer.read()
    written = 0.0
    for analysis in analyse_stepwise(text):
        if analysis.is_done or time.monotonic() > written + EVERY_SECONDS:
            plain = analysis.to_dict()
            del plain["names"]  # who played is the room's to say, and may be forgotten there
            sys.stdout.write(json.dumps(plain, separators=(",", ":")) + "\n")
            sys.stdout.flush()
            written = time.monotonic()
    return 0


if __name__ == "__main__":
    sys.exit(main())
