"""docs/record.md says what a record is: its tables and its example are checked against the code."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import byzanz
from byzanz.game.card_names import KINDS
from byzanz.game.record import _KEYS
from byzanz.game.words import VERBS

TEXT = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the table whose first column has this heading; of several tables, of the first."""
    lines = TEXT[TEXT.index(f"| {heading} |") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def code(cell: str) -> str:
    """Return what is written as code at the start of a cell."""
    [found] = re.findall(r"^`([^`]*)`", cell)
    return str(found)


def test_the_keys_are_those_of_the_format_in_the_order_they_are_written() -> None:
    assert [code(row[0]) for row in rows("key")] == list(_KEYS)
    game = byzanz.Game(players=3, seed=1, rules=byzanz.Rules(open_scores=True))
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, game.legal_actions(seat)[0])
    assert list(json.loads(game.record().dumps())) == list(_KEYS)


def test_the_options_are_those_of_the_rules_with_their_defaults() -> None:
    defaults = {field.name: field.default for field in dataclasses.fields(byzanz.Rules)}
    assert {code(row[0]): json.loads(code(row[2])) for row in rows("option")} == defaults


def test_the_letters_are_those_of_the_cards() -> None:
    assert "".join(code(row[0]) for row in rows("letter")) == KINDS


def test_the_verbs_are_those_of_the_rules_and_their_examples_can_be_read() -> None:
    verbs = rows("verb")
    assert [code(row[0]) for row in verbs] == list(VERBS)
    for row in verbs:
        seat, action = json.loads(code(row[3])).split(" ", 1)
        assert int(seat) in range(6)
        assert byzanz.Action.parse(action).verb == code(row[0])
        assert str(byzanz.Action.parse(action)) == action


def test_the_example_is_a_record_that_can_be_replayed() -> None:
    [example] = re.findall(r"^```json\n(.*?)^```$", TEXT, flags=re.DOTALL | re.MULTILINE)
    record = byzanz.Record.loads(example)
    game = record.replay()
    assert game.result is None
    assert json.loads(game.record(record.names).dumps()) == json.loads(example)
