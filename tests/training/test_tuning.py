from collections.abc import Sequence
from pathlib import Path

import pytest

import byzanz
from byzanz.arena import local_workers
from byzanz.training.tuning import Evolution, measure, play_field
from tests.arena import odd_bots

pytestmark = pytest.mark.slow

CAREFUL = f"{Path(odd_bots.__file__)}:Careful"
SOURCE = """
from byzanz import Action
from tests.arena.odd_bots import Careful

class Forgetful(Careful):
    def decide(self, view):
        forgets = view.phase == "final" and self.rng.random() < 1.5 * abs({value} - 0.7)
        return Action("pass") if forgets else super().decide(view)
"""


class OneNumber:
    """A bot that sells best if its one parameter is 7 (of 0 to 10): further off it forgets to."""

    start = (2.0,)
    bounds = ((0.0, 10.0),)

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def spec(self, values: Sequence[float]) -> str:
        file = self._folder / f"bot{values[0]:.6f}.py"
        file.write_text(SOURCE.format(value=values[0] / 10), encoding="utf-8")
        return f"{file}:Forgetful"


def evolution(folder: Path, seed: int = 1) -> Evolution:
    return Evolution(
        OneNumber(folder), [CAREFUL], players=3, seed=seed, deals=6, population=6, step=0.2, in_process=True
    )


@pytest.mark.extra
def test_it_finds_the_better_value_and_proves_it_on_fresh_deals(tmp_path: Path) -> None:
    search = evolution(tmp_path)
    with local_workers(1) as workers:
        generations = list(search.generations(workers, 8))
        gain = search.gain(workers, deals=20)
    assert search.values[0] == pytest.approx(7, abs=1.5)
    assert generations[-1].mean > generations[0].mean
    assert gain.margin_ci95[0] > 0, "clearly better than at the start"
    assert gain.after.win_share > gain.before.win_share
    assert gain.after.games == gain.before.games == 60


def test_same_seed_same_search_whatever_the_number_of_workers(tmp_path: Path) -> None:
    found = []
    for count in (1, 2):
        search = evolution(tmp_path)
        with local_workers(count) as workers:
            found.append([*search.generations(workers, 2), search.gain(workers, 4)])
    assert found[0] == found[1]


def test_fresh_deals_are_none_of_those_it_was_tuned_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(*arguments: object, **options: object) -> object:
        seeds.append(arguments[-1])  # type: ignore[arg-type]
        return play_field(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr("byzanz.training.tuning.play_field", noted)
    search = evolution(tmp_path)
    with local_workers(1) as workers:
        list(search.generations(workers, 3))
        search.gain(workers, 4)
    assert len(set(seeds)) == 4


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_number_of_players(players: int, tmp_path: Path) -> None:
    with local_workers(1) as workers:
        [games] = play_field(workers, [OneNumber(tmp_path).spec([7.0])], [CAREFUL, "random"], players, 2, seed=1)
    assert len(games) == 2 * players
    assert all(len(one.points) == players for one in games)
    assert measure(games).games == 2 * players


def test_a_bot_that_fails_ends_the_search() -> None:
    with local_workers(1) as workers, pytest.raises(byzanz.Refused, match="tune_fault"):
        play_field(workers, [f"{Path(odd_bots.__file__)}:Crashing"], [CAREFUL], 3, 1, seed=1)
