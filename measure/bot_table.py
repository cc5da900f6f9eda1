"""Print the table of docs/bots.md: every bot against every other, one at a table of the other's kind.

    .venv/bin/python measure/bot_table.py --players 4 --deals 60 greedy search:16 search-v1:16

Each cell is the win share of the row's bot against a table full of the column's, over deals played in every rotation
of the seats, with its 95 % interval. The rating puts all cells on one scale: a bot 100 points ahead of another wins
10^(1/4) times as often as each of it; the mean is 0.
"""

import argparse
import math
import sys
from collections.abc import Sequence

from byzanz import arena
from byzanz.bots import KNOWN

Cells = dict[tuple[str, str], tuple[float, tuple[float, float]]]
_STEPS = 4000


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all pairs and print the table as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=[name for name in KNOWN if name != "shrewd"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args(arguments)
    cells: Cells = {}
    for bot in args.bots:
        for other in args.bots:
            if bot != other:
                cells[bot, other] = play_pair(bot, other, args)
                print(f"{bot} against {other}: {_cell(*cells[bot, other])}", file=sys.stderr, flush=True)
    print(table(args.bots, args.players, cells))


def play_pair(bot: str, other: str, args: argparse.Namespace) -> tuple[float, tuple[float, float]]:
    """Return the win share of one bot among others of another kind, and its interval."""
    entries = [bot, *[other] * (args.players - 1)]
    outcome = arena.run(entries, games=args.deals * args.players, seed=args.seed, workers=args.workers)
    standing = outcome.standings[0]
    if standing.win_share is None:
        raise SystemExit(f"{bot} failed: {outcome.faults[0].detail}")
    return standing.win_share, standing.ci95


def table(bots: Sequence[str], players: int, cells: Cells) -> str:
    """Return the table, the strongest bot first."""
    found = ratings(bots, players, cells)
    ranked = sorted(bots, key=lambda bot: -found[bot])
    lines = [f"| wins, % | {' | '.join(ranked)} | rating |", f"|---|{'---|' * (len(bots) + 1)}"]
    for bot in ranked:
        row = ["–" if bot == other else _cell(*cells[bot, other]) for other in ranked]
        lines.append(f"| `{bot}` | {' | '.join(row)} | {found[bot]:+.0f} |")
    return "\n".join(lines)


def _cell(share: float, interval: tuple[float, float]) -> str:
    return f"{100 * share:.0f} ({100 * interval[0]:.0f}–{100 * interval[1]:.0f})"


def ratings(bots: Sequence[str], players: int, cells: Cells) -> dict[str, float]:
    """Fit one number per bot to all cells: the chance to win is in proportion to 10 to the power of a 400th of it."""
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(_STEPS):
        slopes = dict.fromkeys(bots, 0.0)
        for (bot, other), (share, _) in cells.items():
            expected = 1 / (1 + (players - 1) * math.exp(strength[other] - strength[bot]))
            slopes[bot] += share - expected
            slopes[other] -= share - expected
        for bot in bots:
            strength[bot] += 0.2 * slopes[bot]
    mean = sum(strength.values()) / len(bots)
    return {bot: 400 / math.log(10) * max(-6.0, min(6.0, strength[bot] - mean)) for bot in bots}


if __name__ == "__main__":
    main()
