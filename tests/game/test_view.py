"""A view tells what a seat may know, all of it, and holds nothing else."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given

import byzanz
from byzanz.game.event import event_of
from byzanz.game.words import EVENTS
from byzanz.rules.material import EventKind
from tests.dealt import deal, finish, hand, legal, only, play
from tests.objects import changeable, reach
from tests.random_play import examples, positions, random_actions, starts

DOCUMENT = Path(__file__).parents[2] / "docs" / "view.md"
FIELDS = [
    name
    for line in DOCUMENT.read_text().split("## Events")[0].splitlines()
    if line.startswith("| `")
    for name in re.findall(r"`(\w+)`", line.split("|")[1])
]
_, *EVENT_KINDS = re.findall(r"^\| `(\w+)` \|", DOCUMENT.read_text().split("## Events")[1], flags=re.MULTILINE)


def test_the_event_kinds_of_the_documentation_are_those_of_the_rules() -> None:
    assert len(EVENT_KINDS) == len(set(EVENT_KINDS))
    assert set(EVENT_KINDS) == set(EVENTS)


def test_events_have_the_cards_and_numbers_of_the_documentation() -> None:
    table = DOCUMENT.read_text().split("## Events")[1]
    rows = re.findall(r"^\| `(\w+)` \|.*?\|(.*?)\|(.*?)\|", table, flags=re.MULTILINE)
    shapes = {kind: (bool(cards.strip()), bool(number.strip())) for kind, cards, number in rows}
    for kind in EventKind:
        if kind != EventKind.DEALT:  # made by itself, because its cards are private
            event = event_of((kind, 0, 1, 0))
            assert (event.cards is not None, event.number is not None) == shapes[event.kind], event.kind


def test_the_fields_are_those_of_the_documentation() -> None:
    game = byzanz.Game(players=4, seed=1)
    for viewer in (None, 2):
        assert list(game.view(viewer).to_dict()) == FIELDS
        assert list(game.view(viewer).to_dict(events=False)) == FIELDS[:-1]


@examples(20)
@given(positions())
def test_whoever_runs_the_table_sees_what_each_seat_sees_of_itself(position: tuple[byzanz.Game, random.Random]) -> None:
    game, _ = position
    for seat in range(game.players):
        view = game.view(seat)
        assert (game.hand(seat), game.profit(seat), game.points[seat]) == (view.hand, view.profit, view.points[seat])
    with pytest.raises(byzanz.Refused, match="seat_unknown"):
        game.hand(game.players)


@examples(40)
@given(positions())
def test_to_dict_is_plain_json_and_the_attributes_have_the_same_names(
    position: tuple[byzanz.Game, random.Random],
) -> None:
    game, _ = position

    def plain(value: object) -> object:
        if isinstance(value, byzanz.Event | byzanz.Rules):
            return value.to_dict()
        if isinstance(value, byzanz.Result):
            return value.to_dict()
        return [plain(part) for part in value] if isinstance(value, tuple) else value

    for viewer in [None, *range(game.players)]:
        view = game.view(viewer)
        told = view.to_dict()
        assert json.loads(json.dumps(told)) == told
        assert {name: plain(getattr(view, name)) for name in told} == told
        for name in ("lot", "market", "gone", "hand", "profit"):
            assert told[name] is None or told[name] == sorted(told[name])


@examples(8)
@given(starts())
def test_the_public_memory_is_exact(start: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = start
    for _ in random_actions(game, rng):
        view = game.view(None)
        known, unknown = remembered(view.events, game.players)
        assert [sorted(cards.elements()) for cards in known] == [list(cards) for cards in view.known]
        assert unknown == list(view.unknown)
        for seat in range(game.players):
            rest = Counter(hand(game, seat))
            rest.subtract(view.known[seat])
            assert min(rest.values(), default=0) >= 0
            assert rest.total() == view.unknown[seat]
            assert (game.view(seat).known, game.view(seat).unknown) == (view.known, view.unknown)


def remembered(events: Iterable[byzanz.Event], players: int) -> tuple[list[Counter[str]], list[int]]:
    """What a spectator who forgets nothing knows of the hands, from the events alone."""
    known: list[Counter[str]] = [Counter() for _ in range(players)]
    unknown = [4] * players
    for event in events:
        if event.seat is None or event.kind == "dealt":
            continue
        if event.kind in ("passed", "collected", "took"):
            known[event.seat].update(event.cards or ())
        elif event.kind in ("bid", "sold", "discarded"):
            for card in event.cards or ():
                if known[event.seat][card]:
                    known[event.seat][card] -= 1
                else:
                    unknown[event.seat] -= 1
    return [+cards for cards in known], unknown


def test_the_public_memory_of_a_bid_taken_back() -> None:
    game = deal(3, hands=["C1 C2 G1 G2", "O4"])
    play(game, "0 bid C1 G2", "1 bid O4", "2 pass")
    assert (game.view(2).known[0], game.view(2).unknown[0]) == ((), 2)
    play(game, "0 pass")
    assert (game.view(2).known[0], game.view(2).unknown[0]) == (("C1", "G2"), 2)


def test_the_public_memory_when_a_known_face_leaves_a_hand_that_may_hold_another() -> None:
    # Seat 0 holds an unseen C1 and takes a C1 from the lot; one C1 is discarded: the known one comes off.
    game = deal(3, hands=["C1 C2 G1 G2"], lots=["C1 O1 O2 S1 S2 W1"])
    play(game, "0 pass", "1 pass", "2 pass", "0 discard C1")
    assert game.view(1).known[0] == ("O1", "O2", "S1", "S2", "W1")
    assert game.view(1).unknown[0] == 4
    play(game, "0 discard C1")
    assert game.view(1).unknown[0] == 3


@examples(6)
@given(starts())
def test_the_events_told_are_the_events_witnessed(start: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = start
    told = {viewer: list(game.view(viewer).events) for viewer in [None, *range(game.players)]}
    while game.phase != "over":
        walk = random_actions(game, rng)
        seat, action = next(walk)
        events = game.act(seat, action)
        for viewer, witnessed in told.items():
            witnessed += events
            assert list(game.view(viewer).events) == witnessed


@examples(30)
@given(positions())
def test_a_spectator_sees_no_hand_and_no_profit(position: tuple[byzanz.Game, random.Random]) -> None:
    game, _ = position
    view = game.view(None)
    assert view.seat is None
    assert view.hand is None
    assert view.profit is None
    assert view.legal_actions() == []
    assert all(event.cards is None for event in view.events if event.kind == "dealt")
    open_fields = set(FIELDS) - {"seat", "hand", "profit", "points", "events"}
    for seat in range(game.players):
        own, spectator = game.view(seat).to_dict(), view.to_dict()
        assert {key: own[key] for key in open_fields} == {key: spectator[key] for key in open_fields}
        assert [event for event in own["events"] if event["kind"] != "dealt"] == [
            event for event in spectator["events"] if event["kind"] != "dealt"
        ]


@examples(40)
@given(positions())
def test_legal_actions_are_a_function_of_the_view(position: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = position
    views = [game.view(seat) for seat in range(game.players)]
    actions = [legal(game, seat) for seat in range(game.players)]
    pickled = pickle.dumps(views)
    for _ in random_actions(game, rng):
        pass
    for view, there, before in zip(views, pickle.loads(pickled), actions, strict=True):
        assert {str(action) for action in view.legal_actions()} == before
        assert {str(action) for action in there.legal_actions()} == before


@examples(30)
@given(positions())
def test_a_view_stays_as_it_is_when_the_game_goes_on(position: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = position
    views = [game.view(viewer) for viewer in [None, *range(game.players)]]
    before = [copy.deepcopy(view.to_dict()) for view in views]
    for _ in random_actions(game, rng):
        pass
    assert [view.to_dict() for view in views] == before
    assert [copy.deepcopy(view).to_dict() for view in views] == before
    assert [pickle.loads(pickle.dumps(view)).to_dict() for view in views] == before


@examples(20)
@given(positions())
def test_nothing_that_can_change_is_shared_between_a_view_and_its_game(
    position: tuple[byzanz.Game, random.Random],
) -> None:
    game, _ = position
    inside = {id(part) for part in reach(game) if changeable(part)}
    for viewer in [None, *range(game.players)]:
        view = game.view(viewer)
        shared = [part for part in reach(view) if id(part) in inside or isinstance(part, byzanz.Game | byzanz.Record)]
        assert shared == []


@examples(20)
@given(positions())
def test_changing_what_a_view_tells_changes_nothing(position: tuple[byzanz.Game, random.Random]) -> None:
    game, _ = position
    view = game.view(0)
    before = view.to_dict()
    told = view.to_dict()
    for part in reach(told):
        if isinstance(part, list):
            part.append("M")
        elif isinstance(part, dict):
            part["hand"] = ["M"]
    view.legal_actions().clear()
    game.legal_actions(0).clear()
    assert view.to_dict() == before
    assert game.view(0).to_dict() == before
    for name in ("hand", "phase", "seat", "market", "turn"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(view, name, None)


def test_open_scores_show_the_points_of_all() -> None:
    hands = ["M M M C1", "G1 G2 G3"]
    closed, opened = deal(3, hands), deal(3, hands, rules=byzanz.Rules(open_scores=True))
    for game in (closed, opened):
        play(game, "0 sell M M M", "1 sell G1 G2 G3")
    assert [list(closed.view(viewer).points) for viewer in (None, 0, 1, 2)] == [
        [None, None, None],
        [5, None, None],
        [None, 3, None],
        [None, None, 0],
    ]
    for viewer in (None, 0, 1, 2):
        assert list(opened.view(viewer).points) == [5, 3, 0]
    assert closed.view(None).to_dict()["rules"] == {"tie_break": "all-cards", "open_scores": False}
    assert opened.view(None).to_dict()["rules"] == {"tie_break": "all-cards", "open_scores": True}
    for game in (closed, opened):
        finish(game)
        assert list(game.view(None).points) == [5, 3, 0]


def test_event_to_dict_has_the_keys_that_say_something() -> None:
    game = deal(3, hands=["C1 C2 C3 G1"])
    assert only(play(game, "0 sell C1 C2 C3"), "sold").to_dict() == {
        "kind": "sold",
        "seat": 0,
        "cards": ["C1", "C2", "C3"],
        "number": 3,
        "kept": "C3",
    }
    assert only(play(game, "0 bid G1"), "bid").to_dict() == {"kind": "bid", "seat": 0, "cards": ["G1"], "number": 1}
    events = game.view(0).to_dict()["events"]
    assert events[0] == {"kind": "dealt", "seat": 0, "cards": ["C1", "C2", "C3", "G1"], "number": 4}
    assert events[1] == {"kind": "dealt", "seat": 1, "number": 4}
    assert events[3] == {"kind": "round_began", "seat": 0, "number": 1}
