"""The websocket of a room: frames in, one answer each, and nothing that a frame holds can hurt anybody but its sender."""

import logging
from collections.abc import Callable
from typing import Any, assert_never

import msgspec
from litestar import WebSocket
from msgspec import UNSET

from byzanz.server import lobby, wire
from byzanz.server.client import Client
from byzanz.server.guard import RAW, address_of
from byzanz.server.header import Header
from byzanz.server.identity import Identity
from byzanz.server.limits import Bucket, Places
from byzanz.server.metrics import Metrics
from byzanz.server.problems import Declined, StorageDown
from byzanz.server.protocol import EXTENSION
from byzanz.server.rooms import Rooms
from byzanz.server.sights import encoded
from byzanz.server.table import Table

log = logging.getLogger("byzanz.sockets")
_decoder: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)
MOST_TOO_FAST = 100


class _Id(msgspec.Struct):
    id: str


_decode_id = msgspec.json.Decoder(_Id).decode


def read_frame(text: str | bytes) -> wire.ClientFrame:
    """A frame of the protocol; Declined as malformed for everything else."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise Declined("malformed", where=str(error)[:200]) from None


def read_id(text: str | bytes) -> str | None:
    """The id of a frame that is otherwise malformed, if it has one."""
    try:
        frame_id = _decode_id(text).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
    return frame_id if len(frame_id) <= 64 else None


def raw_of(socket: WebSocket[Any, Any, Any]) -> tuple[Any, Any, Any]:
    """The connection's own receive, send and put, without the layers in between."""
    scope: Any = socket.scope
    receive, send = scope[RAW]
    return receive, send, scope["extensions"][EXTENSION]["put"]


