"""Picking by numbers."""

from typing import Any

from byzanz.tui.choosing import Choosing

VIEW: dict[str, Any] = {"hand": ["C1", "C2", "C4", "M"], "lot": ["G1", "O2"]}
SALES = {"sell": [["C1", "C2", "C4"]], "sales": {"C1 C2 C4": {}, "C1 C2 M": {}}}
BID = {"bid": {"need": 2, "faces": ["C1", "C2", "C4"], "cheapest": [{"total": 2, "cards": ["C2"]}]}, "pass": True}


def choosing(legal: dict[str, Any]) -> Choosing:
    made = Choosing()
    made.follow(VIEW, legal)
    return made


def test_a_bid_is_picked_card_by_card_and_put_back() -> None:
    bid = choosing(BID)
    for number in (2, 0, 3, 9, 2):
        bid.pick(number)
    assert bid.action() == "bid C1"
    assert bid.cheapest() == "bid C2"
    bid.clear()
    assert bid.action() is None


def test_one_card_takes_the_place_of_another() -> None:
    give = choosing({"give": ["G1", "O2"]})
    give.pick(0)
    give.pick(1)
    give.pick(1)
    assert give.action() == "give O2"


def test_a_single_choice_is_picked_at_once_and_stays() -> None:
    take = choosing({"take": ["V"]})
    assert take.action() == "take V"
    take.pick(0)
    assert take.action() == "take V"


def test_the_best_sets_come_first_and_leaving_returns_to_the_bid() -> None:
    legal = BID | SALES
    sale = choosing(legal)
    sale.is_selling = True
    sale.follow(VIEW, legal)
    assert sale.options == ["C1 C2 C4", "C1 C2 M"]
    sale.pick(1)
    assert sale.action() == "sell C1 C2 M"
    sale.clear()
    sale.follow(VIEW, legal)
    assert sale.mode == "bid"


def test_what_was_picked_is_forgotten_when_the_hand_changes() -> None:
    bid = choosing(BID)
    bid.pick(0)
    bid.follow(VIEW, BID)
    assert bid.cards == ["C1"]
    bid.follow(VIEW | {"hand": ["C2", "C4"]}, BID)
    assert bid.cards == []


def test_done_is_the_main_action_of_the_final_sale() -> None:
    assert choosing({"done": True} | SALES).action() == "pass"


def test_a_last_card_is_not_picked_where_nothing_can_be_picked() -> None:
    """With one card left at the final sale, Enter must still say “done”."""
    done = Choosing()
    done.follow({"hand": ["S2"], "lot": []}, {"done": True})
    assert done.action() == "pass"
    waiting = Choosing()
    waiting.follow({"hand": ["S2"], "lot": []}, {})
    assert waiting.action() is None


def test_all_of_a_good_is_picked_at_once() -> None:
    bid = choosing(BID)
    bid.pick(0)
    bid.pick_kind("C")
    assert bid.action() == "bid C1 C2 C4"
    bid.pick_kind("M")
    assert bid.action() == "bid C1 C2 C4", "merchants can't be bid"
    bid.pick_kind("C")
    assert bid.action() is None
    give = choosing({"give": ["G1", "O2"]})
    give.pick_kind("O")
    assert give.action() == "give O2"
    take = choosing({"take": ["C", "V"]})
    take.pick_kind("V")
    assert take.action() == "take V"
