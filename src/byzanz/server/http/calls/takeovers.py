"""A late friend and a bot's seat over HTTP: taking it over, asking for it, and the host's answer."""

from litestar import post
from litestar.params import JSONBody

from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours, RoomId, my_table, person_with_name, shown_room
from byzanz.table.room import takeover


@post("/rooms/{room:str}/take-over", status_code=200)
async def take_over(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.TakeOverSeat]) -> wire.Room:
    """Take over a bot's seat in a running game, or ask the host for it."""
    hosted, person = await my_table(request, services, room)
    takeover.check(hosted.table.room, person, data.seat)  # refused before anything is stored about them
    person, name = await person_with_name(request, services, data.name)
    face = await services.storage.people.face(person)
    await services.calls.take_over(hosted, person, name, data.seat, face)
    return shown_room(hosted, person)


@post("/rooms/{room:str}/take-over/answer", status_code=200)
async def answer(request: Asked, services: Ours, room: RoomId, data: JSONBody[wire.AskAnswer]) -> wire.Room:
    """Let somebody have the bot's seat that they asked for, or not, as the host."""
    hosted, person = await my_table(request, services, room)
    await services.calls.answer_ask(hosted, person, data.id, yes=data.yes)
    return shown_room(hosted, person)


handlers = (take_over, answer)
