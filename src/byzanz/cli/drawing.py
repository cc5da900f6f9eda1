"""Cards and tables of cards in the terminal, in the colours of the goods where there are colours."""

from collections.abc import Sequence

from rich.text import Text

from byzanz.tui.colours import COLOURS


def plain_cards(cards: Sequence[str]) -> str:
    """Write cards as the record does."""
    return " ".join(cards)


def coloured(sentence: str) -> Text:
    """Return a sentence in which every card has its good's colour."""
    text = Text(sentence)
    text.highlight_regex(r"\b(?:[CGOSVW][1-4]|M)\b", lambda card: COLOURS[card[0]])
    return text
