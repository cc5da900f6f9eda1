"""Lessons: short pieces of real games in which a learner makes the actions and is told whether they were right.

A lesson is a TOML file in this folder; `play` runs it on a table of `byzanz.table`. Nothing is kept between two calls: the
learner's answers so far lead to the same table every time. The server, a browser without one and the terminal use the same.
"""

from functools import cache
from importlib.resources import files

from byzanz import Refused
from byzanz.lessons.lesson import Lesson, Step, read_lesson
from byzanz.lessons.player import NEXT, Progress, Wrong, play_lesson

KEYS = ("cards", "bid", "win", "pass", "market", "sell", "limit", "final")
"""The lessons in the order in which they are learned."""
ANSWERS_AT_MOST = 40
"""More answers than any lesson has steps: what is longer is no lesson."""

__all__ = ["ANSWERS_AT_MOST", "KEYS", "NEXT", "Lesson", "Progress", "Step", "Wrong", "lesson", "play"]


@cache
def lesson(key: str) -> Lesson:
    """Return a lesson by its key."""
    if key not in KEYS:
        raise Refused("lesson_unknown")
    text = (files("byzanz.lessons") / f"{key}.toml").read_text(encoding="utf-8")
    return read_lesson(key, text)


def play(key: str, answers: list[str]) -> Progress:
    """Play a lesson with the answers given so far; an answer is an action, or `next` where there is only something to read."""
    if len(answers) > ANSWERS_AT_MOST:
        raise Refused("too_large", most=ANSWERS_AT_MOST)
    return play_lesson(lesson(key), answers)
