"""Recorded games as Parquet tables: games, decisions with their candidates, auctions, sales. Needs the extra `data`."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pyarrow as pa
import pyarrow.parquet as pq

from byzanz.game.action import Action
from byzanz.game.event import Event
from byzanz.game.record import Record
from byzanz.game.refused import Refused

CARDS = pa.list_(pa.string())
SCHEMAS: dict[str, Any] = {
    "games": pa.schema(
        {
            "game": pa.int32(),
            "players": pa.int8(),
            "names": pa.list_(pa.string()),
            "first": pa.int8(),
            "tie_break": pa.string(),
            "deck": CARDS,
            "actions": pa.int32(),
            "points": pa.list_(pa.int16()),
            "hands": pa.list_(pa.int8()),
            "winners": pa.list_(pa.int8()),
        }
    ),
    "decisions": pa.schema(
        {
            "game": pa.int32(),
            "number": pa.int32(),
            "seat": pa.int8(),
            "in_turn": pa.bool_(),
            "round": pa.int8(),
            "phase": pa.string(),
            "need": pa.int16(),
            "hand": CARDS,
            "action": pa.string(),
            "candidates": pa.list_(pa.string()),
            "chosen": pa.int16(),
        }
    ),
    "auctions": pa.schema(
        {
            "game": pa.int32(),
            "round": pa.int8(),
            "offer": pa.int8(),
            "lot": CARDS,
            "starter": pa.int8(),
            "bids": pa.int16(),
            "winner": pa.int8(),
            "paid": CARDS,
            "gave": pa.string(),
        }
    ),
    "sales": pa.schema(
        {
            "game": pa.int32(),
            "number": pa.int32(),
            "seat": pa.int8(),
            "round": pa.int8(),
            "cards": CARDS,
            "kept": pa.string(),
            "points": pa.int8(),
        }
    ),
}
"""The columns of each table; docs/research.md describes them. `game` counts from 1, `number` is the action's place from 0."""
ROWS_AT_ONCE = 50_000

Row = dict[str, Any]


class Tables:
    """Writes the four files of a folder; they appear when all has been written, and not at all after an error."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._rows: dict[str, list[Row]] = {name: [] for name in SCHEMAS}
        self._writers = {name: pq.ParquetWriter(self._part(name), schema) for name, schema in SCHEMAS.items()}
        self.counts = dict.fromkeys(SCHEMAS, 0)

    def add(self, game: int, record: Record) -> None:
        """Add a game; one that doesn't follow the rules is refused."""
        tables = rows_of(game, record)
        for name, rows in tables.items():
            self._rows[name] += rows
            self.counts[name] += len(rows)
            if len(self._rows[name]) >= ROWS_AT_ONCE:
                self._flush(name)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for name, writer in self._writers.items():
            if kind is None:
                self._flush(name)
            writer.close()
        for name in SCHEMAS:
            if kind is None:
                self._part(name).replace(self._folder / f"{name}.parquet")
            else:
                self._part(name).unlink()

    def _part(self, name: str) -> Path:
        return self._folder / f"{name}.parquet.part"

    def _flush(self, name: str) -> None:
        self._writers[name].write_table(pa.Table.from_pylist(self._rows[name], SCHEMAS[name]))
        self._rows[name] = []


def rows_of(number: int, record: Record) -> dict[str, list[Row]]:
    """Return the rows of a game for each table."""
    decisions = list(_decisions(number, record))
    game = record.replay()
    result = game.result
    whole = {
        "game": number,
        "players": record.players,
        "names": list(record.names),
        "first": record.first,
        "tie_break": record.rules.tie_break,
        "deck": list(record.deck),
        "actions": len(record.actions),
        "points": None if result is None else list(result.points),
        "hands": None if result is None else list(result.hands),
        "winners": None if result is None else list(result.winners),
    }
    sold = [row["number"] for row in decisions if row["action"].startswith("sell ")]
    return {
        "games": [whole],
        "decisions": decisions,
        "auctions": list(_auctions(number, game.events)),
        "sales": list(_sales(number, game.events, sold)),
    }


def _decisions(number: int, record: Record) -> Iterator[Row]:
    """Yield every action with the legal actions it was chosen from, as the seat saw them."""
    for place, (game, line) in enumerate(zip(record.steps(), record.actions, strict=False)):
        seat_name, _, text = line.partition(" ")
        if seat_name not in map(str, range(record.players)):
            raise Refused(
                "record", key="actions", number=place, text=line[:80], why="malformed_action", action=line[:80]
            )
        seat = int(seat_name)
        view = game.view(seat)
        action, candidates = Action.parse(text), view.legal_actions()
        if action not in candidates:
            record.replay(place + 1)  # it says what is wrong with the action
        yield {
            "game": number,
            "number": place,
            "seat": seat,
            "in_turn": seat in view.waiting_for,
            "round": view.round,
            "phase": view.phase,
            "need": view.need,
            "hand": list(view.hand or ()),
            "action": str(action),
            "candidates": [str(candidate) for candidate in candidates],
            "chosen": candidates.index(action),
        }


def _auctions(number: int, events: Iterable[Event]) -> Iterator[Row]:
    """Yield the finished auctions."""
    row: Row = {}
    current = 0
    for event in events:
        match event.kind:
            case "round_began":
                current = event.number or 0
            case "revealed":
                if "winner" in row:
                    yield row
                row = {"game": number, "round": current, "offer": event.number, "starter": event.seat, "bids": 0}
                row["lot"] = list(event.cards or ())
            case "bid":
                row["bids"] += 1
            case "won":
                row |= {"winner": event.seat, "paid": list(event.cards or ()), "gave": None}
            case "gave":
                row["gave"] = (event.cards or (None,))[0]
    if "winner" in row:
        yield row


def _sales(number: int, events: Iterable[Event], places: list[int]) -> Iterator[Row]:
    """Yield the sales; `places` are the numbers of the actions that made them."""
    current = 0
    waiting = iter(places)
    for event in events:
        if event.kind == "round_began":
            current = event.number or 0
        elif event.kind == "sold":
            yield {
                "game": number,
                "number": next(waiting),
                "seat": event.seat,
                "round": current,
                "cards": list(event.cards or ()),
                "kept": event.kept,
                "points": event.number,
            }
