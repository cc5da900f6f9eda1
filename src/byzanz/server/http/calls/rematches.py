"""Another game after the end, over HTTP: yes, no longer, and without those who are gone."""

from litestar import post
from litestar.params import JSONBody

from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, my_change, shown_room


@post("/rooms/{room:str}/rematch", status_code=200)
async def agree(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Say yes to another game with the same people; the last yes makes the next room."""
    hosted, person = await my_change(request, services, room)
    await services.calls.agree_to_rematch(hosted, person)
    return shown_room(hosted, person)


@post("/rooms/{room:str}/rematch/cancel", status_code=200)
async def cancel(request: Asked, services: Ours, room: RoomId) -> wire.Room:
    """Take my yes back."""
    hosted, person = await my_change(request, services, room)
    await services.calls.cancel_rematch(hosted, person)
    return shown_room(hosted, person)


@post("/rooms/{room:str}/rematch/start", status_code=200)
async def begin(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.RematchStart]) -> wire.Room:
    """Begin without those who are gone."""
    hosted, person = await my_change(request, services, room)
    await services.calls.start_rematch(hosted, person, data.bots)
    return shown_room(hosted, person)


handlers = (agree, cancel, begin)
