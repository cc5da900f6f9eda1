"""Hints in sentences: what to do, how often that wins, and why."""

from typing import Any

from byzanz import View, total_of
from byzanz.analysis.hints import OF_ALL_EVEN, hint_for
from byzanz.locales import Texts
from byzanz.tui.words import Words


def hint(view: View, words: Words) -> str:
    """Say what is best for the seat of a view, as it can be typed, and why; several where they are equally good."""
    found = hint_for(view, 0).to_dict() if view.seat in view.waiting_for else {"candidates": []}
    candidates = [one for one in found["candidates"] if one["action"] is not None]
    if not candidates:
        return words.texts("terminal-no-hint")
    best, even = candidates[0], [one for one in candidates if one["even"]]
    typed = [words.texts.action(one["action"]) for one in (even or [best])]
    key = "terminal-hint" if len(typed) == 1 else "terminal-hint-even"
    if found["by"] == "points":
        said = words.texts(f"{key}-points", action=words.listed(typed), points=round(best["points"]))
    else:
        share = words.texts.decimal(100 * best["win_share"], ".0f")
        said = words.texts(key, action=words.listed(typed), share=share)
    return f"{said} {reason(found, words.texts)}".strip() if best is found["candidates"][0] else said


def reason(found: dict[str, Any], texts: Texts) -> str:
    """Say what speaks for the first candidate, and that it is about the first where several are equally good."""
    why = found["reason"]
    if why is None:
        return ""
    said = texts(why["key"], **why["facts"])
    is_of_one = len(equals(found)) > 1 and why["key"] not in OF_ALL_EVEN
    return texts("hint-why-first", reason=said) if is_of_one else said


def equals(found: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the candidates that are as good as the best."""
    return [one for one in found["candidates"] if one["even"]]


def told(action: str | None, view: dict[str, Any], words: Words) -> str:
    """Say what an action is, as something to do."""
    text = words.texts
    if action is None:
        return text("hint-wait")
    verb, *cards = action.split()
    match verb:
        case "pass":
            return text("hint-done" if view["phase"] == "final" else "hint-pass")
        case "bid":
            laid_out = view["bid_totals"][words.me] if words.me is not None else 0
            key, total = "hint-raise" if laid_out else "hint-bid", laid_out + total_of(cards)
            return text(key, **{"from": laid_out}, total=total, cards=words.cards(cards))
        case "take":
            return text("hint-take", kind=words.card(cards[0]))
    return text(f"hint-{verb}", cards=words.cards(cards))


def advice(found: dict[str, Any], view: dict[str, Any], words: Words, most: int = 1) -> str:
    """Say what a hint found: the best candidates with their chances, at most so many, and the reason.

    Of several that are equally good at least two are named, and nothing else.
    """
    candidates, even = found["candidates"], equals(found)
    if not candidates:
        return words.texts("hint-nothing")
    is_even = len(even) > 1
    said = []
    for one in even[: max(2, most)] if is_even else candidates[:most]:
        if found["by"] == "points":
            figure = words.texts("hint-points", points=round(one["points"]))
        else:
            figure = f"{round(100 * one['win_share'])}% ±{max(1, round(100 * one['error']))}"
        said.append(f"{told(one['action'], view, words)} ({figure})")
    key = "terminal-even" if is_even else "terminal-best"
    return f"{words.texts(key, what='; '.join(said))} {reason(found, words.texts)}".strip()


def warning(found: dict[str, Any], view: dict[str, Any], words: Words) -> str | None:
    """Say what the action that was asked about costs, and what would be better; None where it is no mistake."""
    asked = found["asked"]
    if asked is None or not asked["mistake"]:
        return None
    text, better = words.texts, told(found["candidates"][0]["action"], view, words)
    if found["by"] == "points":
        costs = text("hint-warn-points", points=max(1, round(asked["fewer"])))
    else:
        costs = text("hint-warn", percent=max(1, round(100 * asked["loss"])))
    return f"{costs} {text('hint-warn-better', what=better)} {text('terminal-warn-again')}"
