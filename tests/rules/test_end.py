"""Chapter 7 of docs/rules.md: the final sale and the score."""

from __future__ import annotations

import pytest

import byzanz
from tests.dealt import TABLES, deal, finish, hand, in_phase, keeping, kinds, legal, only, play, play_until, refusal


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_7_1_the_final_sale_follows_the_last_market(players: int) -> None:
    game = deal(players)
    events = play_until(game, in_phase("final"))
    assert kinds(events)[-1] == "final_began"
    assert game.turn is None
    view = game.view(None)
    assert (view.round, view.pile, tuple(view.lot), tuple(view.market)) == (TABLES[players].rounds, 0, (), ())


def test_7_1_everyone_may_sell_once_more() -> None:
    # Each seat keeps the three merchants it was dealt, discarding other cards.
    game = deal(3, hands=["M M M C1", "M M M G1", "M M M O1"])
    play_until(game, in_phase("final"), keeping("M"))
    for seat in (2, 0, 1):
        assert "sell M M M" in legal(game, seat)
        play(game, f"{seat} sell M M M")
    assert [game.view(seat).points[seat] for seat in range(3)] == [5, 5, 5]


def test_7_2_the_profit_cards_are_counted_by_value_and_a_merchant_as_5() -> None:
    game = deal(3, hands=["M M M C1", "G1 G2 G3"])
    play(game, "0 sell M M M", "1 sell G1 G2 G3")
    finish(game)
    assert game.result is not None
    assert list(game.result.points) == [5, 3, 0]


def test_7_2_most_profit_points_win() -> None:
    game = deal(3, hands=["C1 C1 C2", "G1 G4 M", "S3 S3 S1"])
    play(game, "0 sell C1 C1 C2", "1 sell G1 G4 M", "2 sell S3 S3 S1")
    events = finish(game)
    assert events[-1].kind == "over"
    assert game.phase == "over"
    assert game.turn is None
    assert game.result is not None
    assert list(game.result.points) == [2, 4, 3]
    assert list(game.result.winners) == [1]


def last_round(game: byzanz.Game) -> None:
    """Plays passively until the first auction of the last round."""
    play_until(game, in_phase("bid", game.view(None).rounds))


def goods(game: byzanz.Game, seat: int) -> list[str]:
    """The goods in a seat's hand."""
    return [card for card in hand(game, seat) if card != "M"]


def test_7_3_among_equals_who_has_more_cards_left_in_hand() -> None:
    game = deal(3)
    last_round(game)
    payer = game.turn
    assert payer is not None
    # With equal points (none), the one who pays most of his hand for the last lots ends with fewer cards.
    play(game, f"{payer} pass")
    second = (payer + 1) % 3
    play(game, f"{second} bid {' '.join(goods(game, second))}")
    play_until(game, in_phase("final"))
    sizes = [len(hand(game, seat)) for seat in range(3)]
    assert len(set(sizes)) > 1, "the test wants different hands"
    finish(game)
    assert game.result is not None
    assert list(game.result.points) == [0, 0, 0]
    assert list(game.result.hands) == sizes
    assert list(game.result.winners) == [seat for seat in range(3) if sizes[seat] == max(sizes)]


def test_7_3_cards_in_hand_do_not_outweigh_points() -> None:
    game = deal(3, hands=["C1 C1 C1"])
    play_until(game, in_phase("final"), keeping("C1"))
    play(game, "0 sell C1 C1 C1")
    finish(game)
    assert game.result is not None
    assert list(game.result.points) == [1, 0, 0]
    assert game.result.hands[0] < min(game.result.hands[1:])
    assert list(game.result.winners) == [0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_7_2_after_the_end_nothing_can_be_done(players: int) -> None:
    game = deal(players)
    finish(game)
    for seat in range(players):
        assert game.legal_actions(seat) == []
        assert refusal(game, seat, "pass").code == "game_over"


def test_7_2_the_result_is_told_to_all() -> None:
    game = deal(3, hands=["M M M C1"])
    play(game, "0 sell M M M")
    assert game.result is None
    finish(game)
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert list(view.points) == [5, 0, 0]
        hands = list(view.hand_sizes)
        goods = [sum(card != "M" for card in game.hand(seat)) for seat in range(3)]
        assert view.to_dict()["result"] == {"points": [5, 0, 0], "hands": hands, "winners": [0], "goods": goods}
        assert only(view.events, "over")
