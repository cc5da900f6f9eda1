"""Chapter 3 of docs/rules.md: lots, bids, passing."""

from __future__ import annotations

import pytest

from tests.dealt import TABLES, cards, deal, hand, in_phase, kinds, legal, only, play, play_until, refusal, verbs


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_3_1_one_auction_for_each_offer_card_the_highest_first(players: int) -> None:
    game = deal(players)
    events = [*game.view(None).events, *play_until(game, in_phase("bid", 2))]
    numbers = [event.number for event in events if event.kind == "won"]
    assert numbers == list(TABLES[players].offers)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_3_2_the_lot_has_as_many_cards_as_the_offer_card_says(players: int) -> None:
    game = deal(players, lots=["C1 G2 M", "O1 S4"])
    lot = game.view(None).lot
    assert len(lot) == TABLES[players].offers[0]
    assert {"C1", "G2", "M"} <= set(lot)
    events = play_until(game, lambda game: game.view(None).offer == TABLES[players].offers[1])
    lot = game.view(None).lot
    assert len(lot) == TABLES[players].offers[1]
    assert {"O1", "S4"} <= set(lot)
    assert tuple(cards(only(events, "revealed"))) == tuple(lot)


def test_3_3_the_starter_speaks_first_then_clockwise() -> None:
    game = deal(4, hands=["C1 C2 C3 C4", "G1 G2 G3 G4", "O1 O2 O3 O4", "S1 S2 S3 S4"], first=2)
    turns = []
    for action in ["bid O1", "bid S2", "pass", "bid G3", "bid O3", "pass"]:
        turns.append(game.turn)
        assert game.turn is not None
        game.act(game.turn, action)
    assert turns == [2, 3, 0, 1, 2, 3]
    assert game.turn == 1


def test_3_3_only_the_seat_in_turn_bids_or_passes() -> None:
    game = deal(4, hands=["C1 C2 C3 C4", "G1 G2 G3 G4"])
    for action in ("bid G1", "pass"):
        assert refusal(game, 1, action).code == "not_your_turn"


def test_3_3_who_holds_an_offer_card_of_this_round_is_left_out() -> None:
    game = deal(4, hands=["C1", "G1", "O1", "S1"])
    play(game, "0 pass", "1 bid G1", "2 pass", "3 pass")
    play_until(game, lambda game: game.view(None).offer == 4)
    turns = []
    while game.phase == "bid" and game.view(None).offer == 4:
        assert game.turn is not None
        turns.append(game.turn)
        game.act(game.turn, "pass")
    assert turns == [2, 3, 0]


def test_3_4_in_turn_one_bids_or_passes() -> None:
    game = deal(3, hands=["C1 G2 O3 W1"])
    assert verbs(game, 0) == {"bid", "pass"}


def test_3_4_a_bid_is_one_or_more_goods_from_the_hand() -> None:
    game = deal(3, hands=["C1 C1 O3 W1"])
    assert legal(game, 0) == {
        "pass",
        "bid C1", "bid O3", "bid W1",
        "bid C1 C1", "bid C1 O3", "bid C1 W1", "bid O3 W1",
        "bid C1 C1 O3", "bid C1 C1 W1", "bid C1 O3 W1",
        "bid C1 C1 O3 W1",
    }  # fmt: skip
    assert refusal(game, 0, "bid G1").code == "not_in_hand"
    assert refusal(game, 0, "bid O3 O3").code == "not_in_hand"
    assert refusal(game, 0, "bid").code == "malformed_action"


def test_3_4_a_bid_counts_the_sum_of_the_values_whatever_the_goods() -> None:
    game = deal(3, hands=["C1 G2 O3 W4"])
    bid = only(play(game, "0 bid C1 G2 W4"), "bid")
    assert bid.number == 7
    view = game.view(None)
    assert view.bid_totals[0] == 7
    assert tuple(view.bids[0]) == ("C1", "G2", "W4")
    assert view.leader == 0
    assert view.need == 8


