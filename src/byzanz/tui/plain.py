"""`byzanz play --plain`: line in, line out. For screen readers, pipes and scripts; never a control sequence."""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TextIO

from byzanz import Refused
from byzanz.locales import Texts
from byzanz.tui.conversation import QUIT, Conversation, as_line
from byzanz.tui.hints import hint
from byzanz.tui.kept import KeptGame, last_kept
from byzanz.tui.local import LocalTable, Setup
from byzanz.tui.words import Words, examples, legal_lines, seat_names

STOPPED = 1
"""The exit code where the input ended before the game."""


class PlainGame:
    """A game against bots as a conversation in lines."""

    def __init__(
        self, setup: Setup, texts: Texts, out: TextIO, kept: KeptGame | None = None, *, is_kept: bool = False
    ) -> None:
        self.other_game = last_kept() if is_kept and kept is None else None
        self.table = LocalTable(setup, kept, is_kept=is_kept)
        self._texts = texts
        client = self.table.client
        self.talk = Conversation(client, self._words(), out)
        self.talk.commands |= {"legal": self._legal, "hint": self._hint}

    def _words(self) -> Words:
        room = self.table.client.room
        assert room is not None
        return Words(self._texts, seat_names(room["seats"], self._texts), room["you"])

    def run(self, lines: Iterator[str]) -> int:
        """Play until the game or the input ends."""
        talk = self.talk
        talk.say(self._greeting())
        if self.other_game is not None:
            at = datetime.fromtimestamp(self.other_game.at, UTC).astimezone()
            talk.say(self._texts("terminal-kept", when=f"{at:%Y-%m-%d %H:%M}"))
        while True:
            self._go_on()
            if talk.client.is_over:
                talk.result()
                return 0
            talk.say(talk.prompt())
            if not self._answer(lines):
                return 0 if self._left else STOPPED

    _left = False

    def _greeting(self) -> str:
        words = self.talk.words
        others = [name for seat, name in enumerate(words.names) if seat != words.me]
        return self._texts("terminal-begin", names=words.listed(others))

    def _answer(self, lines: Iterator[str]) -> bool:
        """Read lines until one of them changes the table; return false where there are no more."""
        for line in lines:
            typed = as_line(line, self._texts)
            if typed.lower() in QUIT:
                self._left = True
                break
            if typed.lower() == "resume" and self.other_game is not None:
                self._resume(self.other_game)
                return True
            if (command := self.talk.commands.get(typed.lower())) is not None:
                self.talk.say(*command())
            elif typed:
                try:
                    self.table.act(self.talk.action(typed))
                except Refused as refused:
                    self.talk.say(self._texts.refusal(refused.code, refused.facts), self._right())
                else:
                    self.other_game = None
                    return True
        self.talk.say(*self.farewell())
        return False

    def farewell(self) -> list[str]:
        """Say that the game stops here, and how to go on with it."""
        keeper = self.table.keeper
        if keeper is None:
            return [self._texts("terminal-stopped")]
        kept = "terminal-not-kept" if keeper.is_failing else "terminal-kept-end"
        return [self._texts(kept), self._texts("terminal-stopped")]

    def _resume(self, kept: KeptGame) -> None:
        """Go on with the kept game in place of the one that was just dealt."""
        if self.table.keeper is not None:
            self.table.keeper.forget()
        self.other_game = None
        self.table = LocalTable(Setup.of(kept), kept)
        self.talk.begin_again(self.table.client, self._words())
        self.talk.say(self._greeting())

    def _go_on(self) -> None:
        """Let everybody else act, and say what happens as it happens."""
        self.talk.tell()
        while self.table.step():
            self.talk.tell()

    def _right(self) -> str:
        """Say what could be typed instead."""
        return self._texts("terminal-right", examples=examples(self.table.view, self._texts))

    def _legal(self) -> list[str]:
        return legal_lines(self.table.view, self.talk.words)

    def _hint(self) -> list[str]:
        return [hint(self.table.view, self.talk.words)]


def play(setup: Setup, texts: Texts, record: str | None, kept: KeptGame | None = None) -> int:
    """Play on standard input and output; write the record at the end, whatever ends the game."""
    game = PlainGame(setup, texts, sys.stdout, kept, is_kept=True)
    try:
        return game.run(iter(sys.stdin.readline, ""))
    except KeyboardInterrupt:
        print(*game.farewell(), sep="\n", flush=True)
        raise
    finally:
        if record is not None:
            write_record(game.table, record)


def write_record(table: LocalTable, file: str) -> None:
    """Add the record of a game to a file of records, or print it (`-`)."""
    if file == "-":
        print(table.record(), flush=True)
        return
    with open(file, "a", encoding="utf-8") as records:
        records.write(table.record() + "\n")
