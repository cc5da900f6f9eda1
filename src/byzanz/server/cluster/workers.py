"""Several server processes behind one address: a parent that starts them, starts dead ones again, and ends them.

uvicorn's own supervisor was tried on paper and isn't used: it spawns new interpreters that import the application by
name (ours gets its settings as a value, and a fork shares what is already loaded), it restarts a worker that can't even
start without a pause, and its workers go on when the parent is killed, so that the address stays taken.
"""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType

log = logging.getLogger("byzanz.workers")
PAUSE_SECONDS = 1.0


def run_workers(count: int, work: Callable[[], None]) -> None:
    """Fork that many processes that do the work; return when this one is asked to end and all of them have."""
    workers: dict[int, float] = {}
    is_ending = False

    def end(_number: int, _frame: FrameType | None) -> None:
        nonlocal is_ending
        is_ending = True
        for pid in workers:
            os.kill(pid, signal.SIGTERM)

    def start() -> None:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os._exit(_work(work, parent))
        workers[pid] = time.monotonic()
        if is_ending:  # asked between the fork and the note of it
            os.kill(pid, signal.SIGTERM)

    parent = os.getpid()
    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    for _ in range(count):
        start()
    while workers:
        try:
            pid, status = os.wait()
        except InterruptedError:
            continue
        began = workers.pop(pid)
        if not is_ending:
            log.error("worker %d ended with status %d", pid, status)
            if time.monotonic() - began < PAUSE_SECONDS:
                time.sleep(PAUSE_SECONDS)  # one that can't even start must not keep the machine busy
        if not is_ending:
            start()


def _work(work: Callable[[], None], parent: int) -> int:
    """Do a worker's work and return its exit status."""
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    try:
        work()
    except BaseException:
        log.exception("worker")
        return 1
    return 0


def _end_with(parent: int) -> None:
    """End this process when its parent has died: otherwise the address would stay taken when that is started again."""
    while os.getppid() == parent:
        time.sleep(PAUSE_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)
