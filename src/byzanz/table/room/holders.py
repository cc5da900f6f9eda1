"""Seat holders: a person, a bot or nobody; a person's standing orders; the stand-in of a person who isn't there."""

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

StandIn = Literal["left", "timeout", "away", "idle"]


class Joined(NamedTuple):
    """When a person took over the seat of a bot: at which version, how many milliseconds after its action, from whom."""

    version: int
    spent: int
    bot: str


@dataclass(frozen=True, slots=True)
class BidOrder:
    """A standing order for one auction: bid the cheapest cards up to a sum, then pass or ask."""

    up_to: int
    then: Literal["pass", "ask"]


@dataclass(frozen=True, slots=True)
class Orders:
    """The standing orders of a seat: what the table does for it without asking; nobody else learns of them."""

    pass_: bool = True
    skip: bool = False
    bid: BidOrder | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON, as it is stored and sent."""
        bid = None if self.bid is None else {"up_to": self.bid.up_to, "then": self.bid.then}
        return {"pass": self.pass_, "skip": self.skip, "bid": bid}

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> "Orders":
        """Read orders from plain JSON."""
        bid = fields.get("bid")
        return cls(fields.get("pass", True), fields.get("skip", False), None if bid is None else BidOrder(**bid))


NO_ORDERS = Orders(pass_=False)


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who holds one seat. Several browsers may act for the same person.

    `bot` is a bot's level; a bot of `byzanz play --bot` has a `spec` instead, which is stored but never sent.
    """

    kind: Literal["person", "bot", "open"] = "open"
    name: str | None = None
    bot: str | None = None
    spec: str | None = None
    people: tuple[int, ...] = ()
    stand_in: StandIn | None = None
    rematch: bool = False
    seed: str | None = None
    orders: Orders = Orders()
    auction: str | None = None
    muted: tuple[int, ...] = ()
    home: int | None = None
    """The browser that is passed around, where it gave this seat to a device of its own: the seat may go back there."""
    face: int | None = None
    """The number from which the person's portrait is drawn; None: it follows their name."""
    joined: Joined | None = None
    """When the person took the seat over from a bot; None: they were dealt its cards."""
    idle_at: int | None = None
    """The version since which the seat has been idle for so long that the others may have a stand-in play for it."""
    absences: tuple[tuple[int, int], ...] = ()
    """At a table with a clock: the versions at which a stand-in came, and how many milliseconds after their action."""
    account: bool | None = None
    """Whether the person has an account; None where nobody has asked."""

    quitter: int | None = None
    """Who has thrown the running game away, and holds the seat no more: the result is theirs all the same."""

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON, as it is stored."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            **({} if self.spec is None else {"spec": self.spec}),
            "people": list(self.people),
            "stand_in": self.stand_in,
            "rematch": self.rematch,
            "seed": self.seed,
            "auto": self.orders.to_dict(),
            "auction": self.auction,
            "muted": list(self.muted),
            **{name: value for name in _SELDOM if (value := getattr(self, name)) is not None},
            **({"absences": [list(one) for one in self.absences]} if self.absences else {}),
        }

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> "SeatHolder":
        """Read a holder from plain JSON; fields that earlier versions didn't store get their defaults."""
        known = {key: fields[key] for key in _PLAIN if key in fields and key != "joined"}
        return cls(
            **known,
            people=tuple(fields.get("people", ())),
            muted=tuple(fields.get("muted", ())),
            orders=Orders.from_dict(fields.get("auto", {})),
            joined=None if fields.get("joined") is None else Joined(*fields["joined"]),
            absences=tuple((version, spent) for version, spent in fields.get("absences", ())),
        )


_SELDOM = ("home", "face", "joined", "idle_at", "quitter", "account")
_PLAIN = ("kind", "name", "bot", "spec", "stand_in", "rematch", "seed", "auction", *_SELDOM)
OPEN = SeatHolder()


def face_from(secret: str) -> int:
    """Return the number of a new portrait from a random secret."""
    return int(secret[:7], 16)


def bot_holder(spec: str) -> SeatHolder:
    """Return a seat held by a bot."""
    return SeatHolder(kind="bot", bot=spec)


def extra_bot_holder(name: str, spec: str) -> SeatHolder:
    """Return a seat held by a bot that has a name of its own and no level."""
    return SeatHolder(kind="bot", name=name, spec=spec)


def with_absence(before: SeatHolder, after: SeatHolder, moment: tuple[int, int]) -> SeatHolder:
    """Note when a stand-in has come; whoever is back before it has acted was never away for the clock."""
    version, spent = moment
    if (before.stand_in is None) == (after.stand_in is None) or after.kind != "person":
        return after
    others = tuple(one for one in after.absences if one[0] != version)
    return replace(after, absences=others if after.stand_in is None else (*others, (version, spent)))


def person_holder(person: int, name: str | None) -> SeatHolder:
    """Return a seat held by a person; one without a name is a guest, and each client says that in its language."""
    return SeatHolder(kind="person", name=name, people=(person,))
