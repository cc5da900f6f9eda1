"""An analysis in words and figures, for the terminal and the report: its players and its costliest decisions."""

from typing import TYPE_CHECKING

from byzanz.analysis.decisions import Decision
from byzanz.analysis.games import Analysis
from byzanz.analysis.judging import Judged
from byzanz.analysis.verdicts import FAULTS

if TYPE_CHECKING:
    from byzanz.locales import Texts

COLUMNS = ("player", "accuracy", *FAULTS, "own", "others", "luck", "rest", "result")
"""The keys of the headings."""


def title_of(number: int, analysis: Analysis, text: "Texts") -> str:
    """Return the heading of one game."""
    names = ", ".join(analysis.record.names)
    return text("analysis-title", game=number, names=names, count=len(analysis.decisions))


def rows_of(analysis: Analysis, text: "Texts") -> list[list[str]]:
    """Return the cells of each player's row."""
    rows = []
    for seat, name in enumerate(analysis.record.names):
        counts, balance = analysis.counts()[seat], analysis.balance()[seat]
        accuracy = analysis.accuracy[seat]
        shares = (
            balance["own"],
            balance["others"],
            balance["luck"],
            balance["rest"] + balance["seat"],
            balance["over"],
        )
        rows.append(
            [
                name,
                text("arena-percent", share=text.decimal(accuracy, ".1f")) if accuracy is not None else "–",
                *(str(counts[fault]) for fault in FAULTS),
                *(points(share, text) for share in shares),
            ]
        )
    return rows


def points(share: float, text: "Texts") -> str:
    """Return a share of the win in points of a hundred, with its sign."""
    return text.decimal(100 * share, "+.1f").replace("-", "−")


def percent(share: float, text: "Texts") -> str:
    """Return a share of the win in percent."""
    return text("arena-percent", share=text.decimal(100 * share, ".1f"))


def sentence_of(made: Decision, analysis: Analysis, text: "Texts") -> str:
    """Say what was played, what would have been best, and what it cost."""
    best = made.verdict.candidates[0]
    return text(
        "analysis-cost",
        action=made.index + 1,
        round=made.round,
        name=analysis.record.names[made.seat],
        played=played_text(made, text),
        share=percent(made.verdict.played.win_share, text),
        best=action_text(best.action, text),
        best_share=percent(best.win_share, text),
        loss=text.decimal(100 * made.loss, ".1f"),
        error=text.decimal(100 * made.verdict.played.loss_error, ".1f"),
        kind=made.name,
    )


def played_text(made: Decision, text: "Texts") -> str:
    """Return what was played, in the reader's letters; of a bid its sum, of a raise both sums."""
    if made.action.verb != "bid":
        return text.action(made.action)
    key = "analysis-raise" if made.laid else "analysis-bid"
    return text(key, action=text.action(made.action), before=made.laid, total=made.laid + made.action.total)


def cost_of(made: Decision, analysis: Analysis, text: "Texts") -> tuple[str, str, str]:
    """Say what a decision cost, why the best was better, and what the best candidates win."""
    reason = "" if made.reason is None else text(made.reason.key, **made.reason.facts)
    best = ", ".join(_candidate(one, text) for one in made.verdict.candidates[:4])
    return sentence_of(made, analysis, text), reason, best


def _candidate(one: Judged, text: "Texts") -> str:
    error = text.decimal(100 * one.error, ".1f")
    return f"{action_text(one.action, text)} {percent(one.win_share, text)} ± {error}"


def action_text(action: object, text: "Texts") -> str:
    """Return an action in the reader's letters; to wait is none."""
    return text("analysis-wait") if action is None else text.action(action)
