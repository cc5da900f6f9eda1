"""What people at a table choose from: levels of bots, phrases, and the values of options. Each list stands here alone.

The wire, the command line, the terminal and the browser without a server take them from here; the client's copies are
generated from the wire (`make types`), and `tests/table/test_lists.py` names the texts that are missing.
"""

from typing import Literal, get_args

Level = Literal["gentle", "shrewd", "ruthless"]
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "your_turn",
    "one_moment",
    "too_dear",
    "lucky",
    "good_game",
    "rematch",
    "bye",
]
"""In the order of the menu: to greet, to play, to part."""
TieBreak = Literal["all-cards", "goods-only"]
BotPace = Literal["slow", "normal", "fast", "wait"]
Hints = Literal["off", "ask", "warn"]
TakeOver = Literal["off", "ask", "free"]
Unrated = Literal["clock", "hints", "guests", "shared", "bots", "joined", "played_on"]
"""What keeps a game from counting for ratings."""
By = Literal["person", "bot", "stand-in", "timeout"]
"""Who took an action."""

LEVELS: tuple[Level, ...] = get_args(Level)
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
