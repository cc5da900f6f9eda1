"""The report: one page that needs nothing from outside, with plots and figures, and the data beside it as CSV."""

import html
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from byzanz.arena.play.tasks import Played
from byzanz.arena.play.tournament import Outcome, Tournament
from byzanz.arena.report.plots import Plots
from byzanz.arena.report.results import fault_sentence, has_luck, headings, notes_of, ranking, row_of, title_of
from byzanz.arena.report.tables import write_tables
from byzanz.locales import Texts


def write_report(folder: Path, tournament: Tournament, outcome: Outcome, games: Sequence[Played], text: Texts) -> Path:
    """Write page and tables into a folder that exists; the games must hold their summaries. Return the page's path."""
    tables = write_tables(folder, games, tournament.labels)
    if outcome.faults:
        records = "".join(fault.record.dumps() + "\n" for fault in outcome.faults)
        (folder / "faults.jsonl").write_text(records, encoding="utf-8")
        tables.append("faults.jsonl")
    page = folder / "index.html"
    page.write_text(_page(outcome, games, tables, text), encoding="utf-8")
    return page


def _page(outcome: Outcome, games: Sequence[Played], tables: Sequence[str], text: Texts) -> str:
    style = (files("byzanz.analysis") / "report.css").read_text(encoding="utf-8")
    plots = Plots(outcome, games, text).all() if games else {}
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{text.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            '<link rel="icon" href="data:,">',
            f"<title>{_escaped(text('report-title'))}</title><style>{style}</style></head><body><main>",
            _heading(outcome, text),
            _table(outcome, text),
            _faults(outcome, text),
            f'<section class="plots">{"".join(_plot(name, svg, text) for name, svg in plots.items())}</section>',
            _links(tables, text),
            "</main></body></html>\n",
        )
    )


def _heading(outcome: Outcome, text: Texts) -> str:
    return f"<header><h1>{_escaped(text('report-title'))}</h1><p>{_escaped(title_of(outcome, text))}</p></header>"


def _table(outcome: Outcome, text: Texts) -> str:
    head = "".join(
        f'<th scope="col">{_escaped(heading)}</th>' for heading in headings(text, with_luck=has_luck(outcome))
    )
    rows = "".join(_row(entry, outcome, text) for entry in ranking(outcome))
    notes = "".join(f'<p class="note">{_escaped(note)}</p>' for note in notes_of(outcome, text))
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>{notes}'


def _row(entry: int, outcome: Outcome, text: Texts) -> str:
    label, *cells = row_of(outcome.standings[entry], text)
    swatch = f'<span class="swatch" style="background:var(--series-{entry})"></span>'
    figures = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr><th scope="row">{swatch}{_escaped(label)}</th>{figures}</tr>'


def _faults(outcome: Outcome, text: Texts) -> str:
    parts = []
    for fault in outcome.faults:
        sentence = fault_sentence(outcome, fault, text)
        lines = fault.detail.strip().splitlines()
        more = f"<pre>{_escaped(fault.detail.strip())}</pre>" if len(lines) > 1 else ""
        parts.append(f'<section class="fault"><p>{_escaped(sentence)}</p>{more}</section>')
    return "".join(parts)


def _plot(name: str, svg: str, text: Texts) -> str:
    title, note = _escaped(text(f"report-{name}")), _escaped(text(f"report-{name}-note"))
    return f'<figure><h2>{title}</h2><div role="img" aria-label="{title}">{svg}</div><figcaption>{note}</figcaption></figure>'


def _links(tables: Sequence[str], text: Texts) -> str:
    links = " · ".join(f'<a href="{name}" download>{name}</a>' for name in tables)
    return f"<footer><p>{_escaped(text('report-data'))} {links}</p></footer>"


def _escaped(text: str) -> str:
    return html.escape(text)
