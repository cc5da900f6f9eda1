"""Judged candidates: from the view alone, in the same worlds, the best first."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import byzanz
from byzanz import _pure
from byzanz.analysis import judge
from byzanz.bots import make
from byzanz.game.view import View
from tests.size import sized
from tests.twins import printed_by_both

SECRETS = sized(40, long=1000)
"""How many positions the law of the secrets is tried at."""


def positions(players: int, seed: int, spec: str = "greedy") -> Iterator[tuple[byzanz.Game, View, byzanz.Action]]:
    """Play a game of bots; before each action yield the game, the view of the seat in turn, and the action."""
    game = byzanz.Game(players, seed=seed)
    bots = [make(spec, seat) for seat in range(players)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        view = game.view(seat)
        action = bots[seat].decide(view)
        yield game, view, action
        game.act(seat, action)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_best_comes_first_and_what_was_played_is_among_the_candidates(players: int) -> None:
    phases = set()
    for _, view, action in positions(players, players, "random"):
        judged = judge(view, worlds=8, rollouts=1, also=[action])
        phases.add(view.phase)
        assert [found.lost for found in judged] == sorted(found.lost for found in judged)
        assert judged[0].loss == 0
        assert sum(found.action == action for found in judged) == 1
        assert {found.action for found in judged} <= set(view.legal_actions())
        for found in judged:
            assert sum(found.shares) == pytest.approx(1)
            assert found.win_share == pytest.approx(found.shares[view.seat or 0])
            assert found.loss == pytest.approx(max(0, judged[0].win_share - found.win_share))
            assert found.worth == pytest.approx(judged[0].worth * (1 - found.lost))
    assert phases >= {"bid", "give", "take", "final"}


def test_reshuffled_secrets_change_no_verdict() -> None:
    rng = random.Random(3)
    compared = 0
    seed = 0
    while compared < SECRETS:
        seed += 1
        for game, view, _ in positions(3 + seed % 4, seed):
            other = byzanz.resample(view, rng)
            if other.deck == game.deck or game.version % 4 != seed % 4:
                continue
            assert view.seat is not None
            found = judge(other.view(view.seat), worlds=8, rollouts=2, seed=5)
            assert found == judge(view, worlds=8, rollouts=2, seed=5)
            compared += 1
            if compared == SECRETS:
                break


def test_no_share_is_below_zero_or_above_one() -> None:
    """A candidate that fell out early is put below the best by what it lost in few worlds: there is not that much to lose."""
    seen = []
    for seed in range(3):
        for number, (_, view, _) in enumerate(positions(4, seed, "random")):
            if number % 5 == 0:
                seen += [(found.win_share, found.loss, found.worlds) for found in judge(view, worlds=128, rollouts=2)]
    assert any(worlds < 128 and loss for _, loss, worlds in seen), "some fell out"
    assert all(0 <= share <= 1 and 0 <= loss <= 1 for share, loss, _ in seen)


def test_a_seat_that_is_not_in_turn_may_sell_or_wait() -> None:
    for game, view, _ in positions(4, 8):
        waiting = [seat for seat in range(4) if seat not in game.waiting_for]
        sellers = [seat for seat in waiting if game.legal_actions(seat)]
        if view.phase == "bid" and sellers:
            judged = judge(game.view(sellers[0]), worlds=4)
            actions = [found.action for found in judged]
            assert None in actions
            assert all(action is None or action.verb == "sell" for action in actions)
            return
    raise AssertionError("nobody could sell out of turn")


def test_a_seat_with_nothing_to_decide_gets_no_candidates() -> None:
    game = byzanz.Game(4, seed=1)
    waiting = next(seat for seat in range(4) if seat not in game.waiting_for and not game.legal_actions(seat))
    assert judge(game.view(waiting)) == []
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, game.legal_actions(seat)[0])
    assert judge(game.view(0)) == []


def test_the_same_seed_gives_the_same_answer_and_another_a_near_one() -> None:
    view = byzanz.Game(4, seed=3).view(0)
    first, again, other = (judge(view, worlds=64, seed=seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert first[0].win_share == pytest.approx(other[0].win_share, abs=5 * first[0].error)


def test_more_worlds_make_the_error_smaller() -> None:
    view = byzanz.Game(4, seed=3).view(0)
    assert judge(view, worlds=400)[0].error < judge(view, worlds=20)[0].error


def test_throwing_the_game_away_is_a_loss() -> None:
    """In the last final sale, with sets in hand, to be done without selling loses what selling would win."""
    worst = 0.0
    for seed in range(20):
        for _, view, action in positions(4, seed):
            if view.phase == "final" and action.verb == "sell":
                done = next(found for found in judge(view, worlds=8) if str(found.action) == "pass")
                worst = max(worst, done.loss)
    assert worst > 0.9


def test_wrong_arguments_are_answered() -> None:
    game = byzanz.Game(4, seed=1)
    with pytest.raises(ValueError, match="spectator"):
        judge(game.view(None))
    with pytest.raises(ValueError, match="worlds=0"):
        judge(game.view(0), worlds=0)
    with pytest.raises(byzanz.Refused):
        judge(game.view(0), also=["no such action"])
    with pytest.raises(byzanz.Refused) as refused:
        judge(game.view(0), also=["take C"])
    assert refused.value.code == "wrong_phase"


VERDICTS = """
from byzanz.analysis import judge
from tests.analysis.test_judging import positions
for players in (3, 5):
    for number, (game, view, action) in enumerate(positions(players, players)):
        if number % 9 == 0:
            print([(str(found.action), found.win_share, found.loss_error) for found in judge(view, worlds=3, rollouts=1)])
        if number > 60:
            break
"""


@pytest.mark.skipif(not _pure.compiled("byzanz.analysis.rollouts"), reason="nothing is compiled here")
def test_compiled_and_interpreted_judge_alike() -> None:
    assert printed_by_both(VERDICTS).count("\n") > 10
