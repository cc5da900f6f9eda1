"""What people may do to a room outside its game. Each verb edits a header, or declines."""

from byzanz.server import wire
from byzanz.server.header import Header, Place, new_header
from byzanz.server.problems import Declined

MOST_IN_A_NAME = 24
DAY = 86_400


def checked_name(name: str | None) -> str:
    """A name without blanks around it and without characters that don't print."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in name or "").split())
    if not shown:
        raise Declined("name_empty", most=MOST_IN_A_NAME)
    if len(shown) > MOST_IN_A_NAME:
        raise Declined("name_too_long", most=MOST_IN_A_NAME)
    return shown


def check_options(options: wire.Options) -> None:
    """Refuses a clock that nobody could play with."""
    clock = options.clock
    if clock is None:
        return
    least, most, most_reserve = (5, 600, 3600) if clock.kind == "live" else (3600, 14 * DAY, 30 * DAY)
    if not (least <= clock.move <= most and clock.move <= clock.reserve <= most_reserve):
        raise Declined("clock_wrong", least=least, most=most, most_reserve=most_reserve)


def check_lobby(header: Header) -> None:
    """Refuses what is possible before the start only."""
    if header.state != "lobby":
        raise Declined("not_lobby", 409, state=header.state)


def check_host(header: Header, person: int) -> None:
    """Refuses what the host alone may do, and only before the start."""
    if header.host != person:
        raise Declined("not_host", 403)
    check_lobby(header)


def seat_held(header: Header, person: int) -> int:
    """The seat of a person who must have one."""
    seat = header.seat_of(person)
    if seat is None:
        raise Declined("not_seated", 403)
    return seat


def join(header: Header, person: int, name: str, seat: int | None) -> None:
    """Takes an open seat; who already has one keeps it."""
    if header.seat_of(person) is not None:
        return
    check_lobby(header)
    if seat is None:
        seat = next((s for s, place in enumerate(header.places) if place.kind == "open"), None)
        if seat is None:
            raise Declined("room_full", 409)
    check_seat(header, seat)
    if header.places[seat].kind != "open":
        raise Declined("seat_taken", 409, seat=seat)
    header.places[seat] = Place(kind="person", name=name, people=[person])


def check_seat(header: Header, seat: int) -> None:
    """Refuses a seat that the table doesn't have."""
    if not 0 <= seat < header.players:
        raise Declined("seat_unknown", 404, seat=seat)


def leave(header: Header, person: int) -> None:
    """Gives a seat up: in the lobby it opens, in a game a stand-in plays."""
    seat = seat_held(header, person)
    place = header.places[seat]
    if header.state == "lobby":
        header.places[seat] = Place()
        _find_host(header, place)
    elif header.state in ("dealing", "playing"):
        place.stand_in = "left"
    else:
        place.people.remove(person)
        place.rematch = False


def _find_host(header: Header, gone: Place) -> None:
    """If the host has gone, the next person is host; an empty room closes."""
    if header.host not in gone.people:
        return
    person = next((place.people[0] for place in header.places if place.people), None)
    if person is None:
        header.state = "closed"
    else:
        header.host = person


def set_seat(header: Header, person: int, seat: int, change: wire.SeatChange) -> None:
    """The host puts a bot on a seat or opens it; his own he keeps."""
    check_host(header, person)
    check_seat(header, seat)
    if (change.bot is not None) == change.open:
        raise Declined("malformed", where="bot or open")
    if person in header.places[seat].people:
        raise Declined("seat_taken", 409, seat=seat)
    header.places[seat] = Place() if change.open else Place(kind="bot", bot=change.bot)


def set_options(header: Header, person: int, change: wire.OptionsChange) -> None:
    """The host changes the options."""
    check_host(header, person)
    check_options(change.options)
    header.options = change.options
    if change.listed is not None:
        header.listed = change.listed


def start(header: Header, person: int, bots: wire.Level) -> None:
    """The host starts: bots sit down on the open seats, and the cards are dealt."""
    check_host(header, person)
    for seat, place in enumerate(header.places):
        if place.kind == "open":
            header.places[seat] = Place(kind="bot", bot=bots)
    header.state = "dealing"


def agree_to_rematch(header: Header, person: int) -> None:
    """Says yes to another game."""
    if header.state != "over":
        raise Declined("not_over", 409, state=header.state)
    header.places[seat_held(header, person)].rematch = True


def rematch_of(header: Header) -> Header | None:
    """The next room with the same people, once all who are still there have said yes; None while somebody hasn't."""
    staying = [place for place in header.persons() if place.people]
    if header.rematch is not None or not staying or not all(place.rematch for place in staying):
        return None
    host = header.host if header.seat_of(header.host) is not None else staying[0].people[0]
    level = next((place.bot for place in header.places if place.bot), None) or "shrewd"
    made = new_header(header.players, host, "", header.options, header.listed)
    made.places = [_next_place(place, level) for place in header.places]
    made.state = "dealing"
    return made


def _next_place(place: Place, level: wire.Level) -> Place:
    """A seat in the next room: the same person, or the same bot."""
    if place.people:
        return Place(kind="person", name=place.name, people=list(place.people))
    if place.spec:
        return Place(kind="bot", name=place.name, spec=place.spec)
    return Place(kind="bot", bot=place.bot or level)
