"""The analysis of a game: its numbers add up, its verdicts follow the definitions, wrong input is answered."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

import byzanz
from byzanz.analysis import Analysis, analyse
from byzanz.analysis.games import analyse_stepwise
from byzanz.analysis.luck import Values, course_of, luck_of
from byzanz.analysis.verdicts import CLASSES, Thresholds, accuracy_of, accuracy_of_all
from byzanz.bots import make
from byzanz.rules.dealing import deal
from tests.size import extra_unless

pytestmark = pytest.mark.slow


def played(players: int, seed: int, *specs: str) -> byzanz.Game:
    """Return a finished game of bots."""
    game = byzanz.Game(players, seed=seed)
    bots = [make((specs or ("gentle", "greedy"))[seat % len(specs or "ab")], seat) for seat in range(players)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game


@cache
def analysed(players: int) -> Analysis:
    return analyse(played(players, players).record(), worlds=24, seed=1)


PARTS = ("seat", "luck", "unseen", "own", "others", "rest")


@pytest.mark.parametrize("players", extra_unless(lambda players: players == 3, [3, 4, 5, 6]))
def test_the_parts_add_up_to_the_result_and_leave_no_rest(players: int) -> None:
    analysis = analysed(players)
    for seat, balance in enumerate(analysis.balance()):
        assert balance["over"] == pytest.approx(analysis.result[seat] - 1 / players)
        assert sum(balance[part] for part in PARTS) == pytest.approx(balance["over"], abs=1e-12)
        assert abs(balance["rest"]) < 1e-9
        assert balance["luck"] == pytest.approx(analysis.luck[seat])
        assert balance["own"] == pytest.approx(-sum(made.loss for made in analysis.of_seat(seat)))
    for part in ("seat", "luck", "rest"):
        assert sum(balance[part] for balance in analysis.balance()) == pytest.approx(0, abs=1e-9)
    assert any(abs(balance["unseen"]) > 0.01 for balance in analysis.balance())


def test_of_a_seat_alone_the_parts_are_the_same() -> None:
    alone = analyse(played(3, 3).record(), worlds=24, seed=1, seat=2).balance()
    assert alone[2] == pytest.approx(analysed(3).balance()[2])
    assert alone[0]["own"] == alone[0]["unseen"] == 0
    assert sum(alone[0][part] for part in PARTS) == pytest.approx(alone[0]["over"])


def test_values_are_the_same_whether_worlds_are_followed_or_played_anew() -> None:
    """Where a style does what was played, its world is kept.

    It must be the one that would be found from the start.
    """
    for players in (3, 5):
        game = played(players, players)
        steps = list(course_of(game, 16))
        lots = [step for step in course_of(game, 16, luck_alone=True) if step.chances]
        assert [step.chances for step in steps if step.chances] == [step.chances for step in lots]
        assert len(lots) > 10
        anew = Values(game, 16)
        replayed = byzanz.Game(players, deck=game.deck, first=game.first, rules=game.rules)
        anew.of_deal(deal(replayed.state.deck_faces(), players, replayed.first, False))
        anew.begin(replayed.state)
        for step, (seat, action) in zip(steps[1:], game.actions, strict=True):
            before = replayed.state.copy()
            replayed.act(seat, action)
            assert anew.before(before, seat, action) == step.played
            if replayed.state.pile_at != before.pile_at:
                anew.begin(replayed.state)


def test_the_luck_of_a_game_follows_from_its_record_alone() -> None:
    game = played(4, 9)
    analysis = analyse(game.record(), worlds=2, seed=5, hindsight=False)
    assert analysis.luck == luck_of(game)
    assert luck_of(game) != luck_of(played(4, 10))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_luck_sums_to_zero_over_the_seats_for_every_event(players: int) -> None:
    analysis = analysed(players)
    game = analysis.record.replay()
    lots = sum(event.kind == "revealed" for event in game.events)
    assert [chance.kind for chance in analysis.chances] == ["deal"] + ["lot"] * lots
    for chance in analysis.chances:
        assert sum(chance.luck) == pytest.approx(0, abs=1e-9)
    assert sum(any(chance.luck) for chance in analysis.chances) > lots / 2
    revealed = [event.cards for event in game.events if event.kind == "revealed"]
    assert [chance.cards for chance in analysis.chances[1:]] == [tuple(sorted(cards or ())) for cards in revealed]
    assert sum(luck_of(game, worlds=8)) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("players", [3, 6])
def test_every_action_is_a_decision_and_every_step_has_shares(players: int) -> None:
    analysis = analysed(players)
    record = analysis.record
    assert [f"{made.seat} {made.action}" for made in analysis.decisions] == list(record.actions)
    assert [made.index for made in analysis.decisions] == list(range(len(record.actions)))
    assert len(analysis.win_shares) == len(record.actions) + 1
    for shares in analysis.win_shares:
        assert sum(shares) == pytest.approx(1)
    assert list(analysis.win_shares[-1]) == analysis.result
    for made in analysis.decisions:
        found = made.verdict.played
        assert made.name in CLASSES
        assert made.loss == 0 or made.loss > 2 * found.loss_error
        assert made.lost == 0 or made.lost > 2 * found.lost_error
        assert made.lost or not made.loss
        assert made.name == "forced" or made.name == Thresholds().class_of(made.lost)
        assert (made.name == "forced") == (len(made.verdict.candidates) == 1)


def test_the_thresholds_at_parity_are_those_of_lichess() -> None:
    found = Thresholds()
    # Of 50 points of winning chance 5, 10 and 15 are so much of what there is to lose.
    assert (found.inaccuracy, found.mistake, found.blunder) == pytest.approx((5 / 50, 10 / 50, 15 / 50))
    assert [found.class_of(lost) for lost in (0, 0.09, 0.1, 0.2, 0.3, 1)] == [
        *("good", "good", "inaccuracy", "mistake", "blunder", "blunder")
    ]
    assert accuracy_of(0) == 100
    assert accuracy_of(0.1) == pytest.approx(103.1668100711649 * 2.718281828 ** (-0.6) - 2.166924740191411)
    assert accuracy_of(1) == 0


def test_a_game_lost_by_one_decision_does_not_read_as_well_played() -> None:
    assert accuracy_of_all([100.0] * 20) == 100
    assert (accuracy_of_all([*[100.0] * 20, accuracy_of(0.9)]) or 100) < 80
    assert (accuracy_of_all([*[100.0] * 20, accuracy_of(0.1)]) or 0) > 95
    assert accuracy_of_all([]) is None


def test_accuracy_depends_on_decisions_and_views_not_on_what_nobody_saw() -> None:
    """The same decisions in a game whose pile holds other cards after the last of them.

    So that another wins.
    """
    game = played(3, 3)
    record = game.record()
    told = analyse(record, worlds=16, hindsight=False)
    cut = next(made.index for made in told.decisions if made.phase == "final")
    for made in told.decisions[:cut]:
        assert made.verdict.played.worth > 0
    # The removed cards are seen by nobody: swapping two of them changes no view.
    deck = list(record.deck)
    deck[12], deck[13] = deck[13], deck[12]
    other = analyse(replace(record, deck=tuple(deck)), worlds=16, hindsight=False)
    assert [made.lost for made in other.decisions] == [made.lost for made in told.decisions]
    assert other.accuracy == told.accuracy


def test_a_seat_alone_has_its_own_decisions_and_the_same_verdicts() -> None:
    game = played(3, 3)
    alone = analyse(game.record(), worlds=24, seed=1, seat=2)
    assert {made.seat for made in alone.decisions} == {2}
    assert alone.accuracy[:2] == [None, None]
    assert [made.to_dict() for made in alone.decisions] == [made.to_dict() for made in analysed(3).of_seat(2)]


def test_it_fills_step_by_step_the_chart_first() -> None:
    steps = analyse_stepwise(played(3, 3).record(), worlds=4, hindsight=False)
    first = next(steps)
    assert (len(first.decisions), first.is_done) == (0, False)
    assert len(first.win_shares) == len(first.record.actions) + 1
    next(steps)
    assert len(first.decisions) == 1
    *_, last = steps
    assert last is first
    assert last.is_done


def test_the_same_seed_gives_the_same_json() -> None:
    record = played(3, 4).record()
    texts = [json.dumps(analyse(record, worlds=8, seed=seed).to_dict()) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def test_what_cost_much_can_be_tried_again_with_anything_legal() -> None:
    analysis = analyse(played(4, 5, "random").record(), worlds=32, hindsight=False)
    costliest = analysis.costliest()
    assert len(costliest) == 3
    assert costliest[0].loss >= costliest[1].loss >= costliest[2].loss
    assert all(made.lost >= Thresholds().inaccuracy for made in costliest)
    for made in costliest:
        legal = analysis.record.replay(made.index).legal_actions(made.seat)
        plain = made.to_dict()
        assert {one["action"] for one in plain["candidates"]} >= set(map(str, legal))


@pytest.mark.parametrize("seed", extra_unless(lambda seed: seed == 5, [5, 6]))
def test_every_loss_can_be_computed_from_the_candidates_of_the_json(seed: int) -> None:
    """Also where everything legal was tried in few worlds: nothing on the list is better than the best."""
    plain = analyse(played(4, seed, "random", "gentle").record(), worlds=64).to_dict()
    faults = 0
    for made in plain["decisions"]:
        for verdict in (made, made["hindsight"]):
            best = verdict["candidates"][0]
            for one in verdict["candidates"]:
                assert one["worth"] <= best["worth"] + 1e-12
                assert one["lost"] == pytest.approx(1 - one["worth"] / best["worth"], abs=1e-9)
                assert one["loss"] == pytest.approx(max(0, best["win_share"] - one["win_share"]))
            played_one = next(one for one in verdict["candidates"] if one["action"] == made["action"])
            counts = played_one["lost"] > 2 * verdict["lost_error"]
            assert verdict["lost"] == pytest.approx(played_one["lost"] if counts else 0)
            counts = counts and played_one["loss"] > 2 * verdict["error"]
            assert verdict["loss"] == pytest.approx(played_one["loss"] if counts else 0)
        faults += len(made["candidates"]) > 12 and made["class"] in ("inaccuracy", "mistake", "blunder")
    assert faults, "somewhere everything legal was tried"


def test_hindsight_says_in_one_word_what_the_open_hands_show() -> None:
    analysis = analysed(4)
    words = {(made.name in ("forced", "good"), made.in_hindsight) for made in analysis.decisions}
    assert words <= {(True, "right"), (True, "unlucky"), (False, "wrong"), (False, "lucky"), (True, None)}
    assert (True, "right") in words


def test_an_unfinished_game_and_a_broken_record_are_refused() -> None:
    game = byzanz.Game(3, seed=1)
    with pytest.raises(byzanz.Refused) as refused:
        analyse(game.record())
    assert refused.value.code == "not_over"
    with pytest.raises(byzanz.Refused) as refused:
        analyse("{}")
    assert refused.value.code == "record"
    with pytest.raises(byzanz.Refused) as refused:
        analyse(played(3, 1).record(), seat=3)
    assert refused.value.code == "seat_unknown"
