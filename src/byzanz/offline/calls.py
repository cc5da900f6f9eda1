"""The calls of a page without a server: the same paths, bodies and answers as the server's HTTP calls."""

import json
import re
import secrets
import time
from typing import Any

from byzanz import Record, Refused, fairness, lessons
from byzanz.offline.hinting import Hints
from byzanz.offline.host import ME, Host, HostedTable
from byzanz.offline.thinking import Analyses
from byzanz.table import lobby, rematch
from byzanz.table.options import Options
from byzanz.table.play_on import checked_record, room_of, rows_of
from byzanz.table.record import record_text
from byzanz.table.replays import read_record, replay_of
from byzanz.table.stored import StorageDown, StoredRoom, new_room
from byzanz.table.table import Edit, Table

LEVELS = ("gentle", "shrewd", "ruthless")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
OWN = "0"
"""The first sign of a room that lives in this browser; no server gives it to one of its rooms."""
_ROOM = re.compile(r"/rooms/([0-9a-z]{1,16})(?:/([a-z/]+))?")
_LESSON = re.compile(r"/lessons/([a-z]{1,20})")
Answer = tuple[int, str]


def new_id() -> str:
    """Return the id of a room of this browser."""
    return OWN + "".join(secrets.choice(ALPHABET) for _ in range(13))


class Calls:
    """Answers calls. An answer is a status and JSON; a refusal has the server's form."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._analyses = Analyses()
        self._hints = Hints()

    async def call(self, method: str, path: str, body: str | None) -> Answer:
        """Answer a call by its method, its path below `/api` with the query, and its body."""
        try:
            return 200, json.dumps(await self._answer(method, path, body))
        except Refused as refused:
            return 400, json.dumps({"error": {"code": refused.code, "facts": refused.facts}})
        except StorageDown:
            return 503, json.dumps({"error": {"code": "device_storage", "facts": {}}})

    async def _answer(self, method: str, path: str, body: str | None) -> Any:
        path, _, query = path.partition("?")
        seat = int(query.removeprefix("seat=")) if re.fullmatch(r"seat=[0-5]", query) else None
        match method, path:
            case "POST", "/rooms":
                return await self._make(_fields(body))
            case "POST", "/replay":
                return replay_of(read_record(body or ""), seat)
            case "POST", "/replay/play-on":
                return await self._play_on(_fields(body))
            case "POST", "/analysis":
                return self._analysis(Record.dumps(read_record(body or "")), None, begins=True)
            case "GET", "/lessons":
                return {"lessons": list(lessons.KEYS)}
        if method == "POST" and (lesson := _LESSON.fullmatch(path)) is not None:
            return lessons.play(lesson[1], _fields(body).get("answers", [])).to_dict()
        found = _ROOM.fullmatch(path)
        if found is None:
            raise Refused("not_found")
        hosted = await self._host.open(found[1])
        if method == "GET":
            return self._show(hosted.table, found[2], seat)
        return await self._change(hosted, found[2], body)

    def _show(self, table: Table, what: str | None, seat: int | None) -> Any:
        """Answer a question about a room."""
        match what:
            case None:
                return table.room_for(ME)
            case "log":
                view = None if table.game is None else table.game.view(table.room.seat_of(ME, seat))
                return {"events": [] if view is None else [event.to_dict() for event in view.events]}
            case "record":
                return json.loads(record_text(table))
            case "replay":
                return replay_of(read_record(record_text(table)), seat)
            case "analysis":
                return self._analysis(record_text(table), table.room.seat_of(ME), begins=False)
        raise Refused("not_found")

    async def _change(self, hosted: HostedTable, what: str | None, body: str | None) -> Any:
        """Do something to a room, or compute something about it."""
        table = hosted.table
        match what:
            case "hint":
                asked = _fields(body)
                seat = lobby.seat_held(table.room, ME)
                return await self._hints.hint(table, seat, asked.get("version"), asked.get("action"))
            case "analysis":
                return self._analysis(record_text(table), table.room.seat_of(ME), begins=True)
            case "leave":
                await self._host.submit(hosted, Edit(lambda room: lobby.leave(room, ME)))
            case "rematch" | "rematch/start":
                await self._rematch(hosted)
            case _:
                raise Refused("not_found")
        return table.room_for(ME)

    def _analysis(self, record: str, seat: int | None, *, begins: bool) -> dict[str, Any]:
        key = Analyses.key_of(record)
        if begins:
            self._analyses.begin(key, record, seat)
        return self._analyses.state(key)

    async def _play_on(self, fields: dict[str, Any]) -> dict[str, Any]:
        text, version, seat, level = (fields.get(name) for name in ("record", "version", "seat", "bots"))
        level = level or "shrewd"
        if not (isinstance(text, str) and isinstance(version, int) and isinstance(seat, int) and level in LEVELS):
            raise Refused("malformed", where="body")
        record = checked_record(text, version, seat)
        name = await self._rename(fields.get("name"))
        room = room_of(
            record, version, seat, level,
            room=new_id(), secret=fairness.new_secret(), person=ME, name=name, at=time.time(),
        )  # fmt: skip
        for row in rows_of(record, room):  # the room comes last: without it nobody finds the rows
            await self._host.storage.append(row)
        await self._host.make(room)
        return {"room": room.room}

    async def _rename(self, name: Any) -> str | None:
        """Keep a name if one is given; return the name to sit down with."""
        if not isinstance(name, str):
            return await self._host.storage.name()
        checked = lobby.checked_name(name)
        await self._host.storage.rename(checked)
        return checked

    async def _make(self, fields: dict[str, Any]) -> dict[str, Any]:
        players, level = fields.get("players"), fields.get("bots")
        if players not in (3, 4, 5, 6) or level not in LEVELS:
            raise Refused("malformed", where="players" if level in LEVELS else "bots")
        options = _options(fields.get("options", {}))
        others = fields.get("local", [])
        if not isinstance(others, list) or not all(other is None or isinstance(other, str) for other in others):
            raise Refused("malformed", where="local")
        others = [None if other is None else lobby.checked_name(other) for other in others]
        if len(others) >= players:
            raise Refused("room_full")
        name = await self._rename(fields.get("name"))
        room = new_room(new_id(), fairness.new_secret(), players, ME, name, options, listed=False, at=time.time())
        for other in others:
            room = lobby.join_here(room, ME, other, None)
        await self._host.make(lobby.start_with_bots(room, level))
        return {"room": room.room}

    async def _rematch(self, hosted: HostedTable) -> None:
        next_room, secret = new_id(), fairness.new_secret()

        def make(stored: StoredRoom) -> StoredRoom | None:
            return rematch.rematch_of(stored, secret, time.time()) if stored.rematch == next_room else None

        await self._host.submit(hosted, Edit(lambda room: rematch.agree_to_rematch(room, ME, next_room), make))


def _fields(body: str | None) -> dict[str, Any]:
    try:
        fields = json.loads(body or "")
    except ValueError:
        raise Refused("malformed", where="body") from None
    if not isinstance(fields, dict):
        raise Refused("malformed", where="body")
    return fields


def _options(fields: Any) -> Options:
    try:
        options = Options.from_dict(fields)
    except (TypeError, AttributeError):
        raise Refused("malformed", where="options") from None
    options.check()
    return options
