"""The numbers behind `greedy`: their names and bounds, and the readable files they are kept in.

A file has one table per number of players, `[players.3]` to `[players.6]`, with one line per number.
Values of cards are counted in points.
"""

import math
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from byzanz.game.refused import Refused

PLAYERS = (3, 4, 5, 6)


class Parameter(NamedTuple):
    """One number: its bounds, where a search for better ones may start, and what it says."""

    name: str
    least: float
    most: float
    start: float
    meaning: str


PARAMETERS = (
    Parameter("single_early", -0.5, 1.5, 0.15, "a single card of a good, times its value, in the first round"),
    Parameter("single_late", -0.5, 1.5, 0.1, "the same in the last round"),
    Parameter("pair_early", -0.5, 1.5, 0.5, "two cards towards a set, times the higher value, in the first round"),
    Parameter("pair_late", -0.5, 1.5, 0.35, "the same in the last round"),
    Parameter("single_base", -1, 2, 0.1, "a single card, whatever its value"),
    Parameter("pair_base", -1, 2, 0.2, "two cards towards a set, whatever their value"),
    Parameter("coin_early", -0.5, 1, 0.15, "a loose card as money, per value, in the first round"),
    Parameter("coin_late", -0.5, 1, 0.05, "the same in the last round"),
    Parameter(
        "filler_early", -0.5, 1, 0.15, "the lower cards of a set kept back as money, per value, in the first round"
    ),
    Parameter("filler_late", -0.5, 1, 0.05, "the same in the last round"),
    Parameter("merchant_early", 0, 4, 1.2, "a merchant that completes nothing yet, in the first round"),
    Parameter("merchant_late", 0, 4, 0.8, "the same in the last round"),
    Parameter("merchants_early", 0, 5, 2.8, "two of them, in the first round"),
    Parameter("merchants_late", 0, 5, 2.0, "the same in the last round"),
    Parameter("wait_1", -2, 6, 1.5, "what staying out of the round's first auction is worth: the later lots"),
    Parameter("wait_2", -2, 6, 1.2, "the same in the second"),
    Parameter("wait_3", -2, 6, 0.8, "the same in the third"),
    Parameter("wait_4", -2, 6, 0.4, "the same in the fourth"),
    Parameter("wait_5", -2, 6, 0.2, "the same in the fifth"),
    Parameter("wait_late", 0, 2, 1.0, "by what that is multiplied in the last round"),
    Parameter("market", 0, 2, 0.7, "how far the present market counts when a place in the pick order is at stake"),
    Parameter("rivals", 0, 1.5, 0.7, "how many of the best kinds each earlier picker takes away"),
    Parameter("paid_value", -0.5, 1, 0.1, "what a paid card costs beyond its loss, per value: others take it"),
    Parameter("paid_card", -0.5, 2, 0.05, "the same, per card"),
    Parameter("give_help", -0.5, 2, 0.3, "how much the gain of the one who can use a given card best counts"),
    Parameter("give_back", -0.5, 2, 0.2, "how much the own gain from a given card counts"),
    Parameter("deny", -0.5, 2, 0.2, "how much the gain of later pickers counts that a take denies them"),
    Parameter("crowd", 0, 3, 0.5, "what each card above the hand limit costs"),
    Parameter("room", -0.5, 2, 0.1, "what the room made by a sale is worth, per card"),
)
"""All numbers, in the order of a vector."""

NAMES = tuple(parameter.name for parameter in PARAMETERS)
START = tuple(parameter.start for parameter in PARAMETERS)
Vector = tuple[float, ...]


def named_sets() -> list[str]:
    """Return the names of the parameter sets that come with the game."""
    folder = resources.files("byzanz.bots.greedy").joinpath("sets")
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


@lru_cache(maxsize=64)
def load(where: str = "tuned") -> dict[int, Vector]:
    """Return the vectors for each number of players: of a set that comes with the game, a file, or changes to the tuned set.

    Changes are written as `wait_1=2.5,deny=0` and hold for every number of players.
    """
    if where in named_sets():
        text = resources.files("byzanz.bots.greedy").joinpath("sets", f"{where}.toml").read_text(encoding="utf-8")
    elif "=" in where:
        changes = dict(_change(where, part) for part in where.split(","))
        return {players: changed(vector, changes) for players, vector in load().items()}
    else:
        path = Path(where)
        if not path.is_file():
            raise Refused("parameters_missing", file=where, known=" ".join(named_sets()))
        text = path.read_text(encoding="utf-8", errors="replace")
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refused("parameters_broken", file=where, why=str(error)) from None
    return {players: _vector(where, plain, players) for players in PLAYERS}


def _change(where: str, part: str) -> tuple[str, float]:
    name, _, number = part.partition("=")
    try:
        value = float(number)
    except ValueError:
        value = math.nan
    if name not in NAMES or not math.isfinite(value):
        raise Refused("parameters_broken", file=where, why=part)
    return name, value


def changed(vector: Vector, changes: dict[str, float]) -> Vector:
    """Return the vector with some numbers replaced."""
    return bounded(tuple(changes.get(name, number) for name, number in zip(NAMES, vector, strict=True)))


def _vector(where: str, plain: dict[str, Any], players: int) -> Vector:
    table = plain.get("players", {})
    numbers = table.get(str(players)) if isinstance(table, dict) else None
    if not isinstance(numbers, dict):
        raise Refused("parameters_broken", file=where, why=f"[players.{players}]")
    for name in numbers:
        if name not in NAMES:
            raise Refused("parameters_broken", file=where, why=f"[players.{players}] {name}")
    for name in NAMES:
        if type(numbers.get(name)) not in (int, float) or not math.isfinite(numbers[name]):
            raise Refused("parameters_broken", file=where, why=f"[players.{players}] {name} = {numbers.get(name)}")
    return bounded(tuple(float(numbers[name]) for name in NAMES))


def bounded(vector: Vector) -> Vector:
    """Return the vector with every number inside its bounds."""
    return tuple(min(p.most, max(p.least, number)) for p, number in zip(PARAMETERS, vector, strict=True))


def save(vectors: dict[int, Vector], path: Path, comment: str = "") -> None:
    """Write vectors as a file that `load` reads and a person can read."""
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    for players, vector in sorted(vectors.items()):
        lines += ["", f"[players.{players}]"]
        for parameter, number in zip(PARAMETERS, vector, strict=True):
            lines.append(f"{parameter.name} = {number:.3f}")
    path.write_text("\n".join(lines).lstrip("\n") + "\n", encoding="utf-8")


class Tunable:
    """The parameters of `greedy` for one number of players, as an evolution strategy wants them."""

    def __init__(self, players: int, where: str = "tuned") -> None:
        self.players = players
        self.start = load(where)[players]
        self.bounds = tuple((parameter.least, parameter.most) for parameter in PARAMETERS)

    def spec(self, values: Sequence[float]) -> str:
        """Return the spec of the bot with these numbers."""
        return "greedy:" + ",".join(f"{name}={number:.4f}" for name, number in zip(NAMES, values, strict=True))
