"""A room in memory: its header, its game rebuilt from the actions, the browsers that look at it, and the frames they get."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from byzanz import Event, Game, Refused, Rules
from byzanz.fairness import METHOD, commitment_to
from byzanz.server import wire
from byzanz.server.client import Client
from byzanz.server.clocks import Clocks
from byzanz.server.header import Header
from byzanz.server.problems import Declined
from byzanz.server.sights import Sight, Sights, Step, encoded
from byzanz.server.writer import ActionRow

MOST_ANSWERS = 64
NO_AUTO = wire.Auto(pass_=False)
There = tuple[frozenset[int], int]
"""Who is connected to a room at another process: seats, and how many watch."""
NOBODY_ELSEWHERE: Mapping[str, Mapping[str, There]] = MappingProxyType({})


class Table:
    """One room. Whoever changes it holds its lock; what clients are sent is always what is on disk."""

    def __init__(
        self, header: Header, revision: int, elsewhere: Mapping[str, Mapping[str, There]] = NOBODY_ELSEWHERE
    ) -> None:
        self.header = header
        self.revision = revision
        self.lock = asyncio.Lock()
        self.game: Game | None = None
        self.clocks: Clocks | None = None
        self.by: list[str] = []
        self.clients: set[Client] = set()
        self._elsewhere = elsewhere
        self.is_stale = False
        self.is_driven = False
        self.dealing_since: float | None = None
        self.touched = time.monotonic()
        self.offline_since: dict[int, float] = {}
        self._final_from = 0
        self._frames: dict[tuple[int, str], int] = {}
        self._answers: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self._sights = Sights()

    @property
    def version(self) -> int:
        """How many actions the game has; 0 before the deal too."""
        return self.game.version if self.game else 0

    # The game

    def begin(self) -> None:
        """Deals the deck that the header holds."""
        header = self.header
        assert header.deck is not None
        rules = Rules(tie_break=header.options.tie_break, open_scores=header.options.open_scores)
        self.game = Game(header.players, deck=header.deck, first=header.first, rules=rules)
        if header.options.clock is not None:
            self.clocks = Clocks(header.options.clock, header.players)
            self.clocks.run(self.clocked())

    def judge(self, seat: int, action: str) -> tuple[Game, list[Event]]:
        """The game after an action, beside the present one; Declined with the rules' code if it isn't legal."""
        if self.game is None:
            raise Declined("not_dealt", 409, state=self.header.state)
        game = self.game.copy()
        try:
            return game, game.act(seat, action)
        except Refused as refused:
            raise Declined(refused.code, 409, **refused.facts) from None

    def check_version(self, version: int, action: str) -> None:
        """Refuses a turn action for an older table. Sales are judged against the present, and so is the end of the last sale."""
        assert self.game is not None
        if version == self.version or action.startswith("sell "):
            return
        if self.game.phase == "final" and version >= self._final_from:
            return
        raise Declined("stale", 409, version=self.version)

    def apply(self, row: ActionRow, game: Game) -> None:
        """Takes a stored action over: this is the present now."""
        if self.clocks is not None:
            self.clocks.charge(row.spent)
        was = self.game
        self.game = game
        self.by.append(row.by)
        if row.frame is not None:
            self._frames[row.seat, row.frame] = row.version
        if game.phase == "final" and was is not None and was.phase != "final":
            self._final_from = row.version
        if self.clocks is not None:
            self.clocks.run(self.clocked())
        self.touched = time.monotonic()

    def replay(self, rows: list[ActionRow]) -> list[tuple[ActionRow, list[Event]]]:
        """Takes stored actions over, in order, and says what each led to."""
        steps = []
        for row in rows:
            game, events = self.judge(row.seat, row.action)
            self.apply(row, game)
            steps.append((row, events))
        return steps

    def must_act(self) -> list[int]:
        """The seats that the game waits for."""
        return [] if self.game is None else list(self.game.waiting_for)

    def clocked(self) -> list[int]:
        """The seats whose time drains: people who must act and don't have a stand-in."""
        places = self.header.places
        return [seat for seat in self.must_act() if places[seat].kind == "person" and not places[seat].stand_in]

    # Standing orders

    def auction(self) -> str | None:
        """A name for the present auction, to which orders are bound; None between auctions."""
        game = self.game
        if game is None or game.phase != "bid":
            return None
        return f"{game.round}:{game.view(None).offer}"

    def auto(self, seat: int | None) -> wire.Auto:
        """The standing orders of a seat that hold now: those for an auction end with it."""
        if seat is None:
            return NO_AUTO
        place = self.header.places[seat]
        if (place.auto.skip or place.auto.bid) and place.auction != self.auction():
            return wire.Auto(pass_=place.auto.pass_)
        return place.auto

    # Answers that were given before

    def taken(self, seat: int, frame: str) -> int | None:
        """The version that an action with this frame id led to, if it has been stored."""
        return self._frames.get((seat, frame))

    def answered(self, seat: int, frame: str) -> bytes | None:
        """The first answer to a frame that comes again."""
        if (version := self.taken(seat, frame)) is not None:
            return encoded(wire.AnswerFrame(frame, version))
        return self._answers.get((seat, frame))

    def remember(self, seat: int, frame: str, answer: bytes) -> None:
        """Keeps an answer for the case that its frame comes again."""
        self._answers[seat, frame] = answer
        if len(self._answers) > MOST_ANSWERS * self.header.players:
            self._answers.popitem(last=False)

    # Frames

    def sight(self, seat: int | None) -> Sight:
        """What a seat sees now."""
        assert self.game is not None
        return self._sights.of(self.game, seat)

    def send_table(self, client: Client) -> None:
        """Sends the whole present."""
        sight = self.sight(client.seat)
        client.sight, client.auto = sight, self.auto(client.seat)
        frame = {
            "type": "table",
            "version": self.version,
            "view": sight.public | sight.own,
            "legal": sight.legal,
            "auto": client.auto,
            "clock": self.clocks.now() if self.clocks else None,
        }
        client.send(encoded(frame))

    def send_step(self, by: str, events: list[Event]) -> None:
        """Sends to everybody what an action has changed."""
        tail: dict[str, Any] = {"events": [event.to_dict() for event in events]}
        if self.clocks is not None:
            tail["clock"] = self.clocks.now()
        step = Step(by, tail)
        for client in self.clients:
            if (was := client.sight) is not None:
                client.sight = now = self.sight(client.seat)
                client.send(step.frame(client.seat, was, now))
                self.send_auto(client)

    def send_auto(self, client: Client) -> None:
        """Sends a seat its standing orders if they have changed or ended."""
        auto = self.auto(client.seat)
        if auto != client.auto:
            client.auto = auto
            client.send(encoded(wire.AutoFrame(auto)))

    def send_room(self) -> None:
        """Sends the room to those for whom it has changed."""
        for client in self.clients:
            frame = encoded(wire.RoomFrame(self.room_for(client.person)))
            if frame != client.room_frame:
                client.room_frame = frame
                client.send(frame)

    def send_phrase(self, seat: int, phrase: wire.Phrase) -> None:
        """Passes a quick phrase on to all who have not muted its seat."""
        frame = encoded(wire.SaidFrame(seat, phrase))
        for client in self.clients:
            if client.seat is None or seat not in self.header.places[client.seat].muted:
                client.send(frame)

    # The room as it is seen

    def here(self) -> set[int]:
        """The seats whose players are connected, to this process or another."""
        seats = {client.seat for client in self.clients if client.seat is not None}
        return seats.union(*(there for there, _watchers in self._at_others()))

    def is_here(self, seat: int) -> bool:
        """True if a seat's player is connected."""
        return any(client.seat == seat for client in self.clients) or seat in self.here()

    def _at_others(self) -> Iterable[There]:
        """Who is connected at other processes."""
        return self._elsewhere.get(self.header.room, {}).values()

    def room_for(self, person: int) -> wire.Room:
        """The room as one person sees it."""
        header = self.header
        here = self.here()
        you = header.seat_of(person)
        seats = [
            wire.RoomSeat(
                seat=seat,
                name=place.name,
                kind=place.kind,
                bot=place.bot,
                here=place.kind == "bot" or seat in here,
                you=seat == you,
                host=header.host in place.people,
                stand_in=place.stand_in is not None,
                rematch=place.rematch or (place.kind == "bot" and header.state == "over"),
                seed_given=place.seed is not None,
            )
            for seat, place in enumerate(header.places)
        ]
        return wire.Room(
            room=header.room,
            state="over" if header.state == "closed" else header.state,
            players=header.players,
            options=header.options,
            listed=header.listed,
            seats=seats,
            you=you,
            host=header.host == person,
            spectators=sum(client.seat is None for client in self.clients) + sum(told[1] for told in self._at_others()),
            commitment=commitment_to(header.secret),
            muted=[] if you is None else header.places[you].muted,
            rematch=header.rematch if you is not None else None,
        )

    def record_text(self) -> str:
        """The record of the finished game, with the deal's secret."""
        header = self.header
        if self.game is None or self.game.result is None:
            raise Declined("not_over", 409, state=header.state)
        deal = {
            "method": METHOD,
            "commitment": commitment_to(header.secret),
            "secret": header.secret,
            "seeds": [place.seed for place in header.places],
        }
        names = [place.name or place.bot or "" for place in header.places]
        bots = [place.bot for place in header.places]
        date = time.strftime("%Y-%m-%d", time.gmtime(header.created))
        return self.game.record(names, by=self.by, bots=bots, date=date, deal=deal).dumps()
