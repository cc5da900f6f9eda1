"""Floods a server of its own from one loopback address while tables play from others: `python measure/floods.py --help`.

Quiet and flooded windows take turns, so that the machine's own moods meet both. For each flood it prints the control
tables' p99 over all quiet and over all flooded windows and their ratio; the median and the spread of the ratios of each
flooded window to the quiet ones around it; and the server's memory. "nothing" floods nothing: its spread is the measure's
own. Everything is bounded in number and time, and nothing but loopback is ever connected to.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
from itertools import chain, pairwise
from pathlib import Path
from statistics import median

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from measure.flooding import FLOODS as REAL_FLOODS
from measure.flooding import Flood, Flooder
from measure.load import Figures, LoadTable, memory_mb, percentile, start_server

HOST = "127.0.0.1"
PACE = 0.06
"""Mean seconds that a seat of the control waits: some 150 moves per second in all, so that a window has a p99 to speak of."""
SETTLE_SECONDS, REST_SECONDS = 0.3, 0.6
"""Before a flooded window until the flood is at its height, and behind it until its connections are gone."""
RATIO_AT_MOST = 3.0


async def nothing(_at: Flooder) -> None:
    """Flood nothing: what the control feels now is the machine's own."""


FLOODS: dict[str, Flood] = {"nothing": nothing} | REAL_FLOODS


async def control_one(number: int, port: int, figures: Figures) -> None:
    """Play one table after another from an address of its own."""
    local = f"127.0.1.{number + 1}"
    while True:
        table = LoadTable(number, PACE, figures, local)
        try:
            await table.open(HOST, [port])
            await table.connect(HOST, [port])
            for _ in range(300):
                await asyncio.sleep(0.1)
                if any(seat.view.get("phase") == "over" for seat in table.seats):
                    break
        except (OSError, AssertionError, ConnectionError):
            await asyncio.sleep(0.5)
        finally:
            for seat in table.seats:
                if seat.socket is not None:
                    seat.socket.close()


async def control(port: int, tables: int) -> None:
    """Play in a process of its own; each line read names a window, whose figures are printed at the next line."""
    figures = Figures()
    figures.is_playing = True
    tasks = [asyncio.create_task(control_one(number, port, figures)) for number in range(tables)]
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, sys.stdin.readline):
        taken, figures.to_mover = figures.to_mover, []
        print(json.dumps({"times": taken, "lost": figures.lost}), flush=True)
        figures.is_running, figures.lost = True, 0
    for task in tasks:
        task.cancel()


