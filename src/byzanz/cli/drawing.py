"""Cards and tables of cards in the terminal, in the colours of the goods where there are colours."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

_COLOURS = {
    "C": Style(color="white", bgcolor="#1f5fa8", bold=True),
    "G": Style(color="#2a1f0a", bgcolor="#e6b62f", bold=True),
    "O": Style(color="white", bgcolor="#17805e", bold=True),
    "S": Style(color="white", bgcolor="#c4490f", bold=True),
    "V": Style(color="white", bgcolor="#7b1760", bold=True),
    "W": Style(color="white", bgcolor="#5f4230", bold=True),
    "M": Style(color="#f0cf7c", bgcolor="#2b1033", bold=True),
}


def plain_cards(cards: Sequence[str]) -> str:
    """Write cards as the record does."""
    return " ".join(cards)


def coloured(sentence: str) -> Text:
    """Return a sentence in which every card has its good's colour."""
    text = Text(sentence)
    text.highlight_regex(r"\b(?:[CGOSVW][1-4]|M)\b", lambda card: _COLOURS[card[0]])
    return text