def test_3_4_a_bid_lies_open_and_is_no_longer_in_the_hand() -> None:
    game = deal(3, hands=["C1 G2 O3 W4"])
    play(game, "0 bid C1 G2")
    assert hand(game, 0) == ["O3", "W4"]
    assert tuple(game.view(2).bids[0]) == ("C1", "G2")
    assert game.view(2).hand_sizes[0] == 2


def test_3_5_merchants_cannot_be_bid() -> None:
    game = deal(3, hands=["C1 M M W4"])
    assert legal(game, 0) >= {"bid C1", "bid W4", "bid C1 W4"}
    assert not [action for action in legal(game, 0) if action.startswith("bid") and "M" in action]
    assert refusal(game, 0, "bid M").code == "merchant_in_bid"
    assert refusal(game, 0, "bid C1 M").code == "merchant_in_bid"


def test_3_6_a_bid_must_beat_the_highest_bid_by_at_least_1() -> None:
    game = deal(3, hands=["C3", "G2 G3 G1 G4"])
    play(game, "0 bid C3")
    refused = refusal(game, 1, "bid G3")
    assert refused.code == "bid_too_low"
    assert refusal(game, 1, "bid G2").code == "bid_too_low"
    assert refusal(game, 1, "bid G1 G2").code == "bid_too_low"
    assert legal(game, 1) & {"bid G3", "bid G2", "bid G1 G2"} == set()
    assert game.view(1).need == 4
    play(game, "1 bid G1 G3")
    assert game.view(None).leader == 1


def test_3_6_a_bid_may_beat_the_highest_by_any_amount() -> None:
    game = deal(3, hands=["C1", "G2 G3 G4 O4"])
    play(game, "0 bid C1", "1 bid G2 G3 G4 O4")
    assert game.view(None).bid_totals[1] == 13


def test_3_7_to_raise_one_adds_cards_to_the_own_laid_out_cards() -> None:
    game = deal(3, hands=["C1 C2 W1 W2", "G2 G3", "O1"])
    play(game, "0 bid C2", "1 bid G3", "2 pass")
    assert game.turn == 0
    assert legal(game, 0) == {"pass", "bid W2", "bid C1 W1", "bid C1 W2", "bid W1 W2", "bid C1 W1 W2"}
    assert refusal(game, 0, "bid W1").code == "bid_too_low"
    assert only(play(game, "0 bid W2"), "bid").number == 4
    assert tuple(game.view(1).bids[0]) == ("C2", "W2")
    assert hand(game, 0) == ["C1", "W1"]


def test_3_8_laid_out_cards_cannot_be_taken_back_or_exchanged() -> None:
    game = deal(3, hands=["C1 C2 W1 W4", "G2 G3", "O1"])
    play(game, "0 bid C2", "1 bid G3", "2 pass")
    # The C2 is on the table: it can neither be laid out again nor left out of the new total.
    assert refusal(game, 0, "bid C2 W4").code == "not_in_hand"
    play(game, "0 bid W4")
    assert tuple(game.view(None).bids[0]) == ("C2", "W4")


def test_3_9_who_passes_is_out_of_this_auction() -> None:
    game = deal(4, hands=["C1 C2 C3 C4", "G1 G2 G3 G4", "O1 O2 O3 O4"])
    play(game, "0 pass", "1 bid G1", "2 bid O2", "3 pass", "1 bid G3", "2 bid O3")
    assert game.turn == 1
    assert list(game.view(None).passed) == [True, False, False, True]
    assert refusal(game, 0, "bid C4").code == "not_your_turn"
    assert verbs(game, 0) == {"sell"}


