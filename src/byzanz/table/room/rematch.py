"""Another game after the end: who wants it, who is waited for, and the room that it is played in."""

from collections.abc import Collection
from dataclasses import replace

from byzanz import Refused
from byzanz.table.room.holders import NO_ORDERS, SeatHolder, bot_holder, extra_bot_holder, person_holder
from byzanz.table.room.lobby import seat_held
from byzanz.table.room.stored import StoredRoom

FALLBACK_BOT = "shrewd"
LEAST_PLAYERS = 3


def agree_to_rematch(room: StoredRoom, person: int, next_room: str) -> StoredRoom:
    """Say yes to another game; the yes of the last who is still there names the next room."""
    room = _say(room, person, wants=True)
    if room.rematch is None and all(holder.rematch for holder in room.persons() if holder.people):
        return replace(room, rematch=next_room)
    return room


def cancel_rematch(room: StoredRoom, person: int) -> StoredRoom:
    """Take a yes back, as long as the next game hasn't begun."""
    return _say(room, person, wants=False)


def start_rematch(room: StoredRoom, person: int, next_room: str, here: Collection[int], bot: str | None) -> StoredRoom:
    """Begin without those who are gone; whoever is connected and has not said yes is waited for.

    Bots take the seats of those who are gone, or (None) the seats go with them.
    """
    room = _say(room, person, wants=True)
    if room.rematch is not None:
        return room
    waited_for = [
        seat for seat, holder in enumerate(room.seats) if holder.people and not holder.rematch and seat in here
    ]
    if waited_for:
        raise Refused("rematch_waits", seats=waited_for)
    if bot is None and _stays(room) < LEAST_PLAYERS:
        raise Refused("too_few_players", least=LEAST_PLAYERS)
    return replace(room, rematch=next_room)


def _say(room: StoredRoom, person: int, *, wants: bool) -> StoredRoom:
    if room.state != "over":
        raise Refused("not_over", state=room.state)
    seat = seat_held(room, person)
    if room.rematch is not None and room.seats[seat].rematch != wants:
        raise Refused("rematch_begun")  # who plays has been decided
    for seat in room.seats_of(person):
        room = room.change_seat(seat, rematch=wants)
    return room


def _stays(room: StoredRoom) -> int:
    return sum(holder.kind == "bot" or (bool(holder.people) and holder.rematch) for holder in room.seats)


def rematch_of(
    room: StoredRoom, secret: str, at: float, bot: str | None = None, *, keeps_seats: bool = True
) -> StoredRoom:
    """Return the next room, with all who said yes; bots take the other seats, or those go (`keeps_seats` false)."""
    assert room.rematch is not None
    players = [holder for holder in room.persons() if holder.people and holder.rematch]
    hosts = [person for holder in players for person in holder.people]
    host = room.host if room.host in hosts else hosts[0]
    bot = bot or next((holder.bot for holder in room.seats if holder.bot), None) or FALLBACK_BOT
    seats = tuple(
        _next_holder(holder, bot, hosts)
        for holder in room.seats
        if keeps_seats or holder.kind == "bot" or holder in players
    )
    return StoredRoom(
        room.rematch, len(seats), host, room.options, room.listed, seats, secret, at, at,
        state="dealing", removed=room.removed, series=room.series, games=room.games,
        group=room.group,
    )  # fmt: skip


def _next_holder(holder: SeatHolder, bot: str, people: list[int]) -> SeatHolder:
    if holder.people and holder.rematch:
        is_shared = people.count(holder.people[0]) > 1
        person = person_holder(0, holder.name)
        return replace(
            person,
            people=holder.people,
            face=holder.face,
            account=holder.account,
            orders=NO_ORDERS if is_shared else person.orders,
        )
    if holder.name is not None and holder.spec is not None:
        return extra_bot_holder(holder.name, holder.spec)
    return bot_holder(holder.bot or bot)
