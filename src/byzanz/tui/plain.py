"""`byzanz play --plain`: line in, line out. For screen readers, pipes and scripts; never a control sequence."""

import sys
from collections.abc import Callable, Iterator
from typing import TextIO

from byzanz import Refused
from byzanz.locales import Texts
from byzanz.tui.hints import hint
from byzanz.tui.local import LocalTable, Setup
from byzanz.tui.words import Words, command, examples, explanation, in_record_letters, legal_lines, seat_names

STOPPED = 1
"""The exit code where the input ended before the game."""
_LONGEST = 400


class PlainGame:
    """A game against bots as a conversation in lines."""

    def __init__(self, setup: Setup, texts: Texts, out: TextIO) -> None:
        self.table = LocalTable(setup)
        self._client = self.table.client
        room = self._client.room
        assert room is not None
        self._texts = texts
        self._out = out
        self._words = Words(texts, seat_names(room["seats"], texts), room["you"])
        self._said = 0
        self._commands: dict[str, Callable[[], list[str]]] = {
            "help": self._help,
            "look": self._look,
            "legal": self._legal,
            "hint": self._hint,
            "log": self._log,
        }

    def run(self, lines: Iterator[str]) -> int:
        """Play until the game or the input ends."""
        others = [name for seat, name in enumerate(self._words.names) if seat != self._words.me]
        self._say(self._texts("terminal-begin", names=self._words.listed(others)))
        while True:
            self._go_on()
            if self._client.is_over:
                self._say(*self._words.result(self._view()))
                return 0
            self._say(self._words.prompt(self._view(), self._client.legal))
            if not self._answer(lines):
                return 0 if self._left else STOPPED

    _left = False

    def _answer(self, lines: Iterator[str]) -> bool:
        """Read lines until one of them changes the table; return false where there are no more."""
        for line in lines:
            typed = " ".join(line[:_LONGEST].split())
            asked = "help" if typed == "?" else command(typed, self._texts)
            if asked == "quit":
                self._left = True
                break
            if (answer := self._commands.get(asked or "")) is not None:
                self._say(*answer())
            elif typed:
                try:
                    self.table.act(in_record_letters(typed, self._texts))
                except Refused as refused:
                    self._say(self._texts.refusal(refused.code, refused.facts), self._right())
                else:
                    return True
        self._say(self._texts("terminal-stopped"))
        return False

    def _go_on(self) -> None:
        """Let everybody else act, and say what happens as it happens."""
        self._tell()
        while self.table.step():
            self._tell()

    def _tell(self) -> None:
        events = self._client.events
        self._say(*filter(None, map(self._words.event, events[self._said :])))
        self._said = len(events)

    def _say(self, *sentences: str) -> None:
        for sentence in sentences:
            print(sentence, file=self._out, flush=True)

    def _view(self) -> dict[str, object]:
        assert self._client.view is not None
        return self._client.view

    def _help(self) -> list[str]:
        return [*explanation(self._texts), self._texts("terminal-help-commands")]

    def _right(self) -> str:
        """Say what could be typed instead."""
        return self._texts("terminal-right", examples=examples(self.table.view, self._texts))

    def _look(self) -> list[str]:
        return [*self._words.situation(self._view(), self._client.legal), self._prompt()]

    def _prompt(self) -> str:
        return self._words.prompt(self._view(), self._client.legal)

    def _legal(self) -> list[str]:
        return legal_lines(self.table.view, self._words)

    def _hint(self) -> list[str]:
        return [hint(self.table.view, self._words)]

    def _log(self) -> list[str]:
        return [said for event in self._client.events if (said := self._words.event(event))]


def play(setup: Setup, texts: Texts, record: str | None) -> int:
    """Play on standard input and output; write the record at the end, whatever ends the game."""
    game = PlainGame(setup, texts, sys.stdout)
    try:
        return game.run(iter(sys.stdin.readline, ""))
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
