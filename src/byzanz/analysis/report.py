"""The report of an analysis: one page that needs nothing from outside, with its plots as SVG in the page's own colours."""

import html
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from byzanz.analysis.games import Analysis
from byzanz.analysis.luck import LOT
from byzanz.analysis.summary import COLUMNS, cost_of, points, position_of, replay_link, rows_of, sentence_of, title_of
from byzanz.analysis.verdicts import FAULTS

if TYPE_CHECKING:
    from byzanz.locales import Texts

CardWriter = Callable[[Sequence[str]], str]

WIDE, HIGH, EDGE = 1120, 320, 44
BAR, GAP = 22, 10
PARTS = ("own", "others", "luck", "unseen", "rest")


def write_report(
    folder: Path, found: Sequence[tuple[int, Analysis]], text: "Texts", write_cards: CardWriter, site: str = ""
) -> Path:
    """Write the page into a folder that exists.

    Return its path. With a site, links open the replay there.
    """
    page = folder / "index.html"
    page.write_text(_page(found, text, write_cards, site), encoding="utf-8")
    return page


def _page(found: Sequence[tuple[int, Analysis]], text: "Texts", write_cards: CardWriter, site: str) -> str:
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
            *(_game(number, analysis, text, write_cards, site) for number, analysis in found),
            "</main></body></html>\n",
        )
    )


_OWN_STYLE = """
section { margin-bottom: 2.5rem; } section > h2 { font: 600 1.35rem/1.3 Georgia, "Times New Roman", serif; }
section > figure { margin: 1.25rem 0; } h3 { margin: 1.5rem 0 .5rem; } .list th, .list td { text-align: left; white-space: normal; }
svg text { font: 12px system-ui, sans-serif; fill: var(--muted); }
.drawn { overflow-x: auto; } .drawn svg { min-width: 56rem; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
figure .legend svg { display: inline-block; width: 2rem; height: .5rem; margin-right: .4rem; vertical-align: middle; }
.list td { vertical-align: top; min-width: 14rem; overflow-wrap: anywhere; }
details p { margin: .25rem 0; } summary { cursor: pointer; }
details p:target { outline: 2px solid var(--wrong); outline-offset: 3px; }
"""
DASHES = ("none", "9 4", "2 4", "14 4 2 4", "5 3", "14 6")
"""So that lines can be told apart without their colours."""


