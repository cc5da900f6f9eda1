"""``byzanz tune``: better parameters for a bot, found by an evolution strategy and measured on fresh deals."""

import argparse
import json
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from byzanz.cli import Subparsers
from byzanz.game.refused import Refused
from byzanz.locales import Words, words

if TYPE_CHECKING:
    from rich.console import Console

    from byzanz.arena.crew import Crew
    from byzanz.arena.tuning import Evolution, Gain

PLAYERS, GENERATIONS, DEALS, FRESH = 4, 30, 24, 400
FILE = "greedy.toml"
_TUNABLE = "greedy"


def add(commands: Subparsers) -> None:
    """Declare the command."""
    said = words()
    parser = commands.add_parser("tune", help=said("cli-tune"), description=said("cli-tune-long"))
    parser.add_argument("bot", metavar="BOT", help=said("cli-tune-bot"))
    parser.add_argument(
        "--players", metavar="N", type=int, default=PLAYERS, help=said("cli-tune-players", count=PLAYERS)
    )
    parser.add_argument("--against", metavar="BOT", nargs="+", help=said("cli-tune-against"))
    for name, metavar, default in (("generations", "G", GENERATIONS), ("deals", "D", DEALS), ("fresh", "F", FRESH)):
        told = said(f"cli-tune-{name}", count=default)
        parser.add_argument(f"--{name}", metavar=metavar, type=int, default=default, help=told)
    parser.add_argument("--population", metavar="P", type=int, help=said("cli-tune-population"))
    parser.add_argument("--seed", metavar="S", type=int, help=said("cli-tune-seed"))
    parser.add_argument("--workers", metavar="K", type=int, help=said("cli-tune-workers"))
    parser.add_argument("--output", metavar="FILE", default=FILE, help=said("cli-tune-output", file=FILE))
    parser.add_argument("--json", action="store_true", help=said("cli-tune-json"))
    parser.set_defaults(run=run)


@dataclass(slots=True)
class _Found:
    """What a search has come to."""

    evolution: "Evolution"
    gain: "Gain"
    games: int
    seed: int


def run(chosen: argparse.Namespace) -> int:
    """Tune, measure, tell, write down."""
    _check(chosen)
    from rich.console import Console

    from byzanz.arena import local_crew
    from byzanz.arena.tuning import Evolution
    from byzanz.bots import check_spec
    from byzanz.bots.parameters import Tunable

    said = words()
    against = chosen.against or [chosen.bot]
    for spec in (chosen.bot, *against):
        check_spec(spec)
    where = chosen.bot.partition(":")[2] or "tuned"
    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    base = _vectors(chosen, where)
    evolution = Evolution(
        Tunable(chosen.players, where), against, chosen.players, seed, chosen.deals, population=chosen.population
    )
    console = Console(stderr=chosen.json)
    with local_crew(chosen.workers) as crew:
        games, gain = _search(chosen, evolution, crew, said)
    found = _Found(evolution, gain, games, seed)
    base[chosen.players] = evolution.values
    _write(chosen, found, base, said)
    if chosen.json:
        print(json.dumps(_told(chosen, found)))
    else:
        _show(chosen, found, console, said)
    return 0


def _check(chosen: argparse.Namespace) -> None:
    for option, least in (("generations", 1), ("deals", 1), ("fresh", 2), ("population", 2), ("workers", 1)):
        got = getattr(chosen, option)
        if got is not None and got < least:
            raise Refused("arena_least", option=f"--{option}", got=got, least=least)
    if not 3 <= chosen.players <= 6:
        raise Refused("tune_players", got=chosen.players, least=3, most=6)
    if chosen.bot.partition(":")[0] != _TUNABLE:
        from byzanz.bots import check_spec

        check_spec(chosen.bot)
        raise Refused("tune_parameters", spec=chosen.bot, known=_TUNABLE)
    try:
        import cmaes  # noqa: F401
    except ImportError as error:
        raise Refused("missing_extra", extra="arena", module=str(error.name)) from None
    folder = Path(chosen.output).resolve().parent
    if not folder.is_dir():
        raise Refused("arena_folder", file=str(folder))


