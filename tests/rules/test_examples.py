# ruff: noqa: N802 (the examples are named E1 to E7)
"""The worked examples E1 to E7 of docs/rules.md."""

from __future__ import annotations

from tests.dealt import cards, deal, hand, only, play, play_until


def test_E1_a_lot_of_five_won_with_a_bid_of_4() -> None:
    game = deal(4, hands=["C1 S2 V1 O1", "G1", "G1 G1", "W1"], lots=["W1 G3 O3 C2 G1"])
    won = only(play(game, "0 bid C1 S2 V1", "1 pass", "2 pass", "3 pass"), "won")
    assert (won.seat, tuple(cards(won)), won.number) == (0, ("C1", "S2", "V1"), 5)
    assert game.view(None).to_dict()["market"] == ["C1", "S2", "V1"]
    collected = only(play(game, "0 give W1"), "collected")
    assert tuple(cards(collected)) == ("C2", "G1", "G3", "O3")
    assert collected.number == 5
    view = game.view(0)
    assert sorted(view.market) == ["C1", "S2", "V1", "W1"]
    assert hand(game, 0) == ["C2", "G1", "G3", "O1", "O3"]
    assert view.offer_cards[0] == 5


def test_E2_a_full_market_with_four_players() -> None:
    game = deal(
        4,
        hands=["W1 W2 W3 O1", "C1 C2 O1 O2", "S1 S2 O1 O2", "O1 O2 O2 O3"],
        lots=["M V2 V2 V2 V3", "C3 V2 V3 V3", "V1 O3 O3", "G1 G2"],
    )
    play(game, "0 bid W1 W2 W3", "1 pass", "2 pass", "3 pass", "0 give M")
    play(game, "1 bid C1 C2", "2 pass", "3 pass", "1 give C3")
    play(game, "2 bid S1 S2", "3 pass", "2 give V1", "3 give G1")
    assert sorted(game.view(None).market) == ["C1", "C2", "C3", "G1", "M", "S1", "S2", "V1", "W1", "W2", "W3"]
    assert list(game.view(None).offer_cards) == [5, 4, 3, 2]

    taken = []
    leftovers: list[str] = []
    for seat, kind in ((3, "W"), (2, "S"), (1, "M"), (0, "C")):
        assert (game.phase, game.turn) == ("take", seat)
        events = play(game, f"{seat} take {kind}")
        events += play_until(game, lambda game: game.phase != "limit")  # seats 3 and 0 have eight cards and discard one
        taken.append(" ".join(cards(only(events, "took"))))
        leftovers += [card for event in events if event.kind == "left" for card in cards(event)]
    assert taken == ["W1 W2 W3", "S1 S2", "M", "C1 C2 C3"]
    assert leftovers == ["G1", "V1"]
    assert {"G1", "V1"} <= set(game.view(None).gone)
    assert (game.view(None).round, game.turn) == (2, 3)


def test_E3_cloth_4_1_1() -> None:
    game = deal(3, hands=["C4 C1 C1"])
    sold = only(play(game, "0 sell C4 C1 C1"), "sold")
    assert (sold.kept, sold.number) == ("C4", 4)
    assert tuple(game.view(None).gone) == ("C1", "C1")


def test_E4_a_4_a_3_and_a_merchant() -> None:
    game = deal(3, hands=["G4 G3 M"])
    sold = only(play(game, "0 sell G4 G3 M"), "sold")
    assert (sold.kept, sold.number) == ("G4", 4)
    assert tuple(game.view(None).gone) == ("G3", "M")


def test_E5_three_merchants() -> None:
    game = deal(3, hands=["M M M"])
    sold = only(play(game, "0 sell M M M"), "sold")
    assert (sold.kept, sold.number) == ("M", 5)
    assert game.view(0).points[0] == 5


def test_E6_two_merchants_and_one_spices_are_a_set_of_spices() -> None:
    game = deal(3, hands=["M M S2"])
    sold = only(play(game, "0 sell M M S2"), "sold")
    assert (sold.kept, sold.number) == ("S2", 2)
    assert tuple(game.view(None).gone) == ("M", "M")


def test_E7_a_raise_adds_to_the_cards_on_the_table() -> None:
    game = deal(3, hands=["C2 O3 S1 S1", "G1 W2 S2 S2", "V1 V1 V2 V2"], lots=["W1"])
    play(game, "0 bid C2", "1 bid G1 W2", "2 pass")
    assert game.view(0).need == 4
    raised = only(play(game, "0 bid O3"), "bid")
    assert (tuple(cards(raised)), raised.number) == (("O3",), 5)
    events = play(game, "1 pass", "0 give W1")
    assert tuple(cards(only(events, "passed"))) == ("G1", "W2")
    assert tuple(cards(only(events, "won"))) == ("C2", "O3")
    assert game.view(None).market == ("C2", "O3", "W1")
    play_until(game, lambda game: game.phase != "limit")
    assert (game.phase, game.turn, game.view(None).bidders) == ("bid", 1, (1, 2))
