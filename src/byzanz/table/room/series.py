"""The score of a series of rematches: games, wins, points and places of each person, whoever sits where."""

from dataclasses import replace

from byzanz.table.room.stored import SeriesLine, StoredRoom

LINES_AT_MOST = 24
_PLACES = 6


def with_game(
    room: StoredRoom, points: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> StoredRoom:
    """Add the game that has ended to the score of its series."""
    lines = list(room.series)
    used: set[int] = set()
    for seat, holder in enumerate(room.seats):
        if holder.kind != "person" or not holder.people:
            continue
        at = _line_of(lines, holder.people, holder.name, used)
        if at is None:
            at = len(lines)
            lines.append(SeriesLine((), None, 0, 0, 0, (0,) * _PLACES))
        used.add(at)
        line, place = lines[at], places[seat] - 1
        lines[at] = SeriesLine(
            holder.people,
            holder.name,
            line.games + 1,
            line.wins + (seat in winners),
            line.points + points[seat],
            (*line.places[:place], line.places[place] + 1, *line.places[place + 1 :]),
        )
    return replace(room, series=tuple(lines[:LINES_AT_MOST]), games=room.games + 1)


def _line_of(lines: list[SeriesLine], people: tuple[int, ...], name: str | None, used: set[int]) -> int | None:
    """Return the line of somebody who has played before; of several people at one browser the one of that name."""
    theirs = [at for at, line in enumerate(lines) if at not in used and set(line.people) & set(people)]
    return next((at for at in theirs if lines[at].name == name), theirs[0] if theirs else None)


def seat_of(room: StoredRoom, line: SeriesLine, taken: set[int]) -> int | None:
    """Return the seat that somebody of the score holds now, if any, and not one that another line has."""
    theirs = [seat for seat, holder in enumerate(room.seats) if set(holder.people) & set(line.people) - {0}]
    free = [seat for seat in theirs if seat not in taken]
    return next((seat for seat in free if room.seats[seat].name == line.name), free[0] if free else None)


def shown(room: StoredRoom) -> dict[str, object]:
    """Return the score as it is sent: how many games were played, and a line for each person, the best first."""
    taken: set[int] = set()
    lines = []
    for line in sorted(room.series, key=lambda line: (-line.wins, -line.points, line.games)):
        if (seat := seat_of(room, line, taken)) is not None:
            taken.add(seat)
        lines.append(
            {
                "seat": seat,
                "name": line.name if seat is None else room.seats[seat].name,
                "games": line.games,
                "wins": line.wins,
                "points": line.points,
                "places": list(line.places),
            }
        )
    return {"games": room.games, "lines": lines}


def without(room: StoredRoom, person: int) -> StoredRoom:
    """Forget a person in the score; a line that was theirs alone goes."""
    lines = (line._replace(people=tuple(one for one in line.people if one != person)) for line in room.series)
    return replace(room, series=tuple(line for line in lines if line.people))
