"""Cards in sentences on the terminal: in the reader's letters, and in the colours of the goods where there are colours."""

import re
from collections.abc import Callable, Sequence

from rich.text import Text

from byzanz.game.card_names import KINDS
from byzanz.locales import Texts
from byzanz.tui.colours import COLOURS


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