class Control:
    """The process that plays the control tables."""

    def __init__(self, port: int, tables: int) -> None:
        command = [sys.executable, __file__, "--control", str(port), "--tables", str(tables)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def turn(self) -> tuple[list[float], int]:
        """End one window, begin the next, and return the times and lost connections of the one that ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("next\n")
        self._process.stdin.flush()
        figures = json.loads(self._process.stdout.readline())
        return figures["times"], figures["lost"]

    def end(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.wait(10)


class Windows:
    """The times of the control's moves, window by window: quiet, flooded, quiet, flooded, …, quiet."""

    def __init__(self, control: Control) -> None:
        self._control = control
        self.quiet: list[list[float]] = []
        self.flooded: list[list[float]] = []
        self.lost = 0

    async def measure(self, seconds: float, into: list[list[float]]) -> None:
        """Let the control play for a window."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._control.turn)  # what happened until now belongs to no window
        await asyncio.sleep(seconds)
        times, lost = await loop.run_in_executor(None, self._control.turn)
        into.append(times)
        self.lost += lost if into is self.flooded else 0

    def ratios(self) -> list[float]:
        """Return for each flooded window its p99 by that of the quiet windows before and after it."""
        around = [before + after for before, after in pairwise(self.quiet)]
        return [
            percentile(flooded, 0.99) / percentile(quiet, 0.99)
            for flooded, quiet in zip(self.flooded, around, strict=True)
        ]


async def flooded_window(flooder: Flooder, name: str, seconds: float, windows: Windows, pid: int) -> float:
    """Flood while the control plays for a window; return the most memory that the server had, in MB."""
    most = 0.0

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, memory_mb([pid]))
            await asyncio.sleep(0.1)

    flooder.is_over = False
    tasks = [asyncio.create_task(flooder.run(FLOODS[name])), asyncio.create_task(watch())]
    await asyncio.sleep(SETTLE_SECONDS)
    await windows.measure(seconds, windows.flooded)
    flooder.is_over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return most


async def one_flood(name: str, arguments: argparse.Namespace, port: int, pid: int, control: Control) -> float:
    """Measure quiet and flooded windows in turn, print what they say, and return the median of their ratios."""
    windows = Windows(control)
    before = most = memory_mb([pid])
    flooder = Flooder(HOST, port, arguments.connections)
    await windows.measure(arguments.seconds, windows.quiet)
    for _ in range(arguments.cycles):
        most = max(most, await flooded_window(flooder, name, arguments.seconds, windows, pid))
        await asyncio.sleep(REST_SECONDS)
        await windows.measure(arguments.seconds, windows.quiet)
    quiet, flooded = (list(chain.from_iterable(all_of_them)) for all_of_them in (windows.quiet, windows.flooded))
    ratios = windows.ratios()
    print(
        f"{name:26} {percentile(quiet, 0.99):8.1f} {percentile(flooded, 0.99):8.1f} "
        f"{percentile(flooded, 0.99) / percentile(quiet, 0.99):6.2f} {median(ratios):6.2f} "
        f"{min(ratios):5.2f}-{max(ratios):<5.2f} {before:6.0f} {most:6.0f} {len(quiet):6d} {len(flooded):6d} "
        f"{windows.lost:4d} {flooder.sent / 1e6:8.1f} {flooder.opened:7d}",
        flush=True,
    )
    return median(ratios)


async def measure(arguments: argparse.Namespace, port: int, pid: int) -> None:
    """Run the floods one after another, and say at the end which of them the control felt too much."""
    control = Control(port, arguments.tables)
    names = arguments.only or list(FLOODS)
    each = arguments.seconds + arguments.cycles * (2 * arguments.seconds + SETTLE_SECONDS + REST_SECONDS)
    print(f"{len(names)} floods, {len(names) * each / 60:.0f} minutes")
    try:
        await asyncio.sleep(4)
        print(
            f"{'flood':26} {'p99 ms':>8} {'flooded':>8} {'pooled':>6} {'median':>6} {'spread':>11} {'MB':>6} {'most':>6} "
            f"{'moves':>6} {'moves':>6} {'lost':>4} {'sent MB':>8} {'opened':>7}"
        )
        ratios = {name: await one_flood(name, arguments, port, pid, control) for name in names}
    finally:
        control.end()
    felt = {name: ratio for name, ratio in ratios.items() if ratio >= RATIO_AT_MOST}
    print(f"median ratio of all floods {median(ratios.values()):.2f}, largest {max(ratios.values()):.2f}")
    print(f"at {RATIO_AT_MOST:g} or above: " + (", ".join(f"{name} {felt[name]:.2f}" for name in felt) or "none"))


def main() -> None:
    """Run the floods and print their figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.8, help="how long each window lasts, at most 60")
    parser.add_argument("--cycles", type=int, default=3, help="flooded windows per flood, each between two quiet ones")
    parser.add_argument("--connections", type=int, default=1000, help="most connections of a flood, at most 5000")
    parser.add_argument("--tables", type=int, default=12, help="control tables")
    parser.add_argument("--only", nargs="*", choices=list(FLOODS), help="these floods alone")
    parser.add_argument("--server", default="", help="a Python that has another version of the server to be flooded")
    parser.add_argument("--control", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    arguments.seconds, arguments.connections = min(arguments.seconds, 60.0), min(arguments.connections, 5000)
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    if arguments.control:
        uvloop.run(control(arguments.control, arguments.tables))
        return
    with tempfile.TemporaryDirectory() as folder:
        process, port = start_server(f"{folder}/floods.sqlite", ["--bot-delay=0"], arguments.server or sys.executable)
        try:
            os.nice(10)  # on one machine a flood must not win by taking the processor from the server
            uvloop.run(measure(arguments, port, process.pid))
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main()
