"""Workers for any function: this process, processes on this machine, or a Ray cluster. For training."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from byzanz.training.judge import Result, Submit


@contextmanager
def helpers(workers: int, ray: bool = False, address: str | None = None) -> Iterator[tuple[Submit, int]]:
    """Give a way to hand calls to workers, and how many calls to hand out ahead."""
    if ray:
        from byzanz.arena.play.ray_workers import OnRay

        with OnRay(address, workers) as crew:
            yield _on_ray(), 2 * crew.size
    elif workers <= 1:
        yield _here, 0
    else:
        # Spawned, not forked: a fork in a process with threads (a progress bar has one) may hang.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_interrupts) as pool:
            yield pool.submit, 2 * workers


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that leads; it ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _here(function: Callable[..., Result], /, *arguments: Any) -> "Future[Result]":
    future: Future[Result] = Future()
    future.set_result(function(*arguments))
    return future


def _on_ray() -> Submit:
    import ray

    remotes: dict[Callable[..., Any], Any] = {}

    def submit(function: Callable[..., Result], /, *arguments: Any) -> "Future[Result]":
        if function not in remotes:
            remotes[function] = ray.remote(max_retries=10)(function)
        future: Future[Result] = remotes[function].remote(*arguments).future()
        return future

    return submit
