"""Hints: from a view alone, with reasons that the cards bear out."""

import itertools
import random
from collections import Counter

import pytest

from byzanz import Action, Game, Refused, View, bots, resample
from byzanz.analysis import Judged
from byzanz.analysis.hints import SHOWN, Hint, hint_for, is_even
from byzanz.analysis.reasons import Reason
from byzanz.analysis.sets import gain_of, set_points
from byzanz.analysis.verdicts import Thresholds
from byzanz.locales import LANGUAGES, texts
from measure.behind import behind
from measure.behind import positions as hopeless
from tests.dealt import ALL_CARDS, deal
from tests.size import sized


def positions(players: int, games: int, every: int = 5) -> list[View]:
    """What seat 0 has to decide in some games of bots."""
    found: list[View] = []
    for seed in range(games):
        game = Game(players, seed=seed)
        playing = [bots.make("greedy", seed + seat) for seat in range(players)]
        while game.result is None:
            seat = game.waiting_for[0]
            view = game.view(seat)
            if seat == 0 and len(view.legal_actions()) > 1:
                found.append(view)
            game.act(seat, playing[seat].decide(view))
    return found[::every]


def best_by_trying(cards: tuple[str, ...]) -> int:
    """The most points of sets, by selling in every possible order."""
    most = 0
    for three in set(itertools.combinations(sorted(cards), 3)):
        goods = {card[0] for card in three if card != "M"}
        if len(goods) < 2:
            kept = max((int(card[1]) for card in three if card != "M"), default=5)
            rest = tuple((Counter(cards) - Counter(three)).elements())
            most = max(most, kept + best_by_trying(rest))
    return most


def test_the_points_of_sets_are_those_of_the_best_sales() -> None:
    chance = random.Random(7)
    for _ in range(150):
        hand = tuple(chance.sample(ALL_CARDS, chance.randint(0, 8)))
        assert set_points(hand) == best_by_trying(hand), hand


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_hint_names_legal_actions_and_a_reason_in_every_language(players: int) -> None:
    for view in positions(players, 2):
        hint = hint_for(view, seed=3, worlds=32)
        legal = {str(action) for action in view.legal_actions()}
        assert 1 <= len(hint.candidates) <= SHOWN + 1
        assert {str(one.action) for one in hint.candidates if one.action} <= legal
        if hint.reason is None:
            assert all(is_even(one, hint.candidates[0]) for one in hint.candidates[1:2])
            continue
        for language in LANGUAGES:
            sentence = texts(language)(hint.reason.key, **hint.reason.facts)
            assert sentence != hint.reason.key
            assert "{" not in sentence
            assert "$" not in sentence


def test_reshuffled_secrets_give_the_same_hint() -> None:
    for number, view in enumerate(positions(4, 2, every=4)):
        other = resample(view, random.Random(number)).view(0)
        assert hint_for(other, seed=number, worlds=32) == hint_for(view, seed=number, worlds=32)


def test_the_same_seed_gives_the_same_hint_and_json() -> None:
    view = Game(4, seed=5).view(0)
    assert hint_for(view, seed=9).to_dict() == hint_for(view, seed=9).to_dict()


def final_sale() -> Game:
    """A game in its final sale in which seat 0 can still sell."""
    for seed in range(200):
        game = Game(3, seed=seed)
        playing = [bots.make("greedy", seat) for seat in range(3)]
        while game.phase != "final":
            seat = game.turn
            assert seat is not None
            game.act(seat, playing[seat].decide(game.view(seat)))
        if any(action.verb == "sell" for action in game.legal_actions(0)):
            return game
    raise LookupError


def test_in_the_final_sale_a_set_is_sold() -> None:
    hint = hint_for(final_sale().view(0), seed=1)
    best = hint.candidates[0].action
    assert best is not None
    assert best.verb == "sell"
    assert hint.reason is not None
    assert (hint.reason.key, hint.reason.facts) == ("hint-why-sell-last", {"points": set_points(best.cards)})


def reason_of(game: Game, action: str) -> tuple[str, dict[str, int]]:
    """The reason that is given if this action is the best."""
    from byzanz.analysis.hints import _reason

    judged = hint_for(game.view(0), seed=1, action=action, worlds=32).asked
    assert judged is not None
    reason = _reason(game.view(0), [judged], [judged])
    assert reason is not None
    return reason.key, reason.facts


def test_reasons_tell_what_a_lot_adds_and_what_is_paid() -> None:
    game = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"])
    # With wood 1 paid, cloth 1 completes a set that keeps the 4; all three others pick before the winner of the first lot.
    assert reason_of(game, "bid W1") == ("hint-why-bid-set", {"points": 4, "total": 1, "before": 3})
    # Without cloth 3 there is no set: one card is paid and four are taken.
    assert reason_of(game, "bid C3") == ("hint-why-bid-cards", {"count": 1, "gain": 4})
    assert reason_of(game, "pass") == ("hint-why-pass-set", {"points": 4, "need": 1})


