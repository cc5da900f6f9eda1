"""The connections to a table, on seats and as spectators, and the frames that wait to be sent to them."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from byzanz.fairness import commitment_to
from byzanz.table.play.snapshots import Snapshot
from byzanz.table.room import rated, removed, series, takeover
from byzanz.table.room.holders import Orders
from byzanz.table.room.stored import StoredRoom

NOBODY = 0
"""The person of a connection that nobody is known to hold."""
NO_SUCH_ROOM = 4404
NO_SPECTATORS = 4403
REMOVED = 4410
Apart = tuple[bool, int | None, bool]
"""What is said to one person alone: whether the host has removed them, which seat they have asked for, whether in vain."""
There = tuple[frozenset[int], int]
"""Who is connected to a room at another process: seats, and the number of spectators."""


class Viewer:
    """One connection to a table, and what it was sent last. A host adds the way to send."""

    def __init__(self, person: int, wanted: int | None = None) -> None:
        """`wanted` is the seat that the connection acts for, where its browser holds several."""
        self.person = person
        self.wanted = wanted
        self.blocked: frozenset[int] = frozenset()
        """People whose phrases they don't want to read, at any table."""
        self.seat: int | None = None
        self.is_brief = False
        """Whether it asked for brief steps."""
        self.since = 0.0
        """When they came, or got the seat that they have."""
        self.seats: tuple[int, ...] = ()
        """All seats of the same browser: whoever sits there is here as well."""
        self.snapshot: Snapshot | None = None
        self.orders: Orders | None = None
        self.room: dict[str, Any] | None = None


class Sending(NamedTuple):
    """A frame and everybody who gets it; without a frame their connections are closed with that code."""

    frame: dict[str, Any]
    to: list[Viewer]
    close: int | None = None


class Audience:
    """The viewers of a table, here and at other processes."""

    def __init__(self) -> None:
        self.viewers: dict[Viewer, None] = {}  # in the order they came: a set's order would differ from run to run
        self.elsewhere: Mapping[str, There] = {}
        self.outbox: list[Sending] = []
        self.offline_since: dict[int, float] = {}
        self.is_count_stale = False
        """Spectators have come or gone: the host has the room sent soon, once for many of them."""

    def enter(self, viewer: Viewer, room: StoredRoom, now: float) -> None:
        """Add a connection."""
        viewer.since = now
        viewer.seat, viewer.seats = room.seat_of(viewer.person, viewer.wanted), room.seats_of(viewer.person)
        self.viewers[viewer] = None
        for seat in viewer.seats:
            self.offline_since.pop(seat, None)

    def leave(self, viewer: Viewer, now: float) -> None:
        """Remove a connection that has ended."""
        self.viewers.pop(viewer, None)
        for seat in viewer.seats:
            if not self.is_here(seat):
                self.offline_since[seat] = now

    def find_seats(self, room: StoredRoom, now: float) -> None:
        """Find the seat of each viewer again after the room has changed; one with another seat needs the whole table."""
        for viewer in self.viewers:
            viewer.seats = room.seats_of(viewer.person)
            seat = room.seat_of(viewer.person, viewer.wanted)
            if seat != viewer.seat:
                viewer.seat, viewer.snapshot, viewer.since = seat, None, now

    def here(self) -> set[int]:
        """Return the seats whose players are connected, to this process or another."""
        seats = {seat for viewer in self.viewers for seat in viewer.seats}
        return seats.union(*(seats_there for seats_there, _spectators in self.elsewhere.values()))

    def is_here(self, seat: int) -> bool:
        """Return whether a seat's player is connected."""
        return any(seat in viewer.seats for viewer in self.viewers) or seat in self.here()

    def spectators_here(self) -> int:
        """Return the number of spectators at this process."""
        return sum(viewer.seat is None for viewer in self.viewers)

    def spectators(self) -> int:
        """Return the number of spectators."""
        return self.spectators_here() + sum(spectators for _seats, spectators in self.elsewhere.values())

    def send(self, frame: dict[str, Any], to: list[Viewer]) -> None:
        """Queue a frame for some viewers; more may be added to the list until it is sent."""
        self.outbox.append(Sending(frame, to))

    def close(self, viewers: Iterable[Viewer], code: int) -> None:
        """Queue the end of some connections."""
        if ended := list(viewers):
            self.outbox.append(Sending({}, ended, code))

    def send_room(self, room: StoredRoom) -> None:
        """Queue the room for those to whom it looks different now, one frame for all to whom it looks the same."""
        self.is_count_stale = False
        described = RoomFrames(room, self)
        groups: dict[tuple[tuple[int, ...], int | None, bool, Apart], RoomGroup] = {}
        for viewer in self.viewers:
            person, you = viewer.person, room.seat_of(viewer.person, viewer.wanted)
            key = (room.seats_of(person), you, room.is_host(person), described.apart(person))
            group = groups.get(key)
            if group is None:
                group = groups[key] = RoomGroup(described.room_for(person, viewer.wanted))
            if group.is_news_to(viewer):
                viewer.room = group.shown
                if not group.viewers:
                    self.send({"type": "room", "room": group.shown}, group.viewers)
                group.viewers.append(viewer)

    def send_room_to(self, room: StoredRoom, newcomer: Viewer) -> None:
        """Queue the room for a spectator who has come; how many they are now reaches the others a little later."""
        newcomer.room = RoomFrames(room, self).room_for(newcomer.person, newcomer.wanted)
        self.send({"type": "room", "room": newcomer.room}, [newcomer])
        self.is_count_stale = True

    def send_phrase(self, room: StoredRoom, seat: int, phrase: str) -> None:
        """Queue a quick phrase for all who have not muted its seat."""
        heard = [viewer for viewer in self.viewers if _hears(viewer, room, seat)]
        self.send({"type": "said", "seat": seat, "phrase": phrase}, heard)

    def send_nudge(self, room: StoredRoom, seat: int, other: int) -> None:
        """Queue a nudge for all who have not muted its seat."""
        heard = [viewer for viewer in self.viewers if _hears(viewer, room, seat)]
        self.send({"type": "nudged", "seat": seat, "to": other}, heard)


