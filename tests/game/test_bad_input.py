"""Bad input gets a code and the facts, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import byzanz
from tests.dealt import ALL_CARDS, deal, deck_of, finish, hand, in_phase, legal, play_until, refusal, whole


def refused_set_up(**setting: Any) -> byzanz.Refused:
    with pytest.raises(byzanz.Refused) as refused:
        byzanz.Game(**setting)
    assert refused.value.facts
    return refused.value


@pytest.mark.parametrize("players", [2, 7, 0, -3, True, False, 4.0, "4", None, [4], 10**40])
def test_a_wrong_number_of_players(players: object) -> None:
    assert refused_set_up(players=players, seed=1).code == "players"


@pytest.mark.parametrize("first", [-1, 4, True, "0", None, 1.0])
def test_a_first_seat_that_is_not_there(first: object) -> None:
    assert refused_set_up(players=4, seed=1, first=first).code == "first"


@pytest.mark.parametrize("seed", ["7", 7.0, True, b"7", [7], object()])
def test_a_seed_that_is_no_number(seed: object) -> None:
    assert refused_set_up(players=4, seed=seed).code == "seed"


def test_a_seed_and_a_deck() -> None:
    assert refused_set_up(players=4, seed=1, deck=deck_of(4)).code == "seed"


def broken_decks() -> dict[str, object]:
    deck = deck_of(4)
    return {
        "empty": [],
        "short": deck[:-1],
        "long": [*deck, "M"],
        "one card twice, another missing": ["C4" if card == "C3" else card for card in deck],
        "a number": 112,
        "none in a list": [None, *deck[1:]],
        "numbers in a list": list(range(112)),
        "a text": " ".join(deck),
        "bytes": bytes(112),
        "lists in a list": [[card] for card in deck],
    }


@pytest.mark.parametrize("name", list(broken_decks()))
def test_a_deck_that_is_not_the_112_cards(name: str) -> None:
    assert refused_set_up(players=4, deck=broken_decks()[name]).code in {"deck", "unknown_card"}


@pytest.mark.parametrize("card", ["C5", "c1", "X1", "", "C", "M0", "C1 ", "G0", "1C", "🂡"])
def test_an_unknown_card_in_a_deck(card: str) -> None:
    refused = refused_set_up(players=4, deck=[card, *ALL_CARDS[1:]])
    assert refused.code in {"deck", "unknown_card"}
    assert card in refused.facts.values()


@pytest.mark.parametrize("rules", [{}, "goods-only", 1, {"tie_break": "goods-only"}])
def test_rules_that_are_no_rules(rules: object) -> None:
    assert refused_set_up(players=4, seed=1, rules=rules).code == "rules"


@pytest.mark.parametrize(
    "options",
    [{"tie_break": "dice"}, {"tie_break": None}, {"tie_break": []}, {"open_scores": 1}, {"open_scores": "no"}],
)
def test_an_option_that_does_not_exist(options: dict[str, Any]) -> None:
    with pytest.raises(byzanz.Refused) as refused:
        byzanz.Rules(**options)
    assert refused.value.code == "rules"
    assert refused.value.facts


MALFORMED = [
    "", " ", "bid", "bid ", " pass", "pass ", "pass C1", "PASS", "Bid C1", "bid  C1", "bid\tC1", "bid C1\n", "bid,C1", "0 pass",
    "give", "give C1 C2", "discard", "discard C1 C2", "sell C1 C2", "sell C1 C1 C1 C1", "take", "take C1", "take C G", "fold",
    "bid " + "C1 " * 500, "bid" * 1000, "pass\x00", "päss",
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_action(text: str) -> None:
    refused = refusal(deal(3, hands=["C1 C1 C1 C1"]), 0, text)
    assert refused.code == "malformed_action"
    assert refused.facts


@pytest.mark.parametrize("text", ["bid C5", "bid X1", "sell C1 C1 c1", "give Z", "discard M1", "bid C"])
def test_an_unknown_card_in_an_action(text: str) -> None:
    refused = refusal(deal(3, hands=["C1 C1 C1 C1"]), 0, text)
    assert refused.code == "unknown_card"
    assert refused.facts["card"] == text.split()[-1]


@pytest.mark.parametrize("action", [None, 1, True, b"pass", ["pass"], ("bid", "C1"), {"verb": "pass"}, object()])
def test_an_action_that_is_neither_action_nor_text(action: object) -> None:
    assert refusal(deal(3), 0, action).code == "malformed_action"


@pytest.mark.parametrize(
    ("verb", "cards"),
    [("fold", ()), (None, ()), (3, ()), ("bid", ["C9"]), ("bid", [None]), ("bid", ()), ("pass", ["C1"]), ("take", [1])],
)
def test_an_action_object_that_is_none(verb: Any, cards: Any) -> None:
    with pytest.raises(byzanz.Refused) as refused:
        byzanz.Action(verb, cards)
    assert refused.value.code in {"malformed_action", "unknown_card"}
    assert refused.value.facts


@pytest.mark.parametrize("seat", [-1, 3, 100, None, "0", True, 0.0, 10**30])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    game = deal(3)
    assert refusal(game, seat, "pass").code == "seat_unknown"
    with pytest.raises(byzanz.Refused) as refused:
        game.legal_actions(seat)
    assert refused.value.code == "seat_unknown"
    if seat is not None:
        with pytest.raises(byzanz.Refused) as refused:
            game.view(seat)
        assert refused.value.code == "seat_unknown"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_after_the_end(players: int) -> None:
    game = deal(players)
    finish(game)
    before = whole(game)
    for seat in range(players):
        for text in ("pass", "bid C1", "give C1", "take C", "sell M M M", "discard C1"):
            with pytest.raises(byzanz.Refused) as refused:
                game.act(seat, text)
            assert refused.value.code == "game_over"
        assert legal(game, seat) == set()
    assert whole(game) == before


def test_an_action_of_another_phase() -> None:
    game = deal(4)
    fitting = {"bid": {"bid", "pass"}, "give": {"give"}, "take": {"take"}, "limit": {"discard"}}
    for phase, verbs in fitting.items():
        play_until(game, in_phase(phase))
        seat = game.turn
        assert seat is not None
        card = hand(game, seat)[0]
        for text in (f"bid {card}", "pass", f"give {card}", "take C", f"discard {card}"):
            if text.split()[0] not in verbs:
                assert refusal(game, seat, text).code == "wrong_phase"


def test_the_facts_of_a_refusal_tell_no_hidden_card() -> None:
    game = deal(3, hands=["C1", "G4 G4 M M"])
    for text in ("bid G4", "sell G4 M M", "give G4"):
        refused = refusal(game, 2, text)
        told = str({key: value for key, value in refused.facts.items() if key != "action"})
        assert "G4" not in told or "G4" in hand(game, 2)
