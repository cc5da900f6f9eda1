"""Bots from files and packages, each in a process of its own that gets views and nothing else.

`byzanz.bots.foreign.process` is what runs in those processes. Here is the side of whoever runs the games.
"""

import atexit
import json
import os
import re
import socket
import subprocess
import sys
import threading
from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

from byzanz.bots.bot import Bot
from byzanz.bots.foreign.channel import ANSWER, DECIDE, FAILED, NOTHING, READY, REFUSED, SELL, Rubbish, receive, send
from byzanz.bots.foreign.view_codec import ViewWriter
from byzanz.game.action import Action
from byzanz.game.refused import Refused
from byzanz.game.view import View

_TEMPLATES = 16
"""How many bots' files stay loaded when no bot of theirs is playing."""
_PRIVATE = re.compile(r"BYZANZ_(?!PURE$|TEST_)|PG|PYTEST_")
"""Environment variables that are none of a bot's business: a server's settings name its database."""
_START = (
    "import sys; sys.path[:] = sys.argv[2:]; from byzanz.bots.foreign.process import launch; launch(int(sys.argv[1]))"
)


class BotFailed(Exception):
    """A foreign bot raised an error or sent something that is no answer; `detail` says what."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class BotDied(BotFailed):
    """The bot's process ended without an answer."""

    def __init__(self) -> None:
        super().__init__("the process ended")


class BotTimeout(BotFailed):
    """The bot gave no answer in time; its process was ended."""


class BotProcess:
    """One bot's process; it ends when nobody needs it any more."""

    def __init__(self, spec: str, seed: int, patience: float | None) -> None:
        self._channel: socket.socket | None = None
        self._pid = 0
        self._writer = ViewWriter()
        self._template = _templates.get(spec)
        try:
            self._channel = self._template.request(str(seed).encode())
        except BotDied:
            _templates.forget(spec)  # somebody has ended the template
            raise
        try:
            self.facts = _facts_of(self._receive())
            self._pid = int(str(self.facts["pid"]))
        except BaseException:
            self.close()
            raise
        self._channel.settimeout(patience)

    def ask(self, what: bytes, view: View) -> object:
        """Return the bot's answer: an action, None, or a text that is no action."""
        if self._channel is None:
            raise BotDied
        try:
            send(self._channel, what, self._writer.write(view))
        except OSError:
            self.close()
            raise BotDied from None
        tag, content = self._receive()
        if tag == NOTHING:
            return None
        text = content.decode("utf-8", "replace")
        if tag == FAILED:
            raise BotFailed(text)
        if tag != ANSWER:
            raise BotFailed(f"an answer with the tag {tag!r}")
        try:
            return Action.parse(text)
        except Refused:
            return text

    def close(self) -> None:
        """End the bot's process, even in the middle of a thought."""
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close()
            if self._pid:
                self._template.kill(self._pid)

    def __del__(self) -> None:
        self.close()

    def _receive(self) -> tuple[bytes, bytes]:
        assert self._channel is not None
        try:
            return receive(self._channel)
        except TimeoutError:
            patience = self._channel.gettimeout() or 0.0
            self.close()
            raise BotTimeout(f"> {1000 * patience:g} ms") from None
        except (EOFError, OSError):
            self.close()
            raise BotDied from None
        except Rubbish as rubbish:
            self.close()
            raise BotFailed(str(rubbish)) from None


class ForeignBot(Bot):
    """A bot whose code runs in another process; asked like any other bot."""

    def __init__(self, process: BotProcess) -> None:
        # No Bot.__init__: the random generator is where the bot's code is.
        self.process = process
        self.name = str(process.facts["name"])

    def decide(self, view: View) -> Action:
        """Return what the bot answers; an answer that is no action comes back as text, for the rules to refuse."""
        return self.process.ask(DECIDE, view)  # type: ignore[return-value]


class ForeignSeller(ForeignBot):
    """A foreign bot that wants to be asked for sales out of turn."""

    def wants_to_sell(self, view: View) -> Action | None:
        """Return a sale or None, or what else the bot answers."""
        return self.process.ask(SELL, view)  # type: ignore[return-value]


def start(spec: str, seed: int, patience: float | None = None) -> ForeignBot:
    """Start a bot; `patience` is how many seconds it may take for each answer (None: any time)."""
    process = BotProcess(spec, seed, patience)
    return ForeignSeller(process) if process.facts["sells"] else ForeignBot(process)


class _Requests:
    """One end of a control socket: each request is answered before the next is sent."""

    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._lock = threading.Lock()

    def request(self, content: bytes) -> socket.socket:
        """Ask for a new process; return this side's end of the socket to it."""
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                with self._lock:
                    socket.send_fds(self._control, [content], [theirs.fileno()])
                    if not self._control.recv(1):
                        raise EOFError
            except (OSError, EOFError):
                ours.close()
                raise BotDied from None
        return ours

    def close(self) -> None:
        """Let the process at the other end kill what it has forked and end itself."""
        self._control.close()


