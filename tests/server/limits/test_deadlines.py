"""Deadlines that share one timer end what takes too long, and nothing else."""

import asyncio

import pytest

from byzanz.server.limits.deadlines import Deadlines


async def wait(deadlines: Deadlines, seconds: float) -> str:
    """Wait within a deadline; return how that ended."""
    try:
        with deadlines.start():
            await asyncio.sleep(seconds)
    except TimeoutError:
        return "late"
    return "done"


async def test_what_takes_too_long_is_ended_and_the_rest_is_not() -> None:
    deadlines = Deadlines(0.1)
    ended = await asyncio.gather(*(wait(deadlines, seconds) for seconds in (60, 0, 60, 0.001)))
    assert ended == ["late", "done", "late", "done"]


async def test_a_deadline_runs_from_its_own_beginning() -> None:
    deadlines = Deadlines(0.2)
    first = asyncio.create_task(wait(deadlines, 60))
    await asyncio.sleep(0.1)
    second = asyncio.create_task(wait(deadlines, 60))
    assert await first == "late"
    assert not second.done()
    assert await second == "late"
    assert await wait(deadlines, 60) == "late"  # also after a time in which nothing ran


async def test_a_task_that_somebody_cancels_is_cancelled() -> None:
    task = asyncio.create_task(wait(Deadlines(60), 60))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_deadline_inside_another() -> None:
    short, long = Deadlines(0.05), Deadlines(60)

    async def both() -> str:
        with long.start():
            return await wait(short, 60)

    task = asyncio.create_task(both())
    assert await task == "late"
    assert task.cancelling() == 0


async def test_errors_pass_through() -> None:
    with pytest.raises(KeyError), Deadlines(60).start():
        raise KeyError


def test_a_second_loop_has_its_own_timer() -> None:
    deadlines = Deadlines(0.05)
    assert asyncio.run(wait(deadlines, 0)) == "done"
    assert asyncio.run(wait(deadlines, 60)) == "late"
