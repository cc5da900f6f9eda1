"""Measure what hints name where there is hardly a chance to win: is it best by points?

    python -m measure.behind --positions 200 --seed 1

Positions with a chance below 5 % from games of strong and weak bots, 3 to 6 players. What a hint
names first is compared with every other candidate over six other seeds: it should be best, within
two standard errors of the paired difference, by what the candidates are worth, by points, by the
lead over the best of the others, or by place. Prints how often it is, each case where it isn't by
worth, and how often a reason contradicts the list.
"""

import argparse
import statistics
from collections import Counter
from collections.abc import Callable, Iterator

import byzanz
from byzanz.analysis import Judged, judge
from byzanz.analysis.hints import asked_about, hint_for, is_even
from byzanz.bots import make
from measure.mean_loss import seed_of

FIELDS = (("gentle", "search:8"), ("random", "shrewd", "search:8"), ("greedy", "ruthless:32"))
MEASURES: dict[str, Callable[[Judged], float]] = {
    "worth": lambda one: one.worth,
    "points": lambda one: one.points,
    "lead": lambda one: one.margin,
    "place": lambda one: -one.place,
}
SEEDS = 6
AGAINST = {
    "hint-why-pass-breaks": "bid",
    "hint-why-pass-dear": "bid",
    "hint-why-pass-set": "bid",
    "hint-why-wait": "sell",
}
"""Reasons that speak against a kind of action: none of that kind may be listed as equally good."""


def positions(count: int, seed: int) -> Iterator[byzanz.View]:
    """Yield positions of seats that are hardly able to win, few of each game."""
    number = found = 0
    while found < count:
        number += 1
        players = 3 + number % 4
        field = FIELDS[number % len(FIELDS)]
        game = byzanz.Game(players, seed=seed_of("behind", seed, number))
        bots = [make(field[seat % len(field)], seed_of(seed, number, seat)) for seat in range(players)]
        last = -10
        while game.phase != "over" and found < count:
            seat = game.waiting_for[0]
            view = game.view(seat)
            if game.version >= last + 10 and len(view.legal_actions()) > 1:
                if judge(view, worlds=32, rollouts=4)[0].win_share < 0.03:
                    last = game.version
                    found += 1
                    yield view
            game.act(seat, bots[seat].decide(view))


def behind(view: byzanz.View, first: byzanz.Action | None) -> dict[str, float]:
    """Return for each measure by how many standard errors the best of the others is ahead of what a hint named."""
    seen: dict[byzanz.Action | None, list[Judged]] = {}
    for seed in range(1, SEEDS + 1):
        also = [*asked_about(view), *([] if first is None else [first])]
        found = {one.action: one for one in judge(view, worlds=256, seed=seed_of("other", seed), also=also)}
        most = max(one.worlds for one in found.values())
        for action, one in found.items():
            if one.worlds == most and first in found:
                seen.setdefault(action, []).append(one)
    worst = dict.fromkeys(MEASURES, 0.0)
    for action, some in seen.items():
        if action == first or len(some) < SEEDS:
            continue
        for name, measure in MEASURES.items():
            apart = [measure(one) - measure(own) for one, own in zip(some, seen[first], strict=True)]
            error = statistics.stdev(apart) / SEEDS**0.5 + 1e-9
            if statistics.fmean(apart) > 1e-6:
                worst[name] = max(worst[name], statistics.fmean(apart) / error)
    return worst


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    best, by, phases, keys = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    any_of, contradictions, total = 0, 0, 0
    for view in positions(args.positions, args.seed):
        hint = hint_for(view, 0)
        if not hint.candidates:
            continue
        total += 1
        by[hint.by] += 1
        phases[view.phase] += 1
        keys[hint.reason.key if hint.reason else "none"] += 1
        ahead = behind(view, hint.candidates[0].action)
        within = {name for name, errors in ahead.items() if errors <= 2}
        best.update(within)
        any_of += bool(within - {"worth"})
        even = {one.action.verb for one in hint.candidates if one.action and is_even(one, hint.candidates[0])}
        contradictions += bool(hint.reason and AGAINST.get(hint.reason.key) in even)
        if "worth" not in within:
            print(f"{view.phase}: {hint.candidates[0].action}: {ahead}", flush=True)
    print(f"{total} positions ({dict(phases)}), told by {dict(by)}")
    print(f"best within two standard errors by {dict(best)}; by points, lead or place: {any_of}")
    print(f"contradictions: {contradictions}; reasons: {dict(keys)}")


if __name__ == "__main__":
    main()
