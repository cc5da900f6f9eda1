"""Typed actions in the reader's own letters: how one is written, which there are now, and how to type them at all."""

from byzanz import Action, View
from byzanz.game.card_names import KINDS
from byzanz.locales import Texts
from byzanz.tui.words import Words


def as_typed(action: Action | str, texts: Texts) -> str:
    """Write an action as the reader would type it, with the letters that their cards have."""
    verb, *cards = str(action).split()
    return " ".join([verb, *(texts("card-letter", kind=card[0]) + card[1:] for card in cards)])


def legal_lines(view: View, words: Words) -> list[str]:
    """List every legal action as it can be typed, with its cards in words."""
    lines = []
    for action in view.legal_actions():
        cards = words.cards(action.cards)
        if action.verb == "bid":
            cards = words.texts("terminal-sum", cards=cards, total=action.total)
        typed = as_typed(action, words.texts)
        lines.append(f"{typed}: {cards}" if cards else typed)
    return lines


def examples(view: View, texts: Texts) -> str:
    """Return one legal action for each verb, as they can be typed."""
    found: dict[str, str] = {}
    for action in view.legal_actions():
        found.setdefault(action.verb, as_typed(action, texts))
    return ", ".join(found.values())


def explanation(texts: Texts) -> list[str]:
    """Explain how actions and cards are typed."""
    letters = ", ".join(f"{texts('card-letter', kind=kind)} {texts('kind', kind=kind)}" for kind in KINDS)
    return [texts("typed-hint") + ".", texts("terminal-help-letters", letters=letters)]
