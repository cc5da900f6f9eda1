"""``byzanz bench``: how fast the rules are, beside the interpreted ones and beside other programs, in one run."""

import argparse
import json
import os
import subprocess
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from byzanz import speed
from byzanz.cli import Subparsers
from byzanz.locales import Words, words


def add(commands: Subparsers) -> None:
    """Declare the command."""
    said = words()
    parser = commands.add_parser("bench", help=said("cli-bench"), description=said("cli-bench"))
    parser.add_argument("--json", action="store_true", help=said("cli-bench-json"))
    parser.add_argument("--seconds", metavar="S", type=float, default=1.0, help=said("cli-bench-seconds"))
    parser.add_argument("--alone", action="store_true", help=said("cli-bench-alone"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Measure and print."""
    figures: dict[str, Any] = speed.measure(chosen.seconds)
    if not chosen.alone:
        figures["interpreted"] = _interpreted(chosen.seconds)
        figures["peers"], figures["missing_peers"] = speed.measure_peers(chosen.seconds)
    if chosen.json:
        print(json.dumps(figures))
    else:
        _show(figures, words())
    return 0


def _interpreted(seconds: float) -> dict[str, Any]:
    """The same figures of the interpreted rules, measured in a process of their own."""
    command = [sys.executable, "-m", "byzanz.cli", "bench", "--json", "--alone", "--seconds", str(seconds)]
    done = subprocess.run(command, env=os.environ | {"BYZANZ_PURE": "1"}, capture_output=True, check=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def _show(figures: dict[str, Any], said: Words) -> None:
    console = Console()
    table = Table(title=said("bench-title", compiled="yes" if figures["compiled"] else "no"), title_justify="left")
    table.add_column(said("bench-figure"))
    for heading in ("bench-ours", "bench-peer", "", "bench-ratio"):
        table.add_column(said(heading) if heading else "", justify="right")
    rows = {"decisions_per_s": "decisions", "games_per_s": "games", "api_decisions_per_s": "api"}
    rows |= {"view_per_s": "view", "copy_ns": "copy", "resample_per_s": "resample", "greedy_games_per_s": "greedy"}
    for key, name in rows.items():
        table.add_row(said(f"bench-{name}"), _number(figures[key]))
        besides = {said("bench-interpreted"): figures.get("interpreted", {}).get(key)}
        besides |= {peer: values.get(key) for peer, values in figures.get("peers", {}).items()}
        for peer, value in besides.items():
            if value:
                ratio = value / figures[key] if key == "copy_ns" else figures[key] / value
                table.add_row("", "", peer, _number(value), f"× {ratio:.1f}")
    console.print(table)
    for what in figures.get("missing_peers", ()):
        console.print(said("bench-missing", what=what))


def _number(value: float) -> str:
    return f"{value:,.0f}".replace(",", "\u202f")
