"""Make many rooms on the server as it is and on an older one, in one run: `python measure/rooms.py --help`.

A room is made as people make it: four of them, each with a name and a socket, sit down, start and add their randomness
to the deal. Printed are the seconds of the whole, the CPU time of the server per room, and how many times less it is.

The older version is a clone: `git clone . /tmp/old && git -C /tmp/old checkout ca776b8`, then in it
`PYTHON hatch_build.py rules` with the Python of this environment.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from measure.load import WITHOUT_LIMITS, cpu_seconds, measure, memory_mb, start_server

OLDEST_FLAGS = WITHOUT_LIMITS[:4]
"""Limits that the first versions know, too."""


def make_rooms(arguments: argparse.Namespace, source: str) -> dict[str, float]:
    """Start a server from a folder of sources and make the rooms there."""
    is_old = source != arguments.new
    os.environ["PYTHONPATH"] = f"{source}/src"
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"{folder}/rooms.sqlite"
        if arguments.database and is_old:
            database += "_old"
        process, port = start_server(database, OLDEST_FLAGS if is_old else WITHOUT_LIMITS)
        try:
            figures = uvloop.run(measure(arguments, "127.0.0.1", [port], [process.pid]))
            time.sleep(1)
            figures["memory_mb"] = memory_mb([process.pid])
            figures["cpu_seconds"] = cpu_seconds([process.pid])
            return figures
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def main() -> None:
    """Measure both and print them side by side."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", dest="tables", type=int, default=2000)
    parser.add_argument("--old", default="", help="a clone of an older version, with its rules compiled")
    parser.add_argument("--new", default=str(Path(__file__).parents[1]), help=argparse.SUPPRESS)
    parser.add_argument(
        "--database", default="", help="postgresql://…; the old server gets one whose name ends in _old"
    )
    arguments = parser.parse_args()
    arguments.pace, arguments.only_open = 0.0, True
    arguments.sticky = arguments.whole_steps = False
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"{'':6} {'rooms':>6} {'seconds':>9} {'CPU ms a room':>14} {'MB':>7}")
    seconds: list[float] = []
    for name, source in (("old", arguments.old), ("new", arguments.new)):
        if source:
            figures = make_rooms(arguments, str(Path(source).resolve()))
            seconds.append(figures["open_seconds"])
            print(
                f"{name:6} {arguments.tables:6d} {figures['open_seconds']:9.1f} {figures['open_cpu_ms']:14.1f} "
                f"{figures['memory_mb']:7.0f}",
                flush=True,
            )
    if len(seconds) == 2:
        print(f"{seconds[0] / seconds[1]:.1f} times faster")


if __name__ == "__main__":
    main()
