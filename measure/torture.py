"""Kill servers and the database under load for a long time, simulate tables, fuzz at length: `python measure/torture.py --help`.

Needs PostgreSQL on the machine for its second half; everything runs on loopback with databases of its own.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.harness import ROOT, settings_for
from tests.server.postgres import Cluster, cluster
from tests.server.template import ForkedProcess
from tests.server.torturing import Torture
from tests.table.simulation import simulate


def kill_again_and_again(
    name: str, count: int, database: str, folder: Path, arguments: argparse.Namespace, made: Cluster | None = None
) -> str:
    """Kill servers (and, where there are two, the database) at random moments while rooms are played; say what was done."""
    settings = settings_for(folder, database=database, lease_seconds=1.0, log_level="error")
    servers = [ForkedProcess(settings) for _ in range(count)]
    chance = random.Random(arguments.seed)
    calls: Counter[str] = Counter()
    began = time.monotonic()
    try:
        for server in servers:
            server.start()
        for turn in range(arguments.turns):
            victim = made if count > 1 else None
            torture = Torture(
                servers, rooms=arguments.rooms, chance=chance, companies=arguments.companies, victim=victim
            )
            asyncio.run(torture.run(kills=arguments.kills, seconds=arguments.seconds, folder=folder))
            if made is not None:
                torture.check_dump(made)
            games = torture.games()
            calls["kills"] += arguments.kills
            calls["games"] += len(games)
            calls["games to their end"] += sum(game.is_over for game in games)
            calls["acknowledged actions"] += sum(len(game.acknowledged) for game in games)
            calls.update(torture.calls)
            print(f"{name}: turn {turn + 1} of {arguments.turns}: {counted(calls)}", flush=True)
    finally:
        for server in servers:
            server.end()
    return (
        f"{counted(calls)} in {time.monotonic() - began:.0f} s: "
        "none lost, none taken twice, every room can be read and goes on"
    )


def counted(calls: Counter[str]) -> str:
    """Return how often each thing was done, in one line."""
    return ", ".join(f"{count} {name}" for name, count in calls.items())


def simulation(seed: int, tables: int) -> str:
    """Simulate tables in virtual time, one seed each; a failing one is named."""
    counts: Counter[str] = Counter()
    began = time.process_time()
    for number in range(seed, seed + tables):
        counts += simulate(number).world.counts
        if counts["tables"] % 100 == 0:
            print(f"Simulation: {counts['tables']} of {tables} tables", flush=True)
    shown = ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))
    return f"{shown} in {time.process_time() - began:.0f} s of CPU: no law is broken"


def fuzz() -> str:
    """Run the fuzzers of the tests with as many examples as a long run has."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/server/test_fuzz.py"]
    ended = subprocess.run(command, cwd=ROOT, env=os.environ | {"BYZANZ_TESTS": "long"}, check=False)
    assert ended.returncode == 0, "the fuzzers have found something, see above"
    return "the examples of a long run: nothing found"


def on_postgres(name: str, count: int, folder: Path, arguments: argparse.Namespace) -> str:
    """Do the same on a PostgreSQL of its own, which is killed, too, where two servers share it."""
    with cluster() as made:
        return kill_again_and_again(name, count, made.new_database("torture"), folder, arguments, made)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the simulation, kill servers on SQLite and PostgreSQL, fuzz at length; print all that was done and found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=50, help="tables that are played at a time")
    parser.add_argument("--kills", type=int, default=10, help="kills per turn")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--companies", type=int, default=5, help="tables of three friends among them")
    parser.add_argument("--seconds", type=float, default=2.0, help="the longest time between two kills")
    parser.add_argument("--only", choices=("sqlite", "postgres", "two"), help="one of the databases alone")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1_000, help="tables simulated in virtual time; 0: none")
    parser.add_argument("--no-fuzz", dest="fuzz", action="store_false", help="leave the fuzzers out")
    chosen = parser.parse_args(arguments)
    report: list[str] = []
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        several = "PostgreSQL, two servers, it itself killed too"
        parts: dict[str, Callable[[], str]] = {
            "SQLite": lambda: kill_again_and_again("SQLite", 1, f"{name}/torture.sqlite", folder, chosen),
            "PostgreSQL": lambda: on_postgres("PostgreSQL", 1, folder, chosen),
            several: lambda: on_postgres(several, 2, folder, chosen),
        }
        if chosen.only:
            only = {"sqlite": "SQLite", "postgres": "PostgreSQL", "two": several}[chosen.only]
            parts = {only: parts[only]}
        if chosen.tables:
            parts = {"Simulation": lambda: simulation(chosen.seed, chosen.tables), **parts}
        if chosen.fuzz:
            parts["Fuzzers"] = fuzz
        for title, part in parts.items():
            try:
                report.append(f"{title}: {part()}")
            except pytest.skip.Exception as missing:
                report.append(f"{title}: {missing}")
            except Exception as error:
                traceback.print_exc()
                failed = True
                notes = getattr(error, "__notes__", [f"seed {chosen.seed}"])
                report.append(f"{title}: FOUND {type(error).__name__}: {error} ({'; '.join(notes)})")
    print("\n" + "\n".join(report), flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
