"""A real server on a free port of this machine, and browsers without a screen that play on it."""

import asyncio
import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from byzanz import fairness
from byzanz.server import Settings, wire
from byzanz.server.run import bind, server_for
from byzanz.server.store.storage import Storage
from byzanz.server.tables.bot_pool import MakeBot
from byzanz.server.tables.rooms import new_id
from byzanz.table.play.brief import whole_step
from byzanz.table.room.options import Options
from byzanz.table.room.stored import StoredRoom, new_room
from tests.server.picker import Picker

ROOT = Path(__file__).parents[2]
read_server_frame = msgspec.json.Decoder(wire.ServerFrame).decode


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings without delays and with room for many tests from one address."""
    plain: dict[str, Any] = {
        "port": 0,
        "database": str(folder / "byzanz.sqlite"),
        "bot_delay": 0.0,
        "deal_wait": 0.05,
        "limit_requests": 100_000.0,
        "limit_frames": 100_000.0,
        "limit_connections": 100_000,
        "limit_http_connections": 100_000,
        "limit_address": 1e8,
        "limit_rooms": 100_000,
        "limit_analyses": 100_000,
        "limit_changes": 1_000_000,
    }
    return Settings(**(plain | more))


def dealt_room() -> StoredRoom:
    """A room of three whose cards have just been dealt; person 1 holds seat 0."""
    room, secret = new_id(), fairness.new_secret()
    lobby = new_room(room, secret, 3, 1, "Lena", Options(), listed=False, at=time.time())
    return replace(lobby, state="dealing").dealt()


async def store_room(storage: Storage, room: StoredRoom) -> None:
    """Store a dealt room, and its person before."""
    await storage.people.make(new_id() * 2, "Lena")
    await storage.make_room(room)


class RunningServer:
    """A running server."""

    def __init__(self, url: str, stop: Any) -> None:
        self.url = url
        self.stop = stop

    def browser(self) -> "Browser":
        return Browser(self.url)


@contextlib.contextmanager
def running(settings: Settings, make: MakeBot = Picker) -> Iterator[RunningServer]:
    """A server in a thread of this process."""
    listener = bind("127.0.0.1", settings.port, or_any=False)
    server: uvicorn.Server = server_for(settings, make)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 20
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server did not start"
        time.sleep(0.01)

    def stop() -> None:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"
        listener.close()

    try:
        yield RunningServer(f"http://127.0.0.1:{listener.getsockname()[1]}", stop)
    finally:
        stop()


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, settings: Settings, module: str = "tests.server.serve") -> None:
        self.settings = settings
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = settings.port or probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.module = module
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, *flags_of(self.settings), f"--port={self.port}"]
        self.process = subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT / "src")})
        self.wait_until_well()

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def wait_until_well(self) -> None:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            assert self.is_alive(), "the server ended at once"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + "/healthz").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def end(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def browser(self) -> "Browser":
        return Browser(self.url)


class _Flags(msgspec.Struct):
    host: str
    database: str
    trusted_proxies: str
    bot_delay: float
    deal_wait: float
    away_seconds: float
    lease_seconds: float
    idle_seconds: float
    limit_requests: float
    limit_frames: float
    limit_connections: int
    limit_http_connections: int
    limit_address: float
    limit_rooms: int
    limit_analyses: int
    limit_changes: int
    log_level: str


def flags_of(settings: Settings) -> list[str]:
    """The settings that tests choose, as a server's flags."""
    return [f"--{name.replace('_', '-')}={getattr(settings, name)}" for name in _Flags.__struct_fields__]


class Browser:
    """Cookies and HTTP calls of one browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        # No connection outlives its call: nobody has to close a browser.
        self.http = httpx.Client(base_url=url, timeout=20, limits=httpx.Limits(max_keepalive_connections=0))

    def move_to(self, url: str) -> None:
        """The server has another address now; cookies stay."""
        self.http.base_url = httpx.URL(url)
        self.url = url

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get("/api" + path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post("/api" + path, json=body) if body is not None else self.http.post("/api" + path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def new_room(self, **body: Any) -> str:
        room: str = self.post("/rooms", {"players": 4, "name": "Lena"} | body, 201)["room"]
        return room

    def code(self, path: str, body: Any = None, status: int = 400) -> str:
        """The code of a refusal."""
        code: str = self.post(path, body, status)["error"]["code"]
        return code

    @contextlib.asynccontextmanager
    async def sit(
        self, room: str, seat: int | None = None, *, is_brief: bool = False, **more: Any
    ) -> AsyncIterator["Player"]:
        """A websocket of this browser at a room, for one of its seats."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        url = self.url.replace("http", "ws", 1) + f"/api/rooms/{room}/socket"
        url += "" if seat is None else f"?seat={seat}"
        async with connect(url, additional_headers=headers, compression=None, proxy=None, **more) as connection:
            player = Player(connection)
            if is_brief:
                await player.ask("brief")
            yield player
            player.reader.cancel()


