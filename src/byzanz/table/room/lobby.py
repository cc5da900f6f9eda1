"""The lobby: sitting down, arranging seats, choosing options, starting; and the few changes of a room during its game.

Each verb returns the room as it would be, or raises Refused.
"""

from dataclasses import replace

from byzanz import Refused, Result
from byzanz.game.refused import no_seat
from byzanz.table.room.holders import NO_ORDERS, OPEN, Orders, SeatHolder, bot_holder, extra_bot_holder, person_holder
from byzanz.table.room.names import own_name
from byzanz.table.room.options import Options
from byzanz.table.room.removed import check_welcome, send_away
from byzanz.table.room.series import with_game
from byzanz.table.room.stored import StoredRoom

_FIRST_TO_GO = ("open", "bot")


def check_lobby(room: StoredRoom) -> None:
    """Refuse what is possible before the start only."""
    if room.state != "lobby":
        raise Refused("not_lobby", state=room.state)


def check_host(room: StoredRoom, person: int) -> None:
    """Refuse what the host alone may do, and only before the start."""
    if not room.is_host(person):
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
    check_welcome(room, person)
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


def set_seat(room: StoredRoom, person: int, seat: int, bot: str | None) -> StoredRoom:
    """Put a bot on a seat, or open it (None); the host keeps their own, and whoever shares a browser frees seats of it.

    Whoever loses their seat by that stays out until the host lets them in again.
    """
    check_seat(room, seat)
    mine = room.seats_of(person)
    if not (seat in mine[1:] and bot is None and room.state == "lobby"):
        check_host(room, person)
    if seat in mine[:1]:
        raise Refused("seat_taken", seat=seat)
    was = room.seats[seat]
    room = room.with_seat(seat, OPEN if bot is None else bot_holder(bot))
    return room if seat in mine else send_away(room, was.people, was.name)


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


def with_face(room: StoredRoom, person: int, face: int | None, seat: int | None = None) -> StoredRoom:
    """Give the seat of a person their portrait; nothing changes for somebody without a seat."""
    seat = room.seat_of(person, seat)
    return room if seat is None else room.change_seat(seat, face=face)


def _arranged(room: StoredRoom, order: list[int]) -> StoredRoom:
    """Return the room with its seats in another order; who was muted stays muted."""
    now = {was: seat for seat, was in enumerate(order)}

    def placed(holder: SeatHolder) -> SeatHolder:
        return replace(holder, muted=tuple(sorted(now[other] for other in holder.muted if other in now)))

    return replace(room, seats=tuple(placed(room.seats[was]) for was in order))


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
    """Seat bots wherever nobody sits, and have the cards dealt: at once where nobody's seed is missing."""
    seats = tuple(bot_holder(bot) if holder.kind == "open" else holder for holder in room.seats)
    return _deal_if_ready(replace(room, seats=seats, state="dealing"))


def _deal_if_ready(room: StoredRoom) -> StoredRoom:
    is_missing = any(holder.kind == "person" and holder.seed is None for holder in room.seats)
    return room if is_missing else deal(room)


def seat_extra_bot(room: StoredRoom, name: str, spec: str) -> StoredRoom:
    """Seat a bot of `byzanz play --bot` on the first open seat, if there is one."""
    seat = next((seat for seat, holder in enumerate(room.seats) if holder.kind == "open"), None)
    return room if seat is None else room.with_seat(seat, extra_bot_holder(name, spec))


def deal(room: StoredRoom) -> StoredRoom:
    """Deal the cards of a room that waits for them."""
    return room.dealt() if room.state == "dealing" else room


def set_seed(room: StoredRoom, seat: int, seed: str, shared: tuple[int, ...] = ()) -> StoredRoom:
    """Add a seat's randomness to the deal. The first counts: another one, from a second device, is refused.

    A browser that holds several seats gives the same for those that have none. The last one deals the cards.
    """
    if room.state not in ("lobby", "dealing"):
        raise Refused("not_lobby", state=room.state)
    if room.seats[seat].seed not in (None, seed):
        raise Refused("seed_given", seat=seat)
    for one in (seat, *shared):
        if room.seats[one].seed is None:
            room = room.change_seat(one, seed=seed)
    return _deal_if_ready(room)


def set_orders(room: StoredRoom, seat: int, orders: Orders, auction: str | None) -> StoredRoom:
    """Store a seat's standing orders and the auction that they belong to."""
    if room.state != "playing":
        raise Refused("not_dealt", state=room.state)
    return room.change_seat(seat, orders=orders, auction=auction)


def mute(room: StoredRoom, seat: int, other: int, *, on: bool) -> StoredRoom:
    """Stop, or begin again, to send a seat the phrases of another."""
    check_seat(room, other)
    muted = set(room.seats[seat].muted) - {other}
    return room.change_seat(seat, muted=tuple(sorted(muted | {other} if on else muted)))


def finish(room: StoredRoom, result: Result) -> StoredRoom:
    """Note in the room that its game is over and how it ended, and count it in the score of its series."""
    points, winners = tuple(result.points), tuple(result.winners)
    places = result.places(room.options.tie_break)
    room = replace(room, state="over", points=points, winners=winners, asks=(), ranking=places)
    return with_game(room, points, winners, places)
