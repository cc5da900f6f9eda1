"""A process that analyses one game: the record comes in on standard input, the analysis goes out line by line.

Each line is the analysis so far as JSON, the last one the whole of it. The process has a low priority and holds
nothing of the server's, so a game that takes long, or kills it, harms no table. It is no module of the server's either:
importing those would take as long as the first verdicts.
"""

import json
import os
import sys
import time

from byzanz.analysis.games import Analysis, analyse_stepwise

EVERY_SECONDS = 0.5
"""How often what is known so far is written."""
LOW_PRIORITY = 10
"""Behind the tables, but not behind everything else on a busy machine: people wait for it."""


def write(analysis: Analysis) -> None:
    """Write what is known so far, as one line."""
    plain = analysis.to_dict()
    del plain["names"]  # who played is the room's to say, and may be forgotten there
    for decision in plain["decisions"]:
        decision.pop("position", None)  # whoever asks has the replay
    sys.stdout.write(json.dumps(plain, separators=(",", ":")) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Read a record, write its analysis."""
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    text = sys.stdin.buffer.read()
    due = 0.0
    has_verdict = False
    for analysis in analyse_stepwise(text):
        # Somebody waits for the first verdict; after that, twice a second is often enough.
        is_first = bool(analysis.decisions) and not has_verdict
        if analysis.is_done or is_first or time.monotonic() > due:
            has_verdict = bool(analysis.decisions)
            write(analysis)
            due = time.monotonic() + EVERY_SECONDS
    return 0


if __name__ == "__main__":
    sys.exit(main())
