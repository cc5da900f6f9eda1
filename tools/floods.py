"""Floods a server of its own from one loopback address while tables play from others: `python tools/floods.py --help`.

For each flood it prints the control tables' p99 without and with it, their ratio, and the server's memory. Everything is
bounded in number and time, and nothing but loopback is ever connected to.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.flooding import FLOODS, Flooder
from tools.load import Figures, LoadTable, memory_mb, percentile, start_server

HOST = "127.0.0.1"
PACE = 0.15


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


async def one_flood(name: str, arguments: argparse.Namespace, port: int, pid: int, control: Control) -> None:
    """Measure before, during and after one flood, and print how much slower the control's p99 was."""
    loop = asyncio.get_running_loop()
    control.turn()
    await asyncio.sleep(arguments.seconds / 2)
    quiet, _lost = await loop.run_in_executor(None, control.turn)
    before = memory_mb([pid])
    flooder = Flooder(HOST, port, arguments.connections)
    task = asyncio.create_task(flooder.run(FLOODS[name]))
    most = before
    ends = time.monotonic() + arguments.seconds
    while time.monotonic() < ends:
        await asyncio.sleep(0.1)
        most = max(most, memory_mb([pid]))
    loud, lost = await loop.run_in_executor(None, control.turn)
    flooder.is_over = True
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await asyncio.sleep(1)
    await loop.run_in_executor(None, control.turn)
    await asyncio.sleep(arguments.seconds / 2)
    quiet += (await loop.run_in_executor(None, control.turn))[0]  # the machine's own mood before and after
    quiet_p99, loud_p99 = percentile(quiet, 0.99), percentile(loud, 0.99)
    print(
        f"{name:22} {quiet_p99:9.1f} {loud_p99:9.1f} {loud_p99 / quiet_p99:6.2f} {before:8.0f} {most:8.0f} "
        f"{len(quiet):6d} {len(loud):6d} {lost:5d} {flooder.sent / 1e6:8.1f} {flooder.opened:7d}",
        flush=True,
    )


async def measure(arguments: argparse.Namespace, port: int, pid: int) -> None:
    """Run the floods one after another."""
    control = Control(port, arguments.tables)
    try:
        await asyncio.sleep(4)
        head = (
            f"{'flood':22} {'p99 ms':>9} {'flooded':>9} {'ratio':>6} {'MB':>8} {'most MB':>8} {'moves':>6} {'moves':>6}"
        )
        print(head + f" {'lost':>5} {'sent MB':>8} {'opened':>7}")
        for name in arguments.only or FLOODS:
            await one_flood(name, arguments, port, pid, control)
    finally:
        control.end()


def main() -> None:
    """Run the floods and print their figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each window lasts, at most 60")
    parser.add_argument("--connections", type=int, default=1000, help="most connections of a flood, at most 5000")
    parser.add_argument("--tables", type=int, default=6, help="control tables")
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
