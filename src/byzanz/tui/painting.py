"""The parts of the screen as coloured text: seats, lot, market, hand, what is asked, and the keys that answer."""

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from byzanz import total_of
from byzanz.game.card_names import KINDS
from byzanz.tui.choosing import AT_MOST, Choosing
from byzanz.tui.client import TableClient
from byzanz.tui.colours import card, cards
from byzanz.tui.words import Words, clock_time, seat_mark

NUMBER_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "minus", "equals_sign")
NUMBER_SIGNS = "1234567890-="
_NAME_WIDTH = 16
_CLOCK_WIDTH = 8
_LABEL_WIDTH = 9
_WIDTH = 78
"""The narrowest screen, within its margins."""
_SHORT = 10
"""Seconds below which a time that runs stands out."""
Keys = list[tuple[str, str]]
"""Keys that do something now, and what they do."""


def fitted(text: str, width: int) -> str:
    """Cut or fill a text to a width of the terminal, where some letters are two cells wide."""
    while cell_len(text) > width:
        text = text[:-2] + "…"
    return text + " " * (width - cell_len(text))


def in_lines(label: str, pieces: list[Text], gap: int = 1) -> Text:
    """Write pieces behind a label; what does not fit goes on in a line below, and no piece is broken."""
    line, used = Text().append(fitted(label, _LABEL_WIDTH), "dim"), _LABEL_WIDTH
    for piece in pieces:
        if used > _LABEL_WIDTH and used + piece.cell_len > _WIDTH:
            line.append("\n" + " " * _LABEL_WIDTH)
            used = _LABEL_WIDTH
        line.append_text(piece).append(" " * gap)
        used += piece.cell_len + gap
    return line


