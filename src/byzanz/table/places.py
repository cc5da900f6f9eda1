"""Who sits where in a lobby, how many seats there are, and what people at a table are called."""

from dataclasses import replace

from byzanz import Refused
from byzanz.table.holders import OPEN, SeatHolder
from byzanz.table.lobby import check_host, check_lobby, check_seat, seat_held
from byzanz.table.names import own_name
from byzanz.table.stored import StoredRoom

_FIRST_TO_GO = ("open", "bot")


def set_players(room: StoredRoom, person: int, players: int) -> StoredRoom:
    """Change the number of seats as the host: new ones are open; open ones go first, then bots, and never a person."""
    check_host(room, person)
    order = list(range(room.players))
    for kind in _FIRST_TO_GO:
        for seat in reversed(range(room.players)):
            if len(order) > players and room.seats[seat].kind == kind:
                order.remove(seat)
    if len(order) > players:
        raise Refused("seats_needed", people=len(room.persons()))
    room = _arranged(room, order)
    return replace(room, players=players, seats=(*room.seats, *[OPEN] * (players - len(order))))


def move(room: StoredRoom, person: int, seat: int, to: int) -> StoredRoom:
    """Swap two seats: the host any two; everybody else may move to an open one."""
    check_lobby(room)
    check_seat(room, seat)
    check_seat(room, to)
    is_own_move = person in room.seats[seat].people and room.seats[to].kind == "open"
    if not is_own_move:
        check_host(room, person)
    order = list(range(room.players))
    order[seat], order[to] = to, seat
    return _arranged(room, order)


def rename(room: StoredRoom, person: int, name: str, seat: int | None = None) -> StoredRoom:
    """Call a person by another name, which nobody else at the table has."""
    seat = seat_held(room, person, seat)
    others = [holder.name for other, holder in enumerate(room.seats) if other != seat]
    return room.change_seat(seat, name=own_name(name, others))


def _arranged(room: StoredRoom, order: list[int]) -> StoredRoom:
    """Return the room with its seats in another order; who was muted stays muted."""
    now = {was: seat for seat, was in enumerate(order)}

    def placed(holder: SeatHolder) -> SeatHolder:
        return replace(holder, muted=tuple(sorted(now[other] for other in holder.muted if other in now)))

    return replace(room, seats=tuple(placed(room.seats[was]) for was in order))
