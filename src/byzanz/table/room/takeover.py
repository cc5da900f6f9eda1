"""A late friend takes over the seat of a bot in a running game; where the table says so, the host is asked first."""

from dataclasses import replace

from byzanz import Refused
from byzanz.table.room.holders import Joined, SeatHolder, person_holder
from byzanz.table.room.lobby import check_seat
from byzanz.table.room.names import own_name
from byzanz.table.room.removed import check_welcome, removed_id
from byzanz.table.room.stored import SeatAsk, StoredRoom

ASKS_AT_MOST = 6


def is_free(holder: SeatHolder) -> bool:
    """Return whether a seat may be taken over: a bot filled it, and not one that the host brought along from a file."""
    return holder.kind == "bot" and holder.spec is None


def check(room: StoredRoom, person: int, seat: int) -> None:
    """Refuse a seat that can't be taken over by a person."""
    check_seat(room, seat)
    check_welcome(room, person)
    if room.state != "playing":
        raise Refused("not_dealt", state=room.state)
    if room.options.take_over == "off":
        raise Refused("take_over_forbidden")
    if room.seat_of(person) is not None or not is_free(room.seats[seat]):
        raise Refused("seat_taken", seat=seat)


def take_over(room: StoredRoom, person: int, name: str | None, seat: int, moment: tuple[int, int]) -> StoredRoom:
    """Sit down on a bot's seat, or ask the host for it; `moment` is the version and the milliseconds since its action."""
    check(room, person, seat)
    if room.options.take_over == "free":
        return _seated(room, person, name, seat, moment)
    before = next((ask for ask in room.asks if ask.person == person), None)
    if before is not None and before.is_declined:
        raise Refused("declined")
    others = tuple(ask for ask in room.asks if ask.person != person)
    if len(others) >= ASKS_AT_MOST:
        raise Refused("too_many_asks", most=ASKS_AT_MOST)
    return replace(room, asks=(*others, SeatAsk(person, name, seat)))


def answer(room: StoredRoom, person: int, wanted: str, moment: tuple[int, int], *, yes: bool) -> StoredRoom:
    """Let somebody have the bot's seat that they asked for, or not; the host's word. A no counts for the whole game."""
    if not room.is_host(person):
        raise Refused("not_host")
    ask = next((ask for ask in room.asks if removed_id(room, ask.person) == wanted and not ask.is_declined), None)
    if ask is None:
        raise Refused("ask_unknown")
    if not yes:
        asks = tuple(replace_ask(other) if other == ask else other for other in room.asks)
        return replace(room, asks=asks)
    check(room, ask.person, ask.seat)
    return _seated(room, ask.person, ask.name, ask.seat, moment)


def replace_ask(ask: SeatAsk) -> SeatAsk:
    """Return a request that was declined."""
    return ask._replace(is_declined=True)


def _seated(room: StoredRoom, person: int, name: str | None, seat: int, moment: tuple[int, int]) -> StoredRoom:
    """Return the room with a person where a bot sat; from now on the seat sees and remembers for them."""
    was = room.seats[seat]
    name = own_name(name, (holder.name for holder in room.seats))
    # Others may have asked for the same seat: they can ask for another.
    asks = tuple(ask for ask in room.asks if ask.person != person and (ask.seat != seat or ask.is_declined))
    holder = replace(person_holder(person, name), joined=Joined(*moment, was.bot or ""))
    return replace(room.with_seat(seat, holder), asks=asks)