class Painter:
    """Paints what a client knows, in a reader's words."""

    def __init__(self, client: TableClient, words: Words, choosing: Choosing) -> None:
        self._client = client
        self._words = words
        self._texts = words.texts
        self._choosing = choosing

    @property
    def _view(self) -> dict[str, Any]:
        assert self._client.view is not None
        return self._client.view

    def head(self) -> Text:
        """Paint the first line: the round, the pile."""
        view, text = self._view, self._texts
        line = Text().append("Byzanz", "bold")
        line.append(f" · {text('say-round', round=view['round'], rounds=view['rounds'])}")
        line.append(f" · {text('pile-label', count=view['pile'])}")
        return line

    def seats(self) -> Text:
        """Paint one line for each seat, below their headings."""
        text = self._texts
        lines = [
            Text(
                "  "
                + fitted("", _NAME_WIDTH)
                + fitted(text("terminal-col-hand"), 6)
                + fitted(text("terminal-col-offer"), 9)
                + fitted(text("terminal-col-profit"), 10)
                + (fitted(text("terminal-col-clock"), _CLOCK_WIDTH) if self._client.clock else "")
                + text("terminal-col-bid"),
                "dim",
            )
        ]
        lines += [self._seat(seat) for seat in range(self._view["players"])]
        return Text("\n").join(lines)

    def _seat(self, seat: int) -> Text:
        view = self._view
        turn = seat in view["waiting_for"]
        points, offer = view["points"][seat], view["offer_cards"][seat]
        profit = f"{view['profit_counts'][seat]}" + ("" if points is None else f" ({points})")
        line = Text().append("▶ " if turn else "  ", "bold")
        line.append_text(self._holder(seat))
        line.append(fitted(f"{view['hand_sizes'][seat]}", 6))
        line.append(fitted(f"▲{offer}" if offer else "", 9), "bold")
        line.append(fitted(profit, 10))
        if (seconds := self._client.seconds_left(seat)) is not None:
            is_short = turn and seconds < _SHORT
            line.append(fitted(clock_time(seconds, self._texts), _CLOCK_WIDTH), "bold reverse" if is_short else "")
        if view["bids"][seat]:
            line.append(f"{view['bid_totals'][seat]:2} ", "bold" if view["leader"] == seat else "")
            bid = cards(view["bids"][seat], self._texts)
            if line.cell_len + bid.cell_len > _WIDTH:  # seven cards beside a clock
                bid = cards(view["bids"][seat], self._texts, gap="")
            line.append_text(bid)
        elif view["passed"][seat] and view["phase"] == "bid":
            line.append(self._texts("terminal-passed"), "dim")
        return line

    def _holder(self, seat: int) -> Text:
        """Paint the name of a seat, and the mark behind it: it is never cut, the name is."""
        room = self._client.room
        mark = "" if room is None else seat_mark(room["seats"][seat], self._texts, is_over=self._client.is_over)
        width = _NAME_WIDTH - 1 - (cell_len(mark) + 1 if mark else 0)
        name = self._words.names[seat]
        name = fitted(name, width) if cell_len(name) > width or not mark else name
        line = Text().append(name, "bold" if seat == self._words.me else "")
        if mark:
            line.append(f" {mark}", "italic")
        return line.append(" " * (_NAME_WIDTH - line.cell_len))

    def cloth(self) -> Text:
        """Paint the lot and the market."""
        view = self._view
        lot = self._row("terminal-lot", "give", view["lot"])
        kinds = [kind for kind in KINDS if any(name[0] == kind for name in view["market"])]
        columns = []
        for kind in kinds:
            is_offered = self._choosing.mode == "take" and kind in self._choosing.options
            column = self._number(self._choosing.options.index(kind)) if is_offered else Text()
            columns.append(column.append_text(cards([name for name in view["market"] if name[0] == kind], self._texts)))
        market = in_lines(self._texts("terminal-market"), columns, gap=2)
        return Text("\n").join([lot, market])

    def hand(self) -> Text:
        """Paint the own hand with the numbers that pick its cards, or the sets that can be sold."""
        view, choosing = self._view, self._choosing
        if choosing.mode != "sell":
            return self._row(
                "terminal-hand", "none" if choosing.mode in ("give", "take") else choosing.mode, view["hand"] or []
            )
        sets = []
        for number, option in enumerate(choosing.options):
            points = f"={self._client.legal['sales'][option]['points']}"
            sets.append(self._number(number).append_text(cards(option.split(), self._texts)).append(points))
        return in_lines(self._texts("terminal-sales"), sets, gap=2)

    def _row(self, key: str, mode: str, names: list[str]) -> Text:
        choosing = self._choosing
        pieces = []
        for number, name in enumerate(names):
            is_offered = choosing.mode == mode and choosing.can_pick(number)
            is_picked = choosing.mode == mode and number in choosing.picked
            piece = self._number(number) if is_offered else Text()
            pieces.append(piece.append_text(card(name, self._texts, is_picked=is_picked)))
        return in_lines(self._texts(key), pieces)

    def _number(self, number: int) -> Text:
        sign = NUMBER_SIGNS[number] if number < AT_MOST else " "
        return Text().append(sign, "bold reverse" if number in self._choosing.picked else "bold")

    def prompt(self) -> Text:
        """Paint what is asked of the player, or who has won."""
        if self._client.has_stand_in:
            return Text(f"{self._texts('stand-in-you')} {self._texts('stand-in-you-more')}", "bold")
        asked = self._words.prompt(self._view, self._client.legal)
        won = self._words.result(self._view)[:1] if self._view["phase"] == "over" else []
        return Text(" ".join([asked, *won]), "bold")

    def keys(self) -> Keys:
        """Return the keys that do something now, with what they do."""
        text, legal, choosing = self._texts, self._client.legal, self._choosing
        keys: Keys = [("k", text("stand-in-back"))] if self._client.has_stand_in else []
        if choosing.mode != "none" and choosing.options:
            last = min(len(choosing.options), AT_MOST) - 1
            keys.append((f"1…{NUMBER_SIGNS[last]}" if last else "1", text(_ASKED[choosing.mode])))
        if (action := choosing.action()) is not None:
            keys.append((text("key-enter"), self._named(action)))
        if "bid" in legal and not choosing.is_selling:
            least = legal["bid"]["cheapest"][0]
            cards = text("action-bid-least", cards=self._words.cards(least["cards"]))
            keys.append(("c", f"{text('action-bid', total=least['total'])}, {cards}"))
        if "pass" in legal:
            keys.append(("p", text("action-pass")))
        if "sell" in legal and not choosing.is_selling:
            keys.append(("s", text("terminal-key-sell")))
        if choosing.is_selling or choosing.picked:
            keys.append((text("key-escape"), text("terminal-key-back")))
        return keys

    def _named(self, action: str) -> str:
        """Say what an action does, as the browser's buttons do."""
        text, view = self._texts, self._view
        verb, *names = action.split()
        match verb:
            case "bid":
                laid_out = view["bid_totals"][self._words.me] if self._words.me is not None else 0
                return text("action-bid", total=laid_out + total_of(names))
            case "give":
                return text("action-give", card=self._words.card(names[0]))
            case "take":
                return text("action-take", what=self._words.card(names[0]))
            case "discard":
                return f"{text('action-discard', count=1)}: {self._words.card(names[0])}"
            case "sell":
                return text("action-sell-keep", points=self._client.legal["sales"][" ".join(names)]["points"])
        return text("action-done")


_ASKED = {
    "bid": "action-choose-discard",
    "discard": "action-choose-discard",
    "give": "action-choose-lot",
    "take": "action-choose-column",
    "sell": "final-label",
}
