"""Snapshots of what each seat sees, made once per version, and steps that say what has changed since."""

from collections.abc import Callable
from typing import Any, NamedTuple

from byzanz import Event, Game
from byzanz.table.play.brief import brief_legal, brief_own, brief_public
from byzanz.table.play.legal import legal_for, orders_for

OWN_FIELDS = ("seat", "hand", "profit", "points")
Pack = Callable[[Any], Any]
"""Prepares a part that stands in several frames; a host that encodes may encode it here, once."""


def plain(part: Any) -> Any:
    """Leave a part of a frame as it is."""
    return part


class Legal:
    """What a seat may do, and the same packed once somebody is sent all of it: those who see brief steps never are."""

    __slots__ = ("_pack", "_packed", "actions")

    def __init__(self, actions: dict[str, Any], pack: Pack) -> None:
        self.actions = actions
        self._pack = pack
        self._packed: Any = None

    @property
    def packed(self) -> Any:
        """All of it, packed."""
        if self._packed is None:
            self._packed = self._pack(self.actions)
        return self._packed


class Snapshot(NamedTuple):
    """What a seat saw at a version: the fields of the view that all share, its own, and its legal actions."""

    version: int
    public: dict[str, Any]
    own: dict[str, Any]
    may: Legal

    @property
    def legal(self) -> dict[str, Any]:
        """What the seat may do."""
        return self.may.actions

    @property
    def view(self) -> dict[str, Any]:
        """The whole view, as it is sent."""
        return self.public | self.own


class Snapshots:
    """The newest snapshot of each seat. All but four fields are the same for everybody and made once for all."""

    def __init__(self, pack: Pack = plain) -> None:
        self._pack = pack
        self._nothing = Legal({}, pack)
        self._made: dict[int | None, Snapshot] = {}
        self._points: tuple[int, ...] = ()
        self._has_same_points = False
        """Whether spectators are shown the same points as at the version before."""
        self._touched_at = 0
        self._touched: frozenset[int | None] = frozenset()

    def of(self, game: Game, seat: int | None) -> Snapshot:
        """Return what a seat, or a spectator, sees of the game now."""
        version = game.version
        made = self._made.get(seat)
        if made is None or made.version != version:
            all_see = self._made.get(None)
            if all_see is None or all_see.version != version:
                all_see = self._made[None] = self._spectators(game, version)
            made = all_see if seat is None else self._players(game, seat, made, all_see)
            self._made[seat] = made
        return made

    def _spectators(self, game: Game, version: int) -> Snapshot:
        public = game.view(None).to_dict(events=False)
        self._points = game.points
        own = {name: public.pop(name) for name in OWN_FIELDS}
        was = self._made.get(None)
        self._has_same_points = was is not None and was.version == version - 1 and was.own == own
        return Snapshot(version, public, own, self._nothing)

    def _players(self, game: Game, seat: int, was: Snapshot | None, all_see: Snapshot) -> Snapshot:
        version, public = all_see.version, all_see.public
        own = self._own(game, seat, was, all_see)
        hand = own["hand"]
        if was is None or was.own["hand"] != hand or seat in public["waiting_for"] or public["phase"] == "over":
            legal = legal_for(public, seat, hand, lambda: game.legal_actions(seat))
            return Snapshot(version, public, own, Legal(legal, self._pack))
        # A seat that needn't act can sell and give orders, and sales depend on the hand alone: most seats, mostly.
        orders = None
        if seat in public["bidders"]:
            orders = orders_for(hand, public["bid_totals"][seat], public["need"])
        legal = was.may.actions
        if seat not in was.public["waiting_for"] and legal.get("orders") == orders:
            return Snapshot(version, public, own, was.may)
        legal = {name: legal[name] for name in ("sell", "sales") if name in legal}
        if orders is not None:
            legal["orders"] = orders
        return Snapshot(version, public, own, Legal(legal, self._pack))

    def _own(self, game: Game, seat: int, was: Snapshot | None, all_see: Snapshot) -> dict[str, Any]:
        """Return the seat's own fields; they are as they were where the last action did nothing to the seat."""
        is_next = was is not None and self._touched_at == was.version + 1 == all_see.version
        if is_next and seat not in self._touched and self._has_same_points:
            return was.own  # type: ignore[union-attr]
        points = list(all_see.own["points"])
        points[seat] = self._points[seat]
        own = {"seat": seat, "hand": game.hand(seat), "profit": game.profit(seat), "points": points}
        return was.own if was is not None and was.own == own else own

    def touch(self, version: int, events: list[Event]) -> None:
        """Note the seats that the action leading to a version did something to."""
        is_over = events[-1].kind == "over"
        self._touched_at, self._touched = 0 if is_over else version, frozenset([event.seat for event in events])


def changed_fields(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that have another value now."""
    return {} if was is now else {name: value for name, value in now.items() if value != was[name]}


class StepFrames:
    """The frames of one action: for each seat what has changed since the snapshot it has."""

    def __init__(self, by: str, events: list[Event], clock: dict[str, Any] | None, pack: Pack = plain) -> None:
        self._by = by
        self._tail: dict[str, Any] = {"events": pack([event.to_dict() for event in events])}
        if clock is not None:
            self._tail["clock"] = pack(clock)
        self._pack = pack
        self._public: dict[int, tuple[dict[str, Any], Any]] = {}
        self._brief: dict[int, dict[str, Any]] = {}

    def brief(self, was: Snapshot, now: Snapshot) -> dict[str, Any]:
        """Return the brief frame for a seat that had a snapshot before: its own part follows the part of all.

        Those for whom nothing of their own has changed get the very same frame, which then is encoded once.
        """
        frame = self._brief.get(was.version)
        if frame is None:
            frame = {"type": "brief", "version": now.version}
            if was.version != now.version - 1:
                frame["was"] = was.version
            if self._by != "person":
                frame["by"] = self._by
            public = brief_public(was.public, now.public)
            frame |= {name: self._pack(part) for name, part in public.items()} | self._tail
            self._brief[was.version] = frame
        private = brief_own(was.own, now.own) | brief_legal(was.may.actions, now.may.actions)
        return frame | private if private else frame

    def frame(self, was: Snapshot, now: Snapshot) -> dict[str, Any]:
        """Return the frame for a seat that had a snapshot before."""
        if was.version not in self._public:
            fields = changed_fields(was.public, now.public)
            self._public[was.version] = (fields, self._pack(fields))
        public, packed_public = self._public[was.version]
        own = changed_fields(was.own, now.own)
        return {
            "type": "step",
            "version": now.version,
            "was": was.version,
            "by": self._by,
            "changed": public | own if own else packed_public,
            "legal": now.may.packed,
            **self._tail,
        }
