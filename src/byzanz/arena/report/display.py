"""A tournament for people to watch: a progress bar with the standing while it runs, a table at its end."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, SpinnerColumn, Task, TextColumn
from rich.table import Column, Table
from rich.text import Text

from byzanz.arena.figures.standing import win_shares
from byzanz.arena.play.tasks import STAND_IN, Played
from byzanz.arena.play.tournament import Outcome, Tournament, Watcher
from byzanz.arena.report.results import (
    GAMES,
    LESS_IMPORTANT,
    columns,
    fault_sentence,
    has_luck,
    headings,
    notes_of,
    ranking,
    row_of,
    title_of,
)
from byzanz.locales import Texts

WIDE = 100
GAP = 2
NAME = 16
"""Letters of a bot's name that stay on one line."""


class _Pace(ProgressColumn):
    """Games per second, and the time left."""

    def __init__(self, text: Texts) -> None:
        super().__init__()
        self._text = text

    def render(self, task: Task) -> Text:
        """Draw the pace so far."""
        if not task.speed:
            return Text("")
        left = int((task.remaining or 0) / task.speed)
        time = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        rate = self._text("arena-rate", rate=self._text.decimal(task.speed, ".3g" if task.speed < 100 else ".0f"))
        return Text(f"{rate}, {self._text('arena-left', time=time)}")


@contextmanager
def watching(tournament: Tournament, console: Console, text: Texts) -> Iterator[Watcher]:
    """Show a progress bar on the console, if it is a terminal, as long as the block runs."""
    progress = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(bar_width=24 if console.width >= WIDE else 8),
        MofNCompleteColumn(),
        _Pace(text),
        TextColumn(
            "{task.fields[standing]}", markup=False, table_column=Column(no_wrap=True, overflow="ellipsis", ratio=1)
        ),
        console=console,
        expand=True,
        transient=True,
        disable=not console.is_terminal,
    )
    wins = [0.0] * tournament.schedule.players
    counted = [0] * tournament.schedule.players
    with progress:
        task = progress.add_task(text("arena-progress"), total=tournament.schedule.games, standing="")

        def watch(played: Played) -> None:
            for entry, share in zip(played.scheduled.entries, win_shares(played), strict=True):
                if entry not in played.withdrawn:
                    wins[entry] += share
                    counted[entry] += 1
            shares = [
                (won / games if games else 0.0, label)
                for won, games, label in zip(wins, counted, tournament.labels, strict=True)
            ]
            standing = " · ".join(f"{label} {share:.0%}" for share, label in sorted(shares, reverse=True))
            progress.update(task, advance=1, standing=standing)

        yield watch


def show_outcome(outcome: Outcome, console: Console, text: Texts) -> None:
    """Print the table, the best first, with as many columns as fit."""
    names = columns(with_luck=has_luck(outcome))
    uneven = any(standing.games != outcome.games for standing in outcome.standings)
    left_out = set() if uneven else {names[GAMES]}
    for name in LESS_IMPORTANT:
        if _width(outcome, text, left_out) <= console.width:
            break
        left_out.add(name)
    console.print(title_of(outcome, text))
    console.print(_table(outcome, text, left_out))
    for note in notes_of(outcome, text):
        console.print(note, style="dim italic")
    if left_out & set(LESS_IMPORTANT):
        console.print(text("arena-narrow"), style="dim italic")


def _columns(outcome: Outcome, text: Texts, left_out: Collection[str]) -> list[tuple[int, list[str]]]:
    """Return the columns to be shown: how wide each must be, its heading and its cells."""
    with_luck = has_luck(outcome)
    rows = [
        headings(text, with_luck=with_luck),
        *(row_of(outcome.standings[entry], text) for entry in ranking(outcome)),
    ]
    shown = []
    for number, name in enumerate(columns(with_luck=with_luck)):
        if name not in left_out:
            cells = [row[number] for row in rows]
            # Headings may take several lines, figures may not; a long name may.
            width = max(map(len, [*cells[0].split(), *cells[1:]]))
            shown.append((width if number else min(width, NAME), cells))
    return shown


def _width(outcome: Outcome, text: Texts, left_out: Collection[str]) -> int:
    return 1 + sum(width + GAP for width, _cells in _columns(outcome, text, left_out))


def _table(outcome: Outcome, text: Texts, left_out: Collection[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    shown = _columns(outcome, text, left_out)
    for number, (width, cells) in enumerate(shown):
        table.add_column(cells[0], justify="right" if number else "left", min_width=width, overflow="fold")
    for row in zip(*(cells[1:] for _width, cells in shown), strict=True):
        table.add_row(*row)
    return table


def show_faults(outcome: Outcome, console: Console, text: Texts, *, strict: bool, file: str) -> None:
    """Say which bots failed, how, and where the games are that show it."""
    for fault in outcome.faults:
        console.print(Text(fault_sentence(outcome, fault, text), style="bold red"))
        if not strict:
            console.print(Text(text("arena-fault-without", deal=fault.deal + 1, stand_in=STAND_IN)))
    if outcome.faults:
        console.print(Text(text("arena-fault-record", file=file)))
        if strict:
            console.print(Text(text("arena-strict")))
