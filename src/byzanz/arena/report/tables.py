"""The data of a report: one table per subject, each written as CSV."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from byzanz.arena.figures.game_summary import GameSummary
from byzanz.arena.figures.standing import win_shares
from byzanz.arena.play.tasks import Played
from byzanz.game.result import places_of

Row = tuple[object, ...]

GAMES = ("game", "deal", "rotation", "seat", "bot", "points", "cards_left", "win", "place", "actions", "stand_in")
ROUNDS = ("game", "round", "seat", "bot", "points")
AUCTIONS = ("game", "round", "lot", "rivals", "seat", "bot", "price", "all_passed")
PICKS = ("game", "round", "position", "seat", "bot", "cards", "value", "profit")


def write_tables(folder: Path, games: Sequence[Played], labels: Sequence[str]) -> list[str]:
    """Write all tables into a folder; return the names of the files."""
    tables = {
        "games.csv": (GAMES, game_rows(games, labels)),
        "rounds.csv": (ROUNDS, round_rows(games, labels)),
        "auctions.csv": (AUCTIONS, auction_rows(games, labels)),
        "picks.csv": (PICKS, pick_rows(games, labels)),
    }
    for name, (heading, rows) in tables.items():
        _write(folder / name, heading, rows)
    return list(tables)


def game_rows(games: Iterable[Played], labels: Sequence[str]) -> Iterator[Row]:
    """Return a row for each seat of each game."""
    for played in games:
        scheduled = played.scheduled
        places, wins = places_of(played.points, played.hands), win_shares(played)
        for seat, entry in enumerate(scheduled.entries):
            yield (
                scheduled.number + 1,
                scheduled.deal + 1,
                scheduled.rotation,
                seat,
                labels[entry],
                played.points[seat],
                played.hands[seat],
                round(wins[seat], 6),
                places[seat],
                played.actions,
                int(entry in played.withdrawn),
            )


def round_rows(games: Iterable[Played], labels: Sequence[str]) -> Iterator[Row]:
    """Return a row for each seat's points after each round."""
    for played in games:
        for number, points in enumerate(_summary(played).points, 1):
            for seat, entry in enumerate(played.scheduled.entries):
                yield played.scheduled.number + 1, number, seat, labels[entry], points[seat]


def auction_rows(games: Iterable[Played], labels: Sequence[str]) -> Iterator[Row]:
    """Return a row for each auction."""
    for played in games:
        for auction in _summary(played).auctions:
            bot = labels[played.scheduled.entries[auction.winner]]
            yield (
                played.scheduled.number + 1,
                auction.round,
                auction.lot,
                auction.rivals,
                auction.winner,
                bot,
                auction.price,
                int(auction.all_passed),
            )


def pick_rows(games: Iterable[Played], labels: Sequence[str]) -> Iterator[Row]:
    """Return a row for each market pick."""
    for played in games:
        for pick in _summary(played).picks:
            bot = labels[played.scheduled.entries[pick.seat]]
            yield (
                played.scheduled.number + 1,
                pick.round,
                pick.position,
                pick.seat,
                bot,
                pick.cards,
                pick.value,
                pick.profit,
            )


def _summary(played: Played) -> GameSummary:
    assert played.summary is not None, "a report needs games played with wants_summaries"
    return played.summary


def _write(path: Path, heading: Sequence[str], rows: Iterable[Row]) -> None:
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(heading)
        writer.writerows(rows)
