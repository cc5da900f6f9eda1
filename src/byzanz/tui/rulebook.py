"""The rules as paragraphs for the terminal: the texts of the browser's rules page, without its pictures."""

from byzanz.locales import Texts

SECTIONS = (
    ("cards", ("cards-1", "cards-2", "cards-3", "cards-4")),
    ("auction", tuple(f"auction-{part}" for part in ("1", "2", "3", "4", "5", "next", "6", "7"))),
    ("market", ("market-1", "market-2", "market-3")),
    ("sale", ("sale-1", "sale-2", "sale-3")),
    ("limit", ("limit-1",)),
    ("end", ("end-1", "end-goods")),
    ("hints", tuple(f"hints-{number}" for number in range(1, 8))),
)


def rules(texts: Texts) -> list[tuple[str, list[str]]]:
    """Return the rules, a heading and its paragraphs each."""
    chapters = [(texts("rules-title"), [texts("rules-lead")])]
    for section, keys in SECTIONS:
        paragraphs = [texts(f"rules-{key}") for key in keys]
        if section == "cards":
            paragraphs[0] = f"{paragraphs[0]} {texts('terminal-rules-values')}"
        chapters.append((texts(f"rules-{section}-title"), paragraphs))
    return chapters
