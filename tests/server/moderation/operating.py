"""An operator at the command line: `byzanz admin` on the database that a server has."""

import contextlib
import io
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from byzanz.cli import main
from byzanz.server import Settings
from tests.server.harness import RunningServer, running, settings_for
from tests.server.postgres import Cluster

HOLDS_SECONDS = 2.0


def within(holds: Callable[[], bool]) -> None:
    """Wait until an order holds, which it must in time."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < HOLDS_SECONDS, "it doesn't hold yet"
        time.sleep(0.05)


class Said(NamedTuple):
    """What a command has said."""

    code: int
    out: str
    err: str


def _run(line: list[str]) -> Said:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(line)
        except SystemExit as ended:
            code = int(ended.code or 0)
    return Said(code, out.getvalue(), err.getvalue())


class Operator:
    """Runs `byzanz admin` on a server's database."""

    def __init__(self, database: str) -> None:
        self.database = database

    def run(self, *command: object) -> Said:
        """Run a command as it is typed."""
        line = ["admin", *map(str, command), "--database", self.database]
        with ThreadPoolExecutor(1) as beside:  # a test's own loop may be running here
            return beside.submit(_run, line).result()

    def do(self, *command: object) -> str:
        """Run a command that goes well; return what it says."""
        done = self.run(*command)
        assert done.code == 0, done.err
        return done.out

    def ask(self, *command: object) -> Any:
        """Return a list, from its JSON."""
        return json.loads(self.do(*command, "--json"))

    def refused(self, *command: object) -> str:
        """Run a command that is refused; return the sentence."""
        done = self.run(*command)
        assert (done.code, done.out) == (2, ""), done.out
        assert done.err.startswith("byzanz: ")
        return done.err.removeprefix("byzanz: ").strip()

    def person(self, number: int) -> Any:
        """Return what is listed of a person; None: nobody has that number."""
        return next((one for one in self.ask("people", number) if one["person"] == number), None)

    def number(self, name: str) -> int:
        """Return the number of the one person of that name."""
        (found,) = [one["person"] for one in self.ask("people", name) if one["name"] == name]
        return int(found)


class Site:
    """Two processes on one database, which may be the same one, and their operator."""

    def __init__(self, settings: Settings, here: RunningServer, there: RunningServer) -> None:
        self.settings = settings
        self.here, self.there = here, there
        self.operator = Operator(settings.database)


@contextlib.contextmanager
def site(folder: Path, postgres: Cluster | None, **more: Any) -> Iterator[Site]:
    """Serve on SQLite by one process, on PostgreSQL by two."""
    with contextlib.ExitStack() as held:
        if postgres is None:
            settings = settings_for(folder, **more)
            server = held.enter_context(running(settings))
            yield Site(settings, server, server)
            return
        database = postgres.new_database("moderation")
        settings = settings_for(folder, database=database, lease_seconds=1.0, **more)
        here, there = held.enter_context(running(settings)), held.enter_context(running(settings))
        yield Site(settings, here, there)