def test_reasons_tell_what_a_bid_would_break() -> None:
    game = deal(4, ["C4 C3 C2 M"], ["G1 O1 S1 V1 W1"])
    # A joker takes the place of the 3 or the 2, so nothing is lost, and nothing is won either.
    assert reason_of(game, "pass") == ("hint-why-pass-dear", {"need": 1})
    # To beat 4, cloth 4 would have to join cloth 3: that is the set with the merchants, who make one worth 1 with the lot.
    game = deal(4, ["C4 C3 M M", "", "", "O4"], ["G1 O1 S1 V1 W1"])
    for seat, action in enumerate(("bid C3", "pass", "pass", "bid O4")):
        game.act(seat, action)
    assert reason_of(game, "pass") == ("hint-why-pass-breaks", {"points": 3})
    # With a 2 in the lot they make one worth 2.
    game = deal(4, ["C4 C3 M M", "", "", "O4"], ["G1 O1 O2 S1 W1"])
    for seat, action in enumerate(("bid C3", "pass", "pass", "bid O4")):
        game.act(seat, action)
    assert reason_of(game, "pass") == ("hint-why-pass-breaks", {"points": 2})
    # Above 7 nothing can be bid at all.
    game = deal(4, ["C4 C3 M M", "", "", "O4 O4"], ["G1 O1 S1 V1 W1"])
    for seat, action in enumerate(("bid C3", "pass", "pass", "bid O4 O4")):
        game.act(seat, action)
    assert reason_of(game, "pass") == ("hint-why-pass-only", {})


def judged_as(action: str, loss: float = 0.0, error: float = 0.0, *, win: float = 0.3, points: float = 10) -> Judged:
    """A candidate with this loss."""
    return Judged(
        Action.parse(action) if action else None,
        *(win - loss, 0.01, 0.0, loss, error, 64, (0.3, 0.3, 0.2, 0.2)),
        points=points,
        worth=win - loss,
        lost=loss / win,
        lost_error=error / win,
    )


def test_no_reason_says_that_a_bid_or_a_sale_is_worse_where_the_numbers_do_not() -> None:
    from byzanz.analysis.hints import _reason

    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0)
    passing = judged_as("pass")
    assert _reason(
        view, [passing, judged_as("bid W1", 0.03, 0.01)], [passing, judged_as("bid W1", 0.03, 0.01)]
    ) == Reason("hint-why-pass-set", {"points": 4, "need": 1})
    assert _reason(view, [passing, judged_as("bid W1", 0.01, 0.01)], [passing, judged_as("bid W1", 0.01, 0.01)]) is None
    waiting = judged_as("")
    sale = judged_as("sell C1 C2 C3", 0.034, 0.01)
    assert _reason(view, [waiting, sale], [waiting, sale]) == Reason("hint-why-wait", {"more": 3})
    assert (
        _reason(
            view, [waiting, judged_as("sell C1 C2 C3", 0.01, 0.01)], [waiting, judged_as("sell C1 C2 C3", 0.01, 0.01)]
        )
        is None
    )
    # What was played out may be told where it shows a difference, though one in doubt.
    doubtful = judged_as("sell C1 C2 C3", 0.04, 0.03)
    assert _reason(view, [waiting, doubtful], [waiting, doubtful]) == Reason(
        "hint-why-trials", {"count": 64, "more": 4}
    )


def test_candidates_that_show_the_same_number_or_differ_within_their_doubt_are_even() -> None:
    best = judged_as("pass")
    assert is_even(best, best)
    assert is_even(judged_as("bid W1", 0.004, 0.0), best)  # 30 % and 30 %, though the difference is beyond doubt
    assert is_even(judged_as("bid W1", 0.012, 0.01), best)  # 30 % and 29 %, each ±1
    assert not is_even(judged_as("bid W1", 0.02, 0.001), best)
    assert not is_even(judged_as("bid W1", 0.04, 0.03), best)  # in doubt, but 30 % and 26 % don't look equal
    told = Hint((best, judged_as("bid W1", 0.01, 0.01), judged_as("bid V2", 0.1, 0.01)), None, None).to_dict()
    assert [one["even"] for one in told["candidates"]] == [True, True, False]


def test_a_kind_that_makes_a_set_better_is_not_said_to_be_a_set() -> None:
    """Cloth 4 makes a set worth 3 one worth 4: that is one point more, and no set worth 1."""
    game = deal(4, ["C1 C2 C3 G1"], ["C4 G2 S1 V1 W1", "O1 S1 V1 W1", "O1 S2 W1", "O2 S1"])
    for seat, verb in enumerate(("pass", "bid", "pass", "pass")):
        game.act(seat, next(one for one in game.legal_actions(seat) if one.verb == verb))
    game.act(1, "give C4")
    while game.phase != "take" or game.turn != 0:
        seat = game.waiting_for[0]
        legal = game.legal_actions(seat)
        kept = [one for one in legal if not any(card[0] == "C" for card in one.cards)]
        game.act(seat, next((one for one in kept if one.verb in ("pass", "give", "discard")), kept[0]))
    key, facts = reason_of(game, "take C")
    assert key == "hint-why-take-set"
    assert facts == {"points": set_points((*(game.view(0).hand or ()), "C4")) - set_points(game.view(0).hand or ())}
    assert "set worth" not in texts("en")(key, **facts)


