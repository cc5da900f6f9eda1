"""The arena on Ray. Where Ray is not installed (`make setup-all` does it), this is skipped, and pytest says so."""

import os
import signal
import threading
import time
from pathlib import Path

import pytest

import byzanz
from byzanz.arena import Outcome, Played, Schedule, Tournament, local_workers
from byzanz.arena.play.ray_workers import OnRay
from tests.arena import odd_bots

ray = pytest.importorskip("ray", reason="Ray is not installed: `make setup-all` installs it")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]

SLOW = f"{Path(odd_bots.__file__)}:Slow"


def comparable(outcome: Outcome, played: list[Played]) -> object:
    shares = [(bot.win_share, bot.ci95, bot.points, bot.margin, bot.rating) for bot in outcome.standings]
    return outcome.games, shares, [one.record.dumps() for one in played if one.record]


def tournament(games: int, *bots: str) -> Tournament:
    return Tournament(Schedule(bots, games, 4), wants_records=True)


def test_ray_gives_the_same_result_as_this_machine_even_if_workers_die() -> None:
    plan = tournament(24, "random", SLOW, "random")
    expected: list[Played] = []
    with local_workers(1) as workers:
        locally = plan.run(workers, expected.append)
    found: list[Played] = []
    with OnRay(workers=2) as on_ray:
        killed: list[int] = []
        killer = threading.Thread(target=_kill_workers, args=(killed, 2))
        killer.start()
        outcome = plan.run(on_ray, found.append)
        killer.join()
    assert len(killed) == 2, "the test has to kill workers to show anything"
    assert comparable(outcome, found) == comparable(locally, expected)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "greedy", "search:many"])
def test_a_cluster_that_is_not_there_is_refused(address: str) -> None:
    with pytest.raises(byzanz.Refused, match="ray_unreachable"):
        OnRay(address)


def _kill_workers(killed: list[int], count: int) -> None:
    """Kill processes in which this test's tasks run, while they run."""
    until = time.monotonic() + 60
    while len(killed) < count and time.monotonic() < until:
        time.sleep(0.2)
        for pid in _own_workers():
            if pid not in killed:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
                break


def _own_workers() -> list[int]:
    """Processes named after the task, below the Ray that this process has started."""
    children: dict[int, list[int]] = {}
    names: dict[int, str] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            names[int(stat.parent.name)] = (stat.parent / "cmdline").read_text()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    below, found = [os.getpid()], []
    while below:
        pid = below.pop()
        below += children.get(pid, [])
        if names.get(pid, "").startswith("ray::play_games"):
            found.append(pid)
    return found
