"""A hint for the seat of a view, where the judge of decisions is there."""

from byzanz import View, analysis
from byzanz.tui.words import Words


def hint(view: View, words: Words) -> str:
    """Say what the judge thinks best, with its share of the win."""
    judge = getattr(analysis, "judge", None)
    judged = judge(view) if judge is not None and view.seat in view.waiting_for else []
    best = next((one for one in judged if one.action is not None), None)
    if best is None:
        return words.texts("terminal-no-hint")
    share = words.texts.decimal(100 * best.win_share, ".0f")
    return words.texts("terminal-hint", action=str(best.action), share=share)