class Player:
    """A client that knows nothing but the protocol: it keeps the view by `table` and `step`, and checks each frame's form."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.legal: dict[str, Any] = {}
        self.auto: dict[str, Any] = {}
        self.clock: Any = None
        self.version = -1
        self.events: list[Any] = []
        self.by: list[str] = []
        self.said: list[Any] = []
        self.raw: list[str] = []
        self.answers: dict[str | None, Any] = {}
        self.code: int | None = None
        self._news = asyncio.Event()
        self._ids = (f"{id(self)}-{number}" for number in itertools.count())
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.connection:
                assert isinstance(text, str)
                self.raw.append(text)
                read_server_frame(text)
                self._take(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        self.code = self.connection.close_code
        self._news.set()

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "brief":
            frame = whole_step(frame, self.view, self.legal)
        match frame["type"]:
            case "room":
                self.room = frame["room"]
            case "table":
                self.version, self.view, self.legal = frame["version"], frame["view"], frame["legal"]
                self.auto, self.clock = frame["auto"], frame["clock"]
            case "step":
                assert frame["was"] == self.version
                self.version = frame["version"]
                self.view |= frame["changed"]
                assert self.view["version"] == self.version
                self.legal = frame["legal"]
                self.events += frame["events"]
                self.by.append(frame["by"])
                self.clock = frame.get("clock")
            case "auto":
                self.auto = frame["auto"]
            case "said":
                self.said.append((frame["seat"], frame["phrase"]))
            case "answer":
                self.answers[frame["id"]] = frame

    async def until(self, holds: Any, seconds: float = 20) -> None:
        """Waits until something holds of this player."""
        async with asyncio.timeout(seconds):
            while not holds(self):
                assert not self.reader.done() or self.reader.exception() is None, self.reader.exception()
                self._news.clear()
                await self._news.wait()

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Sends a frame and waits for its answer."""
        frame_id = more.pop("id", None) or next(self._ids)
        self.answers.pop(frame_id, None)
        await self.connection.send(json.dumps({"id": frame_id, "do": do} | more))
        await self.until(lambda me: frame_id in me.answers or me.code is not None)
        answer: dict[str, Any] = self.answers[frame_id]
        return answer

    async def act(self, action: str, **more: Any) -> dict[str, Any]:
        return await self.ask("act", **({"version": self.version, "action": action} | more))

    async def seed(self) -> None:
        await self.ask("seed", seed=os.urandom(32).hex())

    def choice(self) -> str | None:
        """A action that brings the game on, if this seat is asked: plain, always the same."""
        legal, view = self.legal, self.view
        if legal.get("discard"):
            return f"discard {legal['discard'][0]}"
        if legal.get("give"):
            return f"give {legal['give'][0]}"
        if legal.get("take"):
            return f"take {legal['take'][0]}"
        if legal.get("done"):
            return f"sell {' '.join(legal['sell'][0])}" if legal.get("sell") else "pass"
        if legal.get("bid") and view["leader"] is None:
            goods = sorted((card for card in view["hand"] if card != "M"), key=lambda card: card[1])
            return f"bid {goods[0]}"
        return "pass" if legal.get("pass") else None

    def is_over(self) -> bool:
        """True if the game has ended."""
        return bool(self.view) and self.view["phase"] == "over"

    def is_past(self, version: int) -> bool:
        """True if the game has come that far, or the connection has ended."""
        return self.version >= version or self.code is not None

    async def play(self, until_version: int = 10_000) -> None:
        """Plays until the game is over, or has that version."""
        await self.until(lambda me: me.version >= 0)
        while self.view["phase"] != "over" and self.version < until_version:
            action = self.choice()
            if action is None:
                await self.until(
                    lambda me: me.choice() is not None or me.view["phase"] == "over" or me.is_past(until_version)
                )
                if self.code is not None:
                    return
                continue
            answer = await self.act(action)
            assert "version" in answer or answer["error"]["code"] in ("stale", "not_your_turn"), answer


async def quiet(player: Player) -> None:
    """A player whose seat does nothing by itself."""
    await player.until(lambda me: me.version >= 0)
    await player.ask("auto", **{"pass": False})


def two_people(server: RunningServer, **body: Any) -> tuple[Any, Any, str]:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3, **body)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    host.post(f"/rooms/{room}/start", {})
    return host, guest, room
