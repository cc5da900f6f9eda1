"""Measure how accuracy and faults tell bots apart at one table.

    python -m measure.accuracy random gentle shrewd ruthless:64 --games 60 --seed 41
    python -m measure.accuracy random gentle shrewd ruthless:64 --players 6 --games 60 --seed 41

In each game the bots sit at one table and change seats; with fewer seats than bots each sits out in
turn, with more some sit there twice. Prints for each bot its mean accuracy over games with the 95 %
interval, its faults per game, and what it lost of the win; with --output the analyses are kept, a
line of JSON for each.
"""

import argparse
import json
import statistics
from pathlib import Path

from byzanz.analysis import analyse
from measure.balance import play
from measure.mean_loss import FAULTS, seed_of


def table_of(bots: list[str], players: int, number: int) -> list[str]:
    """Return who sits where in a game."""
    return [bots[(seat + number) % len(bots)] for seat in range(players)]


def main() -> None:
    """Read the arguments, play and judge, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path)
    args = parser.parse_args()
    rows: dict[str, list[dict[str, float]]] = {bot: [] for bot in args.bots}
    for number in range(args.games):
        seated = table_of(args.bots, args.players, number)
        record = play(seated, seed_of(args.seed, args.players, number)).record(seated)
        analysis = analyse(record, worlds=args.worlds, seed=number, hindsight=False)
        if args.output:
            with args.output.open("a", encoding="utf-8") as output:
                print(json.dumps(analysis.to_dict()), file=output)
        for seat, bot in enumerate(seated):
            accuracy = analysis.accuracy[seat]
            if accuracy is not None:
                own = analysis.balance()[seat]["own"]
                rows[bot].append(analysis.counts()[seat] | {"accuracy": accuracy, "own": own})
    print(f"{args.players} players, {args.games} games")
    for bot, found in rows.items():
        accuracies = [row["accuracy"] for row in found]
        half = 1.96 * statistics.stdev(accuracies) / len(accuracies) ** 0.5
        faults = ", ".join(f"{name} {statistics.fmean(row[name] for row in found):.2f}" for name in FAULTS)
        own = statistics.fmean(row["own"] for row in found)
        told = f"accuracy {statistics.fmean(accuracies):.1f} ± {half:.1f}"
        print(f"{bot}: {told}; per game {faults}; own {100 * own:+.1f}")


if __name__ == "__main__":
    main()
