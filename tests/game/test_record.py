"""The record `byzanz/1`: what is written, what is not, and what is refused."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import byzanz
from tests.dealt import deal, deck_of, finish, in_phase, play, play_until, whole
from tests.random_play import examples, positions, random_actions, starts

WRITTEN = Path(__file__).parent / "written.jsonl"
"""Games written down by hand: readers and writers of records can check themselves against it."""


def told(game: byzanz.Game) -> dict[str, Any]:
    return dict(json.loads(game.record().dumps()))


def test_an_unfinished_game() -> None:
    deck = deck_of(3, hands=["C1 C2 G1 G2"])
    game = byzanz.Game(players=3, deck=deck, first=0)
    play(game, "0 bid G2 C1", "1 pass")
    assert told(game) == {
        "format": "byzanz/1",
        "players": 3,
        "names": ["A", "B", "C"],
        "first": 0,
        "deck": deck,
        "actions": ["0 bid C1 G2", "1 pass"],
    }


def test_a_finished_game_has_points_hands_and_winners() -> None:
    game = deal(3, hands=["M M M C1"])
    play(game, "0 sell M M M")
    finish(game)
    record = told(game)
    assert record["points"] == [5, 0, 0]
    assert record["hands"] == list(game.view(None).hand_sizes)
    assert record["winners"] == [0]
    assert record["actions"][-3:] == ["0 pass", "1 pass", "2 pass"]


def test_the_options_that_differ_from_the_default_are_written() -> None:
    assert told(deal(3, rules=byzanz.Rules(tie_break="goods-only")))["rules"] == {"tie_break": "goods-only"}
    assert told(deal(3, rules=byzanz.Rules(open_scores=True)))["rules"] == {"open_scores": True}
    assert not told(deal(3)).get("rules")


def test_a_deck_is_hands_then_removed_cards_then_the_pile() -> None:
    game = byzanz.Game(players=5, seed=11, first=2)
    deck = told(game)["deck"]
    for seat in range(5):
        assert sorted(deck[4 * seat : 4 * seat + 4]) == list(game.view(seat).hand or ())
    assert sorted(deck[22:27]) == list(game.view(None).lot)
    assert told(game)["first"] == 2


def test_single_choices_are_written() -> None:
    # A pass without a card to bid, a pick of the only kind, a gift from a lot of two equal cards.
    game = deal(3, hands=["M M M M"], lots=["", "", "W1 W1"])
    play(game, "0 pass")
    play_until(game, in_phase("give"))
    play(game, "2 give W1", "2 take W")
    actions = game.record().actions
    assert actions[0] == "0 pass"
    assert actions[-2:] == ("2 give W1", "2 take W")


@pytest.mark.parametrize("players", [5, 6])
def test_what_the_rules_do_alone_is_not_written(players: int) -> None:
    # Nobody bids: the last lot's single card goes to the market, its giver takes it, the others find the market empty.
    game = deal(players)
    events = play_until(game, in_phase("bid", 2))
    verbs = [line.split()[1] for line in game.record().actions]
    assert verbs.count("give") == 0
    assert verbs.count("take") == 1
    assert [event.kind for event in events].count("took") == players
    assert set(verbs) == {"pass", "discard", "take"}
    assert game.record().replay().view(None).round == 2


@examples(30)
@given(positions())
def test_every_written_action_has_the_form_of_the_format(position: tuple[byzanz.Game, random.Random]) -> None:
    game, _ = position
    for line in game.record().actions:
        seat, verb, *cards = line.split(" ")
        assert 0 <= int(seat) < game.players
        assert cards == sorted(cards)
        sizes = {"bid": range(1, 8), "pass": [0], "give": [1], "take": [1], "sell": [3], "discard": [1]}
        assert len(cards) in sizes[verb]
        assert verb != "take" or cards[0] in "CGOSVWM"


@examples(30)
@given(positions())
def test_dumps_and_loads_are_each_others_inverse(position: tuple[byzanz.Game, random.Random]) -> None:
    game, _ = position
    record = game.record()
    text = record.dumps()
    assert "\n" not in text
    again = byzanz.Record.loads(text)
    assert again == record
    assert again.dumps() == text


def test_names_and_further_keys_are_kept() -> None:
    game = deal(3)
    text = game.record().dumps()
    written = json.loads(text) | {
        "names": ["Zoë", "李", "Ömer"],
        "date": "2026-11-15",
        "bots": {"0": "greedy"},
        "x": None,
    }
    record = byzanz.Record.loads(json.dumps(written))
    assert tuple(record.names) == ("Zoë", "李", "Ömer")
    assert record.extra == {"date": "2026-11-15", "bots": {"0": "greedy"}, "x": None}
    assert json.loads(record.dumps()) == written
    assert whole(record.replay()) == whole(game)


def test_a_file_of_many_games_is_a_stream(tmp_path: Path) -> None:
    games = [byzanz.Game(players=players, seed=seed) for seed in range(5) for players in (3, 4, 5, 6)]
    for number, game in enumerate(games):
        for _ in zip(range(number * 10), random_actions(game, random.Random(number)), strict=False):
            pass
    path = tmp_path / "games.jsonl"
    assert byzanz.Record.write(path, (game.record() for game in games)) == 20
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["format"] for line in lines] == ["byzanz/1"] * 20
    records = byzanz.Record.read(path)
    assert iter(records) is iter(records)
    assert next(records) == games[0].record()
    for game, record in zip(games[1:], records, strict=True):
        assert whole(record.replay()) == whole(game)


def test_a_broken_line_does_not_hide_the_games_before_it(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    good = deal(3).record().dumps()
    path.write_text(f"{good}\n\n{good}\n{good[:-5]}\n", encoding="utf-8")
    records = byzanz.Record.read(path)
    assert [next(records).players, next(records).players] == [3, 3]
    with pytest.raises(byzanz.Refused) as refused:
        next(records)
    assert refused.value.code == "record"
    assert refused.value.facts["line"] == 4


def test_the_games_written_by_hand_replay() -> None:
    records = list(byzanz.Record.read(WRITTEN))
    assert sorted(record.players for record in records) == [3, 4, 5, 6]
    for record, line in zip(records, WRITTEN.read_text(encoding="utf-8").splitlines(), strict=True):
        game = record.replay()
        assert game.record(names=record.names, **record.extra).actions == record.actions
        assert json.loads(record.dumps()) == json.loads(line)


def broken(**changes: Any) -> str:
    written = json.loads(deal(3, hands=["C1 C2 G1 G2"]).record().dumps()) | {"actions": ["0 pass", "1 pass"]}
    written |= changes
    return json.dumps({key: value for key, value in written.items() if value is not ...})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", ...), ("format", "byzanz/2"), ("format", 1), ("format", None),
        ("players", ...), ("players", 2), ("players", 7), ("players", "3"), ("players", True), ("players", 3.0), ("players", None),
        ("names", ...), ("names", ["A"]), ("names", "ABC"), ("names", [1, 2, 3]), ("names", ["A", "B", "C", "D"]),
        ("first", ...), ("first", 3), ("first", -1), ("first", "0"), ("first", False),
        ("deck", ...), ("deck", []), ("deck", ["C1"] * 112), ("deck", "C1"), ("deck", [None] * 112), ("deck", {}),
        ("rules", []), ("rules", "goods-only"), ("rules", {"tie_break": "dice"}), ("rules", {"jokers": 2}), ("rules", None),
        ("actions", ...), ("actions", "0 pass"), ("actions", [0]), ("actions", [None]), ("actions", {"0": "pass"}),
        ("points", [0, 0, 0]), ("winners", [0]), ("hands", [4, 4, 4]),
    ],
)  # fmt: skip
def test_a_record_with_a_wrong_key(key: str, value: object) -> None:
    text = broken(**{key: value})
    with pytest.raises(byzanz.Refused) as refused:
        byzanz.Record.loads(text).replay()
    assert refused.value.code == "record"
    assert refused.value.facts["why"]
    if key not in ("winners", "hands"):
        assert refused.value.facts["key"] == key


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("2 fold", "malformed_action"), ("2", "malformed_action"), ("", "malformed_action"), ("pass", "malformed_action"),
        ("x pass", "malformed_action"), ("02 pass", "malformed_action"), ("2  pass", "malformed_action"),
        ("2 bid X1", "unknown_card"), ("3 pass", "seat_unknown"), ("0 pass", "not_your_turn"), ("2 take C", "wrong_phase"),
        ("2 bid M", "merchant_in_bid"), ("0 sell C1 C2 G1", "not_a_set"), ("0 sell M M M", "not_in_hand"),
        ("-1 pass", "malformed_action"), ("² pass", "malformed_action"), ("2 pass\n", "malformed_action"),
    ],
)  # fmt: skip
def test_a_record_with_a_wrong_action_tells_which_and_why(line: str, why: str) -> None:
    with pytest.raises(byzanz.Refused) as refused:
        byzanz.Record.loads(broken(actions=["0 pass", "1 pass", line])).replay()
    assert refused.value.code == "record"
    facts = refused.value.facts
    assert facts["key"] == "actions"
    assert 2 in facts.values(), "the place of the action"
    assert facts["why"] == why


@examples(10)
@given(starts())
def test_a_record_with_a_wrong_result(start: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = start
    for _ in random_actions(game, rng):
        pass
    written = told(game)
    byzanz.Record.loads(json.dumps(written)).replay()
    losers = [seat for seat in range(game.players) if seat not in written["winners"]]
    for key, value in (
        ("points", [written["points"][0] + 1, *written["points"][1:]]),
        ("hands", [written["hands"][0] + 1, *written["hands"][1:]]),
        ("winners", losers),
        ("winners", [*written["winners"], game.players]),
    ):
        with pytest.raises(byzanz.Refused) as refused:
            byzanz.Record.loads(json.dumps(written | {key: value})).replay()
        assert refused.value.code == "record"
        assert refused.value.facts["key"] == key


def test_an_unfinished_record_with_a_result_and_a_finished_one_without() -> None:
    result = {"points": [0, 0, 0], "hands": [4, 4, 4], "winners": [0, 1, 2]}
    with pytest.raises(byzanz.Refused):
        byzanz.Record.loads(broken(**result)).replay()


@pytest.mark.parametrize("at", [-1, 3, 100])
def test_replay_at_a_place_that_is_not_there(at: Any) -> None:
    with pytest.raises(byzanz.Refused) as refused:
        byzanz.Record.loads(broken()).replay(at=at)
    assert refused.value.code == "record"