def _game(number: int, analysis: Analysis, text: "Texts", write_cards: CardWriter, site: str) -> str:
    return "\n".join(
        (
            f"<section><h2>{html.escape(title_of(number, analysis, text))}</h2>",
            _players(analysis, text),
            _figure("shares", _legend(analysis), _shares(analysis, text), text),
            _figure("balance", "", _balance(analysis, text), text),
            _costs(number, analysis, text, write_cards, site),
            "" if site else _replay(number, analysis, text, write_cards),
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


def _figure(name: str, legend: str, svg: str, text: "Texts") -> str:
    title, note = html.escape(text(f"analysis-{name}")), html.escape(text(f"analysis-{name}-note"))
    drawn = f'<div class="drawn" role="img" tabindex="0" aria-label="{title}">{svg}</div>'
    return f"<figure><h2>{title}</h2>{legend}{drawn}<figcaption>{note}</figcaption></figure>"


def _legend(analysis: Analysis) -> str:
    """Show which line is whose, above the plot, so that no name lies on anything."""
    return (
        '<p class="legend">'
        + "".join(
            f'<span><svg viewBox="0 0 32 8" width="32" height="8"><line x2="32" y1="4" y2="4" {_pen(seat)}/></svg>'
            f"{html.escape(name)}</span>"
            for seat, name in enumerate(analysis.names)
        )
        + "</p>"
    )


def _pen(seat: int) -> str:
    return f'fill="none" stroke="var(--series-{seat})" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'


def _shares(analysis: Analysis, text: "Texts") -> str:
    """Draw each seat's share over the steps, with the rounds marked."""
    steps = len(analysis.win_shares) - 1

    def across(step: float) -> float:
        return EDGE + (WIDE - EDGE - 8) * step / max(1, steps)

    def down(share: float) -> float:
        return 12 + (HIGH - 36) * (1 - share)

    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH}" xmlns="http://www.w3.org/2000/svg">']
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = down(share)
        parts.append(f'<line x1="{EDGE}" x2="{WIDE - 8}" y1="{y:.1f}" y2="{y:.1f}" stroke="var(--line)"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * share:.0f} %</text>')
    rounds: set[int] = set()
    for chance in analysis.chances:
        if chance.kind == LOT and chance.round not in rounds:
            rounds.add(chance.round)
            x = across(chance.step)
            parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="12" y2="{HIGH - 24}" stroke="var(--muted)"/>')
            mark = html.escape(text("analysis-round-mark", round=chance.round))
            parts.append(f'<text x="{x + 4:.1f}" y="{HIGH - 8}">{mark}</text>')
    for seat in range(analysis.players):
        line = " ".join(f"{across(i):.1f},{down(s[seat]):.1f}" for i, s in enumerate(analysis.win_shares))
        parts.append(f'<polyline points="{line}" {_pen(seat)}/>')
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
    middle, reach = WIDE / 2 + 80, WIDE / 2 - 170
    high = analysis.players * ((len(PARTS) + 1) * BAR + GAP)
    parts = [f'<svg viewBox="0 0 {WIDE} {high}" xmlns="http://www.w3.org/2000/svg">']
    y = float(GAP)
    for seat, name in enumerate(analysis.names):
        parts.append(f'<text x="4" y="{y + 13}" style="font-weight:600;fill:var(--ink)">{html.escape(name)}</text>')
        y += BAR
        for part in PARTS:
            share = balance[seat][part] + (balance[seat]["seat"] if part == "rest" else 0)
            long = reach * abs(share) / most
            left = middle if share >= 0 else middle - long
            parts.append(
                f'<rect x="{left:.1f}" y="{y}" width="{long:.1f}" height="{BAR - 5}" fill="var(--series-{seat})" '
                f'opacity="{0.9 if part == "luck" else 0.55}"/>'
            )
            label = html.escape(text(f"analysis-{part}"))
            parts.append(f'<text x="20" y="{y + 13}">{label}</text>')
            at, anchor = (left + long + 5, "start") if share >= 0 else (left - 5, "end")
            parts.append(f'<text x="{at:.1f}" y="{y + 13}" text-anchor="{anchor}">{points(share, text)}</text>')
            y += BAR
        y += GAP
    parts.append(f'<line x1="{middle}" x2="{middle}" y1="0" y2="{high}" stroke="var(--muted)"/></svg>')
    return "".join(parts)


def _costs(number: int, analysis: Analysis, text: "Texts", write_cards: CardWriter, site: str) -> str:
    """List every decision that cost something, with its best candidates and the position."""
    found = analysis.costliest(len(analysis.decisions))
    rows = []
    there = html.escape(text("analysis-there"))
    for made in found:
        told, why, best = (html.escape(part) for part in cost_of(made, analysis, text))
        table = "<br>".join(html.escape(line) for line in position_of(made, analysis, text, write_cards))
        address = replay_link(analysis, made.index, site) if site else f"#game-{number}-{made.index}"
        link = f'<a href="{html.escape(address)}">{there}</a>'
        rows.append(f"<tr><td>{told}<br>{why}<br>{link}</td><td>{table}</td><td>{best}</td></tr>")
    heading = html.escape(text("analysis-decisions") if rows else text("analysis-costliest", count=0))
    table = f'<div class="wide"><table class="list"><tbody>{"".join(rows)}</tbody></table></div>' if rows else ""
    return f"<h3>{heading}</h3>{table}"


def _replay(number: int, analysis: Analysis, text: "Texts", write_cards: CardWriter) -> str:
    """Tell the whole game, action by action, each at an address of its own."""
    from byzanz.locales.phrasing import phrase  # texts need a package, which a library does not

    lines = []
    told = 0
    for step, game in enumerate(analysis.record.steps()):
        said = [phrase(event, text, analysis.names, None, write_cards) for event in game.events[told:]]
        told = len(game.events)
        place = f"game-{number}-{step - 1}" if step else f"game-{number}-deal"
        lines.append(f'<p id="{place}">{html.escape(" ".join(filter(None, said)))}</p>')
    return f"<details open><summary>{html.escape(text('analysis-replay'))}</summary>{''.join(lines)}</details>"
