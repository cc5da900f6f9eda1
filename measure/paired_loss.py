"""Measure how much of the win bots lose per decision at the same positions, with a judge that can't be flattered.

    python -m measure.paired_loss random gentle shrewd ruthless search:2400 --games 200 --every 3 --seed 21

One bot (--base) plays games against itself. At the decisions of one seat per game each bot says what it would do.
The judge picks its own best action in one set of worlds; then that action and those of the bots are compared in other
worlds, the same for all. So no mean has been chosen because it is large: a loss below zero means that the bot chose
better than the judge, and the mean over decisions has no floor of noise. Nothing is cut at two standard errors.

`measure/mean_loss.py` instead sums losses as people are shown them; between two players that lose nearly nothing, it
compares what noise leaves of zero. Here the difference of two bots is taken decision by decision, and where they agree
it is exactly zero. A line of JSON per game goes to the output, which a later run with the same arguments continues.
"""

import argparse
import json
import statistics
from itertools import pairwise
from pathlib import Path
from typing import Any

from byzanz.analysis.judging import Judging, judge
from byzanz.bots.bot import Bot
from byzanz.game.action import Action
from byzanz.game.view import View
from measure.mean_loss import bot_of, game_of, seed_of


def compare(view: View, actions: list[Action], worlds: int, seed: int) -> list[float] | None:
    """Return what each action loses to the judge's pick in worlds the pick was not made in; None without a choice."""
    candidates = judge(view, worlds=worlds, seed=seed_of("pick", seed), also=actions)
    pick = candidates[0].action
    if len(candidates) == 1 or pick is None:
        return None
    if all(action == pick for action in actions):
        return [0.0] * len(actions)
    judging = Judging.of_view(view, seed_of("compare", seed), [pick, *actions])
    judging.narrow(0)  # only what must be judged is tried, all of it in all worlds
    judging.run(worlds)
    shares = {found.action: found.win_share for found in judging.judged()}
    return [shares[pick] - shares[action] for action in actions]


def measure(specs: list[str], number: int, args: argparse.Namespace) -> dict[str, Any]:
    """Ask every bot at each decision of one seat of a game; return the sum of its losses over these."""
    record = game_of(args.base, args.players, number, args.seed, args.records)
    seat = number % args.players
    losses, decisions = [0.0] * len(specs), 0
    met = number  # so that with --every no moment of a game is left out in all of them
    for index, game in enumerate(record.steps()):
        if game.phase == "over" or game.waiting_for[0] != seat or len(game.legal_actions(seat)) < 2:
            continue
        met += 1
        if met % args.every:
            continue
        view = game.view(seat)
        bots: list[Bot] = [bot_of(spec, seed_of("asked", spec, args.seed, number, index)) for spec in specs]
        found = compare(view, [bot.decide(view) for bot in bots], args.worlds, seed_of(args.seed, number, index))
        if found is not None:
            decisions += 1
            losses = [total + loss for total, loss in zip(losses, found, strict=True)]
    return {"specs": specs, "game": number, "decisions": decisions, "losses": losses}


def interval(rows: list[dict[str, Any]], sums: list[float]) -> tuple[float, float]:
    """Return the mean per decision of sums over games, and half its 95 % interval, games being the sample."""
    decisions = statistics.fmean(row["decisions"] for row in rows)
    ratio = statistics.fmean(sums) / decisions
    apart = [total - ratio * row["decisions"] for total, row in zip(sums, rows, strict=True)]
    return ratio, 1.96 * statistics.stdev(apart) / len(rows) ** 0.5 / decisions


def main() -> None:
    """Read the arguments, measure what is missing, print the losses and the differences of neighbours."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--base", default="shrewd", help="who plays the games")
    parser.add_argument("--every", type=int, default=1, help="ask at every so-many-th decision")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--records", type=Path, help="a folder to keep the games in")
    parser.add_argument("--output", type=Path, default=Path("paired-loss.jsonl"))
    args = parser.parse_args()
    lines = args.output.read_text(encoding="utf-8").splitlines() if args.output.exists() else []
    done = {row["game"]: row for row in map(json.loads, lines) if row["specs"] == args.bots}
    with args.output.open("a", encoding="utf-8") as output:
        for number in range(args.games):
            if number not in done:
                done[number] = measure(args.bots, number, args)
                print(json.dumps(done[number]), file=output, flush=True)
    rows = [done[number] for number in range(args.games)]
    decisions = sum(row["decisions"] for row in rows)
    for at, spec in enumerate(args.bots):
        loss, half = interval(rows, [row["losses"][at] for row in rows])
        print(f"{spec}: {1000 * loss:.2f} ± {1000 * half:.2f} ({len(rows)} games, {decisions} decisions)")
    for (at, spec), (after, other) in pairwise(enumerate(args.bots)):
        loss, half = interval(rows, [row["losses"][at] - row["losses"][after] for row in rows])
        print(f"{spec} − {other}: {1000 * loss:+.2f} ± {1000 * half:.2f}")


if __name__ == "__main__":
    main()
