"""The report of an analysis: one page that needs nothing from outside, with its plots as SVG in the page's own colours."""

import html
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from byzanz.analysis.games import Analysis
from byzanz.analysis.luck import LOT
from byzanz.analysis.summary import COLUMNS, cost_of, points, rows_of, sentence_of, title_of
from byzanz.analysis.verdicts import FAULTS

if TYPE_CHECKING:
    from byzanz.locales import Texts

WIDE, HIGH, EDGE = 1120, 320, 44
BAR, GAP = 22, 10
PARTS = ("own", "others", "luck", "rest")


def write_report(folder: Path, found: Sequence[tuple[int, Analysis]], text: "Texts") -> Path:
    """Write the page into a folder that exists; return its path."""
    page = folder / "index.html"
    page.write_text(_page(found, text), encoding="utf-8")
    return page


def _page(found: Sequence[tuple[int, Analysis]], text: "Texts") -> str:
    style = (files("byzanz.analysis") / "report.css").read_text(encoding="utf-8")
    title = html.escape(text("analysis-report-title"))
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{text.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            '<link rel="icon" href="data:,">',
            f"<title>{title}</title><style>{style}{_OWN_STYLE}</style></head><body><main>",
            f"<header><h1>{title}</h1></header>",
            *(_game(number, analysis, text) for number, analysis in found),
            "</main></body></html>\n",
        )
    )


_OWN_STYLE = """
section { margin-bottom: 2.5rem; } section > h2 { font: 600 1.35rem/1.3 Georgia, "Times New Roman", serif; }
section > figure { margin: 1.25rem 0; } h3 { margin: 1.5rem 0 .5rem; } .list th, .list td { text-align: left; white-space: normal; }
svg text { font: 12px system-ui, sans-serif; fill: var(--muted); }
.drawn { overflow-x: auto; } .drawn svg { min-width: 56rem; }
"""
DASHES = ("none", "9 4", "2 4", "14 4 2 4", "5 3", "14 6")
"""So that lines can be told apart without their colours."""


def _game(number: int, analysis: Analysis, text: "Texts") -> str:
    return "\n".join(
        (
            f"<section><h2>{html.escape(title_of(number, analysis, text))}</h2>",
            _players(analysis, text),
            _figure("shares", _shares(analysis, text), text),
            _figure("balance", _balance(analysis, text), text),
            _costs(analysis, text),
            "</section>",
        )
    )


def _players(analysis: Analysis, text: "Texts") -> str:
    head = "".join(f'<th scope="col">{html.escape(text(f"analysis-{column}"))}</th>' for column in COLUMNS)
    rows = []
    for seat, (name, *cells) in enumerate(rows_of(analysis, text)):
        swatch = f'<span class="swatch" style="background:var(--series-{seat})"></span>'
        figures = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f'<tr><th scope="row">{swatch}{html.escape(name)}</th>{figures}</tr>')
    note = html.escape(text("analysis-note"))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f'<div class="wide">{table}</div><p class="note">{note}</p>'


def _figure(name: str, svg: str, text: "Texts") -> str:
    title, note = html.escape(text(f"analysis-{name}")), html.escape(text(f"analysis-{name}-note"))
    drawn = f'<div class="drawn" role="img" tabindex="0" aria-label="{title}">{svg}</div>'
    return f"<figure><h2>{title}</h2>{drawn}<figcaption>{note}</figcaption></figure>"


