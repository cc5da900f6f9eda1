"""The constants of an epoch: fitted by `python -m measure.ratings fit`, and fixed until the next."""

import math
from collections.abc import Hashable, Mapping
from typing import NamedTuple

EPOCH = 1
"""Raised by whoever changes anything here, or the judge: then everybody is rated again."""
JUDGE = "5185a564eb16"
"""The judge (`byzanz.analysis.JUDGE`) whose luck the constants were fitted with."""

CENTRE = 1500.0
POINTS = 400 / math.log(10)
"""Points of one unit of strength: ten times the chance to win is 400 points, as in chess."""
FIRST_ERROR = 208.0
"""How far the strength of somebody unknown may be from the centre: a standard deviation."""
DRIFT_PER_GAME = 6.0
DRIFT_PER_ROOT_DAY = 4.5
PROVISIONAL = 70.0
"""Above this error a rating is provisional."""
RANKED = 55.0
"""Above this error nobody stands in the leaderboard."""
STEEPNESS = 0.76
"""How much less a place says of strength than a win does."""


class Fit(NamedTuple):
    """What was fitted for a number of players."""

    luck: float
    """So much of luck is taken out of what was observed."""
    chance: float
    """The variance of what is left by chance, with luck taken out."""
    raw: float
    """The same where luck isn't known and nothing is taken out."""


BY_PLAYERS = {
    3: Fit(0.750, 0.0860, 0.1157),
    4: Fit(0.739, 0.0737, 0.1040),
    5: Fit(0.686, 0.0697, 0.0884),
    6: Fit(0.461, 0.0690, 0.0836),
}

ANCHORS: Mapping[Hashable, float] = {"gentle-1": 1345.0, "shrewd-1": CENTRE, "ruthless-1": 1742.0}
"""Bots whose rating is fixed, each with its version: who plays otherwise is another anchor."""
STAND_IN = "shrewd-1"
"""Who plays for somebody who has left."""
ANCHOR_OF = {
    "gentle": "gentle-1",
    "shrewd": "shrewd-1",
    "greedy": "shrewd-1",
    "ruthless:64": "ruthless-1",
}
LEVELS = {str(name).partition("-")[0]: str(name) for name in ANCHORS}
"""The levels for people in a game that counts: there `ruthless` thinks by rollouts, too."""
"""The bots that are anchors. `ruthless` without a number thinks by the clock and is none."""
