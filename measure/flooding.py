"""The floods of measure/floods.py: each one coroutine that keeps on until it is cancelled, from one loopback address."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
from collections.abc import Awaitable, Callable
from typing import Any

from byzanz import Game
from byzanz.server.http.static import STATIC

FROM = "127.0.0.1"
PIECE = 65_536
JSON = "Content-Type: application/json"


class Flooder:
    """Opens connections from one address and counts what it sends."""

    def __init__(self, host: str, port: int, connections: int) -> None:
        assert host.startswith("127.")
        self.host = host
        self.port = port
        self.connections = connections
        self.is_over = False
        self.sent = 0
        self.opened = 0
        self.room = ""
        self.cookie = ""

    async def run(self, flood: "Flood") -> None:
        """Run one flood until it is cancelled."""
        if not self.room:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self.make_room()
        await flood(self)

    async def make_room(self) -> None:
        """Make a room with hints that anybody may watch; all its seats are ours, so nothing ever moves there."""
        wish = {
            "players": 3,
            "name": "Mallory",
            "local": ["Eve", "Trudy"],
            "bots": "gentle",
            "options": {"hints": "ask"},
        }
        answer = await self.ask(self.request("POST", "/api/rooms", json.dumps(wish).encode(), JSON))
        head, _, body = answer.partition(b"\r\n\r\n")
        self.room = json.loads(body)["room"]
        self.cookie = "Cookie: " + head.decode().partition("set-cookie: ")[2].partition(";")[0]

    def call(self, path: str, wish: Any) -> bytes:
        """Return a call of somebody who holds a seat."""
        return self.request("POST", path, json.dumps(wish).encode(), JSON, self.cookie)

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection."""
        self.opened += 1
        return await asyncio.open_connection(self.host, self.port, local_addr=(FROM, 0))

    def request(self, method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
        """Return a request."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", *headers]
        lines += [f"Content-Length: {len(body)}"] if body else []
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def ask(self, request: bytes) -> bytes:
        """Send one request on a connection of its own and return the answer."""
        reader, writer = await self.open()
        try:
            writer.write(request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
            return await reader.read(-1)
        finally:
            writer.close()

    async def many(self, count: int, one: Callable[[], Awaitable[None]]) -> None:
        """Do something over and over, so many at a time; what ends or fails begins again, after a moment at the latest."""

        async def again() -> None:
            while not self.is_over:
                with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError):
                    await one()
                await asyncio.sleep(0.002)

        await asyncio.gather(*(again() for _ in range(min(count, self.connections))))

    async def pour(self, writer: asyncio.StreamWriter, piece: bytes) -> None:
        """Send the same piece again and again and read nothing."""
        while not self.is_over:
            writer.write(piece)
            await writer.drain()
            self.sent += len(piece)
            await asyncio.sleep(0)

    async def websocket(self, *headers: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a websocket as a spectator without a cookie."""
        reader, writer = await self.open()
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = [
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        writer.write(self.request("GET", f"/api/rooms/{self.room}/socket", b"", *upgrade, *headers))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
        return reader, writer


Flood = Callable[[Flooder], Awaitable[None]]
FLOODS: dict[str, Flood] = {}


def frame(first: int, body: bytes = b"") -> bytes:
    """Return a client's frame with the mask 0000."""
    size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + len(body).to_bytes(2, "big")
    return bytes([first]) + size + b"\0\0\0\0" + body


def named(name: str) -> Callable[[Flood], Flood]:
    """List a flood under a name."""

    def add(flood: Flood) -> Flood:
        FLOODS[name] = flood
        return flood

    return add


def poured(name: str, count: int, begin: bytes, piece: bytes) -> None:
    """List a flood of bytes over HTTP connections."""

    @named(name)
    async def flood(at: Flooder) -> None:
        async def one() -> None:
            _reader, writer = await at.open()
            try:
                writer.write(begin)
                await at.pour(writer, piece)
            finally:
                writer.close()

        await at.many(count, one)


def framed(name: str, count: int, piece: bytes, begin: bytes = b"", *headers: str) -> None:
    """List a flood of frames over websockets."""

    @named(name)
    async def flood(at: Flooder) -> None:
        async def one() -> None:
            _reader, writer = await at.websocket(*headers)
            try:
                writer.write(begin)
                await at.pour(writer, piece)
            finally:
                writer.close()

        await at.many(count, one)


def asked(name: str, count: int, make: Callable[[Flooder], bytes]) -> None:
    """List a flood of requests on connections that are kept, each sent when the one before is answered."""

    @named(name)
    async def flood(at: Flooder) -> None:
        request = make(at)

        async def one() -> None:
            reader, writer = await at.open()
            try:
                while not at.is_over:
                    writer.write(request)
                    at.sent += len(request)
                    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
                    length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
                    await reader.readexactly(int(length or 0))
                    if b"connection: close" in head.lower():
                        return
            finally:
                writer.close()

        await at.many(count, one)


HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
A_CREDENTIAL = {"id": "AAAA", "response": {}}
A_REPORT = {"seat": 1, "reason": "other"}
SYNC = frame(0x81, b'{"id":"1","do":"sync"}')

poured("endless header", 4, HEAD + b"X-Endless: ", b"a" * PIECE)
poured("many headers", 4, HEAD, b"".join(b"X-%d: y\r\n" % number for number in range(5000)))
poured("huge path", 8, b"GET /", b"a" * PIECE)
poured("pipelined requests", 8, b"", (HEAD + b"\r\n") * 1000)
poured("pipelined calls", 8, b"", (HEAD.replace(b"GET /", b"GET /api/me") + b"\r\n") * 1000)
poured("one-byte chunks", 8, POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n" * 10_000)
poured("endless body", 8, POST + b"Content-Length: 99999999999\r\n\r\n", b" " * PIECE)
poured("no HTTP at all", 50, b"", b"\x16\x03\x01" * 1000)
framed("continuations", 1, frame(0x00) * 10_000, frame(0x01))
framed("pings, nothing read", 1, frame(0x89) * 10_000)
framed("pongs", 1, frame(0x8A) * 10_000)
framed("tiny texts", 2, frame(0x81, b"x") * 10_000)
framed("tiny texts, 50 sockets", 50, frame(0x81, b"x") * 1000)
framed("large texts", 20, frame(0x81, b" " * 16_000) * 8)
framed("syncs, nothing read", 20, SYNC * 20)
framed("compressed frames", 8, frame(0xC1, b"\0" * 100) * 500, b"", "Sec-WebSocket-Extensions: permessage-deflate")
asked("static script", 24, lambda at: at.request("GET", script_path(), b"", "Accept-Encoding: gzip"))
asked("OpenAPI", 24, lambda at: at.request("GET", "/schema/openapi.json"))
asked("//api/me", 24, lambda at: at.request("GET", "//api/me"))
asked("replays", 8, lambda at: at.request("POST", "/api/replay", a_record(), "Content-Type: text/plain"))
asked("calls that are refused", 50, lambda at: at.request("POST", "/api/rooms", b"{}", "Content-Type: text/plain"))
asked("lessons", 24, lambda at: at.call("/api/lessons/final", {"answers": ["next"] * 40}))
asked("hints", 24, lambda at: at.call(f"/api/rooms/{at.room}/hint", {"version": 0, "seat": 1}))
asked("play-on", 8, lambda at: at.call("/api/replay/play-on", {"record": a_record().decode(), "version": 3, "seat": 0}))
asked("analyses", 8, lambda at: at.request("POST", "/api/analysis", a_record(), "Content-Type: text/plain"))
asked("broken records", 8, lambda at: at.request("POST", "/api/analysis", a_record()[:-9], "Content-Type: text/plain"))
asked("my data", 24, lambda at: at.request("GET", "/api/me/data", b"", at.cookie))
asked("rematches", 24, lambda at: at.call(f"/api/rooms/{at.room}/rematch", {}))
asked("challenges", 24, lambda at: at.call("/api/account/challenge", {}))
asked("sign-ins", 24, lambda at: at.call("/api/account/sign-in", {"credential": A_CREDENTIAL}))
asked("reports", 24, lambda at: at.call(f"/api/rooms/{at.room}/report", A_REPORT))
asked("addresses for messages", 24, lambda at: at.call("/api/push", an_address()))


def an_address() -> dict[str, str]:
    """Return what a browser would send that wants messages."""
    key = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"  # a point of the curve
    secret = base64.urlsafe_b64encode(b"\7" * 16).decode()
    return {"endpoint": "https://push.example.org/to/mallory", "p256dh": key, "auth": secret}


def script_path() -> str:
    """Return the address of the client's largest script."""
    scripts = sorted((STATIC / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    return f"/assets/{scripts[-1].name}" if scripts else "/assets/none.js"


def a_record() -> bytes:
    """Return the record of a game of bots."""
    game: Any = Game(4, seed=1)
    while game.result is None:
        seat = game.waiting_for[0]
        game.act(seat, game.view(seat).legal_actions()[-1])
    text: str = game.record().dumps()
    return text.encode()


@named("half-sent requests")
async def half_sent(at: Flooder) -> None:
    """Open as many connections as there may be, and send half a request on each."""

    async def one() -> None:
        reader, writer = await at.open()
        try:
            writer.write(HEAD)
            await reader.read(1)
        finally:
            writer.close()

    await at.many(at.connections, one)


@named("slow bodies")
async def slow_bodies(at: Flooder) -> None:
    """Send a byte of a body now and then."""

    async def one() -> None:
        _reader, writer = await at.open()
        try:
            writer.write(POST + b"Content-Length: 60000\r\n\r\n")
            while not at.is_over:
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.5)
        finally:
            writer.close()

    await at.many(500, one)


@named("small connections")
async def small_connections(at: Flooder) -> None:
    """Connect and go away."""

    async def one() -> None:
        _reader, writer = await at.open()
        writer.close()

    await at.many(50, one)


@named("opened and aborted")
async def opened_and_aborted(at: Flooder) -> None:
    """Connect and go away with a reset, as fast as this process can."""
    linger = struct.pack("ii", 1, 0)

    async def one() -> None:
        _reader, writer = await at.open()
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        writer.transport.abort()

    await at.many(400, one)


@named("requests that are aborted")
async def aborted_requests(at: Flooder) -> None:
    """Ask for something and go away before the answer."""
    request = at.request("GET", f"/api/rooms/{at.room}")

    async def one() -> None:
        _reader, writer = await at.open()
        writer.write(request)
        writer.transport.abort()

    await at.many(200, one)


@named("pings, 200 sockets")
async def pings(at: Flooder) -> None:
    """Ping on many sockets, each as often as it may at first."""
    await at.many(200, lambda: chatting(at, frame(0x89, b"ping")))


@named("handshakes")
async def handshakes(at: Flooder) -> None:
    """Open websockets and end them."""

    async def one() -> None:
        _reader, writer = await at.websocket()
        writer.close()

    await at.many(50, one)


async def chatting(at: Flooder, message: bytes, *cookie: str) -> None:
    """Send the same frame twenty times a second, and read the answers."""
    reader, writer = await at.websocket(*cookie)
    try:
        while not at.is_over:
            writer.write(message)
            at.sent += len(message)
            await asyncio.sleep(0.05)
            while reader._buffer:  # type: ignore[attr-defined]
                await reader.read(PIECE)
    finally:
        writer.close()


@named("200 sockets, 20/s each")
async def many_sockets(at: Flooder) -> None:
    """Stay within the limits of each socket, on many of them."""
    await at.many(200, lambda: chatting(at, SYNC))


@named("phrases")
async def phrases(at: Flooder) -> None:
    """Say something on many sockets of one seat, as fast as frames may be."""
    phrase = frame(0x81, b'{"id":"1","do":"say","phrase":"hello"}')
    await at.many(50, lambda: chatting(at, phrase, at.cookie))


@named("changes seen by many")
async def seen_by_many(at: Flooder) -> None:
    """Change a room on several sockets while a hundred others look at it: each change goes out a hundred times."""
    changes = [frame(0x81, b'{"id":"%d","do":"pace","pace":"%s"}' % pair) for pair in enumerate((b"slow", b"fast"))]
    await asyncio.gather(
        at.many(100, lambda: chatting(at, b"")),
        *(at.many(6, lambda change=change: chatting(at, change, at.cookie)) for change in changes),  # type: ignore[misc]
    )


@named("script, nothing read")
async def unread(at: Flooder) -> None:
    """Ask for large files and read nothing."""
    request = at.request("GET", script_path()) * 4

    async def one() -> None:
        _reader, writer = await at.open()
        try:
            writer.write(request)
            await asyncio.sleep(3)
        finally:
            writer.transport.abort()

    await at.many(200, one)
