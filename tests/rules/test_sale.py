"""Chapter 5 of docs/rules.md: selling sets."""

from __future__ import annotations

import pytest

from tests.dealt import cards, deal, hand, in_phase, legal, only, play, play_until, refusal, verbs

SELLER = ["C1", "O1 O2 O4 S1"]  # seat 1 has a set of olives and is not in turn


def test_5_1_a_sale_is_possible_in_the_own_turn_and_does_not_end_it() -> None:
    game = deal(3, hands=["C1 C2 C3 G1"])
    play(game, "0 sell C1 C2 C3")
    assert (game.phase, game.turn) == ("bid", 0)
    assert legal(game, 0) == {"pass", "bid G1"}


def test_5_1_a_sale_is_possible_out_of_turn_while_others_bid() -> None:
    game = deal(3, hands=SELLER)
    assert legal(game, 1) == {"sell O1 O2 O4"}
    play(game, "1 sell O1 O2 O4")
    assert (game.phase, game.turn) == ("bid", 0)


def test_5_1_a_sale_is_possible_after_passing() -> None:
    game = deal(4, hands=["C1 C2 C3 G1"])
    play(game, "0 pass", "0 sell C1 C2 C3")
    assert game.turn == 1


def test_5_1_a_sale_is_possible_out_of_turn_while_another_gives() -> None:
    game = deal(3, hands=SELLER)
    play(game, "0 bid C1", "1 pass", "2 pass")
    assert (game.phase, game.turn) == ("give", 0)
    play(game, "1 sell O1 O2 O4")
    assert (game.phase, game.turn) == ("give", 0)


def test_5_1_a_sale_is_possible_out_of_turn_while_another_is_above_the_limit() -> None:
    game = deal(3, hands=SELLER)
    play(game, "0 pass", "1 pass", "2 pass")
    assert (game.phase, game.turn) == ("limit", 0)
    play(game, "1 sell O1 O2 O4")
    assert (game.phase, game.turn) == ("limit", 0)


def test_5_1_a_sale_is_possible_out_of_turn_while_another_takes() -> None:
    # Seat 1 comes above the limit with its lot and discards the C1, the first card in its hand.
    game = deal(3, hands=["", "O1 O2 O4 S1"], lots=["", "C1 W1 W2 W3"])
    play_until(game, in_phase("take"))
    assert game.turn == 2
    play(game, "1 sell O1 O2 O4")
    assert (game.phase, game.turn) == ("take", 2)


def test_5_1_a_sale_is_possible_in_the_final_sale() -> None:
    game = deal(3)
    play_until(game, in_phase("final"))
    sellers = [seat for seat in range(3) if "sell" in verbs(game, seat)]
    assert sellers
    sale = min(action for action in legal(game, sellers[-1]) if action.startswith("sell"))
    play(game, f"{sellers[-1]} {sale}")
    assert game.phase == "final"


def test_5_1_one_may_sell_more_than_once_in_a_row() -> None:
    game = deal(3, hands=["C1 C2 C3 G1"], lots=["G1 G2 M M M O1"])
    play(game, "0 pass", "1 pass", "2 pass")
    play(game, "0 sell C1 C2 C3", "0 sell G1 G1 G2", "0 sell M M M")
    assert game.view(0).profit_counts[0] == 3
    assert hand(game, 0) == ["O1"]


def test_5_2_a_sale_is_exactly_three_cards() -> None:
    game = deal(3, hands=["C1 C2 C3 C4"])
    assert refusal(game, 0, "sell C1 C2").code in {"not_a_set", "malformed_action"}
    assert refusal(game, 0, "sell C1 C2 C3 C4").code in {"not_a_set", "malformed_action"}
    assert refusal(game, 0, "sell").code in {"not_a_set", "malformed_action"}


def test_5_2_a_sale_is_of_one_good() -> None:
    game = deal(3, hands=["C1 C2 G3 M"])
    assert refusal(game, 0, "sell C1 C2 G3").code == "not_a_set"
    assert refusal(game, 0, "sell C1 G3 M").code == "not_a_set"


def test_5_2_a_sale_is_from_the_own_hand() -> None:
    game = deal(3, hands=["C1 C2 G3 M", "C4"], lots=["C3"])
    assert refusal(game, 0, "sell C1 C2 C4").code == "not_in_hand"
    assert refusal(game, 0, "sell C1 C2 C3").code == "not_in_hand"
    assert refusal(game, 0, "sell C1 C1 C2").code == "not_in_hand"


def test_5_2_a_sale_is_shown_to_all() -> None:
    game = deal(3, hands=SELLER)
    play(game, "1 sell O1 O2 O4")
    for viewer in (None, 0, 1, 2):
        sold = only(game.view(viewer).events, "sold")
        assert (sold.seat, tuple(cards(sold)), sold.kept, sold.number) == (1, ("O1", "O2", "O4"), "O4", 4)


def test_5_3_the_highest_becomes_profit_and_the_other_two_leave_the_game() -> None:
    game = deal(3, hands=["S1 S2 S3 C1"])
    sold = only(play(game, "0 sell S3 S1 S2"), "sold")
    assert (sold.kept, sold.number) == ("S3", 3)
    view = game.view(0)
    assert view.profit is not None
    assert tuple(view.profit) == ("S3",)
    assert tuple(view.gone) == ("S1", "S2")
    assert view.points[0] == 3
    assert hand(game, 0) == ["C1"]


def test_5_3_profit_lies_face_down() -> None:
    game = deal(3, hands=SELLER)
    play(game, "1 sell O1 O2 O4")
    for viewer in (None, 0, 2):
        view = game.view(viewer)
        assert view.points[1] is None
        assert view.profit_counts[1] == 1
        assert not view.profit


@pytest.mark.parametrize(
    ("cards", "kept", "points"),
    [("V2 V1 M", "V2", 2), ("V1 M M", "V1", 1), ("V4 M M", "V4", 4), ("V3 V3 M", "V3", 3)],
)
def test_5_4_merchants_are_jokers_in_a_sale_and_always_leave_the_game(cards: str, kept: str, points: int) -> None:
    game = deal(3, hands=[cards])
    sold = only(play(game, f"0 sell {cards}"), "sold")
    assert (sold.kept, sold.number) == (kept, points)
    gone = cards.split()
    gone.remove(kept)
    assert sorted(game.view(None).gone) == sorted(gone)


def test_5_5_three_merchants_are_a_set_and_one_is_kept_and_counts_5() -> None:
    game = deal(3, hands=["M M M C1"])
    sold = only(play(game, "0 sell M M M"), "sold")
    assert (sold.kept, sold.number) == ("M", 5)
    assert tuple(game.view(0).profit or ()) == ("M",)
    assert game.view(0).points[0] == 5
    assert tuple(game.view(None).gone) == ("M", "M")


def test_5_6_nothing_else_is_a_set() -> None:
    game = deal(3, hands=["C1 G1 M M"])
    assert {action for action in legal(game, 0) if action.startswith("sell")} == {"sell C1 M M", "sell G1 M M"}
    game = deal(3, hands=["C1 C1 G1 M"])
    assert {action for action in legal(game, 0) if action.startswith("sell")} == {"sell C1 C1 M"}
    game = deal(3, hands=["C1 C1 G1 G1"])
    assert "sell" not in verbs(game, 0)


def test_5_6_equal_sets_are_one_action() -> None:
    game = deal(3, hands=["C1 C1 C1 C1"])
    assert {action for action in legal(game, 0) if action.startswith("sell")} == {"sell C1 C1 C1"}
