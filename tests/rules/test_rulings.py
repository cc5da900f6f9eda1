# ruff: noqa: N802 (the rulings are named R1 to R16)
"""The rulings R1 to R13 of docs/rules.md."""

from __future__ import annotations

import pytest

import byzanz
from tests.dealt import (
    cards,
    deal,
    deck_of,
    finish,
    hand,
    in_phase,
    keeping,
    legal,
    only,
    play,
    play_until,
    refusal,
    verbs,
)


def test_R1_the_last_one_may_bid_when_all_others_passed_without_a_bid() -> None:
    game = deal(3, hands=["C1", "G1", "O1 O2 S1 S2"])
    play(game, "0 pass", "1 pass")
    assert (game.phase, game.turn) == ("bid", 2)
    assert verbs(game, 2) == {"bid", "pass"}
    won = only(play(game, "2 bid O1"), "won")
    assert (won.seat, tuple(cards(won))) == (2, ("O1",))
    assert (game.phase, game.turn) == ("give", 2)


def test_R1_if_the_last_player_passes_too_the_first_who_passed_wins() -> None:
    game = deal(4, first=1)
    play(game, "1 pass", "2 pass", "3 pass")
    assert game.turn == 0
    won = only(play(game, "0 pass"), "won")
    assert (won.seat, tuple(cards(won))) == (1, ())


def test_R2_cards_in_an_open_bid_cannot_be_sold() -> None:
    game = deal(3, hands=["C1 C2 C3 G1"])
    assert "sell C1 C2 C3" in legal(game, 0)
    play(game, "0 bid C1")
    assert verbs(game, 0) == set()
    assert refusal(game, 0, "sell C1 C2 C3").code == "not_in_hand"


def test_R2_a_bidder_may_sell_from_the_rest_of_the_hand() -> None:
    game = deal(3, hands=["C1 C2 C3 G1"])
    play(game, "0 bid G1", "0 sell C1 C2 C3")
    assert game.turn == 1
    assert tuple(game.view(None).bids[0]) == ("G1",)
    assert hand(game, 0) == []


def test_R3_cards_of_an_open_bid_do_not_count_for_the_hand_limit() -> None:
    game = deal(3, hands=["C1 C2 G1 G2"], lots=["O1 O2 S1 S2 W1 W2"])
    play(game, "0 pass", "1 pass", "2 pass", "0 discard C1", "0 discard C2", "0 discard G1")
    play_until(game, in_phase("bid", 2))
    # Seat 0 has seven cards; it bids three of them, keeps four, and takes three from the lot of four: seven.
    play_until(game, lambda game: game.phase == "bid" and game.turn == 0)
    assert len(hand(game, 0)) == 7
    cards = [card for card in hand(game, 0) if card != "M"][:3]
    play(game, "0 bid " + " ".join(cards))
    assert game.phase != "limit"
    assert game.view(None).hand_sizes[0] == 4
    assert game.view(None).excess == 0
    for _ in range(2):
        if game.phase == "bid" and game.turn not in (None, 0):
            play(game, f"{game.turn} pass")
    assert (game.phase, game.turn) == ("give", 0)
    assert game.view(None).hand_sizes[0] == 4


def test_R3_a_passing_bidder_takes_back_the_cards_without_coming_above_the_limit() -> None:
    game = deal(3, hands=["C1 C2 G1 G2"], lots=["O1 O2 S1 S2 W1 W2"])
    play(game, "0 pass", "1 pass", "2 pass", "0 discard C1", "0 discard C2", "0 discard G1")
    play_until(game, lambda game: game.phase == "bid" and game.turn == 0)
    before = hand(game, 0)
    assert len(before) == 7
    cheapest = min((card for card in before if card != "M"), key=lambda card: card[1])
    play(game, f"0 bid {cheapest}")
    # Somebody outbids with all he has, and seat 0 passes.
    while game.turn != 0:
        seat = game.turn
        assert seat is not None
        goods = [card for card in hand(game, seat) if card != "M"]
        play(game, f"{seat} bid {' '.join(goods)}" if f"bid {' '.join(goods)}" in legal(game, seat) else f"{seat} pass")
    play(game, "0 pass")
    assert hand(game, 0) == before
    assert game.phase != "limit"


