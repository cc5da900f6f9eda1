"""Measure how settled and how dear an analysis is: the same games judged with two seeds, in CPU time of one core.

    python -m measure.settled gentle shrewd ruthless random --games 4 --seed 31

Prints for each game the CPU time of a whole analysis (both verdicts, luck, chart), of what comes before the first verdict
and of the first ten verdicts; then how many decisions have the same class with another seed.
"""

import argparse
import time

import byzanz
from byzanz.analysis.games import Analysis, analyse_stepwise
from byzanz.game.record import Record
from measure.mean_loss import bot_of, seed_of


def play(specs: list[str], seed: int) -> Record:
    """Play a game of these bots."""
    game = byzanz.Game(len(specs), seed=seed_of("deck", seed))
    bots = [bot_of(spec, seed_of("bot", seed, seat)) for seat, spec in enumerate(specs)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game.record()


def timed(record: Record, seed: int) -> tuple[Analysis, list[float]]:
    """Analyse a game; return it with the CPU seconds until the first verdict, the tenth, and the end."""
    begun, seconds = time.process_time(), [0.0, 0.0]
    for analysis in analyse_stepwise(record, seed=seed):
        for place, count in enumerate((1, 10)):
            if not seconds[place] and len(analysis.decisions) >= count:
                seconds[place] = time.process_time() - begun
    return analysis, [*seconds, time.process_time() - begun]


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    same = decisions = 0
    for number in range(args.games):
        record = play(args.bots, seed_of(args.seed, number))
        (one, seconds), (other, _) = timed(record, 0), timed(record, 1)
        same += sum(a.name == b.name for a, b in zip(one.decisions, other.decisions, strict=True))
        decisions += len(one.decisions)
        first, ten, whole = seconds
        print(
            f"{len(one.decisions)} decisions: first verdict {first:.2f} s, ten {ten:.2f} s, all {whole:.2f} s",
            flush=True,
        )
    print(f"same class with another seed: {same} of {decisions}, {100 * same / decisions:.1f} %")


if __name__ == "__main__":
    main()
