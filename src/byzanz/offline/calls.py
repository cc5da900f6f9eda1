"""The calls of a page without a server: the same paths, bodies and answers as the server's HTTP calls."""

import json
import secrets
from typing import Any

from byzanz import Record, Refused, fairness, lessons
from byzanz.offline.hinting import Hints
from byzanz.offline.tables import ME, BrowserHost
from byzanz.offline.thinking import Analyses
from byzanz.table.calls import Calls, NewTable, PlayOn, log_of, record_to_analyse
from byzanz.table.host import Hosted
from byzanz.table.lists import LEVELS
from byzanz.table.play.play_on import checked_record
from byzanz.table.play.record import record_text
from byzanz.table.play.replays import read_record, replay_of
from byzanz.table.play.table import Table
from byzanz.table.room import lobby
from byzanz.table.room.holders import face_from
from byzanz.table.room.names import checked_name
from byzanz.table.room.options import Options
from byzanz.table.room.stored import StorageDown

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
OWN = "0"
"""The first sign of a room that lives in this browser; no server gives it to one of its rooms."""
Answer = tuple[int, str]


def new_id() -> str:
    """Return the id of a room of this browser."""
    return OWN + "".join(secrets.choice(ALPHABET) for _ in range(13))


class PageCalls:
    """Answers calls. An answer is a status and JSON; a refusal has the server's form."""

    def __init__(self, host: BrowserHost) -> None:
        self._host = host
        self._calls = Calls(host, new_id, fairness.new_secret)
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
        name, _, value = query.partition("=")
        seat = int(value) if name == "seat" and value in ("0", "1", "2", "3", "4", "5") else None
        match method, path.split("/")[1:]:
            case "POST", ["rooms"]:
                return {"room": await self._make(_fields(body))}
            case "POST", ["replay"]:
                return replay_of(read_record(body or ""), seat)
            case "POST", ["replay", "play-on"]:
                return {"room": await self._play_on(_fields(body))}
            case "POST", ["analysis"]:
                return self._analysis(Record.dumps(read_record(body or "")), None, begins=True)
            case "POST", ["me", "face"]:
                return {"name": await self._host.storage.name(), "face": await self._draw_face(), "games": []}
            case "GET", ["lessons"]:
                return {"lessons": list(lessons.KEYS)}
            case "POST", ["lessons", lesson]:
                return lessons.play(lesson, _fields(body).get("answers", [])).to_dict()
            case "GET", ["rooms", room, *what]:
                return self._show((await self._host.open(room)).table, what, seat)
            case "POST", ["rooms", room, *what]:
                return await self._change(await self._host.open(room), what, body)
        raise Refused("not_found")

    def _show(self, table: Table, what: list[str], seat: int | None) -> Any:
        """Answer a question about a room."""
        match what:
            case []:
                return table.room_for(ME)
            case ["log"]:
                return log_of(table, ME, seat)
            case ["record"]:
                return json.loads(record_text(table))
            case ["replay"]:
                return replay_of(read_record(record_text(table)), seat)
            case ["analysis"]:
                return self._analysis(record_to_analyse(table), table.room.seat_of(ME), begins=False)
        raise Refused("not_found")

    async def _change(self, hosted: Hosted, what: list[str], body: str | None) -> Any:
        """Do something to a room, or compute something about it."""
        table = hosted.table
        match what:
            case ["hint"]:
                asked = _fields(body)
                seat = lobby.seat_held(table.room, ME)
                return await self._hints.hint(table, seat, asked.get("version"), asked.get("action"))
            case ["analysis"]:
                return self._analysis(record_to_analyse(table), table.room.seat_of(ME), begins=True)
            case ["face"]:
                wanted = _fields(body).get("seat")
                drawn = await self._calls.draw_face(hosted, ME, wanted if isinstance(wanted, int) else None)
                if drawn is not None:
                    await self._host.storage.change_face(drawn)
            case ["leave"]:
                await self._calls.leave(hosted, ME)
            case ["rematch"] | ["rematch", "start"]:
                await self._calls.agree_to_rematch(hosted, ME)
            case _:
                raise Refused("not_found")
        return table.room_for(ME)

    def _analysis(self, record: str, seat: int | None, *, begins: bool) -> dict[str, Any]:
        key = Analyses.key_of(record)
        if begins:
            self._analyses.begin(key, record, seat)
        return self._analyses.state(key)

    async def _play_on(self, fields: dict[str, Any]) -> str:
        text, version, seat, level = (fields.get(name) for name in ("record", "version", "seat", "bots"))
        level = level or "shrewd"
        if not (isinstance(text, str) and isinstance(version, int) and isinstance(seat, int) and level in LEVELS):
            raise Refused("malformed", where="body")
        record = checked_record(text, version, seat)
        name = await self._rename(fields.get("name"))
        return await self._calls.play_on(PlayOn(record, version, seat, level), ME, name, await self._face())

    async def _make(self, fields: dict[str, Any]) -> str:
        players, level = fields.get("players"), fields.get("bots")
        if players not in (3, 4, 5, 6) or level not in LEVELS:
            raise Refused("malformed", where="players" if level in LEVELS else "bots")
        others = fields.get("local", [])
        if not isinstance(others, list) or not all(other is None or isinstance(other, str) for other in others):
            raise Refused("malformed", where="local")
        wish = NewTable(players, _options(fields.get("options", {})), level, local=others)
        wish.check()
        return await self._calls.make(wish, ME, await self._rename(fields.get("name")), await self._face())

    async def _face(self) -> int:
        """Return the portrait of the person who plays here; a first one is drawn and kept."""
        face = await self._host.storage.face()
        return await self._draw_face() if face is None else face

    async def _draw_face(self) -> int:
        face = face_from(fairness.new_secret())
        await self._host.storage.change_face(face)
        return face

    async def _rename(self, name: Any) -> str | None:
        """Keep a name if one is given; return the name to sit down with."""
        if not isinstance(name, str):
            return await self._host.storage.name()
        checked = checked_name(name)
        await self._host.storage.rename(checked)
        return checked


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
        return Options.from_dict(fields)
    except (TypeError, AttributeError):
        raise Refused("malformed", where="options") from None
