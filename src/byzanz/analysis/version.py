"""The version of everything that numbers stand on: the judge, its temperatures, worlds, luck.

Analyses, arena results, ratings and puzzles name it. Whoever changes it computes again what
docs/analysis.md lists there.
"""

import hashlib
import json
from functools import cache
from importlib.resources import files

from byzanz.analysis import layout, luck, verdicts
from byzanz.bots.search import styles

DEFINITION = 2
"""Raised by hand when code changes what a value, luck or a loss is; all else is hashed."""
SETS = ("tuned", "judge")
"""The parameters of `greedy` that worlds are played by, and what the judge is told."""


@cache
def judge_version() -> str:
    """Return the version: twelve hexadecimal digits."""
    bots = files("byzanz.bots")
    nets = json.loads(bots.joinpath("nets", "judge.json").read_text(encoding="utf-8"))["players"]
    fitted = ("weights", "biases", "temperatures", "doubts", "steady_temperatures", "steady_doubts")
    told = {
        "definition": DEFINITION,
        "nets": {players: [net[key] for key in fitted] for players, net in nets.items()},
        "sets": [bots.joinpath("greedy", "sets", f"{name}.toml").read_text(encoding="utf-8") for name in SETS],
        "styles": [styles.PRIOR, styles.SURE],
        "luck": [luck.VALUE_WORLDS, luck.EXPECTED_WORLDS, luck.SUREST, luck.WEIGHT, luck.SEATS],
        "worth": [layout.HOPE, layout.FAINT, layout.CLEAR, layout.FAR],
        "classes": verdicts.Thresholds().to_dict(),
        "accuracy": [verdicts.STEEPNESS, verdicts.LEAST_ACCURACY],
    }
    text = json.dumps(told, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
