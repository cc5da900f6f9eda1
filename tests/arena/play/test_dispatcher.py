"""Handing out games and collecting them, with workers that the test controls."""

from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from byzanz.arena import Schedule
from byzanz.arena.play.dispatcher import Dispatcher, WorkersLost
from byzanz.arena.play.tasks import Played, Task, play_games

SCHEDULE = Schedule(("random", "random", "random"), 9, 1)


class LosingWorkers:
    """Play in this process, but lose the worker at some of the tasks."""

    size = 1

    def __init__(self, *lost: int) -> None:
        self.lost = list(lost)
        self.tasks: list[Task] = []
        self.recovered = 0

    def submit(self, task: Task) -> "Future[list[Played]]":
        self.tasks.append(task)
        future: Future[list[Played]] = Future()
        if len(self.tasks) - 1 in self.lost:
            future.set_exception(BrokenExecutor())
        else:
            future.set_result(play_games(task))
        return future

    def recover(self) -> None:
        self.recovered += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None


def task(numbers: range, withdrawn: frozenset[int], trace: str = "") -> Task:
    return Task(SCHEDULE, numbers, withdrawn, trace=trace)


def numbers(dispatcher: Dispatcher) -> list[int]:
    return [dispatcher.await_game(number).scheduled.number for number in range(9)]


def test_games_come_in_the_schedule_s_order() -> None:
    assert numbers(Dispatcher(LosingWorkers(), task, 9)) == list(range(9))


def test_a_lost_worker_s_games_are_played_again_one_by_one() -> None:
    workers = LosingWorkers(1)
    assert numbers(Dispatcher(workers, task, 9)) == list(range(9))
    assert workers.recovered == 1
    suspects = [one for one in workers.tasks if one.trace]
    assert [len(one.numbers) for one in suspects] == [1] * len(workers.tasks[1].numbers)


def test_a_game_that_loses_its_worker_twice_without_a_trace_ends_the_run() -> None:
    with pytest.raises(WorkersLost):
        numbers(Dispatcher(LosingWorkers(1, 2, 3), task, 9))


def test_the_trace_shows_which_bot_was_asked_last() -> None:
    class Tracing(LosingWorkers):
        def submit(self, task: Task) -> "Future[list[Played]]":
            if task.trace:
                play_games(task)  # leaves its trace before the worker is lost
                assert Path(task.trace).exists()
            return super().submit(task)

    dispatcher = Dispatcher(Tracing(0, 1, 2), task, 9)
    fault = dispatcher.await_game(0).fault
    assert fault is not None
    assert (fault.kind, fault.detail) == ("crash", "the process ended")
    assert fault.record.extra["bots"] == ["random"] * 3


def test_after_a_withdrawal_games_are_played_without_the_entry() -> None:
    dispatcher = Dispatcher(LosingWorkers(), task, 9)
    dispatcher.await_game(0)
    dispatcher.withdraw(1, 0)
    assert dispatcher.await_game(0).withdrawn == {1}
