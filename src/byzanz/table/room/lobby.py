"""What people may do to a room outside its game. Each verb returns the room as it would be, or raises Refused."""

import hashlib
from dataclasses import replace

from byzanz import Refused
from byzanz.game.refused import no_seat
from byzanz.table.holders import NO_ORDERS, OPEN, Orders, StandIn, bot_holder, extra_bot_holder, person_holder
from byzanz.table.names import checked_name as checked_name
from byzanz.table.names import own_name
from byzanz.table.options import Options
from byzanz.table.stored import StoredRoom

DEVICES_AT_MOST = 8
NO_HOST = -1
"""The host of a room whose people have all had themselves deleted."""


def check_lobby(room: StoredRoom) -> None:
    """Refuse what is possible before the start only."""
    if room.state != "lobby":
        raise Refused("not_lobby", state=room.state)


def check_host(room: StoredRoom, person: int) -> None:
    """Refuse what the host alone may do, and only before the start."""
    if room.host != person:
        raise Refused("not_host")
    check_lobby(room)


def check_seat(room: StoredRoom, seat: int) -> None:
    """Refuse a seat that the table doesn't have."""
    if not 0 <= seat < room.players:
        raise no_seat(seat, room.players)


def seat_held(room: StoredRoom, person: int, wanted: int | None = None) -> int:
    """Return the seat of a person who must have one: the one they want, or their first."""
    seat = room.seat_of(person, wanted)
    if seat is None:
        raise Refused("not_seated")
    return seat


def join(room: StoredRoom, person: int, name: str | None, seat: int | None) -> StoredRoom:
    """Take an open seat; a person who already has one keeps it. Without a name they are a guest."""
    if room.seat_of(person) is not None:
        return room
    return _sit(room, person, name, seat)[0]


def join_here(room: StoredRoom, person: int, name: str | None, seat: int | None) -> StoredRoom:
    """Let somebody else sit down with the same browser, which is passed around (docs/design/0018).

    The table does nothing for these seats by itself: whoever the device goes to is always asked.
    """
    first = seat_held(room, person)
    room, taken = _sit(room, person, name, seat)
    room = room.change_seat(taken, seed=room.seats[first].seed, orders=NO_ORDERS)
    return room.change_seat(first, orders=NO_ORDERS)


def _sit(room: StoredRoom, person: int, name: str | None, seat: int | None) -> tuple[StoredRoom, int]:
    check_lobby(room)
    if seat is None:
        seat = next((number for number, holder in enumerate(room.seats) if holder.kind == "open"), None)
        if seat is None:
            raise Refused("room_full")
    check_seat(room, seat)
    if room.seats[seat].kind != "open":
        raise Refused("seat_taken", seat=seat)
    name = own_name(name, (holder.name for holder in room.seats))
    return _without_mutes_of(room, seat).with_seat(seat, person_holder(person, name)), seat


def _without_mutes_of(room: StoredRoom, seat: int) -> StoredRoom:
    """Let everybody hear a seat again: whoever was muted there has gone."""
    holders = (
        replace(holder, muted=tuple(other for other in holder.muted if other != seat)) if holder.muted else holder
        for holder in room.seats
    )
    return replace(room, seats=tuple(holders))


def share_seat(room: StoredRoom, person: int, seat: int, giver: int) -> StoredRoom:
    """Let another browser hold a seat, too, by a code of somebody who still holds it.

    A browser that is passed around gives the seat away: whoever takes it has a device of their own now. That one browser
    may have the seat back, although it holds another; then those who held it meanwhile don't any more.
    """
    holder = room.seats[seat]
    if giver not in holder.people:
        raise Refused("code_unknown")
    if person in holder.people:
        return room
    if person == holder.home:
        return room.change_seat(seat, people=(person,), home=None)
    if room.seat_of(person) is not None:
        raise Refused("seat_taken", seat=seat)
    is_passed = len(room.seats_of(giver)) > 1
    kept = tuple(one for one in holder.people if one != giver or not is_passed)
    if len(kept) >= DEVICES_AT_MOST:
        raise Refused("too_many_devices", most=DEVICES_AT_MOST)
    return room.change_seat(seat, people=(*kept, person), home=giver if is_passed else holder.home)


