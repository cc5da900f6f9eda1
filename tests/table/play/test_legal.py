"""Legal actions as offered to a seat: the cheapest bid is that of a standing order, and sales say what they keep."""

import random
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given

import byzanz
from byzanz.table.play.legal import legal_summary
from byzanz.table.play.orders import ordered_action
from byzanz.table.room.holders import BidOrder, Orders
from tests.dealt import deck_of
from tests.random_play import choose, examples, starts


def bidding(hand: str, need: int) -> byzanz.Game:
    """A game in which seat 1 must bid that much, at least, with that hand."""
    others = "W4 W4 G1 S1" if hand == "C1 G2 O3 W3" else "V4 S4 G1 S1"
    game = byzanz.Game(3, deck=deck_of(3, [others, hand]))
    bid = next(action for action in game.legal_actions(0) if action.verb == "bid" and action.total == need - 1)
    game.act(0, bid)
    return game


@pytest.mark.parametrize(
    ("hand", "need", "cards"),
    [("C1 G2 O3 W4", 5, ["C1", "W4"]), ("C1 C1 G2 O3", 5, ["G2", "O3"]), ("M C1 G2 O3", 6, ["C1", "G2", "O3"])],
)
def test_cheapest_and_bid_for_me_choose_the_same_cards(hand: str, need: int, cards: list[str]) -> None:
    game = bidding(hand, need)
    legal = legal_summary(game.view(1))
    cheapest = legal["bid"]["cheapest"][0]
    assert (cheapest["total"], list(cheapest["cards"])) == (need, cards)
    assert list(legal["orders"]["bid"]["cards"]) == cards
    ordered = ordered_action(game, 1, Orders(bid=BidOrder(9, "ask")))
    assert ordered == "bid " + " ".join(cards)


@pytest.mark.parametrize(
    ("hand", "sale", "keep", "points"),
    [
        ("C1 C1 C4 G1", "C1 C1 C4", "C4", 4),
        ("C3 C4 M G1", "C3 C4 M", "C4", 4),
        ("M M M G1", "M M M", "M", 5),
        ("M M S2 G1", "M M S2", "S2", 2),
    ],
)
def test_a_sale_says_what_it_keeps_and_counts(hand: str, sale: str, keep: str, points: int) -> None:
    game = byzanz.Game(3, deck=deck_of(3, [hand]))
    legal = legal_summary(game.view(0))
    assert legal["sales"][sale] == {"keep": keep, "points": points}
    before = game.points[0]
    (sold,) = [event for event in game.act(0, f"sell {sale}") if event.kind == "sold"]
    assert (sold.kept, game.points[0] - before) == (keep, points)


def actions_in(legal: dict[str, Any], hand: tuple[str, ...]) -> set[str]:
    """Every action that the short form offers."""
    offered = {f"sell {cards}" for cards in legal.get("sales", ())}
    for verb in ("give", "take", "discard"):
        offered |= {f"{verb} {card}" for card in legal.get(verb, ())}
    if "pass" in legal or "done" in legal:
        offered.add("pass")
    if bid := legal.get("bid"):
        goods = [card for card in hand if card in bid["faces"]]
        laid_out = bid["most"] - byzanz.total_of(goods)
        for size in range(1, len(goods) + 1):
            for cards in combinations(goods, size):
                if laid_out + byzanz.total_of(cards) >= bid["need"]:
                    offered.add("bid " + " ".join(cards))
    return offered


@examples(25)
@given(starts())
def test_what_is_offered_is_what_is_legal(start: tuple[byzanz.Game, random.Random]) -> None:
    """No more and no less: the short form is a summary of the rules' own list."""
    game, rng = start
    while True:
        for seat in range(game.players):
            view = game.view(seat)
            legal = legal_summary(view)
            assert actions_in(legal, view.hand or ()) == {str(action) for action in game.legal_actions(seat)}
            assert ("bid" in legal) == any(action.verb == "bid" for action in game.legal_actions(seat))
            for payment in legal.get("bid", {}).get("cheapest", ()):
                total = payment["total"] - view.bid_totals[seat]
                sizes = [len(b.cards) for b in game.legal_actions(seat) if b.verb == "bid" and b.total == total]
                assert len(payment["cards"]) == min(sizes)
        assert legal_summary(game.view(None)) == {}
        if game.phase == "over":
            return
        game.act(*choose(game, rng))
