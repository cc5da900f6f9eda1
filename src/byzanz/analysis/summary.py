"""An analysis in words and figures, for the terminal and the report: its players and its costliest decisions."""

import base64
import zlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from byzanz.analysis.decisions import Decision
from byzanz.analysis.games import Analysis
from byzanz.analysis.judging import Judged, is_faint
from byzanz.analysis.verdicts import FAULTS

if TYPE_CHECKING:
    from byzanz.locales import Texts

COLUMNS = ("player", "accuracy", *FAULTS, "own", "others", "luck", "unseen", "rest", "result")
"""The keys of the headings."""


def title_of(number: int, analysis: Analysis, text: "Texts") -> str:
    """Return the heading of one game."""
    names = ", ".join(analysis.names)
    return text("analysis-title", game=number, names=names, count=len(analysis.decisions))


def rows_of(analysis: Analysis, text: "Texts") -> list[list[str]]:
    """Return the cells of each player's row."""
    rows = []
    for seat, name in enumerate(analysis.names):
        counts, balance = analysis.counts()[seat], analysis.balance()[seat]
        accuracy = analysis.accuracy[seat]
        shares = (
            balance["own"],
            balance["others"],
            balance["luck"],
            balance["unseen"],
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
    """Return a share of the win in percentage points, with its sign and unit."""
    return text("analysis-points", share=text.decimal(100 * share, "+.1f").replace("-", "−"))


def percent(share: float, text: "Texts") -> str:
    """Return a share of the win in percent."""
    return text("arena-percent", share=text.decimal(100 * share, ".1f"))


def sentence_of(made: Decision, analysis: Analysis, text: "Texts") -> str:
    """Say what was played, what would have been best, and what it cost.

    Wins, or points where there is hardly a chance to win.
    """
    best, played = made.verdict.candidates[0], made.verdict.played
    facts = {
        "action": made.index + 1,
        "round": made.round,
        "name": analysis.names[made.seat],
        "played": played_text(made, text),
        "best": action_text(best.action, text),
        "kind": made.name,
        "lost": text("arena-percent", share=round(100 * made.lost)),
    }
    if is_faint(best):
        ends = {"share": text.decimal(played.points, ".1f"), "best_share": text.decimal(best.points, ".1f")}
        return text("analysis-cost-points", **facts, **ends)
    return text(
        "analysis-cost",
        **facts,
        share=percent(played.win_share, text),
        best_share=percent(best.win_share, text),
        loss=text.decimal(100 * made.loss, ".1f"),
        error=text.decimal(100 * played.loss_error, ".1f"),
    )


def position_of(made: Decision, analysis: Analysis, text: "Texts", cards: Callable[[Sequence[str]], str]) -> list[str]:
    """Say what the seat saw before a fault.

    Its hand, the lot, the market, the bids and the points.
    """
    table, names = made.position, analysis.names
    if table is None:
        return []
    said = [text("analysis-hand", cards=cards(table["hand"]) or "–")]
    if table["lot"]:
        said.append(text("analysis-lot", cards=cards(table["lot"])))
    if table["market"]:
        said.append(text("analysis-market", cards=cards(table["market"])))
    said += [
        text("analysis-laid", name=name, cards=cards(bid))
        for name, bid in zip(names, table["bids"], strict=True)
        if bid
    ]
    known = [f"{name} ({points})" for name, points in zip(names, table["points"], strict=True) if points is not None]
    return [*said, text("analysis-standing", points=", ".join(known))]


def replay_link(analysis: Analysis, index: int, site: str) -> str:
    """Return an address that opens the replay before an action.

    The game is in it, and goes to no server.
    """
    packer = zlib.compressobj(9, wbits=-15)
    told = packer.compress(analysis.record.dumps().encode()) + packer.flush()
    game = base64.urlsafe_b64encode(told).decode().rstrip("=")
    return f"{site.rstrip('/')}/replay#game={game}&at={index}"


def played_text(made: Decision, text: "Texts") -> str:
    """Return what was played, in the reader's letters; of a bid its sum, of a raise both sums."""
    if made.action.verb != "bid":
        return text.action(made.action)
    key = "analysis-raise" if made.laid else "analysis-bid"
    return text(key, action=text.action(made.action), before=made.laid, total=made.laid + made.action.total)


def cost_of(made: Decision, analysis: Analysis, text: "Texts") -> tuple[str, str, str]:
    """Say what a decision cost, why the best was better, and what the best candidates win."""
    reason = "" if made.reason is None else text(made.reason.key, **made.reason.facts)
    best = ", ".join(_candidate(one, made.verdict.candidates[0], text) for one in made.verdict.candidates[:4])
    return sentence_of(made, analysis, text), reason, best


def _candidate(one: Judged, best: Judged, text: "Texts") -> str:
    if is_faint(best):
        return f"{action_text(one.action, text)} {text('hint-points', points=round(one.points))}"
    return f"{action_text(one.action, text)} {percent(one.win_share, text)} ± {percent(one.error, text)}"


def action_text(action: object, text: "Texts") -> str:
    """Return an action in the reader's letters; to wait is none."""
    return text("analysis-wait") if action is None else text.action(action)
