"""What each seat sees of a game, made once a version, and the frames that tell what has changed of it."""

from typing import Any, NamedTuple

import msgspec

from byzanz import Game
from byzanz.server.legal import legal_orders, legal_summary

OWN_FIELDS = ("seat", "hand", "profit", "points")
encoded = msgspec.json.Encoder().encode
"""A frame, or a part of one, as it travels."""


class Sight(NamedTuple):
    """What a seat saw at a version: the fields of the view that all share, its own, and its legal."""

    version: int
    public: dict[str, Any]
    own: dict[str, Any]
    legal: dict[str, Any]
    legal_text: bytes


class Sights:
    """The newest sight of each seat. All but four fields are the same for everybody and made once for all."""

    def __init__(self) -> None:
        self._made: dict[int | None, Sight] = {}

    def of(self, game: Game, seat: int | None) -> Sight:
        """What a seat, or a spectator, sees of the game now."""
        made = self._made.get(seat)
        if made is None or made.version != game.version:
            made = self._made[seat] = self._spectators(game) if seat is None else self._players(game, seat, made)
        return made

    @staticmethod
    def _spectators(game: Game) -> Sight:
        public = game.view(None).to_dict(events=False)
        return Sight(game.version, public, {name: public.pop(name) for name in OWN_FIELDS}, {}, b"{}")

    def _players(self, game: Game, seat: int, was: Sight | None) -> Sight:
        all_see = self.of(game, None)
        points = list(all_see.own["points"])
        points[seat] = game.points[seat]
        own = {"seat": seat, "hand": game.hand(seat), "profit": game.profit(seat), "points": points}
        if was is not None and was.own == own:
            own = was.own
        if was is None or was.own["hand"] != own["hand"] or _is_asked(all_see.public, seat) or game.phase == "over":
            legal = legal_summary(game.view(seat))
        elif _is_asked(was.public, seat) or _has_orders(was.public, seat) or _has_orders(all_see.public, seat):
            # A seat that isn't asked can sell and give orders, and sales depend on the hand alone: most seats of most steps.
            legal = {name: was.legal[name] for name in ("sell", "sales") if name in was.legal}
            if _has_orders(all_see.public, seat):
                legal["orders"] = legal_orders(game.view(seat))
        else:
            return Sight(game.version, all_see.public, own, was.legal, was.legal_text)
        return Sight(game.version, all_see.public, own, legal, encoded(legal))


def _is_asked(public: dict[str, Any], seat: int) -> bool:
    """True if the game waits for a seat."""
    return public["turn"] == seat or (public["phase"] == "final" and not public["done"][seat])


def _has_orders(public: dict[str, Any], seat: int) -> bool:
    """True if a seat can give standing orders: it is in the auction."""
    return seat in public["bidders"]


def differing(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """The fields that have another value now."""
    return {} if was is now else {name: value for name, value in now.items() if value != was[name]}


class Step:
    """The frames of one action: for each seat what has changed since it was last told."""

    def __init__(self, by: str, tail: dict[str, Any]) -> None:
        self._by = by.encode()
        self._tail = encoded(tail)[1:]
        self._public: dict[int, bytes] = {}
        self._made: dict[tuple[int | None, int], bytes] = {}

    def frame(self, seat: int | None, was: Sight, now: Sight) -> bytes:
        """The frame for a seat that saw something before."""
        frame = self._made.get((seat, was.version))
        if frame is None:
            frame = self._made[seat, was.version] = self._frame(was, now)
        return frame

    def _frame(self, was: Sight, now: Sight) -> bytes:
        public = self._public.get(was.version)
        if public is None:
            public = self._public[was.version] = encoded(differing(was.public, now.public))[1:-1]
        own = encoded(differing(was.own, now.own))[1:-1]
        return b'{"type":"step","version":%d,"was":%d,"by":"%b","changed":{%b%b%b},"legal":%b,%b' % (
            now.version,
            was.version,
            self._by,
            public,
            b"," if public and own else b"",
            own,
            now.legal_text,
            self._tail,
        )