class _Launcher(_Requests):
    """The fresh interpreter that all templates of this process are forked from."""

    def __init__(self, surroundings: "_Surroundings") -> None:
        ours, theirs = socket.socketpair()
        super().__init__(ours)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _START, str(theirs.fileno()), *surroundings.path],
                stdin=subprocess.DEVNULL,
                stdout=2,  # what a bot prints must not get into the program's own output
                cwd=surroundings.folder,
                env=surroundings.environment,
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # Ctrl-C is for whoever runs the games
            )

    def close(self) -> None:
        """End the launcher and with it all its templates and bots."""
        super().close()
        self.process.wait()

    def leave(self) -> None:
        """Let go of the process without ending it, after a fork: it belongs to another process."""
        super().close()
        self.process.returncode = 0

    def __del__(self) -> None:
        self.close()


class _Template(_Requests):
    """The process that has loaded one bot's file, and forks bots."""

    def __init__(self, launcher: _Launcher, spec: str) -> None:
        control = launcher.request(spec.encode())
        super().__init__(control)
        self.launcher = launcher  # which ends when the last of its templates is gone
        try:
            _facts_of(receive(control))
        except (EOFError, OSError, Rubbish):
            self.close()
            raise BotDied from None
        except BaseException:
            self.close()
            raise

    def kill(self, pid: int) -> None:
        """Kill one of its bots, unless it has ended already."""
        try:
            with self._lock:
                self._control.sendall(b"kill %d" % pid)
                self._control.recv(1)
        except OSError:
            pass  # the template is gone, and so are its bots

    def __del__(self) -> None:
        if hasattr(self, "_control"):  # not if the launcher had ended
            self.close()


class _Surroundings(NamedTuple):
    """What a bot's process gets from this one."""

    folder: str
    path: tuple[str, ...]
    environment: dict[str, str]

    @classmethod
    def now(cls) -> "_Surroundings":
        """Return the present ones, without what is none of a bot's business."""
        environment = {name: value for name, value in os.environ.items() if not _PRIVATE.match(name)}
        return cls(str(Path.cwd()), tuple(sys.path), environment)


class _Templates:
    """The launcher of this process and its templates, started when they are needed first."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._launcher: _Launcher | None = None
        self._surroundings: _Surroundings | None = None
        self._loaded: OrderedDict[tuple[str, int], _Template] = OrderedDict()

    def get(self, spec: str) -> _Template:
        """Return the template of a spec; a file that has changed is loaded again."""
        path = Path(spec.rpartition(":")[0])
        key = (spec, path.stat().st_mtime_ns if path.suffix == ".py" and path.is_file() else 0)
        with self._lock:
            launcher = self._present_launcher()
            template = self._loaded.pop(key, None) or _Template(launcher, spec)
            self._loaded[key] = template
            if len(self._loaded) > _TEMPLATES:
                self._loaded.popitem(last=False)
        return template

    def forget(self, spec: str) -> None:
        """Load a spec's file again the next time."""
        with self._lock:
            for key in [key for key in self._loaded if key[0] == spec]:
                del self._loaded[key]

    def close(self) -> None:
        """End every process started here."""
        with self._lock:
            self._loaded.clear()
            if self._launcher is not None:
                self._launcher.close()
            self._launcher = None

    def leave(self) -> None:
        """Let go of the processes, after a fork."""
        for template in self._loaded.values():
            template.close()
        if self._launcher is not None:
            self._launcher.leave()

    def _present_launcher(self) -> _Launcher:
        """Return the launcher, a new one if it has ended or what bots get from this process has changed."""
        now = _Surroundings.now()
        launcher = self._launcher
        if launcher is None or launcher.process.poll() is not None or now != self._surroundings:
            self._loaded.clear()
            self._launcher = launcher = _Launcher(now)
            self._surroundings = now
        return launcher


_templates = _Templates()


def _start_over() -> None:
    """Leave the processes to the one that started them, after a fork."""
    global _templates
    _templates.leave()
    _templates = _Templates()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_start_over)


@atexit.register
def close_all() -> None:
    """End every foreign bot's process."""
    _templates.close()


def _facts_of(message: tuple[bytes, bytes]) -> dict[str, object]:
    """Return the facts of a process that is ready; raise what it refuses."""
    tag, content = message
    try:
        facts = json.loads(content) if content else {}
    except ValueError:
        facts = None
    if tag == READY and isinstance(facts, dict):
        return facts
    if tag == REFUSED and isinstance(facts, dict) and isinstance(facts.get("facts"), dict):
        raise Refused(str(facts.get("code")), **facts["facts"])
    raise BotFailed(f"an answer with the tag {tag!r}")
