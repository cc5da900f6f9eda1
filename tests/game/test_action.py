"""Actions as objects and as text, with the cards in any order."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import byzanz
from tests.dealt import ALL_CARDS, ALL_GOODS, deal, play
from tests.random_play import examples, positions


@st.composite
def texts(draw: st.DrawFn) -> tuple[str, list[str]]:
    """A verb and cards that make an action, in any order."""
    verb = draw(st.sampled_from(["bid", "pass", "give", "take", "sell", "discard"]))
    match verb:
        case "pass":
            return verb, []
        case "take":
            return verb, [draw(st.sampled_from("CGOSVWM"))]
        case "bid":
            return verb, draw(st.permutations(ALL_GOODS))[: draw(st.integers(1, 13))]
        case _:
            return verb, draw(st.permutations(ALL_CARDS))[: 3 if verb == "sell" else 1]


@examples(100)
@given(texts(), st.randoms(use_true_random=False))
def test_an_action_is_read_with_its_cards_in_any_order(text: tuple[str, list[str]], rng: random.Random) -> None:
    verb, cards = text
    action = byzanz.Action.parse(" ".join([verb, *cards]))
    assert (action.verb, action.cards) == (verb, tuple(sorted(cards)))
    assert str(action) == " ".join([verb, *sorted(cards)])
    rng.shuffle(cards)
    other = byzanz.Action.parse(" ".join([verb, *cards]))
    assert other == action == byzanz.Action(verb, cards)
    assert hash(other) == hash(action)
    assert byzanz.Action.parse(str(action)) == action
    assert pickle.loads(pickle.dumps(action)) == action
    assert copy.deepcopy(action) == action


@examples(40)
@given(positions())
def test_legal_actions_are_written_with_cards_in_string_order(position: tuple[byzanz.Game, random.Random]) -> None:
    game, _ = position
    for seat in range(game.players):
        for action in game.legal_actions(seat):
            verb, *cards = str(action).split(" ")
            assert cards == sorted(cards)
            assert byzanz.Action.parse(str(action)) == action
            assert action == byzanz.Action(verb, cards)


def test_an_action_can_be_given_as_object_or_as_text_in_any_order() -> None:
    games = [deal(3, hands=["C1 S2 W3"]) for _ in range(3)]
    games[0].act(0, "bid C1 S2 W3")
    games[1].act(0, "bid W3 C1 S2")
    games[2].act(0, byzanz.Action.parse("bid S2 W3 C1"))
    assert games[0].record() == games[1].record() == games[2].record()
    assert games[0].record().actions == ("0 bid C1 S2 W3",)


def test_equal_faces_are_one_action() -> None:
    game = deal(3, hands=["C1 C1 C1 C1"])
    assert sorted(map(str, game.legal_actions(0))) == [
        "bid C1",
        "bid C1 C1",
        "bid C1 C1 C1",
        "bid C1 C1 C1 C1",
        "pass",
        "sell C1 C1 C1",
    ]


def test_different_actions_are_not_equal() -> None:
    written = ["bid C1", "bid C2", "bid C1 C1", "give C1", "discard C1", "take C", "pass", "sell C1 C1 C1"]
    actions = {byzanz.Action.parse(text) for text in written}
    assert len(actions) == len(written)
    assert byzanz.Action.parse("pass") != "pass"


def test_an_action_does_not_change() -> None:
    action = byzanz.Action.parse("bid C1")
    for name in ("verb", "cards", "move"):
        with pytest.raises(AttributeError):
            setattr(action, name, "x")
    assert str(action) == "bid C1"


def test_take_names_a_kind_not_a_card() -> None:
    game = deal(3)
    for text in ("take C1", "take X", "take c", "take C G", "take", "take MM"):
        with pytest.raises(byzanz.Refused) as refused:
            game.act(0, text)
        assert refused.value.code in {"malformed_action", "unknown_card"}


def test_events_of_an_action_tell_its_cards_in_string_order() -> None:
    game = deal(3, hands=["C1 S2 W3 G4"])
    [bid] = play(game, "0 bid W3 C1 S2")
    assert bid.cards == ("C1", "S2", "W3")