def test_R4_the_limit_is_enforced_after_a_lot_is_taken() -> None:
    game = deal(4, hands=["C1 C2 G1 G2"], lots=["O1 O2 S1 S2 W1"])
    play(game, "0 bid C1", "1 pass", "2 pass", "3 pass", "0 give O1")
    assert (game.phase, len(hand(game, 0))) == ("bid", 7)
    game = deal(4, hands=["C1 C2 G1 G2"], lots=["O1 O2 S1 S2 W1"])
    play(game, "0 pass", "1 pass", "2 pass", "3 pass")
    assert (game.phase, game.turn, len(hand(game, 0))) == ("limit", 0, 9)


def test_R4_the_limit_is_enforced_after_a_market_pick_before_anyone_else_acts() -> None:
    # Seat 0 pays two cloth and gives a third; seat 2 has taken nothing of it when seat 1 with seven cards takes them.
    game = deal(3, hands=["C1 C1 G1 G2", "S1 S2 W1 W2"], lots=["C2 O1 O2 O3 V1 V2", "V1 V3 W3 S3", "V1 V2"])
    play(game, "0 bid C1 C1", "1 pass", "2 pass", "0 give C2")
    play(game, "1 bid S1", "2 pass", "1 give V1", "2 give V1")
    assert (game.phase, game.turn) == ("take", 2)
    play(game, "2 take S")
    assert (game.phase, game.turn) == ("take", 1)
    assert len(hand(game, 1)) == 6
    play(game, "1 take C")
    assert (game.phase, game.turn, len(hand(game, 1))) == ("limit", 1, 9)
    assert refusal(game, 0, "take V").code == "not_your_turn"
    play(game, "1 discard C1", "1 discard C1")
    assert (game.phase, game.turn) == ("take", 0)


def test_R4_the_limit_is_enforced_after_the_very_last_pick_too() -> None:
    game = deal(3, lots=[""] * 21)
    play_until(game, in_phase("bid", 8))
    first, second, third = game.turn, (game.turn or 0) + 1, (game.turn or 0) + 2
    assert first is not None
    second, third = second % 3, third % 3
    play(game, f"{first} pass", f"{second} pass", f"{third} pass")
    play_until(game, in_phase("bid"))
    # The second seat pays all its goods, so that the market has something for everybody, also for the last pick.
    goods = [card for card in hand(game, second) if card != "M"]
    play(game, f"{second} bid {' '.join(goods)}", f"{third} pass")
    play_until(game, lambda game: game.phase == "take" and game.turn == first)
    assert len(hand(game, first)) == 7
    kind = game.view(None).market[0][0]
    play(game, f"{first} take {kind}")
    assert (game.phase, game.turn) == ("limit", first)
    play_until(game, in_phase("final"))
    assert len(hand(game, first)) == 7


def test_R4_discards_go_one_card_at_a_time_and_only_while_above_seven() -> None:
    game = deal(3, hands=["C1 C2 G1 G2"], lots=["O1 O2 S1 S2 W1 W2"])
    play(game, "0 pass", "1 pass", "2 pass")
    assert refusal(game, 0, "discard C1 C2").code == "malformed_action"
    for excess, card in ((3, "C1"), (2, "C2"), (1, "G1")):
        assert game.view(0).excess == excess
        play(game, f"0 discard {card}")
    assert refusal(game, 0, "discard G2").code in {"wrong_phase", "not_your_turn"}


def test_R4_others_may_sell_meanwhile() -> None:
    game = deal(3, hands=["", "C1 C2 C3"])
    play(game, "0 pass", "1 pass", "2 pass")
    assert game.phase == "limit"
    play(game, "1 sell C1 C2 C3")
    assert (game.phase, game.turn) == ("limit", 0)


def test_R5_discards_are_open() -> None:
    game = deal(3, hands=["C1 C2 G1 G2"], lots=["O1 O2 S1 S2 W1 W2"])
    play(game, "0 pass", "1 pass", "2 pass", "0 discard G1")
    for viewer in (None, 1, 2):
        view = game.view(viewer)
        discarded = only(view.events, "discarded")
        assert (discarded.seat, tuple(cards(discarded))) == (0, ("G1",))
        assert tuple(view.gone) == ("G1",)


def test_R6_one_must_take_from_the_market_if_anything_is_there() -> None:
    game = deal(3)
    play_until(game, in_phase("take"))
    seat = game.turn
    assert seat is not None
    assert verbs(game, seat) - {"sell"} == {"take"}
    assert refusal(game, seat, "pass").code == "wrong_phase"


