"""An outcome in words and figures, as the terminal's table and the report's page both show it."""

from byzanz.arena.figures.standing import Standing
from byzanz.arena.play.tasks import FaultReport
from byzanz.arena.play.tournament import Outcome
from byzanz.locales import Texts
from byzanz.ratings import ANCHOR_OF

_COLUMNS = ("bot", "games", "win-share", "interval", "points", "margin", "ranks", "ms", "p99", "rating")
_LUCK = ("luck-share", "luck-interval", "luck-worth")
LESS_IMPORTANT = ("p99", "ms", "points", "ranks", "luck-worth", "rating", "margin")
"""The columns that a narrow window goes without, the first of them first."""
GAMES = _COLUMNS.index("games")
"""The column that says something only where the entries' games differ in number."""


def title_of(outcome: Outcome, text: Texts) -> str:
    """Say what was played."""
    return text(
        "arena-title",
        games=outcome.games,
        players=outcome.players,
        seed=str(outcome.seed),
        duplicate="yes" if outcome.duplicate else "no",
        seconds=text.decimal(outcome.seconds, ".1f"),
    )


def notes_of(outcome: Outcome, text: Texts) -> list[str]:
    """Explain the columns, and say if foreign bots had the game within reach."""
    anchored = "yes" if any(standing.spec in ANCHOR_OF for standing in outcome.standings) else "no"
    notes = [text("arena-note", parity=text.decimal(100 / outcome.players, ".1f"), anchored=anchored)]
    if has_luck(outcome):
        notes.append(text("arena-luck-note"))
    return [*notes, text("arena-in-process")] if outcome.in_process else notes


def has_luck(outcome: Outcome) -> bool:
    """Return whether luck-adjusted shares were asked for."""
    return any(standing.luck is not None for standing in outcome.standings)


def columns(*, with_luck: bool = False) -> tuple[str, ...]:
    """Return the names of the columns."""
    return (*_COLUMNS, *_LUCK) if with_luck else _COLUMNS


def headings(text: Texts, *, with_luck: bool = False) -> list[str]:
    """Return the headings of the columns."""
    return [text(f"arena-{column}") for column in columns(with_luck=with_luck)]


def ranking(outcome: Outcome) -> list[int]:
    """Return the entries, the best first."""
    return sorted(range(outcome.players), key=lambda entry: -(outcome.standings[entry].win_share or 0.0))


def row_of(standing: Standing, text: Texts) -> list[str]:
    """Return an entry's figures, one per column."""
    low, high = standing.ci95
    share = standing.win_share
    return [
        standing.label,
        str(standing.games),
        "–" if share is None else text("arena-percent", share=text.decimal(100 * share, ".1f")),
        f"{text.decimal(100 * low, '.1f')}–{text.decimal(100 * high, '.1f')}",
        text.decimal(standing.points, ".1f"),
        text.decimal(standing.margin, "+.1f"),
        " ".join(f"{100 * share:.0f}" for share in standing.ranks) if standing.games else "–",
        text.decimal(standing.ms_per_decision, ".3g"),
        text.decimal(standing.ms_p99, ".3g"),
        rating_of(standing.rating, standing.rating_deviation),
        *_luck_cells(standing, text),
    ]


def rating_of(rating: float, error: float) -> str:
    """Write a rating with its error; an anchor has none."""
    return f"{rating:.0f}±{error:.0f}" if error else f"{rating:.0f}"


def _luck_cells(standing: Standing, text: Texts) -> list[str]:
    """Return the luck-adjusted share, its interval, and how many plain games it is worth; nothing if not asked for."""
    if standing.luck is None:
        return []
    low, high = standing.luck.ci95
    return [
        text("arena-percent", share=text.decimal(100 * standing.luck.win_share, ".1f")),
        f"{text.decimal(100 * low, '.1f')}–{text.decimal(100 * high, '.1f')}",
        "–" if standing.luck.games_worth is None else f"{standing.luck.games_worth:.0f}",
    ]


def fault_sentence(outcome: Outcome, fault: FaultReport, text: Texts) -> str:
    """Say which bot failed, how and where."""
    return text(
        "arena-fault",
        name=outcome.standings[fault.entry].label,
        kind=fault.kind,
        game=fault.game + 1,
        deal=fault.deal + 1,
        detail=fault.detail.strip().splitlines()[-1],
    )
