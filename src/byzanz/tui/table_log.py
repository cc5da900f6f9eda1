"""The log on the screen: every event one sentence, with what was said between them."""

from typing import Any

from rich.text import Text
from textual.widgets import RichLog

from byzanz.tui.client import TableClient
from byzanz.tui.colours import as_signs, drawn
from byzanz.tui.company import nudge_sentence
from byzanz.tui.words import Words


class SignWords(Words):
    """Words in which cards are drawn, not named."""

    def cards(self, cards: "list[str] | tuple[str, ...]") -> str:  # type: ignore[override]
        """Write cards as signs."""
        return as_signs(cards)

    def card(self, card: str) -> str:
        """Draw one card, or a kind."""
        return as_signs([card])


class TableLog(RichLog):
    """Writes what is new, and everything again where more of the past is known."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=20)
        self._logged = 0
        self._last: dict[str, Any] | None = None
        self._said = self._noted = self._nudged = 0
        self._width = 0

    def begin(self) -> None:
        """Forget what is written."""
        self.clear()
        self._logged = self._said = self._noted = self._nudged = 0

    def write_new(self, client: TableClient, words: Words) -> None:
        """Write the events and phrases that are not written yet; in another width everything is wrapped again."""
        if self._width != self.scrollable_content_region.width:
            self._width = self.scrollable_content_region.width
            self.begin()
        if self._logged and client.events[self._logged - 1 : self._logged] != [self._last]:
            self.begin()
        for event in client.events[self._logged :]:
            self._write_said(client, words)
            self._logged, self._last = self._logged + 1, event
            if sentence := words.event(event):
                self.write(drawn(sentence, words.texts))
            if event["kind"] == "over" and client.view is not None and client.view["result"] is not None:
                for sentence in words.result(client.view):
                    self.write(Text(sentence, "bold"))
        self._write_said(client, words)

    def _write_said(self, client: TableClient, words: Words) -> None:
        """Write the phrases that were said, and who came and went, before the next event."""
        while self._noted < len(client.notes) and client.notes[self._noted][0] <= self._logged:
            _, seat, key = client.notes[self._noted]
            self._noted += 1
            facts = {"you": "yes" if seat == words.me else "no", "name": words.names[seat]}
            self.write(Text(words.texts(key, **facts), "italic"))
        while self._nudged < len(client.nudges) and client.nudges[self._nudged][0] <= self._logged:
            self.write(Text(nudge_sentence(client.nudges[self._nudged], words), "italic"))
            self._nudged += 1
        while self._said < len(client.said) and client.said[self._said][0] <= self._logged:
            _, seat, phrase = client.said[self._said]
            self._said += 1
            facts = {"you": "yes" if seat == words.me else "no", "name": words.names[seat]}
            self.write(Text(words.texts("talk-said", text=words.texts(f"phrase-{phrase}"), **facts), "italic"))
