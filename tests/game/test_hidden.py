"""Hidden cards stay hidden: nothing a seat is told depends on what it cannot see."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import byzanz
from tests.dealt import ALL_CARDS, deal, finish, hand, in_phase, keeping, legal, play, play_until, whole
from tests.random_play import examples, hidden_places, near_legal_action, positions, random_actions, reshuffled


def told(game: byzanz.Game, viewer: int | None) -> tuple[object, ...]:
    """Everything that reaches a viewer: the view, its bytes, the legal actions."""
    view = game.view(viewer)
    legal_actions = None if viewer is None else [str(action) for action in game.legal_actions(viewer)]
    return view.to_dict(), [str(action) for action in view.legal_actions()], legal_actions, contents(view)


def contents(view: byzanz.View) -> bytes:
    """All that a view holds, in bytes; copied first, so that shared strings don't make a difference."""
    return pickle.dumps(copy.deepcopy(view))


@examples(40)
@given(positions(), st.data())
def test_reshuffling_what_a_seat_cannot_see_changes_nothing_it_is_told(
    position: tuple[byzanz.Game, random.Random], data: st.DataObject
) -> None:
    game, rng = position
    viewer = data.draw(st.sampled_from([None, *range(game.players)]))
    deck = reshuffled(game, viewer, rng)
    record = game.record()
    here = byzanz.Game(players=game.players, deck=record.deck, first=record.first)
    there = byzanz.Game(players=game.players, deck=deck, first=record.first)
    for line in record.actions:
        seat, action = line.split(" ", 1)
        assert here.act(int(seat), action) == there.act(int(seat), action)
        if rng.random() < 0.02:
            assert told(here, viewer) == told(there, viewer)
    assert told(here, viewer) == told(there, viewer)
    if viewer is not None:
        for _ in range(10):
            text = near_legal_action(game, rng)
            assert answer(here.copy(), viewer, text) == answer(there.copy(), viewer, text)


def answer(game: byzanz.Game, seat: int, text: str) -> object:
    """What a seat hears when it tries something: a refusal with its facts, or that it was accepted."""
    try:
        game.act(seat, text)
    except byzanz.Refused as refused:
        return refused.code, refused.facts
    return "accepted"


@examples(25)
@given(positions(), st.data())
def test_a_resampled_game_fits_the_view(position: tuple[byzanz.Game, random.Random], data: st.DataObject) -> None:
    game, rng = position
    viewer = data.draw(st.sampled_from([None, *range(game.players)]))
    view = game.view(viewer)
    before = told(game, viewer)
    for _ in range(3):
        sampled = byzanz.resample(view, rng)
        assert sampled.view(viewer) == view
        assert told(sampled, viewer) == before
        # It is a game like any other: its record replays to it, and it can be played to its end.
        assert whole(sampled.record().replay()) == whole(sampled)
    for _ in random_actions(sampled, rng):
        pass
    assert sampled.phase == "over"
    assert told(game, viewer) == before


@examples(20)
@given(positions())
def test_resampling_depends_on_the_view_and_the_generator_alone(position: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = position
    record = game.record()
    deck = reshuffled(game, 0, rng)
    there = byzanz.Game(players=game.players, deck=deck, first=record.first)
    for line in record.actions:
        seat, action = line.split(" ", 1)
        there.act(int(seat), action)
    here = byzanz.resample(game.view(0), random.Random(9))
    assert whole(byzanz.resample(game.view(0), random.Random(9))) == whole(here)
    assert whole(byzanz.resample(there.view(0), random.Random(9))) == whole(here)


def test_resampling_moves_every_hidden_card() -> None:
    game = byzanz.Game(players=4, seed=8)
    play_until(game, in_phase("bid", 3))
    rng = random.Random(8)
    decks = [byzanz.resample(game.view(1), rng).record().deck for _ in range(200)]
    hidden = set(hidden_places(game, 1))
    seen = [place for place in range(112) if place not in hidden and not 4 <= place < 8]
    for place in hidden - set(range(16)):
        assert len({deck[place] for deck in decks}) > 5
    for place in set(seen) - set(range(16)):
        assert {deck[place] for deck in decks} == {game.record().deck[place]}


def chi_square(seen: Counter[str], expected: dict[str, float]) -> float:
    """How far counts are from what is expected."""
    assert set(seen) <= set(expected)
    return sum((seen[outcome] - number) ** 2 / number for outcome, number in expected.items())


def few_hidden() -> byzanz.Game:
    """A final sale in which six cards are hidden from seat 0: C1 G1 G1 W4 removed, W4 in hand 1 and S1 in hand 2."""
    game = deal(3, hands=["M M M M", "C2 C3 G3 W4", "O2 O3 O4 S1"], removed="C1 G1 G1 W4")
    play(game, "0 pass", "1 bid C2 C3 G3", "2 bid O2 O3 O4", "1 pass")
    play_until(game, in_phase("final"), keeping("W4", "S1"))
    assert [deck_card(game, place) for place in sorted(hidden_places(game, 0))] == ["W4", "S1", "C1", "G1", "G1", "W4"]
    return game


def deck_card(game: byzanz.Game, place: int) -> str:
    return game.record().deck[place]


def test_resampling_is_uniform_over_the_unseen_cards() -> None:
    view = few_hidden().view(0)
    assert view.unknown[1:] == (1, 1)
    rng = random.Random(30)
    samples = 3000
    seen: Counter[str] = Counter()
    for _ in range(samples):
        sampled = byzanz.resample(view, rng)
        held = [Counter(hand(sampled, seat)) - Counter(view.known[seat]) for seat in (1, 2)]
        seen[" ".join([*held[0].elements(), *held[1].elements()])] += 1
    # Cards, not faces, are equally likely: a face that is hidden twice comes twice as often.
    cards = ["C1", "G1", "G1", "S1", "W4", "W4"]
    pairs = Counter(f"{cards[i]} {cards[j]}" for i in range(6) for j in range(6) if i != j)
    assert pairs.total() == 30
    expected = {pair: samples * number / 30 for pair, number in pairs.items()}
    assert len(expected) == 14
    assert chi_square(seen, expected) < 34.5  # 13 degrees of freedom: one in a thousand is above


def test_resampling_is_uniform_after_the_deal() -> None:
    game = deal(4, hands=["C1 C2 M M"], lots=["G1 G1 O1 O1 O1"])
    view = game.view(0)
    unseen = Counter(ALL_CARDS)
    unseen.subtract(["C1", "C2", "M", "M", "G1", "G1", "O1", "O1", "O1"])
    rng = random.Random(31)
    samples = 2000
    of_hand, of_removed, of_pile = Counter[str](), Counter[str](), Counter[str]()
    for _ in range(samples):
        deck = byzanz.resample(view, rng).record().deck
        of_hand.update(deck[8:12])
        of_removed.update(deck[16:18])
        of_pile.update(deck[-2:])
    for seen in (of_hand, of_removed, of_pile):
        share = seen.total() / unseen.total()
        assert chi_square(seen, {face: number * share for face, number in unseen.items()}) < 51.2  # 24 degrees, 1/1000


def test_at_the_end_a_spectator_still_sees_no_hand() -> None:
    game = byzanz.Game(players=4, seed=3)
    finish(game)
    assert game.view(None).hand is None
    assert game.view(1).hand == tuple(hand(game, 1))
    assert legal(game, 1) == set()
