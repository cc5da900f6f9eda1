"""`byzanz play --plain --server`: a seat at a server's table as a conversation in lines, with people who play anywhere.

What happens is said as it happens. A line that is typed meanwhile is read by a thread, so nobody waits for it.
"""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import TextIO

from byzanz import Refused
from byzanz.locales import Texts
from byzanz.table.lists import PHRASES
from byzanz.tui.company import free_seats, idle_seat, nudge_sentence, offers, to_nudge
from byzanz.tui.conversation import QUIT, Conversation, as_line, first_examples, legal_from
from byzanz.tui.hints import advice
from byzanz.tui.lobby import holder_line, lobby_state
from byzanz.tui.menus import can_talk, rematch_keys, rematch_state
from byzanz.tui.plain import STOPPED
from byzanz.tui.server import ServerLink
from byzanz.tui.words import Words, clock_time, seat_names

_CAUGHT_UP = 12
"""From this many events on a running game is described, not told from its beginning."""
_Answer = Callable[[], Awaitable[list[str]]]


class PlainSeat:
    """A seat, or a spectator's place, at a server's table."""

    def __init__(self, link: ServerLink, texts: Texts, out: TextIO, *, is_patient: bool = False) -> None:
        """`is_patient`: lines come from a pipe, so each waits until the table asks for something."""
        self._link = link
        self._is_patient = is_patient
        self._texts = texts
        self._talk = Conversation(link.client, Words(texts, [], None), out)
        self._lobby: list[str] = []
        self._noted = self._phrases = self._nudged = 0
        self._offered: list[str] = []
        self._prompted: tuple[int, str] | None = None
        self._was_lost = False
        self._is_over = self._is_told = False
        self._answers: dict[str, _Answer] = {
            "legal": self._legal,
            "hint": self._hint,
            "who": self._who,
            "clock": self._clock,
            "start": self._start,
            "back": self._back,
            "say": self._phrases_to_say,
            "rematch": self._rematch,
            "bots": self._rematch_with_bots,
            "nudge": self._nudge,
            "stand-in": self._stand_in,
            "join": self._join,
        }

    async def run(self, lines: Iterator[str]) -> int:
        """Sit down, and play until the reader leaves or the table is closed for good."""
        await self._link.open()
        typed = _typed(lines)
        reading = asyncio.create_task(typed.get())
        try:
            while self._link.has_ended is None:
                self._tell()
                waiting = asyncio.create_task(self._link.wait())
                both = {reading, waiting} if self._is_listening() else {waiting}
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if reading in both and reading.done():
                    line = reading.result()
                    if line is None or as_line(line, self._texts).lower() in QUIT:
                        self._talk.say(self._texts("terminal-left"))
                        return 0 if line is not None or self._is_over else STOPPED
                    await self._answer(as_line(line, self._texts))
                    reading = asyncio.create_task(typed.get())
            self._talk.say(self._texts.refusal(self._link.has_ended, {}))
            return STOPPED
        finally:
            reading.cancel()
            await self._link.close()

    def _is_listening(self) -> bool:
        """Return whether a line can be answered now: the table must be known, and a pipe waits until it is asked."""
        client = self._link.client
        if client.room is None or (client.view is None and client.room["state"] != "lobby"):
            return False
        return not self._is_patient or client.view is None or client.is_over or client.must_act

    # What happens

    def _tell(self) -> None:
        """Say what is new at the table, in the order in which it happened as far as that is known."""
        client, room = self._link.client, self._link.client.room
        if self._link.is_lost != self._was_lost:
            self._was_lost = self._link.is_lost
            self._talk.say(self._texts("terminal-lost" if self._was_lost else "terminal-connected"))
        if room is None:
            return
        words = Words(self._texts, seat_names(room["seats"], self._texts), client.me)
        if client is not self._talk.client:  # the next game
            self._talk.begin_again(client, words)
            self._noted = self._phrases = self._nudged = 0
            self._offered = []
            self._prompted, self._lobby = None, []
            self._is_over = self._is_told = False
        self._talk.words = words
        if client.view is None:
            self._tell_lobby()
            return
        if client.has_log:
            self._tell_events()
        elif not client.is_log_late:
            return  # what happened before comes first
        self._tell_people()
        if client.is_over:
            self._tell_end()
        else:
            self._tell_prompt()

    def _tell_lobby(self) -> None:
        lines = self._who_sits()
        if lines != self._lobby:
            self._lobby = lines
            self._talk.say(*lines)

    def _who_sits(self) -> list[str]:
        room, words = self._link.client.room, self._talk.words
        assert room is not None
        listed = words.listed([holder_line(seat, words) for seat in room["seats"]])
        said = [self._texts("terminal-lobby", room=room["room"]), self._texts("terminal-who", names=listed)]
        if room["state"] == "lobby" and room["host"]:
            return [*said, self._texts("terminal-lobby-start")]
        return [*said, f"{lobby_state(room, self._texts).rstrip('.')}."]

    def _tell_events(self) -> None:
        """Say what happened; whoever comes into a running game hears how it stands, and can ask for the log."""
        is_long = len(self._link.client.events) > _CAUGHT_UP
        if not self._is_told and is_long and not self._link.client.is_over:
            self._talk.skip()
            self._talk.say(*self._talk.commands["look"]()[:-1])
        self._is_told = True
        self._talk.tell()

    def _tell_people(self) -> None:
        """Say who has come back or has a stand-in now, and the phrases."""
        client, words = self._link.client, self._talk.words
        for _, seat, key in client.notes[self._noted :]:
            self._talk.say(f"{self._texts(key, **self._whose(seat)).rstrip('.')}.")
        for nudge in client.nudges[self._nudged :]:
            self._talk.say(nudge_sentence(nudge, words))
        offered = offers(client, words)
        if offered != self._offered:
            self._talk.say(*offered)
        self._nudged, self._offered = len(client.nudges), offered
        for _, seat, phrase in client.said[self._phrases :]:
            text = self._texts(f"phrase-{phrase}")
            self._talk.say(self._texts("talk-said", text=text, you="no", name=words.names[seat]))
        self._noted, self._phrases = len(client.notes), len(client.said)

    def _whose(self, seat: int) -> dict[str, str]:
        words = self._talk.words
        return {"you": "yes" if seat == words.me else "no", "name": words.names[seat]}

    def _tell_end(self) -> None:
        room, words = self._link.client.room, self._talk.words
        assert room is not None
        if not self._is_over:
            self._is_over = True
            self._talk.result()
            self._talk.say(self._texts("terminal-after"))
        state = rematch_state(room, words)
        if state and self._prompted != (0, state):
            self._prompted = (0, state)
            self._talk.say(state)

    def _tell_prompt(self) -> None:
        """Say what is asked, once for each moment of the table."""
        client = self._link.client
        if client.has_stand_in:
            prompt = f"{self._texts('stand-in-you')} {self._texts('terminal-back-typed')}"
        else:
            prompt = self._talk.prompt()
        moment = (client.version if client.must_act else -1, prompt)
        if moment == self._prompted:
            return
        self._prompted = moment
        left = client.seconds_left(client.me) if client.must_act and client.me is not None else None
        if left is not None:
            prompt = f"{prompt} {self._texts('terminal-time-left', time=clock_time(left, self._texts))}"
        self._talk.say(prompt)

    # What is typed

    async def _answer(self, typed: str) -> None:
        if not typed:
            return
        command, _, rest = typed.partition(" ")
        try:
            if typed.lower() in self._talk.commands:
                self._talk.say(*self._talk.commands[typed.lower()](), *self._own_commands(typed))
            elif command.lower() == "say" and rest:
                await self._say_phrase(rest)
            elif typed.lower() in self._answers:
                self._talk.say(*await self._answers[typed.lower()]())
            elif self._link.client.view is None:
                self._talk.say(*self._who_sits(), *self._own_commands("?"))
            else:
                await self._link.act(self._talk.action(typed))
        except Refused as refused:
            self._talk.say(self._texts.refusal(refused.code, refused.facts), *self._right())

    def _own_commands(self, typed: str) -> list[str]:
        return [self._texts("terminal-server-commands")] if typed.lower() in ("?", "help") else []

    def _right(self) -> list[str]:
        """Say what could be typed instead, where there is something to do."""
        client = self._link.client
        if client.view is None or not client.legal:
            return []
        lines = legal_from(client.legal, self._talk.words)
        return [self._texts("terminal-right", examples=first_examples(lines))] if lines else []

    async def _legal(self) -> list[str]:
        client = self._link.client
        lines = [] if client.view is None else legal_from(client.legal, self._talk.words)
        more = [self._texts("terminal-other-bids")] if "bid" in client.legal else []
        return [*lines, *more] or [self._texts("terminal-nothing-legal")]

    async def _hint(self) -> list[str]:
        client = self._link.client
        if client.view is None or client.me is None:
            raise Refused("not_seated")
        version = client.version
        found = await self._link.hint(None)
        if client.version != version or client.view is None:
            raise Refused("stale", version=client.version)
        return [advice(found, client.view, self._talk.words, 3)]

    async def _who(self) -> list[str]:
        return self._who_sits() if self._link.client.view is None else self._talk.commands["look"]()

    async def _clock(self) -> list[str]:
        client, names = self._link.client, self._talk.words.names
        if client.clock is None:
            return [self._texts("terminal-no-clock")]
        left = [(name, client.seconds_left(seat) or 0) for seat, name in enumerate(names)]
        return [
            self._texts("terminal-clock", name=name, time=clock_time(seconds, self._texts)) for name, seconds in left
        ]

    async def _start(self) -> list[str]:
        await self._link.start()
        return []

    async def _back(self) -> list[str]:
        await self._link.ask("back")
        return []

    async def _nudge(self) -> list[str]:
        """Remind the person that everybody waits for."""
        client = self._link.client
        if (seat := to_nudge(client)) is None:
            raise Refused("nudge_needless", seat=client.me)
        await self._link.ask("nudge", seat=seat)
        return [self._texts("nudge-done", name=self._talk.words.names[seat])]

    async def _stand_in(self) -> list[str]:
        """Let a bot play for somebody who has been idle for long."""
        client = self._link.client
        if (seat := idle_seat(client)) is None:
            raise Refused("not_idle", seat=client.me)
        await self._link.ask("stand_in", seat=seat["seat"], version=seat["idle"])
        return []

    async def _join(self) -> list[str]:
        """Take over the first bot's seat that is free."""
        if not (seats := free_seats(self._link.client)):
            raise Refused("take_over_forbidden")
        await self._link.take_over(seats[0])
        return []

    async def _phrases_to_say(self) -> list[str]:
        room = self._link.client.room
        if room is None or not can_talk(room):
            return [self._texts("terminal-nobody-to-talk-to")]
        listed = [f"{number} {self._texts(f'phrase-{phrase}')}" for number, phrase in enumerate(PHRASES, 1)]
        return [self._texts("terminal-phrases"), *listed]

    async def _say_phrase(self, typed: str) -> None:
        number = int(typed) if typed.isdecimal() and len(typed) < 3 else 0
        if not 1 <= number <= len(PHRASES):
            self._talk.say(*await self._phrases_to_say())
            return
        await self._link.ask("say", phrase=PHRASES[number - 1])

    async def _rematch(self) -> list[str]:
        """Want another game, or take that back."""
        client = self._link.client
        if not client.is_over or client.own_seat is None:
            raise Refused("not_over", state="playing")
        await (self._link.cancel_renewal() if client.own_seat["rematch"] else self._link.renew())
        return []

    async def _rematch_with_bots(self) -> list[str]:
        room = self._link.client.room
        if room is None or "b" not in dict(rematch_keys(room, self._texts)):
            raise Refused("rematch_waits", seats=[])
        await self._link.renew_with_bots()
        return []


def _typed(lines: Iterator[str]) -> asyncio.Queue[str | None]:
    """Read lines in a thread that ends with the process; None at the end of the input."""
    loop, queue = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def read() -> None:
        for line in lines:
            loop.call_soon_threadsafe(queue.put_nowait, line)
        loop.call_soon_threadsafe(queue.put_nowait, None)

    threading.Thread(target=read, name="byzanz-typed", daemon=True).start()
    return queue


def play_at(link: ServerLink, texts: Texts) -> int:
    """Play at a server's table on standard input and output."""
    seat = PlainSeat(link, texts, sys.stdout, is_patient=not sys.stdin.isatty())
    return asyncio.run(seat.run(iter(sys.stdin.readline, "")))
