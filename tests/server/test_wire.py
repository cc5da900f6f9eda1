"""The types of the wire say the same as the rules, the views and the documents."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import msgspec

import byzanz
from byzanz.game import card_names, words
from byzanz.server import wire
from byzanz.table.room.options import Options
from tests.game.test_view import EVENT_KINDS, FIELDS

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL, RECORD = ((DOCS / name).read_text(encoding="utf-8") for name in ("protocol.md", "record.md"))
ADDED_BY_THE_TABLE = {"hands"}
"""Fields of the wire's view that are no view's: everybody's hand when the game is over."""


def test_the_view_of_the_wire_has_the_fields_of_a_view() -> None:
    fields = [name for name in wire.View.__struct_fields__ if name not in ADDED_BY_THE_TABLE]
    assert fields == list(byzanz.Game(players=3, seed=1).view(0).to_dict(events=False)) == FIELDS[:-1]


def test_the_result_and_the_options_of_the_wire_are_those_of_the_game() -> None:
    game = byzanz.Game(players=3, seed=1)
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, game.legal_actions(seat)[0])
    assert game.result is not None
    assert list(wire.Result.__struct_fields__) == list(game.result.to_dict())
    assert list(wire.Rules.__struct_fields__) == list(game.rules.to_dict())


def test_the_options_of_a_table_are_stored_sent_and_documented() -> None:
    options = Options().to_dict()
    assert [field.name for field in fields(Options)] == list(options) == list(wire.Options.__struct_fields__)
    assert msgspec.to_builtins(wire.Options()) == options
    [line] = re.findall(r"^`Options`: `({.*?})`", PROTOCOL, flags=re.MULTILINE)
    assert set(re.findall(r'"(\w+)":', line)) == set(options)


def test_the_phases_kinds_and_events_of_the_wire_are_those_of_the_rules() -> None:
    assert get_args(wire.Phase) == words.PHASES
    assert "".join(get_args(wire.Kind)) == card_names.KINDS
    assert set(get_args(wire.EventKind)) == set(words.EVENTS) == set(EVENT_KINDS)
    assert wire.Event.__struct_fields__ == byzanz.Event._fields


def test_who_may_have_taken_an_action_is_the_same_in_the_wire_and_in_the_record() -> None:
    [row] = [line for line in RECORD.splitlines() if line.startswith("| `by` |")]
    assert tuple(re.findall(r'`"([\w-]+)"`', row)) == get_args(wire.By)
