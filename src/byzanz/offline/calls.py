"""The calls of a page without a server: the same paths, bodies and answers as the server's HTTP calls."""

import json
import re
import secrets
import time
from typing import Any

from byzanz import Refused, fairness
from byzanz.offline.host import ME, Host, HostedTable
from byzanz.table import lobby
from byzanz.table.options import Options
from byzanz.table.record import record_text
from byzanz.table.replays import read_record, replay_of
from byzanz.table.stored import StorageDown, StoredRoom, new_room
from byzanz.table.table import Edit

LEVELS = ("gentle", "shrewd", "ruthless")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
OWN = "0"
"""The first sign of a room that lives in this browser; no server gives it to one of its rooms."""
_ROOM = re.compile(r"/rooms/([0-9a-z]{1,16})(?:/([a-z]+))?")
Answer = tuple[int, str]


def new_id() -> str:
    """Return the id of a room of this browser."""
    return OWN + "".join(secrets.choice(ALPHABET) for _ in range(13))


class Calls:
    """Answers calls. An answer is a status and JSON; a refusal has the server's form."""

    def __init__(self, host: Host) -> None:
        self._host = host

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
        found = _ROOM.fullmatch(path)
        if found is None:
            raise Refused("not_found")
        hosted = await self._host.open(found[1])
        return await self._about(hosted, method, found[2], seat)

    async def _about(self, hosted: HostedTable, method: str, what: str | None, seat: int | None) -> Any:
        """Answer a call about a room."""
        table = hosted.table
        match method, what:
            case "GET", None:
                return table.room_for(ME)
            case "GET", "log":
                view = None if table.game is None else table.game.view(table.room.seat_of(ME))
                return {"events": [] if view is None else [event.to_dict() for event in view.events]}
            case "GET", "record":
                return json.loads(record_text(table))
            case "GET", "replay":
                return replay_of(read_record(record_text(table)), seat)
            case "POST", "leave":
                await self._host.submit(hosted, Edit(lambda room: lobby.leave(room, ME)))
            case "POST", "rematch":
                await self._rematch(hosted)
            case _:
                raise Refused("not_found")
        return table.room_for(ME)

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
        name = await self._rename(fields.get("name"))
        room = new_room(new_id(), fairness.new_secret(), players, ME, name, options, listed=False, at=time.time())
        await self._host.make(lobby.start_with_bots(room, level))
        return {"room": room.room}

    async def _rematch(self, hosted: HostedTable) -> None:
        next_room, secret = new_id(), fairness.new_secret()

        def make(stored: StoredRoom) -> StoredRoom | None:
            return lobby.rematch_of(stored, secret, time.time()) if stored.rematch == next_room else None

        await self._host.submit(hosted, Edit(lambda room: lobby.agree_to_rematch(room, ME, next_room), make))


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