def test_a_kind_that_is_left_alone_is_not_compared_with_others() -> None:
    """Where one kind is all there is, nothing is said of the others."""
    found = 0
    for seed in range(40):
        game = Game(3, seed=seed)
        playing = [bots.make("greedy", seed + seat) for seat in range(3)]
        while game.result is None and found < 3:
            seat = game.waiting_for[0]
            view = game.view(seat)
            legal = view.legal_actions()
            takes = [one for one in legal if one.verb == "take"]
            if len(takes) == len(legal) == 1 and gain_of(view, takes[0]) <= 0:
                hint = hint_for(view, seed=1, worlds=16)
                assert hint.reason == Reason("hint-why-take-only")
                found += 1
            game.act(seat, playing[seat].decide(view))
    assert found


def test_an_action_that_loses_much_is_a_mistake_and_the_best_is_none() -> None:
    for view in positions(4, 4, every=3):
        hint = hint_for(view, seed=2)
        best = hint.candidates[0]
        if best.action is not None:
            assert not hint_for(view, seed=2, action=str(best.action)).is_mistake
        worst = hint_for(view, seed=2, action=str(view.legal_actions()[-1]))
        assert worst.asked is not None
        assert worst.is_mistake == (worst.asked.counted_lost >= Thresholds().mistake)


def test_giving_up_a_set_of_merchants_is_a_mistake() -> None:
    """Discarding merchants from a hand with junk is a blunder that any judge must see."""
    game = deal(4, ["M M M W1"], ["C1 G1 O1 S1 V1"])
    for seat in range(4):
        game.act(seat, "pass")
    assert game.phase == "limit"
    hint = hint_for(game.view(0), seed=1, action="discard M")
    assert hint.is_mistake
    assert hint.candidates[0].action != hint.asked


def test_an_illegal_action_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        hint_for(deal(4, ["M M M W1"]).view(0), seed=1, action="bid M")
    assert refused.value.code == "merchant_in_bid"


def test_when_nothing_can_be_done_there_is_no_hint() -> None:
    hint = hint_for(deal(4, ["C1 G1 O1 S1"], first=1).view(0), seed=1)
    assert hint.candidates == ()
    assert hint.reason is None


BEHIND = sized(10, long=200)
"""At so many positions with hardly a chance to win hints are tried."""


def test_behind_a_hint_names_what_is_best_by_points_and_says_so() -> None:
    """Judged again in other worlds, nothing else is worth more, or brings more points.

    Beyond doubt.
    """
    found = 0
    for view in hopeless(BEHIND, 1):
        hint = hint_for(view, seed=3)
        if hint.by != "points":
            continue
        found += 1
        first = hint.candidates[0]
        assert hint.reason is not None
        assert hint.reason.key.startswith(
            ("hint-why-points", "hint-why-lead", "hint-why-place", "hint-why-alike", "hint-why-sell")
        )
        assert behind(view, first.action)["worth"] < 4  # of some thousand differences
        told = hint.to_dict()
        assert told["by"] == "points"
        sales = [one for one in view.legal_actions() if one.verb == "sell"]
        if sales and view.phase == "limit":
            assert any(one.action is not None and one.action.verb == "sell" for one in hint.candidates)
    assert found > BEHIND / 2


def test_a_sale_that_solves_the_hand_limit_is_listed_whoever_is_ahead() -> None:
    game = deal(4, ["M M M W1"], ["C1 G1 O1 S1 V1"])
    for seat in range(4):
        game.act(seat, "pass")
    assert game.phase == "limit"
    hint = hint_for(game.view(0), seed=1)
    assert Action.parse("sell M M M") in [one.action for one in hint.candidates]


def test_no_reason_speaks_against_what_is_listed_as_equally_good() -> None:
    from byzanz.analysis.hints import _reason

    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0)
    passing, bidding = judged_as("pass"), judged_as("bid W1", 0.004, 0.001)
    assert is_even(bidding, passing), "the same whole number is shown, though the difference is beyond doubt"
    reason = _reason(view, [passing, bidding], [passing, bidding])
    assert reason is None or not reason.key.startswith("hint-why-pass")


def test_with_hardly_a_chance_points_tell_candidates_apart() -> None:
    from byzanz.analysis.hints import _reason

    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0)
    best, worse = judged_as("pass", win=0.004, points=12), judged_as("bid W1", 0.002, 0.0001, win=0.004, points=9)
    assert _reason(view, [best, worse], [best, worse]) == Reason("hint-why-points", {"points": 3})
    assert Hint((best, worse), None, worse).to_dict()["asked"] == {
        "action": "bid W1",
        "win_share": 0.002,
        "error": 0.01,
        "points": 9,
        "place": 0.0,
        "loss": 0.002,
        "fewer": 3,
        "lost": 0.5,
        "mistake": True,
    }
    assert _reason(view, [best, best], [best]) == Reason("hint-why-alike", {})
