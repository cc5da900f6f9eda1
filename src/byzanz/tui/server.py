"""A server's table, by its HTTP calls and its websocket (docs/protocol.md)."""

import asyncio
import contextlib
import http.client
import json
import re
import secrets
import urllib.error
import urllib.request
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from byzanz import Refused
from byzanz.locales import harmless
from byzanz.tui.client import TableClient

FINAL_CODES = {4403: "no_spectators", 4404: "room_unknown", 4410: "removed"}
"""After these a client doesn't try again: what they mean, as the code of a refusal."""
RETRY_SECONDS = (0.2, 0.5, 1.0, 2.0, 4.0)


def cookie_file() -> Path:
    """Return where the seats at servers are remembered: they belong to a cookie."""
    return user_data_path("byzanz", appauthor=False) / "terminal-cookies.txt"


class ServerLink:
    """A seat, or a spectator's place, at a server's table."""

    can_renew = False
    can_resume = False

    def __init__(self, address: str, room: str | None, players: int, level: str, name: str | None) -> None:
        self.client = TableClient()
        self.is_lost = False
        self.has_ended: str | None = None
        self.room = None if room is None else re.sub(r"[?#].*", "", room).rstrip("/").rpartition("/")[2]
        self._address = address.rstrip("/")
        self._wanted = {"players": players, "bots": level} | ({} if name is None else {"name": name})
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._fetching: asyncio.Task[None] | None = None
        self._since: list[dict[str, Any]] = []
        """What happened since the last whole view."""
        self._cookies = LWPCookieJar(cookie_file())
        with contextlib.suppress(OSError, LoadError):
            self._cookies.load(ignore_discard=True)
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))

    async def open(self) -> None:
        """Sit down at the room, or at a new one with bots, and connect."""
        await asyncio.to_thread(self._sit_down)
        self._reading = asyncio.create_task(self._read())

    def _sit_down(self) -> None:
        if self.room is None:
            self.room = self._call("/api/rooms", self._wanted)["room"]
        else:
            room = self._call(f"/api/rooms/{self.room}")
            if room["state"] == "lobby" and room["you"] is None:
                name = {key: self._wanted[key] for key in ("name",) if key in self._wanted}
                self._call(f"/api/rooms/{self.room}/join", name)
        self._remember()

    def _remember(self) -> None:
        """Keep the cookie for next time, for nobody but this user."""
        file = cookie_file()
        with contextlib.suppress(OSError):
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file.touch(mode=0o600)
            self._cookies.save(ignore_discard=True)

    def get(self, path: str) -> Any:
        """Return what the server answers to whoever this terminal is there."""
        return self._call(path)

    def _call(self, path: str, body: object = None) -> Any:
        """Make an HTTP call; raise Refused for a no of the server, or where it can't be reached."""
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(self._address + path, data, {"Content-Type": "application/json"})
            with self._opener.open(request, timeout=15) as answer:
                return harmless(json.load(answer))
        except urllib.error.HTTPError as error:
            raise _refusal_in(error, self._address) from None
        except ValueError as error:
            raise Refused("not_a_server", address=self._address, why=str(error)) from None
        except (OSError, http.client.HTTPException) as error:
            raise Refused("unreachable", address=self._address, why=str(error)) from None

    async def _read(self) -> None:
        """Receive frames, and connect again where the connection breaks."""
        tries = 0
        while True:
            try:
                async with connect(self._socket_address(), additional_headers=self._headers()) as socket:
                    self._socket, self.is_lost, tries = socket, False, 0
                    await socket.send(self._frame("brief"))
                    await socket.send(self._frame("seed", seed=secrets.token_hex(32)))
                    room = self.room
                    async for message in socket:
                        if self.room != room:  # a frame of the table that we have left
                            break
                        await self._receive(harmless(json.loads(message)))
            except (OSError, WebSocketException, TimeoutError) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code == 403:
                    self.has_ended = "origin"
                    break
            if self._socket is not None and (code := self._socket.close_code) in FINAL_CODES:
                self.has_ended = FINAL_CODES[code]
                break
            self._lose()
            await asyncio.sleep(RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)])
            tries += 1
        self._lose()

    def _lose(self) -> None:
        self._socket, self.is_lost = None, True
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(Refused("offline"))
        self._answers.clear()
        self._changed.set()

    def _socket_address(self) -> str:
        return re.sub("^http", "ws", self._address) + f"/api/rooms/{self.room}/socket"

    def _headers(self) -> dict[str, str]:
        request = urllib.request.Request(self._address + "/api/me")
        self._cookies.add_cookie_header(request)
        parts = urlsplit(self._address)
        origin = {"Origin": f"{parts.scheme}://{parts.netloc}"}
        return origin | ({"Cookie": cookie} if (cookie := request.get_header("Cookie")) else {})

    async def _receive(self, frame: dict[str, Any]) -> None:
        if frame.get("type") == "answer":
            waiting = self._answers.pop(frame["id"] or "", None)
            if waiting is not None and not waiting.done():
                waiting.set_result(frame)
        elif not self.client.receive(frame) and self._socket is not None:
            await self._socket.send(self._frame("sync"))
        match frame:
            case {"type": "table"}:
                self._since, self.client.has_log = [], False
                if self._fetching is not None:
                    self._fetching.cancel()
                self._fetching = asyncio.create_task(self._fetch_log())
            case {"type": "step", "events": events}:
                self._since += events
            case {"type": "room", "room": {"rematch": str(next_room)} as room} if _wants_rematch(room):
                await self._move_to(next_room)
        self._changed.set()

    async def _fetch_log(self) -> None:
        """Fetch what happened before, until it is there; steps that came meanwhile may be in it already."""
        room, tries = self.room, 0
        while room == self.room and self.has_ended is None:
            try:
                log = await asyncio.to_thread(self._call, f"/api/rooms/{room}/log")
            except Refused:
                self.client.is_log_late = True
                self._changed.set()
                await asyncio.sleep(RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)])
                tries += 1
                continue
            if room == self.room:
                self.client.events = continued(log["events"], self._since)
                self.client.take_notes(log.get("notes", ()))
                self.client.has_log, self.client.is_log_late = True, False
                self._changed.set()
            return

    async def _move_to(self, room: str) -> None:
        """Go to the table of the next game: the connection to this one ends, and the next one goes there."""
        self.room, self.client, self._since = room, TableClient(), []
        if self._socket is not None:
            await self._socket.close()

    def _frame(self, do: str, **more: Any) -> str:
        return json.dumps({"id": secrets.token_hex(8), "do": do} | more)

    async def wait(self) -> None:
        """Wait for a frame."""
        await self._changed.wait()
        self._changed.clear()

    async def act(self, action: str) -> None:
        """Send an action and wait for its answer."""
        await self.ask("act", version=self.client.version, action=action)

    async def ask(self, do: str, **fields: Any) -> None:
        """Send a frame and wait for its answer."""
        if self._socket is None:
            raise Refused("offline")
        frame = self._frame(do, **fields)
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[json.loads(frame)["id"]] = waiting
        try:
            await self._socket.send(frame)
        except ConnectionClosed:
            raise Refused("offline") from None
        answer = await waiting
        if (error := answer.get("error")) is not None:
            raise Refused(error["code"], **error["facts"])

    async def start(self) -> None:
        """Start the game as the host: bots take the open seats."""
        await asyncio.to_thread(self._call, f"/api/rooms/{self.room}/start", {"bots": self._wanted["bots"]})

    async def resume(self) -> None:
        """Refuse: a server keeps its games itself."""
        raise Refused("nothing_kept", folder="")

    async def hint(self, action: str | None) -> dict[str, Any]:
        """Ask the server, where the table gives hints."""
        asked = {"version": self.client.version, "action": action, "seat": self.client.me}
        found: dict[str, Any] = await asyncio.to_thread(self._call, f"/api/rooms/{self.room}/hint", asked)
        return found

    async def renew(self) -> None:
        """Want a rematch: it begins when everybody at the table does."""
        await self._answer_rematch("", {})

    async def cancel_renewal(self) -> None:
        """Want no rematch after all."""
        await self._answer_rematch("/cancel", {})

    async def renew_with_bots(self) -> None:
        """Begin without those who are gone: bots take their seats."""
        await self._answer_rematch("/start", {"bots": self._wanted["bots"]})

    async def take_over(self, seat: int) -> None:
        """Take over a bot's seat, or ask the host for it; the connection is made anew, because it is another person's then."""
        name = {"name": self._wanted["name"]} if "name" in self._wanted else {}
        await asyncio.to_thread(self._call, f"/api/rooms/{self.room}/take-over", {"seat": seat} | name)
        self._remember()
        if self._socket is not None:
            await self._socket.close()

    async def _answer_rematch(self, what: str, body: dict[str, Any]) -> None:
        await asyncio.to_thread(self._call, f"/api/rooms/{self.room}/rematch{what}", body)

    async def close(self) -> None:
        """Disconnect."""
        for task in (self._reading, self._fetching):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task


def _refusal_in(error: urllib.error.HTTPError, address: str) -> Refused:
    """Return the refusal that an answer holds; where it holds none, that isn't a server of this game."""
    try:
        said = harmless(json.loads(error.read()))["error"]
        return Refused(str(said["code"]), **dict(said.get("facts", {})))
    except (OSError, ValueError, KeyError, TypeError, http.client.HTTPException):
        return Refused("not_a_server", address=address, why=str(error))


def _wants_rematch(room: dict[str, Any]) -> bool:
    """Return whether this seat goes to the next game: who said yes does, and who only watches comes along."""
    you = room["you"]
    return you is None or bool(room["seats"][you]["rematch"])


def continued(log: list[dict[str, Any]], since: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a log and the steps that came in while it was fetched, some of which it may have already."""
    known = min(len(log), len(since))
    while known and log[-known:] != since[:known]:
        known -= 1
    return [*log, *since[known:]]
