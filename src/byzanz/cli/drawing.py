"""What commands print on: nothing in it is obeyed but our own colours, and cards have the reader's letters and theirs."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import rich.console
from rich.segment import Segment
from rich.text import Text

from byzanz.game.card_names import KINDS
from byzanz.locales import Texts, harmless
from byzanz.tui.colours import COLOURS


class Console(rich.console.Console):
    """A terminal that prints names, files and what bots say as they are: no markup, no sign that it would obey."""

    def __init__(self, **more: Any) -> None:
        super().__init__(highlight=False, markup=False, **more)

    def render(
        self, renderable: rich.console.RenderableType, options: rich.console.ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Yield what is printed; everything passes here, tables and progress bars, too."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(harmless(segment.text), segment.style)


def card_writer(texts: Texts) -> Callable[[Sequence[str]], str]:
    """Return what writes cards with the letters that the reader's cards have; other signs stay."""
    letters = {kind: texts("card-letter", kind=kind) for kind in KINDS}
    return lambda cards: " ".join(letters.get(card[0], card[0]) + card[1:] for card in cards)


def coloured(sentence: str, texts: Texts) -> Text:
    """Return a sentence in which every card has its good's colour."""
    kinds = {texts("card-letter", kind=kind): kind for kind in KINDS}
    merchant = texts("card-letter", kind="M")
    goods = "|".join(re.escape(letter) for letter in kinds if letter != merchant)
    text = Text(sentence)
    for found in re.finditer(rf"\b(?:({goods})[1-4]|{re.escape(merchant)})\b", sentence):
        text.stylize(COLOURS[kinds[found[1] or merchant]], *found.span())
    return text
