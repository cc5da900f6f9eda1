"""Results as they are sent: figures of one person, with or without the names of the others."""

from collections.abc import Callable, Iterable
from typing import Literal, TypeVar, cast

from byzanz.server import wire
from byzanz.server.history.figures import Figures, Mistakes, Parts, Tally, Versus, figures_of
from byzanz.server.history.rows import Played, Seat

Key = TypeVar("Key", int, str)
OTHERS_AT_MOST = 100
Naming = Callable[[int], str] | None
"""What somebody is called towards whoever asks; None: nobody is named."""
Person = tuple[int, str | None, int | None]
"""Somebody with name and portrait."""


def profile_of(
    games: list[Played], person: Person, naming: Naming, last: int, hidden: Iterable[int] = ()
) -> wire.Profile:
    """Return somebody's figures over some games, and the last of these.

    Hidden people stand in no list.
    """
    number, name, face = person
    figures = figures_of(games, number)
    return wire.Profile(
        name,
        face,
        tally_of(figures.total),
        _companies(figures),
        parts_of(figures.parts),
        mistakes_of(figures.mistakes),
        _people(figures, naming, set(hidden)),
        [wire.BotVersus(bot, versus_of(versus)) for bot, versus in _most_played(figures.bots)],
        [game_of(game, number, naming) for game in games[:last]],
    )


def tally_of(tally: Tally) -> wire.Tally:
    """Return wins and places as they are sent."""
    return wire.Tally(tally.games, round(tally.wins, 3), tally.points, tally.places)


def parts_of(parts: Parts) -> wire.WinParts:
    """Return what wins are made of; the rounded parts add up, too."""
    wins, fair, luck = round(parts.wins, 3), round(parts.fair, 3), round(parts.luck, 3)
    return wire.WinParts(parts.games, wins, fair, luck, round(wins - fair - luck, 3))


def mistakes_of(found: Mistakes) -> wire.MistakeTally:
    """Return mistakes as they are sent."""
    count = found.faults
    faults = count["mistake"] + count["blunder"]
    rate = None if not found.decisions else round(100 * faults / found.decisions, 2)
    return wire.MistakeTally(
        found.games, found.decisions, count["inaccuracy"], count["mistake"], count["blunder"], rate
    )


def versus_of(versus: Versus) -> wire.Versus:
    """Return a comparison as it is sent."""
    return wire.Versus(versus.games, versus.ahead, versus.behind, versus.last)


def _companies(figures: Figures) -> list[wire.CompanyTally]:
    order = sorted(figures.by_company.items(), key=lambda item: (not item[0].with_people, item[0].players))
    return [wire.CompanyTally(company.players, company.with_people, tally_of(tally)) for company, tally in order]


def _most_played(found: dict[Key, Versus]) -> list[tuple[Key, Versus]]:
    return sorted(found.items(), key=lambda item: (-item[1].games, -item[1].last))[:OTHERS_AT_MOST]


def _people(figures: Figures, naming: Naming, hidden: set[int]) -> list[wire.PersonVersus]:
    if naming is None:
        return []
    shown = {person: versus for person, versus in figures.people.items() if person not in hidden}
    return [
        wire.PersonVersus(naming(person), *figures.names[person], versus_of(versus))
        for person, versus in _most_played(shown)
    ]


def game_of(game: Played, person: int, naming: Naming) -> wire.PlayedGame:
    """Return a finished game as a player of it sees it; without naming, as everybody does."""
    mine = game.counted_seat(person)
    mistakes = Mistakes()
    if mine is not None:
        mistakes.add(game, mine)
    return wire.PlayedGame(
        game.id,
        game.room if game.is_there and naming is not None else None,
        game.at,
        game.players,
        [_seat(seat, person, is_named=naming is not None) for seat in game.seats],
        None if mine is None or game.luck is None else round(game.luck[mine.seat], 4),
        mistakes_of(mistakes) if mistakes.games else None,
        _apart(game, person) if mine is None else None,
    )


def _seat(seat: Seat, person: int, *, is_named: bool) -> wire.PlayedSeat:
    name, face = (seat.name, seat.face) if is_named or seat.person == person else (None, None)
    kind = cast('Literal["person", "bot", "open"]', seat.kind)
    return wire.PlayedSeat(name, face, kind, seat.bot, seat.person == person, seat.points, seat.place)


def _apart(game: Played, person: int) -> Literal["shared", "joined", "played_on"]:
    if game.played_on:
        return "played_on"
    return "shared" if len(game.seats_of(person)) > 1 else "joined"
