"""Workers on a Ray cluster (extra `ray`): the same tasks, so the same results, on other machines' cores."""

import os
import socket
from concurrent.futures import BrokenExecutor, Future
from types import TracebackType
from typing import Any, Self

from byzanz._extras import missing_extra
from byzanz.arena.play.tasks import Task, play_games
from byzanz.arena.play.workers import PlayedGames
from byzanz.game.refused import Refused

_RETRIES = 10
"""How often Ray repeats a task when the worker or machine that had it is lost."""


class OnRay:
    """Ray's workers; Ray itself plays tasks of lost workers again."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        """Join the cluster at an address, or start one on this machine with this many workers."""
        self._ray = _ray()
        self._started = not self._ray.is_initialized()
        if self._started:
            _start(self._ray, address, workers)
        self._play = self._ray.remote(max_retries=_RETRIES)(play_games)
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, task: Task) -> PlayedGames:
        """Hand a task to the cluster."""
        future: PlayedGames = Future()
        self._play.remote(task).future().add_done_callback(lambda answer: self._pass_on(answer, future))
        return future

    def recover(self) -> None:
        """Do nothing: Ray finds new workers by itself."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._started:
            self._ray.shutdown()

    def _pass_on(self, answer: "Future[Any]", future: PlayedGames) -> None:
        """Hand on Ray's answer with the exceptions that all workers raise."""
        error = answer.exception()
        if error is None:
            future.set_result(answer.result())
        elif isinstance(error, self._ray.exceptions.RaySystemError | self._ray.exceptions.WorkerCrashedError):
            future.set_exception(BrokenExecutor(str(error)))
        else:
            future.set_exception(error)


def _ray() -> Any:
    # Unless these are set before the import, Ray sends usage statistics and warns about future changes.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError as error:
        raise missing_extra("ray", error.name) from None
    return ray


def _start(ray: Any, address: str | None, workers: int | None) -> None:
    try:
        if address:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        else:
            ray.init(
                address="local", num_cpus=workers, log_to_driver=False, logging_level="ERROR", include_dashboard=False
            )
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise Refused("ray_unreachable", address=address or "local", why=str(error).splitlines()[0]) from error


def _knock(address: str) -> None:
    """Check that something listens at an address; Ray itself would try for minutes."""
    if address == "auto":
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # most likely a bot's name that followed --ray
        raise ValueError("HOST:PORT, ray://HOST:PORT, auto")
    socket.create_connection((host, int(port)), timeout=10).close()