def device_id(room: StoredRoom, person: int) -> str:
    """Return a name for one browser at a seat that says nothing about it elsewhere."""
    return hashlib.sha256(f"{room.secret}|device|{person}".encode()).hexdigest()[:12]


def later_devices(room: StoredRoom, person: int) -> tuple[int, ...]:
    """Return the browsers that were let in after a person's own: those that they may send away."""
    people = room.seats[seat_held(room, person)].people
    return people[people.index(person) + 1 :]


def revoke_devices(room: StoredRoom, person: int, device: str | None) -> StoredRoom:
    """Take a seat away from a browser that came after one's own, or from all of those (None)."""
    gone = {one for one in later_devices(room, person) if device in (None, device_id(room, one))}
    if device is not None and not gone:
        raise Refused("device_unknown")
    seat = seat_held(room, person)
    people = tuple(one for one in room.seats[seat].people if one not in gone)
    return replace(room.change_seat(seat, people=people), host=person if room.host in gone else room.host)


def forget_person(room: StoredRoom, person: int) -> StoredRoom:
    """Remove a person for good: a lobby's seat opens, in a game a stand-in plays on, and nothing keeps their name.

    A seat that other browsers hold, too, is theirs: it keeps its name and loses this one browser alone.
    """
    for seat, holder in enumerate(room.seats):
        if holder.home == person:
            room = room.change_seat(seat, home=None)
    for seat in room.seats_of(person):
        holder = room.seats[seat]
        people = tuple(one for one in holder.people if one != person)
        if people:
            room = room.change_seat(seat, people=people)
        elif room.state == "lobby":
            room = room.with_seat(seat, OPEN)
        else:
            is_playing = room.state in ("dealing", "playing")
            stand_in = "left" if is_playing else holder.stand_in
            room = room.change_seat(seat, people=(), name=None, rematch=False, stand_in=stand_in)
    if room.state == "lobby":
        return _find_host(room, (person,))
    host = next((other.people[0] for other in room.seats if other.people), NO_HOST)
    return replace(room, host=host if room.host == person else room.host)


def leave(room: StoredRoom, person: int) -> StoredRoom:
    """Give up whatever a browser holds: in the lobby its seats open, in a game stand-ins play."""
    seat_held(room, person)
    gone = {one for seat in room.seats_of(person) for one in room.seats[seat].people}
    for seat in room.seats_of(person):
        people = tuple(one for one in room.seats[seat].people if one != person)
        if room.state == "lobby":
            room = room.with_seat(seat, OPEN)
        elif room.state in ("dealing", "playing"):
            room = room.change_seat(seat, stand_in="left")
        else:
            room = room.change_seat(seat, people=people, rematch=False)
    return _find_host(room, tuple(gone)) if room.state == "lobby" else room


def throw_away(room: StoredRoom, person: int) -> StoredRoom:
    """Take a game off a person's list for good; a running one that nobody else plays ends without a result.

    Others play on with a stand-in, which keeps the name: what happened at the table still makes sense.
    """
    if room.state in ("lobby", "over"):
        return leave(room, person)
    seat_held(room, person)
    for seat in room.seats_of(person):
        people = tuple(one for one in room.seats[seat].people if one != person)
        stand_in = room.seats[seat].stand_in if people else "left"
        room = room.change_seat(seat, people=people, stand_in=stand_in)
    return _find_host(room, (person,))


def _find_host(room: StoredRoom, gone: tuple[int, ...]) -> StoredRoom:
    """Make the next person host if the host has gone; close an empty room."""
    if room.host not in gone:
        return room
    person = next((holder.people[0] for holder in room.seats if holder.people), None)
    return replace(room, state="closed") if person is None else replace(room, host=person)