def _hears(viewer: Viewer, room: StoredRoom, seat: int) -> bool:
    """Return whether somebody wants to read what a seat says."""
    is_muted = viewer.seat is not None and seat in room.seats[viewer.seat].muted
    return not is_muted and viewer.blocked.isdisjoint(room.seats[seat].people)


def closing_code(room: StoredRoom, person: int) -> int:
    """Return the code with which somebody is sent away who may not look."""
    return REMOVED if removed.is_removed(room, person) else NO_SPECTATORS


class RoomGroup:
    """Viewers to whom a room looks the same."""

    def __init__(self, shown: dict[str, Any]) -> None:
        self.shown = shown
        self.viewers: list[Viewer] = []
        self._was: dict[str, Any] | None = None
        self._is_news = True

    def is_news_to(self, viewer: Viewer) -> bool:
        """Return whether a viewer was sent something else before; spectators were mostly sent the very same."""
        if viewer.room is None or viewer.room is not self._was:
            self._was, self._is_news = viewer.room, viewer.room != self.shown
        return self._is_news


class RoomFrames:
    """The room as each person sees it; most of it is the same for all."""

    def __init__(self, room: StoredRoom, audience: Audience) -> None:
        self._room = room
        here = audience.here()
        self._seats = [
            {
                "seat": seat,
                "name": holder.name,
                "face": holder.face,
                "kind": holder.kind,
                "bot": holder.bot,
                "here": holder.kind == "bot" or seat in here,
                "you": False,
                "local": False,
                "host": room.host in holder.people,
                "stand_in": holder.stand_in is not None,
                "rematch": holder.rematch or (holder.kind == "bot" and room.state == "over"),
                "seed_given": holder.seed is not None,
                "since": None if holder.joined is None else holder.joined.version,
                "idle": holder.idle_at,
                "free": room.state == "playing" and room.options.take_over != "off" and takeover.is_free(holder),
            }
            for seat, holder in enumerate(room.seats)
        ]
        self._shared = {
            "room": room.room,
            "state": "over" if room.state == "closed" else room.state,
            "players": room.players,
            "options": room.options.to_dict(),
            "listed": room.listed,
            "played_on": room.played_on,
        }
        self._tail = {"spectators": audience.spectators(), "commitment": commitment_to(room.secret)}
        self._series = series.shown(room)
        self._unrated = rated.obstacles(room) if room.options.rated else []

    def apart(self, person: int) -> Apart:
        """Return what is said to one person alone."""
        ask = next((ask for ask in self._room.asks if ask.person == person), None)
        is_removed = removed.is_removed(self._room, person)
        return is_removed, None if ask is None else ask.seat, ask is not None and ask.is_declined

    def room_for(self, person: int, wanted: int | None = None) -> dict[str, Any]:
        """Return the room as one person sees it, from the seat that they act for."""
        room = self._room
        you = room.seat_of(person, wanted)
        is_host = room.is_host(person)
        is_removed, asked, is_declined = self.apart(person)
        seats = list(self._seats)
        for seat in room.seats_of(person):
            seats[seat] = seats[seat] | {"you": seat == you, "local": True}
        return {
            **self._shared,
            "seats": seats,
            "you": you,
            "host": is_host,
            **self._tail,
            "muted": [] if you is None else list(room.seats[you].muted),
            "rematch": room.rematch if you is not None or room.options.spectators else None,
            "series": self._series,
            "removed": is_removed,
            "asked": asked,
            "declined": is_declined,
            "asks": self._asks() if is_host else [],
            "away": self._sent_away() if is_host else [],
            "unrated": self._unrated,
        }

    def _asks(self) -> list[dict[str, Any]]:
        room = self._room
        return [
            {"id": removed.removed_id(room, ask.person), "name": ask.name, "seat": ask.seat}
            for ask in room.asks
            if not ask.is_declined
        ]

    def _sent_away(self) -> list[dict[str, Any]]:
        room = self._room
        return [{"id": removed.removed_id(room, one.person), "name": one.name} for one in room.removed]
