"""The public names other programs rely on."""

from __future__ import annotations

import hashlib
import inspect
import pickle

import pytest

import byzanz
from tests.dealt import deal, finish, whole


def test_the_public_names_are_pinned() -> None:
    assert sorted(byzanz.__all__) == [
        "Action",
        "Event",
        "Game",
        "Record",
        "Refused",
        "Result",
        "Rules",
        "View",
        "resample",
        "total_of",
        "value_of",
    ]


def test_every_public_name_has_a_docstring() -> None:
    for name in byzanz.__all__:
        assert inspect.getdoc(getattr(byzanz, name)), name


def test_the_phases_of_a_whole_game() -> None:
    game = deal(4)
    phases = {game.phase}
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, next(action for action in game.legal_actions(seat) if action.verb not in ("sell", "bid")))
        phases.add(game.phase)
    assert phases == {"bid", "give", "limit", "take", "final", "over"}


def test_a_new_game_is_dealt_by_chance_without_a_seed() -> None:
    assert byzanz.Game(players=3).record().deck != byzanz.Game(players=3).record().deck


def test_the_shuffle_of_a_seed_never_changes() -> None:
    # Pinned: the same seed must deal the same cards on every platform and in every version.
    deck = byzanz.Game(players=4, seed=7).record().deck
    assert " ".join(deck[:16]) == "V2 W3 M G2 G1 C2 O1 O3 O2 C1 V3 C3 W1 S2 S2 W2"
    assert hashlib.sha256(" ".join(deck).encode()).hexdigest()[:16] == "bba5a30cf35bf9a7"


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    one, other = byzanz.Game(players=3, seed=seed), byzanz.Game(players=3, seed=seed)
    assert one.record().deck == other.record().deck


def test_a_refusal_is_a_value_error_with_code_and_facts() -> None:
    game = deal(3, hands=["C1", "G1"])
    game.act(0, "bid C1")
    with pytest.raises(ValueError, match="bid_too_low") as refused:
        game.act(1, "bid G1")
    error = refused.value
    assert isinstance(error, byzanz.Refused)
    assert error.code == "bid_too_low"
    assert error.facts["need"] == 2
    assert error.facts["total"] == 1
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.facts, str(again)) == (error.code, error.facts, str(error))


def test_a_game_can_be_pickled_as_its_record() -> None:
    game = deal(5)
    finish(game)
    assert whole(pickle.loads(pickle.dumps(game))) == whole(game)


def test_the_result_has_points_hands_and_winners() -> None:
    game = deal(3, hands=["M M M C1"])
    game.act(0, "sell M M M")
    finish(game)
    hands = game.view(None).hand_sizes
    assert game.result == byzanz.Result(points=(5, 0, 0), hands=hands, winners=(0,))
    assert game.copy().result == game.result


def test_the_game_shows_all_dealt_hands_and_views_only_the_own_one() -> None:
    game = byzanz.Game(players=5, seed=9)
    dealt = [event for event in game.events if event.kind == "dealt"]
    assert [event.seat for event in dealt] == list(range(5))
    assert [event.cards for event in dealt] == [game.hand(seat) for seat in range(5)]
    game.act(0, "pass")
    assert game.view(None).events == tuple(event.seen_by(None) for event in game.events)
    for seat in range(5):
        assert game.view(seat).events == tuple(event.seen_by(seat) for event in game.events)
