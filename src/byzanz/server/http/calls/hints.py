"""Hints over HTTP: a question of a seat, answered beside the table's websocket."""

from typing import Any

from litestar import post
from litestar.params import JSONBody

from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, network


@post("/rooms/{room:str}/hint", status_code=200, reads=True)
async def give_hint(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.HintAsked]) -> dict[str, Any]:
    """Say what my seat had best do now: a `Hint`."""
    hosted = await services.rooms.open(room)
    person = await services.identity.person(request.scope)
    return await services.hint_pool.hint(hosted, person, data, network(request))


handlers = (give_hint,)
