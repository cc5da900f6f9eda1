import threading
import time

import pytest

from byzanz.arena.play.deadline import OutOfTime, deadline


def test_a_block_that_never_ends_is_interrupted() -> None:
    def think_for_ever() -> None:
        while True:
            try:
                time.sleep(0.001)
            except Exception:  # a bot's own error handling does not stop it
                continue

    with pytest.raises(OutOfTime), deadline(20):
        think_for_ever()


def test_without_a_limit_nothing_is_interrupted() -> None:
    with deadline(None):
        time.sleep(0.01)


def test_a_block_that_ends_in_time_leaves_no_timer_behind() -> None:
    with deadline(50):
        pass
    time.sleep(0.1)


def test_in_another_thread_the_block_runs_to_its_end() -> None:
    ended = threading.Event()

    def work() -> None:
        with deadline(1):
            time.sleep(0.05)
            ended.set()

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert ended.is_set()
