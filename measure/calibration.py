"""Fit the calibration of winning shares anew, and score it on games of bots that the fit never met.

    python -m measure.calibration --seed 0 --write

The judge stays as it is. Temperatures and doubts are fitted on games of the bots in
`byzanz.training.calibration.MET` and scored on games of those in `NEVER_MET`; with --write they go
into the file of weights. `byzanz train judge` does the same at its end.
"""

import argparse
import json
from importlib import resources
from pathlib import Path

from byzanz.bots.weights import STEADY, judge_numbers
from byzanz.training.judge import MIXED_GAMES, calibrate
from byzanz.training.workers import helpers


def main() -> None:
    """Read the arguments, fit, print, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5, 6])
    parser.add_argument(
        "--games", type=int, default=MIXED_GAMES, help="per batch; fewer than the default make two batches"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the fit into the file of weights")
    args = parser.parse_args()
    path = Path(str(resources.files("byzanz.bots").joinpath("nets", "judge.json")))
    with helpers(args.workers) as (submit, ahead):
        for players in args.players:
            weights, biases = (list(numbers) for numbers in judge_numbers(players))
            found = calibrate(players, weights, biases, args.games, args.seed, submit, ahead)
            written = json.loads(path.read_text(encoding="utf-8"))
            for form, one in zip(("", STEADY), found, strict=True):
                scores = one.scores
                print(
                    f"{players} players, {form.strip('_') or 'quick'}: {scores.calibration:.4f} over all, "
                    f"worst tenth {scores.worst_tenth:.4f}",
                    flush=True,
                )
                written["players"][str(players)] |= one.to_dict(form)
            if args.write:
                written["calibration"] = f"python -m measure.calibration --seed {args.seed} --write"
                path.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
