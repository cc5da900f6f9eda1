"""Judging with a small budget."""

from byzanz import Game, View
from byzanz.analysis.judging import Judged, Judging
from byzanz.analysis.quick import LEFT, MOST_WORLDS, STAGE, TREE_ROLLOUTS, try_within
from byzanz.game.action import Action
from tests.analysis.test_hints import positions


def test_the_budget_is_kept_and_the_better_half_goes_on() -> None:
    for view in positions(4, 2):
        judging = Judging.of_view(view, 5, (), TREE_ROLLOUTS)
        first = judging.still_in
        for _ in try_within(judging, 60):
            assert judging.worlds <= MOST_WORLDS
        found = judging.judged()
        assert sum(one.worlds for one in found) <= 60 + first
        if first > LEFT and first * STAGE < 60:
            assert judging.still_in < first
        assert found[0].worlds == max(one.worlds for one in found)


def test_what_must_be_judged_is_tried_to_the_end() -> None:
    view = Game(4, seed=3).view(0)
    worst = Action.parse("bid " + " ".join(sorted(card for card in view.hand or () if card != "M")))
    judging = Judging.of_view(view, 5, (worst,), TREE_ROLLOUTS)
    for _ in try_within(judging, 80):
        pass
    asked = next(one for one in judging.judged() if one.action == worst)
    assert asked.worlds == judging.worlds


def test_a_comparison_with_few_is_made_with_these_alone() -> None:
    view = Game(4, seed=3).view(0)
    rivals = [one.action for one in _judged(view)[:2]]
    judging = Judging.of_view(view, 5, (Action.parse("pass"),), TREE_ROLLOUTS)
    judging.narrow(0, rivals)
    judging.try_world()
    assert {one.action for one in judging.judged()} == {*rivals, Action.parse("pass")}


def _judged(view: View) -> list[Judged]:
    judging = Judging.of_view(view, 5, (), TREE_ROLLOUTS)
    judging.try_world()
    return judging.judged()