def test_3_9_a_player_who_passes_takes_the_laid_out_cards_back_into_the_hand() -> None:
    game = deal(3, hands=["C1 C2 W1 W4", "G2 G3", "O1"])
    play(game, "0 bid C1 C2", "1 bid G2 G3", "2 pass")
    passed = only(play(game, "0 pass"), "passed")
    assert passed.seat == 0
    assert tuple(cards(passed)) == ("C1", "C2")
    assert hand(game, 0) == ["C1", "C2", "W1", "W4"]
    assert tuple(game.view(None).bids[0]) == ()
    assert game.view(None).bid_totals[0] == 0


def test_3_10_the_auction_ends_when_all_but_one_have_passed() -> None:
    game = deal(4, hands=["C1", "G2", "O1", "S1"])
    play(game, "0 bid C1", "1 bid G2", "2 pass", "3 pass")
    assert game.phase == "bid"
    won = only(play(game, "0 pass"), "won")
    assert (won.seat, won.number, tuple(cards(won))) == (1, 5, ("G2",))
    assert (game.phase, game.turn) == ("give", 1)


def test_3_10_a_winner_of_the_first_bid_needs_not_speak_again() -> None:
    game = deal(3, hands=["C1"])
    play(game, "0 bid C1", "1 pass")
    assert only(play(game, "2 pass"), "won").seat == 0


def test_3_11_the_winner_puts_the_whole_bid_into_the_market_sorted_by_kind() -> None:
    game = deal(3, hands=["W1 C2 G1 C1", "O2"])
    play(game, "0 bid W1 C1", "1 pass", "2 pass")
    assert tuple(game.view(None).market) == ("C1", "W1")
    assert tuple(game.view(None).bids[0]) == ()
    assert hand(game, 0) == ["C2", "G1"]


def test_3_11_the_losers_pay_nothing() -> None:
    game = deal(3, hands=["C1", "G2 G3 G4 W4", "O1"])
    play(game, "0 bid C1", "1 bid G2", "2 pass", "0 pass")
    assert tuple(game.view(None).market) == ("G2",)
    assert "C1" in hand(game, 0)


def test_3_12_the_winner_chooses_one_card_of_the_lot_for_the_market_and_takes_the_rest() -> None:
    game = deal(4, hands=["C1 G1 G1 G2"], lots=["C2 M O3 O3 W4"])
    play(game, "0 bid C1", "1 pass", "2 pass", "3 pass")
    assert legal(game, 0) == {"give C2", "give M", "give O3", "give W4", "sell G1 G1 G2"}
    assert refusal(game, 0, "give S1").code == "not_in_lot"
    assert refusal(game, 1, "give C2").code == "not_your_turn"
    events = play(game, "0 give O3")
    assert tuple(cards(only(events, "gave"))) == ("O3",)
    assert tuple(cards(only(events, "collected"))) == ("C2", "M", "O3", "W4")
    assert sorted(game.view(None).market) == ["C1", "O3"]
    assert hand(game, 0) == sorted(["C2", "G1", "G1", "G2", "M", "O3", "W4"])


def test_3_12_a_merchant_of_the_lot_may_be_given() -> None:
    game = deal(3, hands=["C1"], lots=["M"])
    play(game, "0 bid C1", "1 pass", "2 pass", "0 give M")
    assert "M" in game.view(None).market


def test_3_13_the_winner_takes_the_offer_card_and_is_out_of_the_round() -> None:
    game = deal(4, hands=["C1 C2 C3 C4"])
    play(game, "0 bid C1", "1 pass", "2 pass", "3 pass")
    play_until(game, lambda game: game.view(None).offer == 4)
    assert list(game.view(None).offer_cards) == [5, None, None, None]
    play(game, "1 pass", "2 pass")
    assert game.turn == 3
    assert not verbs(game, 0) - {"sell"}
    assert refusal(game, 0, "pass").code == "not_your_turn"


