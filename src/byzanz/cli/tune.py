"""`byzanz tune`: better parameters for a bot, found by an evolution strategy and measured on fresh deals."""

import argparse
import json
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.game.refused import Refused
from byzanz.locales import Texts, texts

if TYPE_CHECKING:
    from byzanz.arena.play.workers import Workers
    from byzanz.cli.drawing import Console
    from byzanz.training.tuning import Evolution, Gain

PLAYERS, GENERATIONS, DEALS, FRESH = 4, 30, 24, 400
FILE = "greedy.toml"
_TUNABLE = "greedy"


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("tune", help=text("cli-tune"), description=text("cli-tune-long"))
    parser.add_argument("bot", metavar="BOT", help=text("cli-tune-bot"))
    parser.add_argument(
        "--players", metavar="N", type=int, default=PLAYERS, help=text("cli-tune-players", count=PLAYERS)
    )
    parser.add_argument("--against", metavar="BOT", nargs="+", help=text("cli-tune-against"))
    for name, metavar, default in (("generations", "G", GENERATIONS), ("deals", "D", DEALS), ("fresh", "F", FRESH)):
        shown = text(f"cli-tune-{name}", count=default)
        parser.add_argument(f"--{name}", metavar=metavar, type=int, default=default, help=shown)
    parser.add_argument("--population", metavar="P", type=int, help=text("cli-tune-population"))
    parser.add_argument("--seed", metavar="S", type=int, help=text("cli-tune-seed"))
    parser.add_argument("--workers", metavar="K", type=int, help=text("cli-tune-workers"))
    parser.add_argument("--output", metavar="FILE", default=FILE, help=text("cli-tune-output", file=FILE))
    parser.add_argument("--json", action="store_true", help=text("cli-tune-json"))
    parser.set_defaults(run=run)


@dataclass(slots=True)
class _Found:
    """The result of a search."""

    evolution: "Evolution"
    gain: "Gain"
    games: int
    seed: int


def run(args: argparse.Namespace) -> int:
    """Tune, measure, print and write the parameters down."""
    _check(args)
    from byzanz.arena import local_workers
    from byzanz.bots import check_spec
    from byzanz.bots.greedy.parameters import Tunable
    from byzanz.cli.drawing import Console
    from byzanz.training.tuning import Evolution

    text = texts()
    against = args.against or [args.bot]
    for spec in (args.bot, *against):
        check_spec(spec)
    where = args.bot.partition(":")[2] or "tuned"
    seed = secrets.randbits(32) if args.seed is None else args.seed
    base = _vectors(args, where)
    evolution = Evolution(
        Tunable(args.players, where), against, args.players, seed, args.deals, population=args.population
    )
    console = Console(stderr=args.json)
    with local_workers(args.workers) as workers:
        games, gain = _search(args, evolution, workers, text)
    found = _Found(evolution, gain, games, seed)
    base[args.players] = evolution.values
    _write(args, found, base, text)
    if args.json:
        print(json.dumps(_to_dict(args, found)))
    else:
        _show(args, found, console, text)
    return 0


def _check(args: argparse.Namespace) -> None:
    for option, least in (("generations", 1), ("deals", 1), ("fresh", 2), ("population", 2), ("workers", 1)):
        got = getattr(args, option)
        if got is not None and got < least:
            raise Refused("arena_least", option=f"--{option}", got=got, least=least)
    if not 3 <= args.players <= 6:
        raise Refused("tune_players", got=args.players, least=3, most=6)
    if args.bot.partition(":")[0] != _TUNABLE:
        from byzanz.bots import check_spec

        check_spec(args.bot)
        raise Refused("tune_parameters", spec=args.bot, known=_TUNABLE)
    try:
        import cmaes  # noqa: F401
    except ImportError as error:
        raise missing_extra("arena", error.name) from None
    folder = Path(args.output).resolve().parent
    if not folder.is_dir():
        raise Refused("arena_folder", file=str(folder))


