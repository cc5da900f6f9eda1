"""Measure that luck and what can't be seen are nobody's doing, and how much they explain.

    python -m measure.balance greedy greedy greedy greedy --games 1000 --seed 5
    python -m measure.balance random gentle shrewd ruthless:64 --games 1000 --seed 6

Plays games of these bots, who change seats from game to game, and works out the course of each.
Prints for each entry the mean of luck and of `unseen` with their standard errors, the mean
|unseen|,
and the variance of result - luck - unseen as a part of the raw one; then the CPU time per game.
"""

import argparse
import statistics
import time

import byzanz
from byzanz.analysis.luck import EXPECTED_WORLDS, VALUE_WORLDS, WEIGHT, Expectations, apart, course_of, luck_of, moved
from byzanz.bots import make
from measure.mean_loss import seed_of

TIMED = 50
"""In so many games luck is worked out alone as well, to see how long it takes."""
Parts = tuple[float, float, float]
"""Result, luck and `unseen` of a seat."""


def play(specs: list[str], seed: int) -> byzanz.Game:
    """Play a game of these bots."""
    game = byzanz.Game(len(specs), seed=seed_of("deck", seed))
    bots = [make(spec, seed_of("bot", seed, seat)) for seat, spec in enumerate(specs)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game


def parts_of(game: byzanz.Game, worlds: int, expected_worlds: int) -> list[Parts]:
    """Return for each seat the result, the luck, and what it couldn't see of its own decisions."""
    assert game.result is not None
    won = game.result.winners
    luck, unseen = [0.0] * game.players, [0.0] * game.players
    expectations = Expectations(game.players, expected_worlds)
    replayed = byzanz.Game(game.players, deck=game.deck, first=game.first, rules=game.rules)
    steps = course_of(game, worlds)
    before = next(steps)
    luck = [sum(some) for some in zip(*(chance.luck for chance in before.chances), strict=True)]
    for index, (step, (seat, action)) in enumerate(zip(steps, game.actions, strict=True)):
        foreseen = expectations.of(replayed.view(seat), action, seed_of("expected", index))
        expected = moved(before.value[seat], *foreseen)
        replayed.act(seat, action)
        unseen[seat] += WEIGHT * (apart(step.played, before.value)[seat] - expected)
        for chance in step.chances:
            luck = [a + b for a, b in zip(luck, chance.luck, strict=True)]
        before = step
    return [(1 / len(won) if seat in won else 0.0, luck[seat], unseen[seat]) for seat in range(game.players)]


def mean(values: list[float]) -> str:
    """Return the mean with its standard error, in points of a hundred."""
    error = statistics.stdev(values) / len(values) ** 0.5
    return f"{100 * statistics.fmean(values):+.2f} ± {100 * error:.2f}"


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--worlds", type=int, default=VALUE_WORLDS)
    parser.add_argument("--expected-worlds", type=int, default=EXPECTED_WORLDS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found: list[list[Parts]] = [[] for _ in args.bots]
    course_seconds = luck_seconds = 0.0
    count = len(args.bots)
    for number in range(args.games):
        turned = [args.bots[(seat + number) % count] for seat in range(count)]
        game = play(turned, seed_of(args.seed, number))
        begun = time.process_time()
        parts = parts_of(game, args.worlds, args.expected_worlds)
        middle = time.process_time()
        course_seconds += middle - begun
        if number < TIMED:
            luck_of(game)
            luck_seconds += time.process_time() - middle
        for seat, part in enumerate(parts):
            found[(seat + number) % count].append(part)
    for spec, rows in zip(args.bots, found, strict=True):
        _print(spec, rows)
    _print_all(found)
    print(
        f"CPU per game: luck {1000 * luck_seconds / min(TIMED, args.games):.0f} ms, the whole course with what could be expected "
        f"{1000 * course_seconds / args.games:.0f} ms"
    )


def _print(name: str, rows: list[Parts]) -> None:
    result, luck, unseen = ([row[i] for row in rows] for i in range(3))
    raw = statistics.pvariance(result)
    left = statistics.pvariance([won - lucky - hidden for won, lucky, hidden in rows])
    print(
        f"{name}: result {100 * statistics.fmean(result):.1f}, luck {mean(luck)}, unseen {mean(unseen)}, "
        f"mean |unseen| {100 * statistics.fmean(map(abs, unseen)):.1f}; variance {raw:.4f}, without luck and unseen "
        + (f"{left / raw:.2f} of it" if raw else "-"),
        flush=True,
    )


def _print_all(found: list[list[Parts]]) -> None:
    """Print what holds for all entries together.

    Variances are those around each entry's own mean.
    """
    unseen = statistics.fmean(abs(row[2]) for rows in found for row in rows)
    raw = statistics.fmean(statistics.pvariance([row[0] for row in rows]) for rows in found)
    ways = ((1, 0), (1, 1))
    left = [
        statistics.fmean(
            statistics.pvariance([won - a * lucky - b * hidden for won, lucky, hidden in rows]) for rows in found
        )
        for a, b in ways
    ]
    print(
        f"all: mean |unseen| {100 * unseen:.1f}; variance {raw:.4f}, without luck {left[0] / raw:.3f} of it, "
        f"without luck and unseen {left[1] / raw:.3f}"
    )


if __name__ == "__main__":
    main()
