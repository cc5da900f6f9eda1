"""A real server in a process of its own, which can be stopped and started again on the same database."""

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

STATIC = Path(__file__).parents[2] / "src" / "byzanz" / "server" / "static" / "index.html"
PATIENCE = 120.0


class Server:
    """The server of the browser tests: bots act at once, and one address may ask as often as it likes."""

    def __init__(self, folder: Path, bot_delay: float = 0, **more: object) -> None:
        self.more = {name.replace("_", "-"): value for name, value in more.items()}
        self.bot_delay = bot_delay
        self.database = folder / "tables.sqlite3"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts and waits until the server answers."""
        flags = {
            "port": self.port, "database": self.database, "bot-delay": self.bot_delay, "deal-wait": 1, "log-level": "error",
            "limit-requests": 1000, "limit-address": 1000000, "limit-frames": 1000, "limit-rooms": 10000,
        } | self.more  # fmt: skip
        arguments = [part for flag, value in flags.items() for part in (f"--{flag}", str(value))]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "byzanz.cli", "serve", *arguments], stdout=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(self.address + "healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def stop(self) -> None:
        """Stops the server as an operator would."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(10)
            self._process = None