def _vectors(args: argparse.Namespace, where: str) -> dict[int, tuple[float, ...]]:
    """Load the parameters for the other numbers of players: from the file if it exists, else those of the bot."""
    from byzanz.bots.greedy.parameters import load

    return dict(load(args.output if Path(args.output).exists() else where))


def _search(args: argparse.Namespace, evolution: "Evolution", workers: "Workers", text: Texts) -> "tuple[int, Gain]":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from byzanz.cli.drawing import Console

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[margin]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    games = 0
    with bar:
        task = bar.add_task(text("tune-progress", name=args.bot), total=args.generations, margin="")
        for generation in evolution.generations(workers, args.generations):
            games = generation.games
            margin = text(
                "tune-generation",
                mean=text.decimal(generation.mean, "+.2f"),
                best=text.decimal(generation.best, "+.2f"),
            )
            bar.update(task, advance=1, margin=margin)
        bar.update(task, description=text("tune-measuring"))
        return games, evolution.gain(workers, args.fresh)


def _title(args: argparse.Namespace, found: _Found, text: Texts) -> str:
    return text(
        "tune-title",
        name=args.bot,
        players=args.players,
        generations=args.generations,
        games=found.games,
        seed=str(found.seed),
        deals=args.fresh,
    )


def _difference(gain: "Gain", text: Texts) -> str:
    low, high = gain.margin_ci95
    return text("tune-difference", margin=f"{gain.margin:+.2f}", low=f"{low:+.2f}", high=f"{high:+.2f}")


def _write(args: argparse.Namespace, found: _Found, vectors: dict[int, tuple[float, ...]], text: Texts) -> None:
    from byzanz.bots.greedy.parameters import save

    comment = f"{_title(args, found, text)}\n{_difference(found.gain, text)}"
    save(vectors, Path(args.output), comment)


def _to_dict(args: argparse.Namespace, found: _Found) -> dict[str, object]:
    from byzanz.bots.greedy.parameters import NAMES

    return {
        "bot": args.bot,
        "players": args.players,
        "seed": found.seed,
        "games": found.games,
        "before": found.gain.before._asdict(),
        "after": found.gain.after._asdict(),
        "margin": found.gain.margin,
        "margin_ci95": found.gain.margin_ci95,
        "parameters": dict(zip(NAMES, found.evolution.values, strict=True)),
        "file": args.output,
    }


def _show(args: argparse.Namespace, found: _Found, console: "Console", text: Texts) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from byzanz.bots.greedy.parameters import NAMES

    gain = found.gain
    console.print(_title(args, found, text))
    table = Table("", box=SIMPLE_HEAD)
    for heading in ("win-share", "interval", "margin", "interval"):
        table.add_column(text(f"arena-{heading}"), justify="right")
    for key, one in (("tune-before", gain.before), ("tune-after", gain.after)):
        shares = f"{100 * one.win_ci95[0]:.1f}–{100 * one.win_ci95[1]:.1f}"
        margins = f"{one.margin_ci95[0]:+.2f} – {one.margin_ci95[1]:+.2f}"
        table.add_row(text(key), f"{one.win_share:.1%}", shares, f"{one.margin:+.2f}", margins)
    console.print(table)
    console.print(_difference(gain, text))
    verdict = "better" if gain.margin_ci95[0] > 0 else "worse" if gain.margin_ci95[1] < 0 else "unsure"
    console.print(text("tune-verdict", verdict=verdict))
    values = Table(text("tune-parameter"), box=SIMPLE_HEAD)
    for key in ("tune-before", "tune-after"):
        values.add_column(text(key), justify="right")
    for name, old, new in zip(NAMES, found.evolution.tunable.start, found.evolution.values, strict=True):
        values.add_row(name, f"{old:.3f}", f"{new:.3f}")
    console.print(values)
    console.print(text("tune-written", file=args.output))
