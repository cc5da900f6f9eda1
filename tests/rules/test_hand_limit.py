"""Chapter 6 of docs/rules.md: seven cards in hand."""

from __future__ import annotations

from tests.dealt import deal, hand, in_phase, kinds, legal, play, play_until, refusal, verbs


def test_6_1_more_than_seven_cards_must_be_brought_down_at_once() -> None:
    game = deal(3, hands=["C1 C2 G1 G2"], lots=["O1 O2 S1 S2 W1 W2"])
    play(game, "0 pass", "1 pass", "2 pass")
    assert (game.phase, game.turn) == ("limit", 0)
    assert len(hand(game, 0)) == 10
    assert game.view(None).excess == 3
    # Nothing goes on before: no lot is laid out and nobody else is in turn.
    assert tuple(game.view(None).lot) == ()
    for seat in (1, 2):
        assert refusal(game, seat, "pass").code == "not_your_turn"
    assert refusal(game, 0, "pass").code == "wrong_phase"


def test_6_1_seven_cards_are_allowed() -> None:
    game = deal(4, hands=["C1 C2 G1 G2"])
    play(game, "0 bid C1", "1 pass", "2 pass", "3 pass", f"0 give {game.view(None).lot[0]}")
    assert game.view(None).hand_sizes[0] == 7
    assert game.phase == "bid"


def test_6_1_it_goes_on_as_soon_as_seven_are_left() -> None:
    game = deal(3, hands=["C1 C2 G1 G2"], lots=["O1 O2 S1 S2 W1 W2"])
    play(game, "0 pass", "1 pass", "2 pass", "0 discard C1", "0 discard W2")
    assert (game.phase, game.view(None).excess) == ("limit", 1)
    events = play(game, "0 discard G1")
    assert kinds(events) == ["discarded", "revealed"]
    assert (game.phase, game.turn) == ("bid", 1)
    assert hand(game, 0) == ["C2", "G2", "O1", "O2", "S1", "S2", "W1"]


def test_6_2_the_owner_chooses_the_cards_to_discard() -> None:
    game = deal(3, hands=["C1 C2 G1 M"], lots=["O1 O1 S1 S2 W1 W2"])
    play(game, "0 pass", "1 pass", "2 pass")
    discards = {"discard " + card for card in ("C1", "C2", "G1", "M", "O1", "S1", "S2", "W1", "W2")}
    assert {action for action in legal(game, 0) if action.startswith("discard")} == discards
    assert refusal(game, 0, "discard V1").code == "not_in_hand"
    assert refusal(game, 1, "discard C1").code == "not_your_turn"
    play(game, "0 discard M")
    assert "M" in game.view(None).gone


def test_6_2_or_sells_sets() -> None:
    game = deal(3, hands=["C1 C2 C3 G1"], lots=["G2 G3 O1 S1 S2 W1"])
    play(game, "0 pass", "1 pass", "2 pass")
    assert verbs(game, 0) == {"discard", "sell"}
    play(game, "0 sell C1 C2 C3")
    assert (game.phase, game.turn) == ("bid", 1)
    assert len(hand(game, 0)) == 7


def test_6_2_or_both() -> None:
    game = deal(3, hands=["C1 C2 C3 G1"], lots=["G2 G3 O1 S1 S2 W1"])
    play(game, "0 pass", "1 pass", "2 pass", "0 discard W1", "0 sell C1 C2 C3")
    assert (game.phase, game.turn) == ("bid", 1)
    assert len(hand(game, 0)) == 6


def test_6_2_one_discards_only_above_seven() -> None:
    game = deal(3)
    for phase in ("bid", "give", "take", "final"):
        play_until(game, in_phase(phase))
        for seat in range(3):
            assert "discard" not in verbs(game, seat)
            code = refusal(game, seat, f"discard {hand(game, seat)[0]}").code
            assert code == ("wrong_phase" if game.turn in (seat, None) else "not_your_turn")
