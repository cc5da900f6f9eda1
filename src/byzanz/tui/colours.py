"""Cards in the colours of their goods, with letters: nobody needs to see colours."""

import re
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from byzanz.locales import Texts

COLOURS = {
    "C": Style(color="white", bgcolor="#1f5fa8", bold=True),
    "G": Style(color="#2a1f0a", bgcolor="#e6b62f", bold=True),
    "O": Style(color="white", bgcolor="#17805e", bold=True),
    "S": Style(color="white", bgcolor="#c4490f", bold=True),
    "V": Style(color="white", bgcolor="#7b1760", bold=True),
    "W": Style(color="white", bgcolor="#5f4230", bold=True),
    "M": Style(color="#f0cf7c", bgcolor="#2b1033", bold=True),
}
_SIGN = re.compile("\ue000([^\ue002]*)\ue002")


def as_signs(cards: Sequence[str]) -> str:
    """Write cards as signs that `drawn` turns into coloured cards."""
    return " ".join(f"\ue000{card}\ue002" for card in cards)


def card(name: str, texts: Texts, *, is_picked: bool = False) -> Text:
    """Draw a card or a kind: its letter and value on its good's colour, in brackets if it is picked."""
    left, right = ("[", "]") if is_picked else (" ", " ")
    return Text(f"{left}{texts('card-letter', kind=name[0])}{name[1:]}{right}", COLOURS[name[0]])


def cards(names: Sequence[str], texts: Texts, gap: str = " ") -> Text:
    """Draw cards side by side."""
    return Text(gap).join(card(name, texts) for name in names)


def drawn(sentence: str, texts: Texts) -> Text:
    """Return a sentence with its signs drawn as cards."""
    text = Text()
    for number, part in enumerate(_SIGN.split(sentence)):
        text.append_text(card(part, texts) if number % 2 else Text(part))
    return text