def test_3_14_the_next_auction_is_started_by_the_next_seat_left_of_the_winner_without_offer_card() -> None:
    game = deal(4, hands=["C1", "G1 G2", "O1", "S2"])
    play(game, "0 pass", "1 pass", "2 pass", "3 bid S2")
    play_until(game, lambda game: game.view(None).offer == 4)
    assert game.turn == game.view(None).starter == 0
    play(game, "0 bid " + next(card for card in hand(game, 0) if card != "M"), "1 pass", "2 pass")
    play_until(game, lambda game: game.view(None).offer == 3)
    assert game.turn == game.view(None).starter == 1
    play(game, "1 pass", "2 bid O1")
    play_until(game, lambda game: game.view(None).offer == 2)
    # Left of seat 2 are 3 and 0, who hold offer cards: the last one is seat 1.
    assert (game.phase, game.turn) == ("give", 1)


def test_3_15_nobody_bids_the_first_who_passed_takes_the_whole_lot_and_gives_nothing() -> None:
    game = deal(4, hands=["C1", "G1", "O1", "S1"], lots=["C1 C2 M O3 W1"], first=2)
    before = hand(game, 2)
    events = play(game, "2 pass", "3 pass", "0 pass", "1 pass")
    won = only(events, "won")
    assert (won.seat, won.number, tuple(cards(won))) == (2, 5, ())
    assert tuple(cards(only(events, "collected"))) == ("C1", "C2", "M", "O3", "W1")
    assert "gave" not in kinds(events)
    assert hand(game, 2) == sorted([*before, "C1", "C2", "M", "O3", "W1"])
    assert tuple(game.view(None).market) == ()
    assert game.view(None).offer_cards[2] == 5


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_3_16_the_last_player_has_no_rival_and_takes_the_lowest_offer_card(players: int) -> None:
    game = deal(players)
    events = play_until(game, in_phase("take"))
    last = [event for event in events if event.kind == "won"][-1]
    lowest = min(TABLES[players].offers)
    assert last.number == lowest
    assert last.seat == players - 1
    assert cards(last) == []
    assert game.view(None).offer_cards[players - 1] == lowest
    lot = next(index for index, event in enumerate(events) if event.kind == "revealed" and event.number == lowest)
    assert not {"bid", "passed"} & set(kinds(events[lot:]))


@pytest.mark.parametrize("players", [3, 4])
def test_3_17_with_3_or_4_the_last_player_gives_one_card_and_keeps_the_other(players: int) -> None:
    lots = ["C1"] * (players - 1) + ["G4 W4"]
    game = deal(players, lots=lots)
    events = play_until(game, lambda game: game.phase == "give")
    last = players - 1
    assert [event.number for event in events if event.kind == "revealed"][-1] == 2
    assert game.turn == last
    assert legal(game, last) >= {"give G4", "give W4"}
    assert not verbs(game, last) & {"bid", "pass"}
    before = hand(game, last)
    market = list(game.view(None).market)
    events = play(game, f"{last} give G4")
    assert tuple(cards(only(events, "gave"))) == ("G4",)
    assert tuple(cards(only(events, "collected"))) == ("W4",)
    assert hand(game, last) == sorted([*before, "W4"])
    assert sorted(game.view(None).market) == sorted([*market, "G4"])
    assert game.phase == "take"


@pytest.mark.parametrize("players", [5, 6])
def test_3_18_with_5_or_6_the_single_card_goes_to_the_market(players: int) -> None:
    lots = [""] * (players - 1) + ["V4"]
    game = deal(players, lots=lots)
    last = players - 1
    before = hand(game, last)
    events = play_until(game, lambda game: game.phase in ("give", "take"))
    assert game.phase == "take"  # nobody is asked which card to give: there is only the one
    gave = only(events, "gave")  # everybody passed before, so that nobody else gave a card
    assert (gave.seat, tuple(cards(gave))) == (last, ("V4",))
    assert tuple(game.view(None).market) == ("V4",)
    assert hand(game, last) == before
    assert game.view(None).offer_cards[last] == 1
    assert game.turn == last
