"""A room without its game: who sits where, the options, the deal. Stored as JSON beside the actions; never sent."""

import secrets
import time
from typing import Literal

import msgspec
from msgspec import Struct

from byzanz import fairness
from byzanz.server import wire

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
StandIn = Literal["left", "timeout", "away"]


class Place(Struct, forbid_unknown_fields=False):
    """One seat: open, a bot, or a person (whom several browsers may hold)."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str | None = None
    bot: wire.Level | None = None
    spec: str | None = None
    """A bot of `byzanz play --bot`, which has no level; it is never sent."""
    people: list[int] = []
    stand_in: StandIn | None = None
    rematch: bool = False
    seed: str | None = None
    auto: wire.Auto = wire.Auto()
    auction: str | None = None
    muted: list[int] = []


class Header(Struct):
    """A room as it is stored. The secret and the deck stay in here until the game is over."""

    room: str
    players: int
    host: int
    options: wire.Options
    listed: bool
    places: list[Place]
    secret: str
    created: float
    updated: float
    state: wire.RoomState | Literal["closed"] = "lobby"
    deck: list[str] | None = None
    first: int = 0
    rematch: str | None = None
    points: list[int] | None = None
    winners: list[int] | None = None

    def seat_of(self, person: int) -> int | None:
        """The seat that a person holds."""
        return next((seat for seat, place in enumerate(self.places) if person in place.people), None)

    def persons(self) -> list[Place]:
        """The seats of people."""
        return [place for place in self.places if place.kind == "person"]

    def deal(self) -> None:
        """Derives the deck from the secret and the seeds: the game begins."""
        self.deck, self.first = fairness.derive(self.secret, [place.seed for place in self.places])
        self.state = "playing"

    def copy(self) -> "Header":
        """A header of its own, to be changed and stored."""
        return decode(encode(self))


_decoder = msgspec.json.Decoder(Header)


def encode(header: Header) -> str:
    """The header as it is stored."""
    return msgspec.json.encode(header).decode()


def decode(text: str) -> Header:
    """A stored header."""
    return _decoder.decode(text)


def new_id() -> str:
    """A room's id: short enough for a link, too long to guess (69 bits)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def new_header(players: int, host: int, name: str, options: wire.Options, listed: bool) -> Header:
    """A lobby whose maker sits on seat 0."""
    now = time.time()
    places = [Place(kind="person", name=name, people=[host]), *(Place() for _ in range(players - 1))]
    return Header(
        room=new_id(),
        players=players,
        host=host,
        options=options,
        listed=listed,
        places=places,
        secret=fairness.new_secret(),
        created=now,
        updated=now,
    )
