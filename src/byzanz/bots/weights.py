"""The weights of the nets that come with the game: read once per process and shared by all bots in it."""

import base64
import binascii
import json
import sys
from array import array
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from byzanz.bots.bid_net.net import BidNet
from byzanz.bots.greedy.tables import value_tables
from byzanz.bots.value_net.net import JudgeNet
from byzanz.game.refused import Refused

JUDGE = "judge"
POLICY = "policy"
STEADY = "steady_"
"""What the keys of the calibration for many worlds begin with."""


@lru_cache(maxsize=8)
def judge_net(players: int, where: str = "") -> JudgeNet:
    """Return the judge for a number of players: the one that comes with the game, or one of a file."""
    weights, biases = judge_numbers(players, where)
    try:
        return JudgeNet(players, value_tables(players, JUDGE), weights, biases)
    except ValueError as error:
        raise Refused("net_broken", file=where or JUDGE, why=str(error)) from None


@lru_cache(maxsize=8)
def bid_net(players: int, where: str = "") -> BidNet:
    """Return the bid net for a number of players: the one that comes with the game, or one of a file."""
    weights, biases = _numbers(POLICY, players, where)
    try:
        return BidNet(players, weights, biases)
    except ValueError as error:
        raise Refused("net_broken", file=where or POLICY, why=str(error)) from None


def judge_numbers(players: int, where: str = "") -> tuple[Sequence[int], Sequence[int]]:
    """Return the weights and biases of the judge, as they are written down."""
    return _numbers(JUDGE, players, where)


def _numbers(name: str, players: int, where: str) -> tuple[Sequence[int], Sequence[int]]:
    table = _read(name, where).get(str(players))
    if not isinstance(table, dict):
        raise Refused("net_broken", file=where or name, why=f"players {players}")
    try:
        return decoded(table["weights"], "h"), decoded(table["biases"], "i")
    except (KeyError, ValueError, TypeError) as error:
        raise Refused("net_broken", file=where or name, why=str(error)) from None


@lru_cache(maxsize=8)
def judge_calibration(players: int, form: str = "") -> tuple[tuple[float, float], ...]:
    """Return temperature and doubt of winning shares: for 0, 1 … rounds to come, during the auctions and after them.

    The form is "" for an answer of few worlds or `STEADY` for one of many.
    """
    table = _read(JUDGE, "").get(str(players), {})
    return tuple(zip(table.get(form + "temperatures", ()), table.get(form + "doubts", ()), strict=True))


def _read(name: str, where: str) -> dict[str, Any]:
    if where:
        path = Path(where)
        if not path.is_file():
            raise Refused("net_missing", file=where)
        text = path.read_text(encoding="utf-8", errors="replace")
    else:
        text = resources.files("byzanz.bots").joinpath("nets", f"{name}.json").read_text(encoding="utf-8")
    try:
        table = json.loads(text)["players"]
    except (ValueError, KeyError, TypeError) as error:
        raise Refused("net_broken", file=where or name, why=str(error)) from None
    if not isinstance(table, dict):
        raise Refused("net_broken", file=where or name, why="players")
    return table


def encoded(numbers: Sequence[int], kind: str) -> str:
    """Write whole numbers as text: little-endian, 16 (`h`) or 32 (`i`) bits each, in base64."""
    words = array(kind, numbers)
    if sys.byteorder == "big":
        words.byteswap()
    return base64.b64encode(words.tobytes()).decode("ascii")


def decoded(text: str, kind: str) -> Sequence[int]:
    """Read what `encoded` wrote."""
    words = array(kind)
    try:
        words.frombytes(base64.b64decode(text, validate=True))
    except binascii.Error as error:
        raise ValueError(str(error)) from None
    if sys.byteorder == "big":
        words.byteswap()
    return words
