"""A ladder for people: a table for the terminal, and a page with its drawing."""

import csv
import html
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from byzanz.arena.play.ladder import Rung
from byzanz.arena.play.tournament import Outcome
from byzanz.locales import Texts

_COLUMNS = (
    "ladder-budget",
    "arena-win-share",
    "arena-interval",
    "ladder-gain",
    "arena-margin",
    "arena-ms",
    "arena-p99",
)


def rows_of(rungs: Sequence[Rung], text: Texts) -> list[list[str]]:
    """Return the figures of each rung, one per column."""
    return [_row(rung, text) for rung in rungs]


def _row(rung: Rung, text: Texts) -> list[str]:
    standing, gain = rung.standing, "–"
    if rung.gain is not None:
        gain = text.decimal(100 * rung.gain, "+.1f")
        if rung.gain_ci95 is not None:
            low, high = rung.gain_ci95
            gain += f" ({text.decimal(100 * low, '+.1f')} – {text.decimal(100 * high, '+.1f')})"
    low, high = standing.ci95
    return [
        rung.budget,
        text("arena-percent", share=text.decimal(100 * (standing.win_share or 0.0), ".1f")),
        f"{text.decimal(100 * low, '.1f')}–{text.decimal(100 * high, '.1f')}",
        gain,
        text.decimal(standing.margin, "+.1f"),
        text.decimal(standing.ms_per_decision, ".3g"),
        text.decimal(standing.ms_p99, ".3g"),
    ]


def title_of(outcome: Outcome, rungs: Sequence[Rung], text: Texts) -> str:
    """Say what was played."""
    others = ", ".join(standing.name for standing in outcome.standings[1:])
    name = ", ".join(dict.fromkeys(rung.standing.name.partition(":")[0] for rung in rungs))
    return text("ladder-title", name=name, others=others, games=outcome.games, seed=str(outcome.seed))


def show_ladder(outcome: Outcome, rungs: Sequence[Rung], console: Console, text: Texts) -> None:
    """Print the rungs, the lowest first."""
    table = Table(title=title_of(outcome, rungs, text), title_justify="left", box=SIMPLE_HEAD)
    for column in _COLUMNS:
        table.add_column(text(column), justify="left" if column == _COLUMNS[0] else "right", no_wrap=True)
    for row in rows_of(rungs, text):
        table.add_row(*row)
    table.caption = text("ladder-note")
    table.caption_justify = "left"
    console.print(table)


def write_ladder(folder: Path, outcome: Outcome, rungs: Sequence[Rung], text: Texts) -> Path:
    """Write a page with table and drawing, and the figures as CSV; return the page's path."""
    from byzanz.arena.report.plots import draw_ladder

    with open(folder / "ladder.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("budget", "win_share", "low", "high", "gain", "margin", "ms_per_decision", "ms_p99"))
        for rung in rungs:
            own = rung.standing
            writer.writerow(
                (rung.budget, own.win_share, *own.ci95, rung.gain, own.margin, own.ms_per_decision, own.ms_p99)
            )
    style = (files("byzanz.analysis") / "report.css").read_text(encoding="utf-8")
    head = "".join(f'<th scope="col">{html.escape(text(column))}</th>' for column in _COLUMNS)
    rows = "".join(
        f'<tr><th scope="row">{html.escape(first)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for first, *cells in rows_of(rungs, text)
    )
    title, caption = html.escape(text("ladder-heading")), html.escape(title_of(outcome, rungs, text))
    svg = draw_ladder(outcome, rungs, text)
    page = folder / "index.html"
    page.write_text(
        f'<!doctype html>\n<html lang="{text.language}"><head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">\n'
        f"<title>{title}</title><style>{style}</style></head><body><main>\n"
        f"<header><h1>{title}</h1><p>{caption}</p></header>\n"
        f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>\n'
        f'<p class="note">{html.escape(text("ladder-note"))}</p>\n'
        f'<section class="plots"><figure><div role="img" aria-label="{title}">{svg}</div></figure></section>\n'
        f'<footer><p>{html.escape(text("report-data"))} <a href="ladder.csv" download>ladder.csv</a></p></footer>\n'
        "</main></body></html>\n",
        encoding="utf-8",
    )
    return page
