"""Chapter 2 of docs/rules.md: the deal."""

from __future__ import annotations

import pytest

import byzanz
from tests.dealt import ALL_CARDS, TABLES, cards, deal, deck_of, finish, hand

pytestmark = pytest.mark.parametrize("players", [3, 4, 5, 6])


def test_2_1_all_cards_are_shuffled(players: int) -> None:
    decks = [byzanz.Game(players=players, seed=seed).record().deck for seed in range(20)]
    assert all(sorted(deck) == ALL_CARDS for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 20
    # A place that always held the same card would not be shuffled.
    assert all(len({deck[place] for deck in decks}) > 1 for place in range(112))


def test_2_1_everybody_gets_four_cards(players: int) -> None:
    deck = deck_of(players)
    game = byzanz.Game(players=players, deck=deck)
    for seat in range(players):
        assert hand(game, seat) == sorted(deck[4 * seat : 4 * seat + 4])


def test_2_1_a_dealt_hand_is_seen_by_its_owner_alone(players: int) -> None:
    game = byzanz.Game(players=players, seed=3)
    for viewer in [None, *range(players)]:
        dealt = [event for event in game.view(viewer).events if event.kind == "dealt"]
        assert [event.seat for event in dealt] == list(range(players))
        assert [event.number for event in dealt] == [4] * players
        for event in dealt:
            owner = event.seat
            assert owner is not None
            assert sorted(cards(event)) == (hand(game, owner) if owner == viewer else [])


def test_2_2_the_removed_cards_are_never_seen(players: int) -> None:
    removed = TABLES[players].removed
    merchants = " ".join(["M"] * removed)
    game = deal(players, removed=merchants)
    events = [*game.view(None).events, *finish(game)]
    shown = [card for event in events if event.kind == "revealed" for card in cards(event)]
    dealt = [card for seat in range(players) for card in game.record().deck[4 * seat : 4 * seat + 4]]
    assert (shown + dealt).count("M") == 16 - removed
    assert game.view(None).removed == removed


def test_2_2_the_rest_is_the_draw_pile_and_lots_come_from_its_top(players: int) -> None:
    game = byzanz.Game(players=players, seed=4)
    pile = game.record().deck[4 * players + TABLES[players].removed :]
    events = [*game.view(None).events, *finish(game)]
    for event in events:
        if event.kind == "revealed":
            assert event.number is not None
            assert sorted(cards(event)) == sorted(pile[: event.number])
            pile = pile[event.number :]
    assert list(pile) == []


def test_2_3_the_highest_offer_card_is_on_top(players: int) -> None:
    view = byzanz.Game(players=players, seed=1).view(None)
    assert view.offer == max(view.offers) == len(view.lot)
    assert list(view.offers) == sorted(view.offers, reverse=True)


def test_2_4_the_opener_starts_the_first_auction(players: int) -> None:
    for first in range(players):
        game = deal(players, first=first)
        assert game.phase == "bid"
        assert game.turn == first
        assert game.view(None).starter == first
