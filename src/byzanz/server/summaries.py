"""Rooms in a list."""

from byzanz.server import wire
from byzanz.server.header import Header
from byzanz.server.rooms import Rooms


async def summary_of(rooms: Rooms, header: Header, person: int) -> wire.RoomSummary:
    """A room in a list, as one person sees it."""
    you = header.seat_of(person)
    your_turn = False
    if you is not None and header.state == "playing":
        table = await rooms.table(header.room)
        your_turn = you in table.must_act()
    return wire.RoomSummary(
        room=header.room,
        state="over" if header.state == "closed" else header.state,
        players=header.players,
        names=[place.name for place in header.places],
        open=sum(place.kind == "open" for place in header.places),
        you=you,
        your_turn=your_turn,
        spectators=header.options.spectators,
        clock=header.options.clock,
        updated=header.updated,
        points=header.points,
        winners=header.winners,
    )
