"""`byzanz analyse`: recorded games judged decision by decision, with luck told apart from skill."""

import argparse
import json
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from byzanz.cli import Subparsers
from byzanz.cli.arena import make_folder
from byzanz.cli.replay import nth_record
from byzanz.game.record import Record
from byzanz.game.refused import Refused, no_seat
from byzanz.locales import Texts, harmless, texts

if TYPE_CHECKING:
    from byzanz.analysis.games import Analysis, Progress
    from byzanz.cli.drawing import Console

WORLDS = 1024
_PAPER = 80
"""The width of lines where no terminal sets it."""


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("analyse", help=text("cli-analyse"), description=text("cli-analyse-long"))
    parser.add_argument("file", metavar="FILE", help=text("cli-replay-file"))
    parser.add_argument("--game", metavar="K", type=int, help=text("cli-analyse-game"))
    parser.add_argument("--seat", metavar="S", type=int, help=text("cli-analyse-seat"))
    parser.add_argument(
        "--worlds", metavar="N", type=int, default=WORLDS, help=text("cli-analyse-worlds", count=WORLDS)
    )
    parser.add_argument("--seed", metavar="S", type=int, default=0, help=text("cli-analyse-seed"))
    parser.add_argument("--json", action="store_true", help=text("cli-analyse-json"))
    parser.add_argument("--report", metavar="DIR", help=text("cli-analyse-report"))
    parser.add_argument("--site", metavar="URL", default="", help=text("cli-analyse-site"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse and print; return 0."""
    from byzanz.cli.drawing import Console

    text = texts()
    found = []
    records = list(_records(args))
    folder = _folder(args.report)
    console = Console()
    if not console.is_terminal:
        console.width = _PAPER
    for number, record in records:
        analysis = _analysed(args, record, text)
        found.append((number, analysis))
        if args.json:
            print(json.dumps(analysis.to_dict()), flush=True)
        else:
            _show(number, analysis, args.file, console, text)
    if folder is not None:
        _write(folder, found, args, console, text)
    return 0


def _show(number: int, analysis: "Analysis", file: str, console: "Console", text: Texts) -> None:
    """Print one game's analysis."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from byzanz.analysis.summary import COLUMNS, cost_of, position_of, rows_of, title_of
    from byzanz.cli.drawing import card_writer, coloured

    console.print(title_of(number, analysis, text))
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    columns = list(zip(*rows_of(analysis, text), strict=True))
    table.add_column(text(f"analysis-{COLUMNS[0]}"))
    for name in columns[0]:  # a column per player: with a row for each, six figures more would not fit into 80 columns
        table.add_column(harmless(name), justify="right", overflow="fold")
    for heading, cells in zip(COLUMNS[1:], columns[1:], strict=True):
        table.add_row(text(f"analysis-{heading}"), *cells)
    console.print(table)
    console.print(text("analysis-note"), style="dim")
    costliest = analysis.costliest()
    console.print()
    console.print(text("analysis-costliest", count=len(costliest)))
    for made in costliest:
        told, why, _ = cost_of(made, analysis, text)
        console.print(coloured("  " + told, text))
        console.print("    " + why, style="dim")
        for line in position_of(made, analysis, text, card_writer(text)):
            console.print(coloured("    " + harmless(line), text))
        console.print(
            f"    byzanz replay {shlex.quote(file)} --game {number} --at {made.index}", style="dim", soft_wrap=True
        )
    console.print()


def _records(args: argparse.Namespace) -> Iterator[tuple[int, Record]]:
    """Yield the games asked for with their numbers, all checked before the first is analysed."""
    from byzanz.analysis.games import finished
    from byzanz.analysis.layout import WORLDS as MOST

    if not 1 <= args.worlds <= MOST:
        raise Refused("analysis_worlds", got=args.worlds, most=MOST)
    number = 0
    chosen = None if args.game is None else [(args.game, nth_record(args.file, args.game))]
    for number, record in chosen or enumerate(Record.read(args.file), 1):
        try:
            finished(record)
        except Refused as refused:
            raise Refused(refused.code, **refused.facts | {"in_game": number}) from None
        if args.seat is not None and not 0 <= args.seat < record.players:
            raise no_seat(args.seat, record.players)
        yield number, record
    if not number:
        raise Refused("no_such_game", game=1, count=0)


def _analysed(args: argparse.Namespace, record: Record, text: Texts) -> "Analysis":
    from byzanz.analysis import analyse

    with _watching(text) as progress:
        return analyse(record, worlds=args.worlds, seed=args.seed, seat=args.seat, progress=progress)


@contextmanager
def _watching(text: Texts) -> "Iterator[Progress]":
    """Show a progress bar on standard error, if that is a terminal, as long as the block runs."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    from byzanz.cli.drawing import Console

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text("analysis-progress"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    make_folder(folder)
    return folder


def _write(
    folder: Path, found: "list[tuple[int, Analysis]]", args: argparse.Namespace, console: "Console", text: Texts
) -> None:
    from byzanz.analysis.report import write_report
    from byzanz.cli.drawing import card_writer

    page = write_report(folder, found, text, card_writer(text), args.site)
    if not args.json:
        console.print(text("arena-report-written", file=str(page)), soft_wrap=True)
