"""A tournament for people to watch: a progress bar with the standing while it runs, a table at its end."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, SpinnerColumn, Task, TextColumn
from rich.table import Table
from rich.text import Text

from byzanz.arena.results import GAMES, fault_sentence, has_luck, headings, notes_of, ranking, row_of, title_of
from byzanz.arena.standing import win_shares
from byzanz.arena.tasks import STAND_IN, Played
from byzanz.arena.tournament import Outcome, Tournament, Watcher
from byzanz.locales import Texts


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
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        _Pace(text),
        TextColumn("{task.fields[standing]}"),
        console=console,
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
    """Print the table, the best first."""
    table = Table(
        title=title_of(outcome, text),
        title_justify="left",
        caption_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    table.caption = "\n".join(notes_of(outcome, text))
    uneven = any(standing.games != outcome.games for standing in outcome.standings)
    rows = [
        headings(text, with_luck=has_luck(outcome)),
        *(row_of(outcome.standings[entry], text) for entry in ranking(outcome)),
    ]
    if not uneven:
        for row in rows:
            del row[GAMES]
    for number, heading in enumerate(rows[0]):
        table.add_column(heading, justify="right" if number else "left", no_wrap=True)
    for row in rows[1:]:
        table.add_row(*row)
    console.print(table)


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
