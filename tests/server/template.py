"""Servers that start at once: a process that has read all modules forks one for each line of arguments that it reads."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

from byzanz.server import Settings
from tests.server.harness import ROOT, Process, flags_of


class ForkedProcess(Process):
    """A server in a process of its own, to be killed many times: of what a start costs most is left out."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._template: subprocess.Popen[bytes] | None = None
        self._pid = 0

    def start(self) -> None:
        if self._template is None:
            self._template = subprocess.Popen(
                [sys.executable, "-m", "tests.server.template"],
                cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
            )  # fmt: skip
        assert self._template.stdin is not None
        assert self._template.stdout is not None
        self._template.stdin.write(json.dumps([*flags_of(self.settings), f"--port={self.port}"]).encode() + b"\n")
        self._template.stdin.flush()
        self._pid = int(self._template.stdout.readline())
        self.wait_until_well()

    def is_alive(self) -> bool:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._pid, 0)
            return True
        return False

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)
        while self.is_alive():
            time.sleep(0.005)

    def end(self) -> None:
        if self._template is not None:
            self.kill()
            self._template.communicate()


def main() -> None:
    """Fork a server per line; whoever ends is forgotten at once."""
    from tests.server import serve

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        pid = os.fork()
        if pid == 0:
            _be_server(serve, json.loads(line))
        print(pid, flush=True)


def _be_server(serve: Any, arguments: list[str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    # What its parent reads and says is none of its business.
    for descriptor, flags in ((0, os.O_RDONLY), (1, os.O_WRONLY)):
        os.dup2(os.open(os.devnull, flags), descriptor)
    sys.argv[1:] = arguments
    try:
        serve.main()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
