"""The connections to a table, on seats and as spectators, and the frames that wait to be sent to them."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from byzanz.fairness import commitment_to
from byzanz.table.play.snapshots import Snapshot
from byzanz.table.room.holders import Orders
from byzanz.table.room.stored import StoredRoom

NOBODY = 0
"""The person of a connection that nobody is known to hold."""
NO_SUCH_ROOM = 4404
NO_SPECTATORS = 4403
There = tuple[frozenset[int], int]
"""Who is connected to a room at another process: seats, and the number of spectators."""


class Viewer:
    """One connection to a table, and what it was sent last. A host adds the way to send."""

    def __init__(self, person: int, wanted: int | None = None) -> None:
        """`wanted` is the seat that the connection acts for, where its browser holds several."""
        self.person = person
        self.wanted = wanted
        self.seat: int | None = None
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

    def enter(self, viewer: Viewer, room: StoredRoom) -> None:
        """Add a connection."""
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

    def find_seats(self, room: StoredRoom) -> None:
        """Find the seat of each viewer again after the room has changed; one with another seat needs the whole table."""
        for viewer in self.viewers:
            viewer.seats = room.seats_of(viewer.person)
            seat = room.seat_of(viewer.person, viewer.wanted)
            if seat != viewer.seat:
                viewer.seat, viewer.snapshot = seat, None

    def forget(self, person: int) -> None:
        """Let the connections of a person who had themselves deleted be nobody's."""
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.person = NOBODY

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
        groups: dict[tuple[tuple[int, ...], int | None, bool], RoomGroup] = {}
        for viewer in self.viewers:
            person, you = viewer.person, room.seat_of(viewer.person, viewer.wanted)
            key = (room.seats_of(person), you, room.host == person)
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
        heard = [v for v in self.viewers if v.seat is None or seat not in room.seats[v.seat].muted]
        self.send({"type": "said", "seat": seat, "phrase": phrase}, heard)


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
                "kind": holder.kind,
                "bot": holder.bot,
                "here": holder.kind == "bot" or seat in here,
                "you": False,
                "local": False,
                "host": room.host in holder.people,
                "stand_in": holder.stand_in is not None,
                "rematch": holder.rematch or (holder.kind == "bot" and room.state == "over"),
                "seed_given": holder.seed is not None,
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

    def room_for(self, person: int, wanted: int | None = None) -> dict[str, Any]:
        """Return the room as one person sees it, from the seat that they act for."""
        room = self._room
        you = room.seat_of(person, wanted)
        seats = list(self._seats)
        for seat in room.seats_of(person):
            seats[seat] = seats[seat] | {"you": seat == you, "local": True}
        return {
            **self._shared,
            "seats": seats,
            "you": you,
            "host": room.host == person,
            **self._tail,
            "muted": [] if you is None else list(room.seats[you].muted),
            "rematch": room.rematch if you is not None else None,
        }
