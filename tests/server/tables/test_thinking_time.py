"""When a bot's answer is shown tells nothing of how long it thought, on a busy server either (D8)."""

import pytest

from byzanz.server.tables.thinking_time import FORGET_SECONDS, LATE_STEP, LEAST_SECONDS, MOST_SECONDS, ThinkingTime
from byzanz.table.host import Hosted, NoLock
from byzanz.table.play.schedule import Ask, tasks_of
from tests.table.test_host import TimedHost, bots_table


class BusyHost(TimedHost):
    """A host whose bots wait for others before they think, and take as long as they are told to."""

    def __init__(self, waits: float, thinks: float) -> None:
        super().__init__(thinks)
        self.waits = waits
        self.thinking_time = ThinkingTime()

    async def decide(self, ask: Ask) -> str:
        self.seconds += self.waits
        self.thinking_time.begin("ruthless", ask.seed, self.seconds)
        answer = await super().decide(ask)
        self.thinking_time.end("ruthless", self.thinks, self.seconds)
        return answer

    def shown_at(self, ask: Ask, due: float) -> float:
        return max(due, self.thinking_time.pop(ask.seed, self.seconds))


async def shown_after(waits: float, thinks: float, pace: str) -> float:
    table = bots_table(pace)
    host = BusyHost(waits, thinks)
    (task,) = tasks_of(table).values()
    host.seconds = max(host.seconds, task.begin)
    await host.do(Hosted(table, NoLock()), task)
    return host.submitted[0]


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
@pytest.mark.parametrize("waits", [0.0, 0.05, 0.3, 0.7, 2.0])
async def test_d8_an_answer_is_shown_at_the_same_time_however_long_it_was_thought_about(
    pace: str, waits: float
) -> None:
    times = [await shown_after(waits, thinks, pace) for thinks in (0.001, 0.02, 0.06, 0.1, LEAST_SECONDS - 0.001)]
    assert times == pytest.approx([times[0]] * len(times))


async def test_d8_what_takes_longer_than_it_may_is_shown_at_one_of_a_few_moments() -> None:
    times = [await shown_after(2.0, LEAST_SECONDS + late, "fast") for late in (0.01, 0.1, 0.2, 0.4)]
    assert times == pytest.approx([times[0]] * len(times))
    later = await shown_after(2.0, LEAST_SECONDS + LATE_STEP + 0.1, "fast")
    assert later == pytest.approx(times[0] + LATE_STEP)


def test_what_a_slow_machine_needs_is_counted_from_then_on_and_forgotten_later() -> None:
    times = ThinkingTime()
    times.begin("ruthless", 1, 0.0)
    assert times.pop(1, 0.1) == LEAST_SECONDS
    times.end("ruthless", 1.3 * LEAST_SECONDS, 0.5)
    for seed, now, slots in ((2, 1.0, 2), (3, FORGET_SECONDS, 2), (4, FORGET_SECONDS + 1, 1)):
        times.begin("ruthless", seed, now)
        assert times.pop(seed, now) == pytest.approx(now + slots * LEAST_SECONDS)
    for _ in range(20):
        times.end("ruthless", 60.0, 1.0)
    times.begin("ruthless", 5, 2.0)
    assert times.pop(5, 2.0) <= 2.0 + MOST_SECONDS


def test_bots_that_never_search_take_no_longer_than_they_take() -> None:
    times = ThinkingTime()
    times.end("shrewd", 5.0, 0.0)
    times.begin("gentle", 1, 0.0)
    assert times.pop(1, 0.003) == 0.003
    assert times.pop(1, 7.0) == 7.0, "and so does one that was never asked"