def _vectors(chosen: argparse.Namespace, where: str) -> dict[int, tuple[float, ...]]:
    """The parameters for the other numbers of players: of the file, if it is there already, else of the bot."""
    from byzanz.bots.parameters import load

    return dict(load(chosen.output if Path(chosen.output).exists() else where))


def _search(chosen: argparse.Namespace, evolution: "Evolution", crew: "Crew", said: Words) -> "tuple[int, Gain]":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
        task = bar.add_task(said("tune-progress", name=chosen.bot), total=chosen.generations, margin="")
        for generation in evolution.generations(crew, chosen.generations):
            games = generation.games
            margin = said("tune-generation", mean=f"{generation.mean:+.2f}", best=f"{generation.best:+.2f}")
            bar.update(task, advance=1, margin=margin)
        bar.update(task, description=said("tune-measuring"))
        return games, evolution.gain(crew, chosen.fresh)


def _title(chosen: argparse.Namespace, found: _Found, said: Words) -> str:
    return said(
        "tune-title",
        name=chosen.bot,
        players=chosen.players,
        generations=chosen.generations,
        games=found.games,
        seed=str(found.seed),
        deals=chosen.fresh,
    )


def _difference(gain: "Gain", said: Words) -> str:
    low, high = gain.margin_ci95
    return said("tune-difference", margin=f"{gain.margin:+.2f}", low=f"{low:+.2f}", high=f"{high:+.2f}")


def _write(chosen: argparse.Namespace, found: _Found, vectors: dict[int, tuple[float, ...]], said: Words) -> None:
    from byzanz.bots.parameters import save

    comment = f"{_title(chosen, found, said)}\n{_difference(found.gain, said)}"
    save(vectors, Path(chosen.output), comment)


def _told(chosen: argparse.Namespace, found: _Found) -> dict[str, object]:
    from byzanz.bots.parameters import NAMES

    return {
        "bot": chosen.bot,
        "players": chosen.players,
        "seed": found.seed,
        "games": found.games,
        "before": found.gain.before._asdict(),
        "after": found.gain.after._asdict(),
        "margin": found.gain.margin,
        "margin_ci95": found.gain.margin_ci95,
        "parameters": dict(zip(NAMES, found.evolution.values, strict=True)),
        "file": chosen.output,
    }


def _show(chosen: argparse.Namespace, found: _Found, console: "Console", said: Words) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from byzanz.bots.parameters import NAMES

    gain = found.gain
    console.print(_title(chosen, found, said), highlight=False)
    table = Table("", box=SIMPLE_HEAD)
    for heading in ("win-share", "interval", "margin", "interval"):
        table.add_column(said(f"arena-{heading}"), justify="right")
    for key, one in (("tune-before", gain.before), ("tune-after", gain.after)):
        shares = f"{100 * one.win_ci95[0]:.1f}–{100 * one.win_ci95[1]:.1f}"
        margins = f"{one.margin_ci95[0]:+.2f} – {one.margin_ci95[1]:+.2f}"
        table.add_row(said(key), f"{one.win_share:.1%}", shares, f"{one.margin:+.2f}", margins)
    console.print(table)
    console.print(_difference(gain, said), highlight=False)
    verdict = "better" if gain.margin_ci95[0] > 0 else "worse" if gain.margin_ci95[1] < 0 else "unsure"
    console.print(said("tune-verdict", verdict=verdict))
    values = Table(said("tune-parameter"), box=SIMPLE_HEAD)
    for key in ("tune-before", "tune-after"):
        values.add_column(said(key), justify="right")
    for name, old, new in zip(NAMES, found.evolution.tunable.start, found.evolution.values, strict=True):
        values.add_row(name, f"{old:.3f}", f"{new:.3f}")
    console.print(values)
    console.print(said("tune-written", file=chosen.output), highlight=False)
