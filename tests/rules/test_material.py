"""Chapter 1 of docs/rules.md: the cards and the table of player numbers."""

from __future__ import annotations

from collections import Counter

import pytest

import byzanz
from tests.dealt import GOODS, TABLES, cards, finish

pytestmark = pytest.mark.parametrize("players", [3, 4, 5, 6])


def deck(players: int) -> Counter[str]:
    return Counter(byzanz.Game(players=players, seed=1).record().deck)


def test_1_1_there_are_112_cards(players: int) -> None:
    assert deck(players).total() == 112


def test_1_2_six_goods_of_sixteen_cards_each(players: int) -> None:
    goods = Counter(card[0] for card in deck(players).elements() if card != "M")
    assert goods == dict.fromkeys(GOODS, 16)


def test_1_3_each_good_has_six_1_five_2_three_3_and_two_4(players: int) -> None:
    cards = deck(players)
    for good in GOODS:
        assert [cards[f"{good}{value}"] for value in (1, 2, 3, 4)] == [6, 5, 3, 2]


def test_1_4_sixteen_merchants(players: int) -> None:
    assert deck(players)["M"] == 16


def test_1_5_the_number_of_players_decides_offer_cards_removed_cards_rounds_and_pile(players: int) -> None:
    table = TABLES[players]
    view = byzanz.Game(players=players, seed=1).view(None)
    assert tuple(view.offers) == table.offers
    assert view.removed == table.removed
    assert view.rounds == table.rounds
    assert view.pile + len(view.lot) == table.pile


def test_1_6_the_pile_is_used_up_exactly(players: int) -> None:
    game = byzanz.Game(players=players, seed=1)
    events = [*game.view(None).events, *finish(game)]
    lots = [event for event in events if event.kind == "revealed"]
    assert [event.number for event in lots] == list(TABLES[players].offers) * TABLES[players].rounds
    assert all(len(cards(event)) == event.number for event in lots)
    assert game.view(None).pile == 0
