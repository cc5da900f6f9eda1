"""What can be asked and answered line by line about any table: in this process or at a server."""

from collections.abc import Callable, Sequence
from typing import Any, TextIO

from byzanz.game.card_names import total_of
from byzanz.locales import Texts, harmless
from byzanz.tui.client import TableClient
from byzanz.tui.rulebook import rules
from byzanz.tui.words import Words, explanation, in_english, in_record_letters

LONGEST = 400
"""How much of a line is read."""
QUIT = ("quit", "exit")


def as_line(typed: str, texts: Texts) -> str:
    """Return what was typed as it is read: without blanks around it, not endless, its command in English."""
    return in_english(" ".join(typed[:LONGEST].split()), texts)


class Conversation:
    """Says what happens at a table, and answers questions about it."""

    def __init__(self, client: TableClient, words: Words, out: TextIO) -> None:
        self.client = client
        self.words = words
        self._texts: Texts = words.texts
        self._out = out
        self._said = 0
        self.commands: dict[str, Callable[[], list[str]]] = {
            "?": self._help,
            "help": self._help,
            "rules": self._rules,
            "look": self._look,
            "log": self._log,
        }

    def say(self, *sentences: str) -> None:
        """Print sentences, a line each, at once."""
        for sentence in sentences:
            print(harmless(sentence), file=self._out, flush=True)

    def tell(self) -> None:
        """Say what has happened since the last time."""
        events = self.client.events
        self.say(*filter(None, map(self.words.event, events[self._said :])))
        self._said = len(events)

    def skip(self) -> None:
        """Say nothing of what has happened so far; `log` still does."""
        self._said = len(self.client.events)

    def begin_again(self, client: TableClient, words: Words) -> None:
        """Go on at another table."""
        self.client, self.words, self._said = client, words, 0

    @property
    def view(self) -> dict[str, Any]:
        """Return what the reader may know."""
        assert self.client.view is not None
        return self.client.view

    def prompt(self) -> str:
        """Say what is asked of the reader."""
        return self.words.prompt(self.view, self.client.legal)

    def action(self, typed: str) -> str:
        """Return a typed line as an action of the record; `done` ends the last sale."""
        read = in_record_letters(typed, self._texts)
        return "pass" if read == "done" and "done" in self.client.legal else read

    def result(self) -> None:
        """Say how the game ended."""
        self.say(*self.words.result(self.view))

    def _help(self) -> list[str]:
        return [*explanation(self._texts), self._texts("terminal-help-commands")]

    def _rules(self) -> list[str]:
        return [line for title, paragraphs in rules(self._texts) for line in (f"{title}.", *paragraphs)]

    def _look(self) -> list[str]:
        if self.client.view is None:
            return []
        return [*self.words.situation(self.view, self.client.legal), self.prompt()]

    def _log(self) -> list[str]:
        return [said for event in self.client.events if (said := self.words.event(event))]


def legal_from(legal: dict[str, Any], words: Words) -> list[str]:
    """List what a table's summary of the legal actions offers, as it can be typed, with its cards in words."""
    cheapest = legal.get("bid", {}).get("cheapest", ())
    lines = [_line("bid", bid["cards"], words, total=bid["total"]) for bid in cheapest]
    for verb in ("give", "take", "discard"):
        lines += [_line(verb, [card], words) for card in dict.fromkeys(legal.get(verb, ()))]
    lines += [_line("sell", cards.split(), words) for cards in legal.get("sales", {})]
    if "pass" in legal:
        lines.append(words.texts.action("pass"))
    if "done" in legal:
        lines.append(words.texts.action("done"))
    return lines


def _line(verb: str, cards: Sequence[str], words: Words, total: int | None = None) -> str:
    named = words.cards(cards)
    if verb == "bid" and total is not None and total != total_of(cards):
        named = words.texts("terminal-raise", cards=named, total=total)
    elif verb == "bid":
        named = words.texts("terminal-sum", cards=named, total=total_of(cards))
    return f"{words.texts.action(' '.join([verb, *cards]))}: {named}"


def first_examples(lines: Sequence[str]) -> str:
    """Return the first line of each verb, as it can be typed."""
    found: dict[str, str] = {}
    for line in lines:
        typed = line.partition(":")[0]
        found.setdefault(typed.partition(" ")[0], typed)
    return ", ".join(found.values())
