"""A tournament for people's eyes: a progress bar with the standing while it runs, a table at its end."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, SpinnerColumn, Task, TextColumn
from rich.table import Table
from rich.text import Text

from byzanz.arena.play import STAND_IN, Played
from byzanz.arena.standing import Standing, win_shares
from byzanz.arena.tournament import Outcome, Tournament, Watcher
from byzanz.locales import Words


class _Pace(ProgressColumn):
    """Games a second, and the time left."""

    def __init__(self, said: Words) -> None:
        super().__init__()
        self._said = said

    def render(self, task: Task) -> Text:
        """The pace so far."""
        if not task.speed:
            return Text("")
        left = int((task.remaining or 0) / task.speed)
        time = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        rate = self._said("arena-rate", rate=f"{task.speed:.3g}" if task.speed < 100 else f"{task.speed:.0f}")
        return Text(f"{rate}, {self._said('arena-left', time=time)}")


@contextmanager
def watching(tournament: Tournament, console: Console, said: Words) -> Iterator[Watcher]:
    """Show a progress bar on the console, if it is a terminal, as long as the block runs."""
    progress = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        _Pace(said),
        TextColumn("{task.fields[standing]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    wins = [0.0] * tournament.schedule.players
    counted = [0] * tournament.schedule.players
    with progress:
        task = progress.add_task(said("arena-progress"), total=tournament.schedule.games, standing="")

        def watch(played: Played) -> None:
            for entry, share in zip(played.sitting.entries, win_shares(played), strict=True):
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


def show_outcome(outcome: Outcome, console: Console, said: Words) -> None:
    """Print the table, the best first."""
    title = said(
        "arena-title",
        games=outcome.games,
        players=outcome.players,
        seed=str(outcome.seed),
        duplicate="yes" if outcome.duplicate else "no",
        seconds=f"{outcome.seconds:.1f}",
    )
    table = Table(title=title, title_justify="left", caption_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.caption = said("arena-note", parity=f"{100 / outcome.players:.1f}")
    table.add_column(said("arena-bot"), no_wrap=True)
    uneven = any(standing.games != outcome.games for standing in outcome.standings)
    headings = ["games"] if uneven else []
    headings += ["win-share", "interval", "points", "margin", "ranks", "ms", "p99", "rating"]
    for heading in headings:
        table.add_column(said(f"arena-{heading}"), justify="right", no_wrap=True)
    for standing in sorted(outcome.standings, key=lambda standing: -(standing.win_share or 0.0)):
        table.add_row(*_row(standing, uneven))
    console.print(table)


def _row(standing: Standing, uneven: bool) -> list[str]:
    low, high = standing.ci95
    return [
        standing.label,
        *([str(standing.games)] if uneven else []),
        "–" if standing.win_share is None else f"{standing.win_share:.1%}",
        f"{100 * low:.1f}–{100 * high:.1f}",
        _figure(standing.points, ".1f"),
        _figure(standing.margin, "+.1f"),
        " ".join(f"{100 * share:.0f}" for share in standing.ranks) if standing.games else "–",
        _figure(standing.ms_per_decision, ".3g"),
        _figure(standing.ms_p99, ".3g"),
        f"{standing.rating:.1f}±{standing.rating_deviation:.1f}",
    ]


def _figure(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def show_faults(outcome: Outcome, console: Console, said: Words, *, strict: bool, file: str) -> None:
    """Say which bots failed, how, and where the games are that show it."""
    for fault in outcome.faults:
        standing = outcome.standings[fault.entry]
        detail = fault.detail.strip().splitlines()[-1]
        sentence = said(
            "arena-fault", name=standing.label, kind=fault.kind, game=fault.game + 1, deal=fault.deal + 1, detail=detail
        )
        console.print(Text(sentence, style="bold red"))
        if not strict:
            console.print(Text(said("arena-fault-without", deal=fault.deal + 1, stand_in=STAND_IN)))
    if outcome.faults:
        console.print(Text(said("arena-fault-record", file=file)))
        if strict:
            console.print(Text(said("arena-strict")))
