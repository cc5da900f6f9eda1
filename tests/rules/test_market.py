"""Chapter 4 of docs/rules.md: the market of Byzantium."""

from __future__ import annotations

from collections import Counter

import byzanz
from tests.dealt import cards, deal, hand, in_phase, kinds, legal, only, play, play_until, refusal

# Four players who all bid once: the market holds four kinds and more, and seat s holds offer card 5 - s.
HANDS = ["C1 C2 V4", "G1 G2 V3", "O1 O2 V3", "S1 S2 S3 M"]
LOTS = ["W1 W2 W3 M M", "W1 W2 W3 M", "W1 W2 M", "W1 M"]


def market_day() -> byzanz.Game:
    """A game in the first take of round 1; offer cards 5 4 3 2 lie before seats 0 1 2 3."""
    game = deal(4, hands=HANDS, lots=LOTS)
    play(game, "0 bid C1 C2", "1 pass", "2 pass", "3 pass", "0 give W1")
    play_until(game, in_phase("bid"))
    play(game, "1 bid G1 G2", "2 pass", "3 pass", "1 give M")
    play_until(game, in_phase("bid"))
    play(game, "2 bid O1", "3 pass", "2 give M", "3 give W1")
    assert sorted(game.view(None).market) == ["C1", "C2", "G1", "G2", "M", "M", "O1", "W1", "W1"]
    return game


def test_4_1_the_market_opens_after_the_rounds_auctions() -> None:
    game = deal(4)
    events = play_until(game, in_phase("take"))
    assert kinds(events).count("won") == 4


def test_4_1_the_lowest_offer_card_takes_first_then_upwards() -> None:
    game = market_day()
    turns = []
    for kind in "WCMG":
        assert game.phase == "take"
        assert game.turn is not None
        turns.append(game.turn)
        took = only(play(game, f"{game.turn} take {kind}"), "took")
        assert took.number == {3: 2, 2: 3, 1: 4, 0: 5}[turns[-1]]
        play_until(game, lambda game: game.phase != "limit")
    assert turns == [3, 2, 1, 0]


def test_4_1_only_the_seat_in_turn_takes() -> None:
    game = market_day()
    assert refusal(game, 2, "take W").code == "not_your_turn"
    assert refusal(game, 3, "pass").code == "wrong_phase"


def test_4_2_each_takes_all_cards_of_exactly_one_kind() -> None:
    game = market_day()
    before = hand(game, 3)
    assert {action for action in legal(game, 3) if action.startswith("take")} == {
        "take C",
        "take G",
        "take M",
        "take O",
        "take W",
    }
    took = only(play(game, "3 take G"), "took")
    assert tuple(cards(took)) == ("G1", "G2")
    assert hand(game, 3) == sorted([*before, "G1", "G2"])
    assert sorted(game.view(None).market) == ["C1", "C2", "M", "M", "O1", "W1", "W1"]


def test_4_2_a_kind_that_is_not_there_cannot_be_taken() -> None:
    game = market_day()
    assert refusal(game, 3, "take V").code == "not_in_market"
    play(game, "3 take G")
    assert refusal(game, 2, "take G").code == "not_in_market"


def test_4_2_merchants_are_a_kind_too() -> None:
    game = market_day()
    before = hand(game, 3)
    took = only(play(game, "3 take M"), "took")
    assert tuple(cards(took)) == ("M", "M")
    assert hand(game, 3) == sorted([*before, "M", "M"])


def test_4_3_what_is_left_leaves_the_game() -> None:
    game = market_day()
    gone = Counter(game.view(None).gone)
    events = []
    for kind in "WCMG":
        events += play(game, f"{game.turn} take {kind}")
        events += play_until(game, lambda game: game.phase != "limit")
    assert tuple(cards(only(events, "left"))) == ("O1",)
    discarded = [card for event in events if event.kind == "discarded" for card in cards(event)]
    assert Counter(game.view(None).gone) - gone == Counter([*discarded, "O1"])
    assert tuple(game.view(None).market) == ()


def test_4_4_the_offer_cards_go_back_and_the_lowest_opens_the_next_round() -> None:
    game = market_day()
    events = play_until(game, in_phase("bid", 2))
    assert only(events, "round_began").number == 2
    assert list(game.view(None).offer_cards) == [None] * 4
    assert game.view(None).offer == 5
    assert game.turn == game.view(None).starter == 3
