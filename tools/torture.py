"""Kills servers under load for a long time, and fuzzes at length: `python tools/torture.py --help`.

Needs PostgreSQL on the machine for its second half; everything runs on loopback with databases of its own.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.cluster import cluster
from tests.server.house import Process, settings_for
from tests.server.torturing import torture


def kill_again_and_again(database: str, folder: Path, arguments: argparse.Namespace) -> None:
    """Rooms in play on one database, and a server that is killed at moments nobody chose."""
    server = Process(settings_for(folder, database=database, lease_seconds=1.0, log_level="error"))
    server.start()
    chance = random.Random(arguments.seed)
    try:
        for turn in range(arguments.turns):
            work = torture(server, rooms=arguments.rooms, kills=arguments.kills, seconds=2.0, chance=chance)
            guests = asyncio.run(work)
            acknowledged = sum(len(guest.acknowledged) for guest in guests)
            print(
                f"turn {turn + 1}: {arguments.kills} kills, {acknowledged} acknowledged actions, none lost", flush=True
            )
    finally:
        server.end()


def main() -> int:
    """Torture on SQLite, on PostgreSQL, then the fuzzers at length."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--kills", type=int, default=10, help="kills a turn")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fuzz", type=int, default=50, help="so many times the examples of the tests")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print("SQLite", flush=True)
        kill_again_and_again(f"{folder}/torture.sqlite", Path(folder), arguments)
        print("PostgreSQL", flush=True)
        with cluster() as made:
            kill_again_and_again(made.new_database("torture"), Path(folder), arguments)
    command = [sys.executable, "-m", "pytest", "-q", "tests/server/test_fuzz.py"]
    return subprocess.run(command, env=os.environ | {"BYZANZ_FUZZ": str(arguments.fuzz)}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
