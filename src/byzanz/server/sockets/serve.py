"""The websocket of a room: frames in, one answer each, and nothing that a frame holds can hurt anybody but its sender."""

import logging
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.cluster.notify import Notifier
from byzanz.server.identity import NOBODY, SUSPENDED, Identity
from byzanz.server.limits.addresses import Bucket, OpenConnections, address_of
from byzanz.server.limits.quotas import Quotas
from byzanz.server.metrics import Metrics
from byzanz.server.sockets.connections import Connection
from byzanz.server.sockets.protocol import EXTENSION, TOO_FAST_AT_MOST, TOO_MANY
from byzanz.server.tables.hosted_table import HostedTable, encode
from byzanz.server.tables.rooms import Rooms
from byzanz.table.play.answers import refusal
from byzanz.table.play.audience import NO_SUCH_ROOM, closing_code
from byzanz.table.play.table import Edit
from byzanz.table.room import leaving
from byzanz.table.room.removed import may_look
from byzanz.table.room.stored import StorageDown

log = logging.getLogger("byzanz.sockets")
TRY_LATER = 1013
SEEN_BY_OTHERS = ("pace", "hints", "hurry", "back", "seed")
"""Frames that change the room for everybody who looks at it."""
TALK = ("say", "nudge")
"""Frames that others read."""
_SEAT = re.compile(rb"seat=([0-5])")


_decoder: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)


class _Id(msgspec.Struct):
    id: wire.FrameId


_decode_id = msgspec.json.Decoder(_Id).decode


def read_frame(text: str | bytes) -> dict[str, Any]:
    """Return a frame of the protocol; refuse everything else as malformed."""
    try:
        frame: dict[str, Any] = msgspec.to_builtins(_decoder.decode(text))
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Refused("malformed", where=str(error)[:200]) from None
    return frame


def read_id(text: str | bytes) -> str | None:
    """Return the id of a frame that is otherwise malformed, if it has one."""
    try:
        return _decode_id(text).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None


def _seat_wanted(scope: Any) -> int | None:
    """Return the seat that a browser with several wants to act for here; None: its first."""
    found = _SEAT.fullmatch(scope.get("query_string", b""))
    return None if found is None else int(found[1])