def test_R6_from_an_empty_market_one_gets_nothing() -> None:
    # Nobody bids: the only card in the market is the one seat 2 gives.
    game = deal(3, lots=["", "", "W1 W2"])
    play_until(game, in_phase("give"))
    play(game, "2 give W1")
    sizes = list(game.view(None).hand_sizes)
    events = play(game, "2 take W")
    took = [(event.seat, tuple(cards(event))) for event in events if event.kind == "took"]
    assert took == [(2, ("W1",)), (1, ()), (0, ())]
    assert list(game.view(None).hand_sizes) == [sizes[0], sizes[1], sizes[2] + 1]
    assert (game.phase, game.view(None).round) == ("bid", 2)


def test_R7_the_final_sale_is_in_any_order_and_ends_when_all_are_done() -> None:
    game = deal(3, hands=["M M M C1", "", "M M M O1"])
    play_until(game, in_phase("final"), keeping("M"))
    play(game, "1 pass")
    assert list(game.view(None).done) == [False, True, False]
    play(game, "2 sell M M M", "0 sell M M M", "2 pass")
    assert game.phase == "final"
    events = play(game, "0 pass")
    assert [event.kind for event in events] == ["done", "over"]
    assert game.phase == "over"


def test_R7_who_is_done_says_so_once_and_may_still_sell_while_the_game_lasts() -> None:
    game = deal(3, hands=["M M M C1"])
    play_until(game, in_phase("final"), keeping("M"))
    play(game, "0 pass")
    assert refusal(game, 0, "pass").code == "already_done"
    assert "pass" not in map(str, game.legal_actions(0))
    play(game, "0 sell M M M")
    assert list(game.view(None).done) == [True, False, False]
    play(game, "1 pass", "2 pass")
    assert game.phase == "over"


def merchants_against_goods(tie_break: str) -> byzanz.Game:
    """A finished game without points; seat 0 has merchants in hand, the others none, or hardly."""
    rules = byzanz.Rules(tie_break=tie_break)
    game = deal(3, hands=["M M M M", "C1 C2 G1 G2", "O1 O2 S1 S2"], rules=rules)
    play_until(game, in_phase("final"), _merchants_only_for_seat_0)
    finish(game)
    return game


def _merchants_only_for_seat_0(game: byzanz.Game) -> str:
    if game.phase == "limit" and game.turn is not None:
        cards = hand(game, game.turn)
        return f"discard {min(cards, key=lambda card: (card == 'M') == (game.turn == 0))}"
    return keeping()(game)


def test_R8_all_cards_left_in_hand_break_a_tie() -> None:
    game = merchants_against_goods("all-cards")
    assert game.result is not None
    assert list(game.result.points) == [0, 0, 0]
    sizes = [len(hand(game, seat)) for seat in range(3)]
    assert list(game.result.hands) == sizes
    assert list(game.result.winners) == [seat for seat in range(3) if sizes[seat] == max(sizes)]
    assert 0 in game.result.winners


def test_R8_option_goods_only_counts_goods_alone() -> None:
    game = merchants_against_goods("goods-only")
    assert game.result is not None
    assert list(game.result.points) == [0, 0, 0]
    goods = [len([card for card in hand(game, seat) if card != "M"]) for seat in range(3)]
    assert list(game.result.winners) == [seat for seat in range(3) if goods[seat] == max(goods)]
    assert 0 not in game.result.winners


def test_R9_who_is_still_equal_shares_the_victory() -> None:
    game = deal(3)
    finish(game)
    assert game.result is not None
    assert list(game.result.points) == [0, 0, 0]
    best = max(game.result.hands)
    sharing = [seat for seat in range(3) if game.result.hands[seat] == best]
    assert len(sharing) > 1, "the test wants equal hands"
    assert list(game.result.winners) == sharing


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_R10_seats_run_clockwise_and_seat_0_starts_unless_said_otherwise(players: int) -> None:
    game = byzanz.Game(players=players, deck=deck_of(players))
    assert game.turn == 0
    assert game.record().first == 0
    game = byzanz.Game(players=players, seed=1, first=players - 1)
    turns = []
    for _ in range(players):
        assert game.turn is not None
        turns.append(game.turn)
        game.act(game.turn, "pass")
    assert turns == [players - 1, *range(players - 1)]