def _shares(analysis: Analysis, text: "Texts") -> str:
    """Draw each seat's share over the steps, with the rounds marked."""
    steps = len(analysis.win_shares) - 1

    def across(step: float) -> float:
        return EDGE + (WIDE - EDGE - 8) * step / max(1, steps)

    def down(share: float) -> float:
        return 20 + (HIGH - 44) * (1 - share)

    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH}" xmlns="http://www.w3.org/2000/svg">']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = down(share)
        parts.append(f'<line x1="{EDGE}" x2="{WIDE - 8}" y1="{y:.1f}" y2="{y:.1f}" stroke="var(--line)"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * share:.0f}</text>')
    rounds: set[int] = set()
    for chance in analysis.chances:
        if chance.kind == LOT and chance.round not in rounds:
            rounds.add(chance.round)
            x = across(chance.step)
            parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="20" y2="{HIGH - 24}" stroke="var(--muted)"/>')
            mark = html.escape(text("analysis-round-mark", round=chance.round))
            parts.append(f'<text x="{x + 4:.1f}" y="{HIGH - 8}">{mark}</text>')
    for seat in range(analysis.players):
        line = " ".join(f"{across(i):.1f},{down(s[seat]):.1f}" for i, s in enumerate(analysis.win_shares))
        pen = f'fill="none" stroke="var(--series-{seat})" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{line}" {pen}/>')
        x = across(0) + 8 + 150 * seat
        parts.append(f'<line x1="{x:.0f}" x2="{x + 30:.0f}" y1="10" y2="10" {pen}/>')
        parts.append(f'<text x="{x + 36:.0f}" y="14">{html.escape(analysis.record.names[seat][:16])}</text>')
    for made in analysis.decisions:
        if made.name in FAULTS:
            x, y = across(made.index), down(analysis.win_shares[made.index][made.seat])
            label = html.escape(sentence_of(made, analysis, text))
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="var(--series-{made.seat})"><title>{label}</title></circle>'
            )
    return "".join((*parts, "</svg>"))


def _balance(analysis: Analysis, text: "Texts") -> str:
    """Draw for each seat bars of what its result is made of, one scale for all."""
    balance = analysis.balance()
    most = max(0.1, *(abs(seat[part] + (seat["seat"] if part == "rest" else 0)) for seat in balance for part in PARTS))
    middle, reach = WIDE / 2 + 60, WIDE / 2 - 140
    high = analysis.players * (len(PARTS) * BAR + 2 * GAP)
    parts = [f'<svg viewBox="0 0 {WIDE} {high}" xmlns="http://www.w3.org/2000/svg">']
    y = float(GAP)
    for seat, name in enumerate(analysis.record.names):
        parts.append(f'<text x="4" y="{y + 15}" font-weight="600">{html.escape(name[:24])}</text>')
        for part in PARTS:
            share = balance[seat][part] + (balance[seat]["seat"] if part == "rest" else 0)
            long = reach * abs(share) / most
            left = middle if share >= 0 else middle - long
            parts.append(
                f'<rect x="{left:.1f}" y="{y}" width="{long:.1f}" height="{BAR - 5}" fill="var(--series-{seat})" '
                f'opacity="{0.9 if part == "luck" else 0.55}"/>'
            )
            label = html.escape(text(f"analysis-{part}"))
            parts.append(f'<text x="{middle - reach - 110:.1f}" y="{y + 13}">{label}</text>')
            at, anchor = (left + long + 5, "start") if share >= 0 else (left - 5, "end")
            parts.append(f'<text x="{at:.1f}" y="{y + 13}" text-anchor="{anchor}">{points(share, text)}</text>')
            y += BAR
        y += 2 * GAP
    parts.append(f'<line x1="{middle}" x2="{middle}" y1="0" y2="{high}" stroke="var(--muted)"/></svg>')
    return "".join(parts)


def _costs(analysis: Analysis, text: "Texts") -> str:
    """List every decision that cost something, the costliest first, with its best candidates."""
    found = analysis.costliest(len(analysis.decisions))
    rows = []
    for made in found:
        told, why, best = (html.escape(part) for part in cost_of(made, analysis, text))
        rows.append(f"<tr><td>{told}<br>{why}</td><td>{best}</td></tr>")
    heading = html.escape(text("analysis-decisions") if rows else text("analysis-costliest", count=0))
    table = f'<div class="wide"><table class="list"><tbody>{"".join(rows)}</tbody></table></div>' if rows else ""
    return f"<h3>{heading}</h3>{table}"