class Sockets:
    """Serves all websockets of a process."""

    def __init__(
        self,
        rooms: Rooms,
        identity: Identity,
        metrics: Metrics,
        notifier: Notifier | None,
        quotas: Quotas,
        nudged: Callable[[HostedTable, int], None] = lambda hosted, seat: None,
        check_talk: Callable[[int], None] = lambda _person: None,
        learn_blocks: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        """`nudged` hears of each seat that was nudged, for messages to people who are not there.

        `check_talk` refuses those who may say nothing, `learn_blocks` lets the connections of
        somebody know whom they don't want to hear.
        """
        self._nudged = nudged
        self._check_talk = check_talk
        self._learn_blocks = learn_blocks
        self._rooms = rooms
        self._settings = rooms.settings
        self._identity = identity
        self._metrics = metrics
        self._notifier = notifier
        self._quotas = quotas
        self._open = OpenConnections(self._settings.limit_connections, self._settings.limit_all_connections)

    async def serve(self, scope: Any, receive: Any, send: Any, room: str) -> None:
        """Serve one websocket from its beginning to its end."""
        address = address_of(scope)
        scope["extensions"][EXTENSION]["charge_to"](address)
        await receive()  # the wish to connect
        await send({"type": "websocket.accept"})
        if not self._open.add(address):
            await self._end(send, TOO_MANY)
            return
        self._metrics.sockets.inc()
        try:
            await self._serve(scope, receive, send, room)
        finally:
            self._open.remove(address)
            self._metrics.sockets.dec()

    async def _serve(self, scope: Any, receive: Any, send: Any, room: str) -> None:
        try:
            person, session = await self._identity.who(scope)
            if self._settings.invite_only and person == NOBODY:
                raise Refused("invitation_needed")
            hosted = await self._rooms.open(room)
        except Refused as refused:
            await self._end(send, SUSPENDED if refused.code == "suspended" else NO_SUCH_ROOM)
            return
        except StorageDown:
            await self._end(send, TRY_LATER)
            return
        stored = hosted.table.room
        if stored.seat_of(person, _seat_wanted(scope)) is None and not may_look(stored, person):
            await self._end(send, closing_code(stored, person))
            return
        transport = scope["extensions"][EXTENSION]
        connection = Connection(
            transport["put"],
            send,
            lambda code: self._end(send, code),
            person,
            transport["abort"],
            wanted=_seat_wanted(scope),
            address=address_of(scope),
        )
        self._identity.enter(session, connection)
        self._rooms.enter(hosted, connection)
        scope["headers"] = []  # a browser sends kilobytes of them, and the scope lives as long as the connection
        try:
            if self._learn_blocks is not None and person != NOBODY:
                with suppress(StorageDown):
                    await self._learn_blocks(person)
            await self._come_back(hosted, connection)
            await self._listen(receive, hosted, connection)
        finally:
            connection.is_gone = True
            self._identity.leave(session, connection)
            self._rooms.leave(hosted, connection)
            await connection.ended()

    async def _end(self, send: Any, code: int) -> None:
        self._metrics.cut.labels(code).inc()
        await send({"type": "websocket.close", "code": code})

    async def _come_back(self, hosted: HostedTable, connection: Connection) -> None:
        """Let the stand-in leave the seat of a player who was only away."""
        away = [seat for seat in connection.seats if hosted.table.room.seats[seat].stand_in == "away"]
        if away and not self._rooms.is_paused:
            await self._rooms.submit(hosted, Edit(lambda room: leaving.come_back(room, *away)))

    async def _listen(self, receive: Any, hosted: HostedTable, connection: Connection) -> None:
        bucket = Bucket(self._settings.limit_frames, 2 * self._settings.limit_frames)
        too_fast = 0
        while not connection.is_gone:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                text = message.get("bytes") or b""
            if not bucket.take():
                too_fast += 1
                self._refuse(connection, read_id(text), Refused("too_fast", most=self._settings.limit_frames))
                if too_fast > TOO_FAST_AT_MOST:
                    connection.cut(TOO_MANY)
            elif len(text) > self._settings.limit_frame:
                self._refuse(connection, None, Refused("too_large", most=self._settings.limit_frame))
            elif isinstance(text, bytes):
                self._refuse(connection, None, Refused("malformed", where="binary"))
            else:
                await self._receive(hosted, connection, text)

    def _refuse(self, connection: Connection, frame_id: str | None, refused: Refused) -> None:
        self._metrics.refusals.labels(refused.code).inc()
        connection.send(encode(refusal(frame_id, refused.code, refused.facts)))

    async def _receive(self, hosted: HostedTable, connection: Connection, text: str) -> None:
        """Answer one frame; a fault in here reaches the log and the client, and stops nothing."""
        try:
            frame = read_frame(text)
        except Refused as refused:
            self._refuse(connection, read_id(text), refused)
            return
        try:
            if frame["do"] in TALK:
                self._check_talk(connection.person)
            if frame["do"] in SEEN_BY_OTHERS:
                self._quotas.check_change(connection.address, connection.person)
            began = time.perf_counter()
            answer = await self._rooms.receive(hosted, connection, frame)
            if frame["do"] == "act":
                self._metrics.action_seconds.observe(time.perf_counter() - began)
        except Refused as refused:
            self._refuse(connection, frame["id"], refused)
        except StorageDown:
            self._refuse(connection, frame["id"], Refused("storage"))
        except Exception:
            log.exception("frame failed")
            self._refuse(connection, frame["id"], Refused("internal"))
        else:
            if "error" in answer:
                self._metrics.refusals.labels(answer["error"]["code"]).inc()
            else:
                self._pass_on(hosted, connection, frame)
            connection.send(encode(answer))

    def _pass_on(self, hosted: HostedTable, connection: Connection, frame: dict[str, Any]) -> None:
        """Let whoever is elsewhere hear what was said: at other processes, or with the page closed."""
        if connection.seat is None or frame["do"] not in ("say", "nudge"):
            return
        if frame["do"] == "nudge":
            self._nudged(hosted, frame["seat"])
        if self._notifier is not None and frame["do"] == "say":
            self._notifier.notify_phrase(hosted.id, connection.seat, frame["phrase"])
        elif self._notifier is not None:
            self._notifier.notify_nudge(hosted.id, connection.seat, frame["seat"])
