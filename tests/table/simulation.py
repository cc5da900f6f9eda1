"""Whole tables in virtual time, and the laws that hold whatever is lost, repeated, late or killed.

`python -m tests.table.simulation 17` runs the table of seed 17 again; `python measure/torture.py --tables 1000` many.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from byzanz import Game, Refused
from byzanz.table.play.audience import Viewer
from byzanz.table.play.legal import legal_summary
from byzanz.table.play.table import Edit, Table
from byzanz.table.room import lobby, rematch
from byzanz.table.room.options import Clock, Options
from byzanz.table.room.stored import StoredRoom, new_room
from tests.table.people import Client, Link
from tests.table.virtual import Host, World

ROOM = "room"
HOURS = 3600.0
SLOWEST_COMMIT = 17.0
"""Seconds from an action that was validated until its host has heard that it is stored."""
NOT_IN_A_FRAME = ("deck", "secret", "people", "seed", "seeds", "auction")


class Simulation:
    """One table from its lobby to its rematch."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.world = world = World(seed)
        rng = world.rng
        self.players = rng.randint(3, 6)
        self.persons = rng.randint(1, self.players)
        self.digest = hashlib.sha256()
        self.truth: dict[str, list[Game]] = {}
        self.events: dict[tuple[str, int], list[dict[str, Any]]] = {}
        self.expected = cache(self._expected)
        self.least_left: dict[tuple[str, int], list[int]] = {}
        self.secret = f"{rng.getrandbits(256):064x}"
        clock = rng.choice([None, Clock("live", 5, 5), Clock("live", 10, 60), Clock("live", 60, 600)])
        open_scores = rng.random() < 0.2
        options = Options(False, open_scores, rng.choice(("all-cards", "goods-only")), True, clock)
        room = new_room(ROOM, self.secret, self.players, 1, "Person 1", options, listed=False, at=world.now().wall)
        world.storage.make(room)
        for number in range(rng.choice((1, 1, 2))):
            host = Host(world, self.observe)
            host.drives = number == 0 or rng.random() < 0.5
            host.open(ROOM)
            self._crash_later(host)
            self._sleep_later(host)
        self.clients: list[Client] = []
        self.gone: set[int] = set()
        for host in world.hosts:
            host.on_crash.append(lambda host=host: self._cut_off(host))  # type: ignore[misc]
        world.after(1.0, self._watch)

    def _crash_later(self, host: Host) -> None:
        def crash() -> None:
            if not self.world.is_calm:
                self._check_memory(host)
                host.crash()
                self._crash_later(host)

        self.world.after(self.world.rng.expovariate(1 / 90), crash)

    def _sleep_later(self, host: Host) -> None:
        """Now and then a host forgets its tables, as if nobody looked at them, and reads them again when somebody does."""

        def sleep() -> None:
            if self.world.is_calm:
                return
            if host.is_up:
                self._check_memory(host)
                host.sleep_a_while()
            self._sleep_later(host)

        self.world.after(self.world.rng.expovariate(1 / 90), sleep)

    def _cut_off(self, host: Host) -> None:
        for client in self.clients:
            if client.link is not None and client.link.host is host:
                client.link = None

    def _watch(self) -> None:
        """A spectator, who comes again after each crash."""
        host = self.world.hosts[0]
        if host.is_up:
            hosted = host.open(ROOM)
            if all(viewer.person for viewer in hosted.table.audience.viewers):
                hosted.table.enter(Link(0, host, None), self.world.now())
                host.flush(hosted)
        self.world.after(10.0, self._watch)

    # The course of a table

    def run(self) -> "Simulation":
        world = self.world
        for person in range(1, self.persons + 1):
            if person > 1:
                self.insist(Edit(lambda room, person=person: lobby.join(room, person, f"Person {person}", None)))  # type: ignore[misc]
            self.clients.append(Client(world, person, ROOM))
            if (self.persons > 1 or self.stored().options.clock) and world.rng.random() < 0.15:
                world.after(world.rng.uniform(5, 300), self.clients[-1].vanish)
        self.insist(Edit(self._start))
        assert world.run(lambda: self.stored().state == "over", 12 * HOURS), self.waits()
        world.is_calm = True
        self._rematch()
        assert world.run(lambda: all(client.open_frame is None for client in self.clients), HOURS), "no answer"
        self.check_end()
        return self

    def _start(self, room: StoredRoom) -> StoredRoom:
        return room if room.state != "lobby" else lobby.start(room, 1, "gentle")

    def insist(self, edit: Edit) -> None:
        """Make a call again and again until it is answered."""
        outcomes: list[Any] = []

        def attempt() -> None:
            up = [host for host in self.world.hosts if host.is_up]
            if outcomes:
                return
            if up:
                submit(self.world.rng.choice(up), edit, done)
            self.world.after(10.0, attempt)

        def done(outcome: Any) -> None:
            assert not isinstance(outcome, Refused), outcome
            if not isinstance(outcome, Exception):
                outcomes.append(outcome)

        attempt()
        assert self.world.run(lambda: bool(outcomes), HOURS), "a call is never answered"

    def _rematch(self) -> None:
        """Who has not gone says yes, some twice, on any host, at the same moment; some take it back before, some insist."""
        self.world.is_calm = False
        rng = self.world.rng
        gone = {client.person for client in self.clients if client.has_vanished and rng.random() < 0.7}
        if len(gone) == self.persons:
            gone.pop()
        self.gone = gone
        stays = [person for person in range(1, self.persons + 1) if person not in gone]
        answers: list[int] = []
        for person in stays:
            for _press in range(rng.randint(1, 3)):
                self._press_rematch(person, answers)
        assert self.world.run(lambda: len(set(answers)) == len(stays), HOURS), "a rematch is never answered"
        self.world.is_calm = True
        assert self.world.run(lambda: not any(self._busy(host) for host in self.world.hosts), HOURS)

    def _busy(self, host: Host) -> bool:
        return not host.is_up or any(hosted.is_busy for hosted in host.tables.values())

    def _press_rematch(self, person: int, answers: list[int]) -> None:
        rng = self.world.rng

        def attempt() -> None:
            up = [host for host in self.world.hosts if host.is_up]
            next_room, secret = f"next{rng.getrandbits(48):012x}", f"{rng.getrandbits(256):064x}"

            def make(room: StoredRoom) -> StoredRoom | None:
                is_named = room.rematch == next_room
                return rematch.rematch_of(room, secret, self.world.now().wall) if is_named else None

            if person not in answers:
                if up:
                    submit(rng.choice(up), Edit(self._rematch_verb(person, next_room), make), done)
                self.world.after(rng.uniform(1, 10), attempt)

        def done(outcome: Any) -> None:
            # A host that hasn't heard of the end yet says `not_over`; what has begun can't be taken back.
            allowed = ("not_over", "rematch_begun")
            assert not isinstance(outcome, Refused) or outcome.code in allowed, outcome
            if not isinstance(outcome, Exception):
                answers.append(person)

        self.world.after(rng.uniform(0, 0.02), attempt)

    def _rematch_verb(self, person: int, next_room: str) -> Callable[[StoredRoom], StoredRoom]:
        """A yes, mostly; a yes that is taken back and given again; a start without those who are gone."""
        chance = self.world.rng.random()
        here = {seat for seat in range(self.persons) if seat + 1 not in self.gone}

        def verb(room: StoredRoom) -> StoredRoom:
            if chance < 0.2:
                room = rematch.cancel_rematch(room, person)
            room = rematch.agree_to_rematch(room, person, next_room)
            try:
                return rematch.start_rematch(room, person, next_room, here, "gentle") if self.gone else room
            except Refused:  # somebody who is there hasn't answered yet
                return room

        return verb

    # The laws

    def stored(self) -> StoredRoom:
        return self.world.storage.room(ROOM)

    def waits(self) -> str:
        games = self.games(ROOM)
        return f"a table stands still: {self.stored().state}, {len(games)} versions, waits for {games[-1].waiting_for}"

    def games(self, room: str) -> list[Game]:
        """The game after each stored row, as the rules alone say."""
        stored, rows = self.world.storage.room(room), self.world.storage.rows[room]
        if stored.deck is None:
            return []
        games = self.truth.setdefault(room, [])
        if not games:
            games.append(Game(stored.players, deck=stored.deck, first=stored.first, rules=stored.options.rules))
        while len(games) in rows:
            game = games[-1].copy()
            row = rows[len(games)]
            self.events[room, len(games)] = [event.to_dict() for event in game.act(row.seat, row.action)]
            games.append(game)
        return games

    def _expected(self, room: str, version: int, seat: int | None) -> tuple[dict[str, Any], dict[str, Any]]:
        view = self.games(room)[version].view(seat)
        return view.to_dict(events=False), legal_summary(view)

    def observe(self, host: Host, table: Table, frame: Any, viewers: list[Viewer]) -> None:
        """Judge everything that leaves a host, at the moment it does."""
        for viewer in viewers:
            assert isinstance(viewer, Link)
            self.world.counts["frames out"] += 1
            assert isinstance(frame, dict), "nobody is sent away here"
            heard = (self.world.seconds, viewer.person, frame["type"], frame.get("version"), frame.get("id"))
            self.digest.update(repr(heard).encode())
            match frame["type"]:
                case "table" | "step":
                    self._check_view(table, frame, viewer)
                case "room":
                    self._check_room(table, frame["room"], viewer)
                case "auto":
                    assert viewer.client is not None
                    assert frame["auto"]["bid"] in (None, *viewer.client.bid_orders), "somebody else's orders"
                case "answer":
                    assert frame.get("version", 0) <= len(self.world.storage.rows[table.room.room])
            if viewer.client is not None:
                viewer.client.deliver(frame, viewer)

    def _check_view(self, table: Table, frame: dict[str, Any], viewer: Link) -> None:
        """Nothing is sent that isn't stored, and nothing that the rules don't let the seat know."""
        version, room = frame["version"], table.room.room
        assert version < len(self.games(room)), "sent before it was stored"
        assert viewer.seat == self.world.storage.room(room).seat_of(viewer.person)
        if frame.get("clock") is not None:
            self._check_clock(table, version, frame["clock"])
        expected, legal = self.expected(room, version, viewer.seat)
        if frame["type"] == "table":
            viewer.kept = dict(frame["view"])
        else:
            assert frame["was"] == viewer.kept["version"], "a version is missing"
            viewer.kept.update(frame["changed"])
            assert frame["events"] == self.events[room, version]  # all that happens after the deal is open to all
        kept = {name: list(value) if type(value) is tuple else value for name, value in viewer.kept.items()}
        assert kept == expected, "a frame isn't what the seat may know"
        assert frame["legal"] == legal

    def _check_clock(self, table: Table, version: int, clock: dict[str, list[int]]) -> None:
        """Nobody's time grows but by what the clock grants for a turn: not by a crash, a sleep, or at another host.

        Within a version commits take what they take.
        """
        room, left, granted = table.room.room, clock["left"], table.room.options.clock
        assert granted is not None
        if (room, version) not in self.least_left:
            before = max((known for at, known in self.least_left if at == room and known < version), default=None)
            if before is not None:
                for seat, milliseconds in enumerate(left):
                    turns = version - before - (0 if seat in self.games(room)[version].waiting_for else 1)
                    most = min(granted.reserve, self.least_left[room, before][seat] / 1000 + turns * granted.move)
                    assert milliseconds <= (most + SLOWEST_COMMIT) * 1000, "a clock gives what it doesn't grant"
                self.world.counts["grants compared"] += 1
            self.least_left[room, version] = list(left)
        least = self.least_left[room, version]
        for seat, milliseconds in enumerate(left):
            assert milliseconds <= min(least[seat] + SLOWEST_COMMIT * 1000, granted.reserve * 1000), "a clock forgets"
            least[seat] = min(least[seat], milliseconds)
        self.world.counts["clocks compared"] += 1

    def _check_room(self, table: Table, shown: dict[str, Any], viewer: Link) -> None:
        text = json.dumps(shown)
        assert self.secret not in text
        assert not any(f'"{key}"' in text for key in NOT_IN_A_FRAME)
        _text, revision = self.world.storage.rooms[table.room.room]
        assert table.revision <= revision, "a room was sent before it was stored"

    def _check_memory(self, host: Host) -> None:
        """What a host has in memory, if it is sure of it, is what anybody rebuilds from the stored rows."""
        for room, hosted in host.tables.items():
            table, stored = hosted.table, self.world.storage.load(room)
            assert stored is not None
            if hosted.is_busy or table.is_in_doubt or (table.revision, table.version) != _position(stored):
                continue
            self.world.counts["memories compared"] += 1
            again = Table(stored, table.pace, self.world.now())
            assert (again.room, again.by) == (table.room, table.by)
            assert again.answers._accepted == table.answers._accepted
            assert (again.clocks and again.clocks.left) == (table.clocks and table.clocks.left), "time is forgotten"

    def check_end(self) -> None:
        """The whole story of a table, from the storage alone."""
        storage, stored = self.world.storage, self.stored()
        rows = [row for _version, row in sorted(storage.rows[ROOM].items())]
        assert [row.version for row in rows] == list(range(1, len(rows) + 1)), "versions have a gap"
        game = self.games(ROOM)[-1]
        assert game.result is not None
        assert (stored.points, stored.winners) == (game.result.points, game.result.winners)
        frames = [(row.seat, row.frame) for row in rows if row.frame is not None]
        assert len(frames) == len(set(frames)), "a frame was done twice"
        by_frame = {row.frame: row for row in rows}
        for client in self.clients:
            for frame, (version, action) in client.acknowledged.items():
                row = by_frame.get(frame)
                assert row is not None, "an acknowledged action is lost"
                assert row.version == version
                assert action in ("", row.action)
            for frame, code in client.refused.items():
                assert frame not in by_frame, f"a frame was refused as {code} and done"
        assert set(storage.rooms) == {ROOM, stored.rematch}, "a rematch is one room"
        assert stored.rematch is not None
        willing = {one for holder in stored.seats if holder.rematch for one in holder.people}
        playing = {one for holder in storage.room(stored.rematch).seats for one in holder.people}
        assert willing == playing == set(range(1, self.persons + 1)) - self.gone, "who said yes plays, and nobody else"
        self.world.counts["actions"] += len(rows)
        self.world.counts["tables"] += 1


def submit(host: Host, edit: Edit, done: Callable[[Any], None]) -> None:
    """Hand a change to a host, and hear what became of it."""
    host.spawn(host.submit(host.open(ROOM), edit), done)


def _position(stored: Any) -> tuple[int, int]:
    return stored.revision, stored.rows[-1].version if stored.rows else 0


def simulate(seed: int) -> Simulation:
    """Run one table; a failure says how to see it again."""
    try:
        return Simulation(seed).run()
    except BaseException as error:
        error.add_note(f"seed {seed}: run it again with `python -m tests.table.simulation {seed}`")
        raise


if __name__ == "__main__":
    for number in sys.argv[1:]:
        finished = simulate(int(number))
        print(f"seed {number}: {dict(finished.world.counts)} {finished.digest.hexdigest()[:16]}")
