"""A bot that looks for the game, the deck and the seed wherever Python lets it look, and writes down what it finds."""

import gc
import inspect
import json
import os
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

from byzanz import Action, Game, View
from byzanz.bots import Bot
from byzanz.rules.state import State

MADE = 0
"""How many bots were made in this process: memory of an earlier game of the same deal would show the deck."""


class Cheat(Bot):
    """Plays any legal action; reports to the file that BYZANZ_TEST_REPORT names."""

    name = "cheat"

    def __init__(self, rng: random.Random) -> None:
        global MADE
        MADE += 1
        super().__init__(rng)

    def decide(self, view: View) -> Action:
        report = Path(os.environ["BYZANZ_TEST_REPORT"])
        with report.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"pid": os.getpid(), "made": MADE, **self.search(view)}) + "\n")
        return view.legal_actions()[0]

    def search(self, view: View) -> dict[str, Any]:
        # By type: among all objects of a process are some whose class can't be asked for, such as proxies of what is gone.
        games = [found for found in [*reachable(), *gc.get_objects()] if issubclass(type(found), Game)]
        states = [found for found in gc.get_objects() if type(found) is State and found is not view._seen]
        own = sum(card == 255 for card in view._seen.deck_faces())
        return {
            "games": len(games),
            "states": sum(sum(card == 255 for card in state.deck_faces()) < own for state in states),
            "modules": sorted(name for name in sys.modules if name.startswith(("byzanz.arena", "byzanz.server"))),
            "argv": [*sys.argv, *sys.orig_argv],
            "environ": dict(os.environ),
            "descriptors": list(descriptors()),
        }


def descriptors() -> Iterator[str]:
    """What the open files of the process are; one may be closed by another thread meanwhile."""
    for link in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):
            yield str(link.readlink())


def reachable() -> Iterator[object]:
    """Everything in the frames above, and what hangs on them."""
    frame: FrameType | None = sys._getframe(1)
    frames = [info.frame for info in inspect.stack()]
    while frame is not None:
        frames.append(frame)
        frame = frame.f_back
    for each in frames:
        for value in (*each.f_locals.values(), *each.f_globals.values()):
            yield value
            yield from gc.get_referents(value)