class Sockets:
    """Takes the frames of all websockets of a process."""

    def __init__(self, rooms: Rooms, identity: Identity, metrics: Metrics) -> None:
        self._rooms = rooms
        self._settings = rooms.settings
        self._identity = identity
        self._metrics = metrics
        self._places = Places(self._settings.limit_connections, self._settings.limit_all_connections)
        # The channel listens: browsers at other processes want to hear it, too.
        self.on_phrase: Callable[[Table, int, wire.Phrase], None] = lambda _table, _seat, _phrase: None
        self._phrases: dict[tuple[str, int], tuple[Bucket, Bucket]] = {}

    async def serve(self, socket: WebSocket[Any, Any, Any], room: str) -> None:
        """One websocket from its beginning to its end."""
        address = address_of(socket.scope)
        await socket.accept()
        if not self._places.take(address):
            await self._end(socket, 4429)
            return
        self._metrics.sockets.inc()
        try:
            await self._serve(socket, room, address)
        finally:
            self._places.give_back(address)
            self._metrics.sockets.dec()

    async def _serve(self, socket: WebSocket[Any, Any, Any], room: str, address: str) -> None:
        try:
            table = await self._rooms.table(room)
            person = await self._identity.person(socket.scope)
        except Declined:
            await self._end(socket, 4404)
            return
        except StorageDown:
            await self._end(socket, 1013)
            return
        if (
            table.header.seat_of(person) is None
            and not table.header.options.spectators
            and table.header.state != "lobby"
        ):
            await self._end(socket, 4403)
            return
        receive, send, put = raw_of(socket)
        client = Client(put, send, lambda code: self._end(socket, code), person, address)
        self._rooms.enter(table, client)
        try:
            if client.seat is not None and table.header.places[client.seat].stand_in == "away":
                await self._rooms.change(table, lambda header: _come_back(header, client.seat))
            await self._listen(receive, table, client)
        finally:
            client.is_gone = True
            self._rooms.leave(table, client)
            await client.ended()

    async def _end(self, socket: WebSocket[Any, Any, Any], code: int) -> None:
        self._metrics.cut.labels(code).inc()
        await socket.close(code=code)

    async def _listen(self, receive: Any, table: Table, client: Client) -> None:
        bucket = Bucket(self._settings.limit_frames, 2 * self._settings.limit_frames)
        too_fast = 0
        while not client.is_gone:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                text = message.get("bytes") or b""
            if not bucket.take():
                too_fast += 1
                self._refuse(client, read_id(text), Declined("too_fast", 429, most=self._settings.limit_frames))
                if too_fast > MOST_TOO_FAST:
                    client.cut(4429)
            elif len(text) > self._settings.limit_frame:
                self._refuse(client, None, Declined("too_large", 413, most=self._settings.limit_frame))
            elif isinstance(text, bytes):
                self._refuse(client, None, Declined("malformed", where="binary"))
            else:
                await self._take(table, client, text)

    def _refuse(self, client: Client, frame_id: str | None, declined: Declined) -> bytes:
        self._metrics.refusals.labels(declined.code).inc()
        answer = encoded(wire.AnswerFrame(frame_id, error=declined.problem()))
        client.send(answer)
        return answer

    async def _take(self, table: Table, client: Client, text: str) -> None:
        """Answers one frame; a fault in here reaches the log and the client, and stops nothing."""
        try:
            frame = read_frame(text)
        except Declined as declined:
            self._refuse(client, read_id(text), declined)
            return
        seat = client.seat
        if seat is not None and (answer := table.answered(seat, frame.id)) is not None:
            client.send(answer)
            return
        try:
            version = await self._do(table, client, frame)
        except Declined as declined:
            answer = self._refuse(client, frame.id, declined)
        except StorageDown:
            self._refuse(client, frame.id, Declined("storage", 503))
            return
        except Exception:
            log.exception("frame failed")
            self._refuse(client, frame.id, Declined("internal", 500))
            return
        else:
            answer = encoded(wire.AnswerFrame(frame.id, version))
            client.send(answer)
        if seat is not None and not isinstance(frame, wire.Sync | wire.Ping):
            table.remember(seat, frame.id, answer)

    async def _do(self, table: Table, client: Client, frame: wire.ClientFrame) -> int:
        """Does what a frame asks for; the seat is the connection's own."""
        if isinstance(frame, wire.Ping):
            return table.version
        if isinstance(frame, wire.Sync):
            if table.game is not None:
                table.send_table(client)
            return table.version
        seat = client.seat
        if seat is None:
            raise Declined("not_seated", 403)
        match frame:
            case wire.Act():
                return await self._act(table, seat, frame)
            case wire.SetAuto():
                await self._rooms.change(table, lambda header: _set_auto(header, table, seat, frame))
            case wire.Seed():
                await self._rooms.change(table, lambda header: _set_seed(header, seat, frame.seed))
            case wire.Back():
                await self._rooms.change(table, lambda header: _come_back(header, seat))
            case wire.Mute():
                await self._rooms.change(table, lambda header: _mute(header, seat, frame))
            case wire.Say():
                self._say(table, seat, frame.phrase)
            case _:
                assert_never(frame)
        return table.version

    async def _act(self, table: Table, seat: int, frame: wire.Act) -> int:
        if table.header.places[seat].stand_in is not None:
            await self._rooms.change(table, lambda header: _come_back(header, seat))
        return await self._rooms.act(table, seat, frame.action, frame.version, "person", frame.id)

    def _say(self, table: Table, seat: int, phrase: wire.Phrase) -> None:
        """Passes a phrase on to all who have not muted the seat: one in two seconds, six a minute."""
        key = (table.header.room, seat)
        if len(self._phrases) > 10_000:
            self._phrases.clear()
        soon, often = self._phrases.setdefault(key, (Bucket(0.5, 1), Bucket(0.1, 6)))
        if not soon.take() or not often.take():
            raise Declined("too_fast", 429, most=6)
        table.send_phrase(seat, phrase)
        self.on_phrase(table, seat, phrase)


def _set_auto(header: Header, table: Table, seat: int, frame: wire.SetAuto) -> None:
    if header.state != "playing":
        raise Declined("not_dealt", 409, state=header.state)
    auto = table.auto(seat)
    place = header.places[seat]
    place.auto = wire.Auto(
        pass_=auto.pass_ if frame.pass_ is UNSET else frame.pass_,
        skip=auto.skip if frame.skip is UNSET else frame.skip,
        bid=auto.bid if frame.bid is UNSET else frame.bid,
    )
    place.auction = table.auction()


def _set_seed(header: Header, seat: int, seed: str) -> None:
    if header.state not in ("lobby", "dealing"):
        raise Declined("not_lobby", 409, state=header.state)
    place = header.places[seat]
    # The first counts; whoever comes with another, from a second device, must learn that his is not in the deal.
    if place.seed not in (None, seed):
        raise Declined("seed_given", 409, seat=seat)
    place.seed = seed


def _come_back(header: Header, seat: int | None) -> None:
    if seat is not None:
        header.places[seat].stand_in = None


def _mute(header: Header, seat: int, frame: wire.Mute) -> None:
    lobby.check_seat(header, frame.seat)
    muted = set(header.places[seat].muted) - {frame.seat}
    header.places[seat].muted = sorted(muted | {frame.seat} if frame.on else muted)
