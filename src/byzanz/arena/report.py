"""The report: one page that needs nothing from outside, with plots and figures, and the data beside it as CSV."""

import html
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from byzanz.arena.figures import write_tables
from byzanz.arena.play import Played
from byzanz.arena.plots import Plots
from byzanz.arena.standing import Standing
from byzanz.arena.tournament import Outcome, Tournament
from byzanz.locales import Words


def write_report(folder: Path, tournament: Tournament, outcome: Outcome, games: Sequence[Played], said: Words) -> Path:
    """Write page and tables into a folder that exists; the games must hold their stories."""
    tables = write_tables(folder, games, tournament.labels)
    if outcome.faults:
        records = "".join(fault.record.dumps() + "\n" for fault in outcome.faults)
        (folder / "faults.jsonl").write_text(records, encoding="utf-8")
        tables.append("faults.jsonl")
    page = folder / "index.html"
    page.write_text(_page(outcome, games, tables, said), encoding="utf-8")
    return page


def _page(outcome: Outcome, games: Sequence[Played], tables: Sequence[str], said: Words) -> str:
    style = (files("byzanz.arena") / "report.css").read_text(encoding="utf-8")
    plots = Plots(outcome, games, said).all() if games else {}
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{said.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            '<link rel="icon" href="data:,">',
            f"<title>{_text(said('report-title'))}</title><style>{style}</style></head><body><main>",
            _heading(outcome, said),
            _table(outcome, said),
            _faults(outcome, said),
            f'<section class="plots">{"".join(_plot(name, svg, said) for name, svg in plots.items())}</section>',
            _links(tables, said),
            "</main></body></html>\n",
        )
    )


def _heading(outcome: Outcome, said: Words) -> str:
    facts = said(
        "arena-title",
        games=outcome.games,
        players=outcome.players,
        seed=str(outcome.seed),
        duplicate="yes" if outcome.duplicate else "no",
        seconds=f"{outcome.seconds:.1f}",
    )
    return f"<header><h1>{_text(said('report-title'))}</h1><p>{_text(facts)}</p></header>"


def _table(outcome: Outcome, said: Words) -> str:
    keys = ("bot", "games", "win-share", "interval", "points", "margin", "ranks", "ms", "p99", "rating")
    head = "".join(f'<th scope="col">{_text(said(f"arena-{key}"))}</th>' for key in keys)
    order = sorted(range(len(outcome.standings)), key=lambda entry: -(outcome.standings[entry].win_share or 0))
    rows = "".join(_row(entry, outcome.standings[entry]) for entry in order)
    note = _text(said("arena-note", parity=f"{100 / outcome.players:.1f}"))
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div><p class="note">{note}</p>'


def _row(entry: int, standing: Standing) -> str:
    low, high = standing.ci95
    swatch = f'<span class="swatch" style="background:var(--series-{entry})"></span>'
    cells = (
        str(standing.games),
        _figure(None if standing.win_share is None else 100 * standing.win_share, ".1f", " %"),
        f"{100 * low:.1f} – {100 * high:.1f}",
        _figure(standing.points, ".1f"),
        _figure(standing.margin, "+.1f"),
        " ".join(f"{100 * share:.0f}" for share in standing.ranks) if standing.games else "–",
        _figure(standing.ms_per_decision, ".3g"),
        _figure(standing.ms_p99, ".3g"),
        f"{standing.rating:.1f} ± {standing.rating_deviation:.1f}",
    )
    return (
        f'<tr><th scope="row">{swatch}{_text(standing.label)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
    )


def _faults(outcome: Outcome, said: Words) -> str:
    parts = []
    for fault in outcome.faults:
        lines = fault.detail.strip().splitlines()
        sentence = said(
            "arena-fault",
            name=outcome.standings[fault.entry].label,
            kind=fault.kind,
            game=fault.game + 1,
            deal=fault.deal + 1,
            detail=lines[-1],
        )
        more = f"<pre>{_text(fault.detail.strip())}</pre>" if len(lines) > 1 else ""
        parts.append(f'<section class="fault"><p>{_text(sentence)}</p>{more}</section>')
    return "".join(parts)


def _plot(name: str, svg: str, said: Words) -> str:
    title, note = _text(said(f"report-{name}")), _text(said(f"report-{name}-note"))
    return f'<figure><h2>{title}</h2><div role="img" aria-label="{title}">{svg}</div><figcaption>{note}</figcaption></figure>'


def _links(tables: Sequence[str], said: Words) -> str:
    links = " · ".join(f'<a href="{name}" download>{name}</a>' for name in tables)
    return f"<footer><p>{_text(said('report-data'))} {links}</p></footer>"


def _figure(value: float | None, form: str, unit: str = "") -> str:
    return "–" if value is None else format(value, form) + unit


def _text(text: str) -> str:
    return html.escape(text)