def set_seat(room: StoredRoom, person: int, seat: int, bot: str | None) -> StoredRoom:
    """Put a bot on a seat, or open it (None); the host keeps their own, and whoever shares a browser frees seats of it."""
    check_seat(room, seat)
    mine = room.seats_of(person)
    if not (seat in mine[1:] and bot is None and room.state == "lobby"):
        check_host(room, person)
    if seat in mine[:1]:
        raise Refused("seat_taken", seat=seat)
    return room.with_seat(seat, OPEN if bot is None else bot_holder(bot))


def set_options(room: StoredRoom, person: int, options: Options, listed: bool | None) -> StoredRoom:
    """Change the options as the host wishes."""
    check_host(room, person)
    options.check()
    return replace(room, options=options, listed=room.listed if listed is None else listed)


def start(room: StoredRoom, person: int, bot: str) -> StoredRoom:
    """Start: bots sit down on the open seats, and the cards are dealt."""
    check_host(room, person)
    return start_with_bots(room, bot)


def start_with_bots(room: StoredRoom, bot: str) -> StoredRoom:
    """Seat bots wherever nobody sits, and have the cards dealt."""
    seats = tuple(bot_holder(bot) if holder.kind == "open" else holder for holder in room.seats)
    return replace(room, seats=seats, state="dealing")


def seat_extra_bot(room: StoredRoom, name: str, spec: str) -> StoredRoom:
    """Seat a bot of `byzanz play --bot` on the first open seat, if there is one."""
    seat = next((seat for seat, holder in enumerate(room.seats) if holder.kind == "open"), None)
    return room if seat is None else room.with_seat(seat, extra_bot_holder(name, spec))


def deal(room: StoredRoom) -> StoredRoom:
    """Deal the cards of a room that waits for them."""
    return room.dealt() if room.state == "dealing" else room


def set_seed(room: StoredRoom, seat: int, seed: str, shared: tuple[int, ...] = ()) -> StoredRoom:
    """Add a seat's randomness to the deal. The first counts: another one, from a second device, is refused.

    A browser that holds several seats gives the same for those that have none.
    """
    if room.state not in ("lobby", "dealing"):
        raise Refused("not_lobby", state=room.state)
    if room.seats[seat].seed not in (None, seed):
        raise Refused("seed_given", seat=seat)
    for one in (seat, *shared):
        if room.seats[one].seed is None:
            room = room.change_seat(one, seed=seed)
    return room


def set_orders(room: StoredRoom, seat: int, orders: Orders, auction: str | None) -> StoredRoom:
    """Store a seat's standing orders and the auction that they belong to."""
    if room.state != "playing":
        raise Refused("not_dealt", state=room.state)
    return room.change_seat(seat, orders=orders, auction=auction)


def come_back(room: StoredRoom, *seats: int) -> StoredRoom:
    """Let the stand-ins leave seats whose players are back."""
    for seat in seats:
        room = room.change_seat(seat, stand_in=None)
    return room


def stand_in(room: StoredRoom, seat: int, reason: StandIn) -> StoredRoom:
    """Let a stand-in act for a person who is away or out of time."""
    holder = room.seats[seat]
    if holder.kind != "person" or room.state != "playing" or holder.stand_in is not None:
        return room
    return room.change_seat(seat, stand_in=reason)


def mute(room: StoredRoom, seat: int, other: int, *, on: bool) -> StoredRoom:
    """Stop, or begin again, to send a seat the phrases of another."""
    check_seat(room, other)
    muted = set(room.seats[seat].muted) - {other}
    return room.change_seat(seat, muted=tuple(sorted(muted | {other} if on else muted)))


def finish(room: StoredRoom, points: tuple[int, ...], winners: tuple[int, ...]) -> StoredRoom:
    """Note in the room that its game is over and how it ended."""
    return replace(room, state="over", points=points, winners=winners)
