"""Hints over HTTP: a question of a seat, answered beside the table's websocket."""

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody

from byzanz.server import wire
from byzanz.server.http.asking import Ours
from byzanz.server.http.middleware import address_of
from byzanz.server.sockets.limits import network_of


@post("/api/rooms/{room:str}/hint", status_code=200)
async def give_hint(
    request: Request[Any, Any, Any], services: Ours, room: FromPath[str], data: JSONBody[wire.HintAsked]
) -> dict[str, Any]:
    """Say what my seat had best do now: a `Hint`."""
    hosted = await services.rooms.open(room)
    person = await services.identity.person(request.scope)
    return await services.hint_pool.hint(hosted, person, data, network_of(address_of(request.scope)))
