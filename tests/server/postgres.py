"""A PostgreSQL server of our own on a free port of this machine, for as long as the tests run."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

NEWEST_FIRST = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def program(name: str) -> str | None:
    """A program of PostgreSQL, wherever it is installed."""
    return shutil.which(name) or next((str(folder / name) for folder in NEWEST_FIRST if (folder / name).exists()), None)


class Cluster:
    """A database server that can be stopped, started and killed."""

    def __init__(self, folder: Path, port: int, user: int | None) -> None:
        self.folder = folder
        self.port = port
        self.user = user
        self.databases: set[str] = set()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        postgres = program("postgres")
        assert postgres is not None
        flags = [
            "-p",
            str(self.port),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "unix_socket_directories=",
        ]
        self.process = subprocess.Popen(
            [postgres, "-D", str(self.folder), *flags],
            user=self.user,
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 120  # recovering after a crash takes its time on a busy machine
        while time.monotonic() < deadline:
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres")):
                return
            time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start")

    def kill(self) -> None:
        """Ends it at once, as a crash would."""
        assert self.process is not None
        self.process.send_signal(3)  # SIGQUIT: immediate shutdown, all children too
        self.process.wait(20)

    def url(self, database: str) -> str:
        return f"postgresql://byzanz@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """Make a database that no other test has, and return its address: a name that is taken gets a number."""
        if name in self.databases:
            name = f"{name}_{len(self.databases)}"
        self.databases.add(name)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """A new cluster; the test is skipped where PostgreSQL is not installed."""
    initdb = program("initdb")
    if initdb is None or program("postgres") is None:
        pytest.skip("NOT TESTED: PostgreSQL is not installed (scripts/provide-postgres brings it on Debian, as root)")
    user = None
    with tempfile.TemporaryDirectory(prefix="byzanz-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name) / "data"
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = next((pwd.getpwnam(who).pw_uid for who in ("postgres", "nobody") if _is_user(who)), None)
            assert user is not None
            os.chown(name, user, -1)
        command = [initdb, "-D", str(folder), "-U", "byzanz", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"]
        subprocess.run(command, check=True, user=user, stdout=subprocess.DEVNULL)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        made = Cluster(folder, port, user)
        made.start()
        try:
            yield made
        finally:
            if made.process is not None and made.process.poll() is None:
                made.kill()


def _is_user(name: str) -> bool:
    with contextlib.suppress(KeyError):
        return pwd.getpwnam(name) is not None
    return False