def test_R11_of_a_set_4_4_1_one_4_is_kept_and_the_other_leaves_the_game() -> None:
    game = deal(3, hands=["W4 W4 W1 C1"])
    sold = only(play(game, "0 sell W1 W4 W4"), "sold")
    assert (sold.kept, sold.number) == ("W4", 4)
    assert tuple(game.view(None).gone) == ("W1", "W4")
    assert game.view(0).points[0] == 4


def test_R12_a_player_without_goods_in_hand_can_only_pass_and_still_sell() -> None:
    game = deal(3, hands=["M M M M"])
    assert legal(game, 0) == {"pass", "sell M M M"}
    play(game, "0 sell M M M")
    assert legal(game, 0) == {"pass"}
    play(game, "0 pass")
    assert game.turn == 1


def test_R12_without_any_card_too() -> None:
    game = deal(3, hands=["C1 C2 C3 G1", "G2"])
    play(game, "0 sell C1 C2 C3", "0 bid G1", "1 bid G2", "2 pass")
    assert hand(game, 0) == []
    assert legal(game, 0) == {"pass"}


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 8, 100])
def test_R13_fewer_than_3_or_more_than_6_players_are_refused(players: int) -> None:
    with pytest.raises(byzanz.Refused) as refused:
        byzanz.Game(players=players, seed=1)
    assert refused.value.code == "players"
    assert players in refused.value.facts.values()


def test_R14_hands_profit_sums_removed_cards_and_the_pile_are_hidden_and_the_rest_is_open() -> None:
    game = deal(3, hands=["C1 C2 C4 M", "G1 G2 G3 O1", "S1 S2 V1 V2"])
    play(game, "1 sell G1 G2 G3", "0 bid C1")
    for viewer in (None, 0, 2):
        view = game.view(viewer)
        assert view.points[1] is None
        assert (view.hand_sizes[1], view.profit_counts[1]) == (1, 1)
        assert (view.known[1], view.unknown[1]) == ((), 1)
        assert (view.bids[0], view.gone) == (("C1",), ("G1", "G2"))
        assert all(event.cards is None for event in view.events if event.kind == "dealt" and event.seat != viewer)
        assert only(view.events, "sold").cards == ("G1", "G2", "G3")
        assert (view.pile, view.removed) == (90, 4)


def test_R14_a_table_may_show_all_points_and_the_end_shows_them_and_the_deck() -> None:
    game = deal(3, hands=["", "G1 G2 G3 O1"], rules=byzanz.Rules(open_scores=True))
    play(game, "1 sell G1 G2 G3")
    assert game.view(0).points == (0, 3, 0)
    game = deal(3, hands=["", "G1 G2 G3 O1"])
    play(game, "1 sell G1 G2 G3")
    finish(game)
    assert game.view(0).points == (0, 3, 0)
    assert game.record().deck == game.deck


def test_R15_at_seven_cards_or_fewer_nothing_can_be_discarded() -> None:
    game = deal(3, hands=["C1 C2 G1 G2"], lots=["O1 O2 O3 S1 S2 S3"])
    assert refusal(game, 0, "discard C1").code == "wrong_phase"
    play(game, "0 pass", "1 pass", "2 pass")
    assert game.phase == "limit"
    play(game, "0 discard C1", "0 discard C2", "0 discard G1")
    assert len(hand(game, 0)) == 7
    assert game.phase == "bid"
    for seat in range(3):
        assert "discard" not in verbs(game, seat)
        assert refusal(game, seat, f"discard {hand(game, seat)[0]}").code in {"wrong_phase", "not_your_turn"}


def test_R16_the_winner_of_a_lot_still_sells_and_picks_from_the_market() -> None:
    game = deal(3, hands=["C1 G1 G2 G3"], lots=["O1 O2 O3 S1 S2 S3"])
    play(game, "0 bid C1", "1 pass", "2 pass", "0 give O1")
    play(game, "0 discard O2")
    assert game.phase == "bid"
    assert game.view(None).offer_cards[0] == 6
    assert verbs(game, 0) == {"sell"}
    play(game, "0 sell G1 G2 G3")
    assert refusal(game, 0, "pass").code == "not_your_turn"
    play_until(game, lambda game: game.phase == "take" and game.turn == 0)
    assert "take" in verbs(game, 0)
