"""An analysis in the terminal: the players, what their results are made of, and the decisions that cost most."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from byzanz.analysis.decisions import Decision
from byzanz.analysis.games import Analysis
from byzanz.analysis.verdicts import FAULTS
from byzanz.cli.drawing import coloured
from byzanz.locales import Texts

COLUMNS = ("player", "accuracy", *FAULTS, "own", "others", "luck", "rest", "result")
"""The keys of the headings."""


def show(number: int, analysis: Analysis, console: Console, text: Texts) -> None:
    """Print one game's analysis."""
    table = Table(title=title_of(number, analysis, text), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        table.add_column(text(f"analysis-{column}"), justify="left" if column == "player" else "right")
    for cells in rows_of(analysis, text):
        table.add_row(*cells)
    console.print(table)
    console.print(text("analysis-note"), style="dim", soft_wrap=True)
    costliest = analysis.costliest()
    console.print()
    console.print(text("analysis-costliest", count=len(costliest)))
    for made in costliest:
        console.print(coloured("  " + sentence_of(made, analysis, text)), soft_wrap=True)
    console.print()


def title_of(number: int, analysis: Analysis, text: Texts) -> str:
    """Return the heading of one game."""
    names = ", ".join(analysis.record.names)
    return text("analysis-title", game=number, names=names, count=len(analysis.decisions))


def rows_of(analysis: Analysis, text: Texts) -> list[list[str]]:
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


def points(share: float, text: Texts) -> str:
    """Return a share of the win in points of a hundred, with its sign."""
    return text.decimal(100 * share, "+.1f").replace("-", "−")


def percent(share: float, text: Texts) -> str:
    """Return a share of the win in percent."""
    return text("arena-percent", share=text.decimal(100 * share, ".1f"))


def sentence_of(made: Decision, analysis: Analysis, text: Texts) -> str:
    """Say what was played, what would have been best, and what it cost."""
    best = made.verdict.candidates[0]
    return text(
        "analysis-cost",
        action=made.index + 1,
        round=made.round,
        name=analysis.record.names[made.seat],
        played=str(made.action),
        share=percent(made.verdict.played.win_share, text),
        best=action_text(best.action, text),
        best_share=percent(best.win_share, text),
        loss=text.decimal(100 * made.loss, ".1f"),
        error=text.decimal(100 * made.verdict.played.loss_error, ".1f"),
        kind=made.name,
    )


def action_text(action: object, text: Texts) -> str:
    """Return an action in the record's words; to wait is none."""
    return text("analysis-wait") if action is None else str(action)
