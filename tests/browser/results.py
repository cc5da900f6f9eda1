"""Finished games as the server would have stored them, so that pages of results have something to show."""

import json
import random
import sqlite3
import time
from pathlib import Path

HOUR = 3600.0


def person_called(database: Path, name: str) -> int:
    """Return who has that name."""
    with sqlite3.connect(database, timeout=30) as connection:
        (found,) = connection.execute("SELECT max(id) FROM people WHERE name = ?", (name,)).fetchone()
    connection.close()
    return int(found)


def pseudonym_of(connection: sqlite3.Connection, person: int) -> int:
    """Return by which number somebody stands in results."""
    known = connection.execute("SELECT max(id) FROM pseudonyms WHERE person = ?", (person,)).fetchone()[0]
    if known is not None:
        return int(known)
    made = connection.execute("INSERT INTO pseudonyms (person) VALUES (?)", (person,)).lastrowid
    assert made is not None
    return made


def store_games(database: Path, people: list[int], count: int, *, seed: int = 1, room: str | None = None) -> list[str]:
    """Store games of some people with bots at the other seats, one an hour; return their rooms.

    `room`: a stored room that each of them is told to be, so that replays lead somewhere.
    """
    rng, now, rooms = random.Random(seed), time.time(), []
    connection = sqlite3.connect(database, timeout=30)
    with connection:
        for at in range(count):
            players = rng.choice([n for n in (3, 4, 5) if n >= len(people)])
            points = rng.sample(range(4, 40), players)
            places = [1 + sum(other > mine for other in points) for mine in points]
            name = room if room and at == count - 1 else f"{seed:04d}{at:06d}"
            rooms.append(name)
            result = connection.execute(
                "INSERT INTO results (room, at, players, rated, tie_break, hints, played_on, release) "
                "VALUES (?, ?, ?, 0, 'cards', 'off', 0, '0')",
                (name, now - (count - at) * HOUR, players),
            ).lastrowid
            for seat in range(players):
                holder = people[seat] if seat < len(people) else None
                connection.execute(
                    "INSERT INTO result_seats (result, seat, kind, player, bot, points, place, share, joined, stood_in) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
                    (
                        result, seat, "bot" if holder is None else "person",
                        None if holder is None else pseudonym_of(connection, holder),
                        rng.choice(["shrewd", "ruthless"]) if holder is None else None,
                        points[seat], places[seat], 1_000_000 if places[seat] == 1 else 0,
                    ),
                )  # fmt: skip
            luck = [rng.randint(-300_000, 400_000) for _ in range(players)]
            connection.execute("INSERT INTO result_lucks VALUES (?, 'a judge', ?, ?)", (result, now, json.dumps(luck)))
            counts = [
                {"decisions": 20, "inaccuracy": 2, "mistake": rng.randint(0, 2), "blunder": rng.randint(0, 1)}
                for _ in range(players)
            ]
            connection.execute(
                "INSERT INTO result_counts VALUES (?, 'a judge', ?, ?)", (result, now, json.dumps(counts))
            )
    connection.close()
    return rooms
