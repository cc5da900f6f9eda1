"""Fuzzed parsers answer with a value or with Refused."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from hypothesis import example, given
from hypothesis import strategies as st

import byzanz
from tests.dealt import FACES, deal, whole
from tests.random_play import examples, positions

T = TypeVar("T")

WORDS = st.one_of(
    st.sampled_from([*FACES, "bid", "pass", "give", "take", "sell", "discard", "C", "W", "m", "0", "5"]),
    st.text(max_size=4),
)
LINES = st.one_of(st.text(), st.lists(WORDS, max_size=8).map(" ".join))
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.sampled_from(FACES)),
    lambda inner: st.one_of(st.lists(inner, max_size=6), st.dictionaries(st.text(), inner, max_size=6)),
    max_leaves=20,
)
KEYS = ["format", "players", "names", "first", "deck", "rules", "actions", "points", "hands", "winners", "date"]


def tried(ask: Callable[[], T]) -> T | byzanz.Refused:
    """The answer, or the refusal; any other error is a bug and comes through."""
    try:
        return ask()
    except byzanz.Refused as refused:
        return refused


@examples(150)
@given(LINES)
@example("bid \ud800")
@example("bid C1\u00a0C2")
@example("sell M M M\u2028")
def test_the_action_parser_answers_or_refuses(line: str) -> None:
    action = tried(lambda: byzanz.Action.parse(line))
    if isinstance(action, byzanz.Refused):
        assert action.code in {"malformed_action", "unknown_card"}
    else:
        assert sorted(str(action).split(" ")) == sorted(line.split(" "))


@examples(40)
@given(positions(), st.lists(LINES, max_size=10))
def test_a_game_fed_with_lines_accepts_what_is_legal_alone(
    position: tuple[byzanz.Game, random.Random], lines: list[str]
) -> None:
    game, _ = position
    before = whole(game)
    for line in lines:
        for seat in range(game.players):
            with contextlib.suppress(byzanz.Refused):
                tried = game.copy()
                tried.act(seat, line)
                assert str(byzanz.Action.parse(line)) in [str(action) for action in game.legal_actions(seat)]
    assert whole(game) == before


def read(text: str | bytes) -> None:
    """Reads, replays and writes a record; only a refusal may come of it."""
    game = tried(lambda: byzanz.Record.loads(text).replay())
    if isinstance(game, byzanz.Refused):
        assert game.code == "record"
        assert game.facts["why"]
    else:
        again = byzanz.Record.loads(byzanz.Record.loads(text).dumps()).replay()
        assert again.record() == game.record()


@examples(150)
@given(st.one_of(st.text(), st.binary(), JSON.map(json.dumps)))
@example(b"\xff\xfe")
@example("[" * 100_000)
@example('{"format": "byzanz/1", "players": ' + "9" * 10_000 + "}")
@example("NaN")
@example("")
def test_the_record_parser_answers_or_refuses(text: str | bytes) -> None:
    read(text)


@examples(150)
@given(st.data())
def test_the_record_parser_on_records_with_something_wrong(data: st.DataObject) -> None:
    written = json.loads(SOUND)
    key = data.draw(st.sampled_from(KEYS))
    inside = written.get(key)
    if isinstance(inside, list) and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(inside) - 1))
        inside[place] = data.draw(st.one_of(JSON, LINES))
    else:
        written[key] = data.draw(JSON)
    read(json.dumps(written))


@examples(100)
@given(st.data())
def test_the_record_parser_on_damaged_bytes(data: st.DataObject) -> None:
    damaged = bytearray(SOUND.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    read(bytes(damaged[: data.draw(st.integers(len(damaged) // 2, len(damaged)))]))


def sound() -> str:
    game = byzanz.Game(players=3, seed=2)
    rng = random.Random(2)
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, rng.choice(game.legal_actions(seat)))
    return game.record().dumps()


SOUND = sound()


def test_a_record_with_a_name_that_is_no_text_can_still_be_written(tmp_path: Path) -> None:
    # JSON can spell half a character; a file in UTF-8 can't hold it bare.
    text = deal(3).record().dumps().replace('"A"', '"\\ud800"')
    record = tried(lambda: byzanz.Record.loads(text))
    if isinstance(record, byzanz.Refused):
        assert record.code == "record"
    else:
        path = tmp_path / "half.jsonl"
        byzanz.Record.write(path, [record])
        assert list(byzanz.Record.read(path)) == [record]
