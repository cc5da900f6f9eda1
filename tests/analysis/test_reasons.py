"""Why something else was better: sentences that the cards bear out."""

import pytest

from byzanz import Action, Game, View
from byzanz.analysis import Judged
from byzanz.analysis.reasons import why_better
from byzanz.analysis.sets import gain_of
from byzanz.locales import LANGUAGES, texts
from tests.dealt import deal


def judged(action: str | None) -> Judged:
    """A candidate; what it wins says nothing here."""
    return Judged(Action.parse(action) if action else None, 0.3, 0.01, 0.0, 0.0, 0.01, 64, (0.3, 0.3, 0.4))


def why(view: View, best: str | None, played: str | None) -> tuple[str, dict[str, int]]:
    reason = why_better(view, judged(best), judged(played))
    for language in LANGUAGES:
        said = texts(language)(reason.key, **reason.facts)
        assert said not in ("", reason.key)
        assert "$" not in said
    return reason.key.removeprefix("analyse-why-"), reason.facts


def test_a_bid_that_should_have_been_a_pass_is_told_by_what_the_lot_did_to_the_sets() -> None:
    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0)
    assert why(view, "pass", "bid W1") == ("too-much", {"points": 4, "total": 1})
    assert why(view, "pass", "bid C3") == ("nothing", {"total": 3})
    view = deal(4, ["C4 C3 C2 V1"], ["G1 O1 S1 V2 W1"]).view(0)
    assert why(view, "pass", "bid C2") == ("breaks", {"points": 4})


def test_a_pass_that_should_have_been_a_bid_is_told_by_what_the_lot_adds() -> None:
    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0)
    assert why(view, "bid W1", "pass") == ("bid-set", {"points": 4, "total": 1})
    assert why(view, "bid C3", "pass") == ("bid-cards", {"count": 1, "gain": 4})


def test_of_two_bids_the_better_leaves_more_or_is_lower_or_higher_or_has_fewer_cards() -> None:
    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0)
    assert why(view, "bid W1", "bid C3") == ("more", {"points": 4})
    assert why(view, "bid W1", "bid V2") == ("lower", {"points": 1})
    assert why(view, "bid V2", "bid W1") == ("higher", {"points": 1})
    view = deal(4, ["S3 V2 W1 O1"], ["C1 G1 O2 S1 V1"]).view(0)
    assert why(view, "bid S3", "bid V2 W1") == ("fewer", {"count": 1})


def test_a_bid_that_adds_to_one_that_lies_there_counts_what_lies_there() -> None:
    game = deal(4, ["C4 C3 M M", "", "", "O4"], ["G1 O1 S1 V1 W1"])
    for seat, action in enumerate(("bid C3", "pass", "pass", "bid O4")):
        game.act(seat, action)
    view = game.view(0)
    assert why(view, "pass", "bid C4") == ("breaks", {"points": 3})
    assert gain_of(view, Action.parse("bid C4")) == -3


def test_sales_and_discards_and_the_end() -> None:
    game = deal(4, ["M M M W1"], ["C1 G1 O1 S1 V1"])
    for seat in range(4):
        game.act(seat, "pass")
    view = game.view(0)
    assert view.phase == "limit"
    assert why(view, "sell M M M", "discard M") == ("sell", {"points": 5})
    # Two merchants with wood 1 are still a set, worth 1.
    assert why(view, "discard W1", "discard M") == ("more", {"points": 4})
    assert why(view, "discard W1", "sell M M M") == ("wait", {})
    assert why(view, None, "sell M M M") == ("wait", {})


@pytest.mark.parametrize("action", ["pass", None])
def test_what_changes_nothing_brings_nothing(action: str | None) -> None:
    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0)
    assert gain_of(view, Action.parse(action) if action else None) == 0


def test_what_an_action_brings_is_what_it_does_to_the_points_of_sets() -> None:
    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0)
    brings = {str(action): gain_of(view, action) for action in view.legal_actions()}
    assert (brings["pass"], brings["bid W1"], brings["bid C3"]) == (0, 4, 0)


def test_a_game_that_is_analysed_says_why_of_its_faults_alone_and_what_each_candidate_brings() -> None:
    from tests.analysis.test_games import analysed

    found = analysed(3)
    faults = 0
    for made, plain in zip(found.decisions, found.to_dict()["decisions"], strict=True):
        is_fault = made.name in ("inaccuracy", "mistake", "blunder")
        faults += is_fault
        assert (plain["reason"] is not None) == is_fault
        assert all(("gain" in one) == is_fault for one in plain["candidates"])
    assert faults


def test_a_raise_says_what_lay_there_before() -> None:
    """The record has what was added alone."""
    from tests.analysis.test_games import analysed

    found = analysed(3)
    game = Game(3, deck=found.record.deck, first=found.record.first, rules=found.record.rules)
    raises = 0
    for made in found.decisions:
        assert made.laid == game.view(made.seat).bid_totals[made.seat]
        raises += made.action.verb == "bid" and made.laid > 0
        game.act(made.seat, made.action)
    assert raises
