"""`byzanz bench`: how fast the rules are, compared with the interpreted ones and with other programs, in one run."""

import argparse
import json
import os
import subprocess
import sys
from typing import Any

from rich.table import Table

from byzanz import _pure
from byzanz._extras import command_for
from byzanz.bench import envs as envs_speed
from byzanz.bench import rules as speed
from byzanz.cli import Subparsers
from byzanz.cli.drawing import Console
from byzanz.game.refused import Refused
from byzanz.locales import Texts, texts

_PAPER = 80
"""The width of lines where no terminal sets it."""


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("bench", help=text("cli-bench"), description=text("cli-bench"))
    parser.add_argument("--json", action="store_true", help=text("cli-bench-json"))
    parser.add_argument("--seconds", metavar="S", type=float, default=1.0, help=text("cli-bench-seconds"))
    parser.add_argument("--alone", action="store_true", help=text("cli-bench-alone"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if _pure.compiled() and not _pure.compiled("byzanz.rules.random_play"):
        raise Refused("half_compiled", command=command_for("arena"))
    figures: dict[str, Any] = speed.measure(args.seconds)
    if not args.alone:
        from byzanz.bench.arena import foreign_overhead_us  # needs packages that playing doesn't

        figures["foreign_us"] = foreign_overhead_us(args.seconds)
        figures["interpreted"] = _interpreted(args.seconds)
        figures["peers"], figures["missing_peers"] = speed.measure_peers(args.seconds)
        figures["envs"] = envs_speed.measure(args.seconds)
        figures["env_peers"], missing = envs_speed.measure_peers(args.seconds)
        figures["missing_peers"] += [name for name in missing if name not in figures["missing_peers"]]
    if args.json:
        print(json.dumps(figures))
    else:
        _show(figures, texts())
    return 0


def _interpreted(seconds: float) -> dict[str, Any]:
    """Measure the interpreted rules in a process of their own."""
    command = [sys.executable, "-m", "byzanz.cli", "bench", "--json", "--alone", "--seconds", str(seconds)]
    done = subprocess.run(command, env=os.environ | {"BYZANZ_PURE": "1"}, capture_output=True, check=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def _show(figures: dict[str, Any], text: Texts) -> None:
    console = Console()
    if not console.is_terminal:
        console.width = _PAPER
    table = Table(title=text("bench-title", compiled="yes" if figures["compiled"] else "no"), title_justify="left")
    table.add_column(text("bench-figure"))
    table.add_column(text("bench-ours"), justify="right", no_wrap=True)
    table.add_column(text("bench-ratio"))
    rows = {"decisions_per_s": "decisions", "games_per_s": "games", "api_decisions_per_s": "api"}
    rows |= {"view_per_s": "view", "copy_ns": "copy", "resample_per_s": "resample", "greedy_games_per_s": "greedy"}
    rows |= {"judgements_per_s": "judge"}
    for key, name in rows.items():
        others = {text("bench-interpreted"): figures.get("interpreted", {}).get(key)}
        others |= {peer: values.get(key) for peer, values in figures.get("peers", {}).items()}
        table.add_row(
            text(f"bench-{name}"), _number(figures[key]), _ratios(figures[key], others, text, key == "copy_ns")
        )
    if "foreign_us" in figures:
        table.add_row(text("bench-foreign"), _number(figures["foreign_us"]), "")
    for key, value in figures.get("envs", {}).items():
        name = text(f"bench-{key.removesuffix('_steps_per_s')}")
        table.add_row(name, _number(value), _ratios(value, figures["env_peers"], text))
    console.print(table)
    for what in figures.get("missing_peers", ()):
        console.print(text("bench-missing", what=what))


def _ratios(ours: float, others: dict[str, float | None], text: Texts, less_is_better: bool = False) -> str:
    """Return how many times as good a figure is as each of the others, where those are known."""
    ratios = {name: value / ours if less_is_better else ours / value for name, value in others.items() if value}
    return ", ".join(f"× {text.decimal(ratio, '.1f')} {name}" for name, ratio in ratios.items())


def _number(value: float) -> str:
    return f"{value:,.0f}".replace(",", "\u202f")
