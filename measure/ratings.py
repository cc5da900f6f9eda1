"""The constants of ratings: play the games they are fitted on, fit them, and check what ratings are worth.

    python -m measure.ratings play --players 4 --games 2000 --seed 1 build/ratings-4.jsonl
    python -m measure.ratings fit build/ratings-*.jsonl
    python -m measure.ratings check build/ratings-*.jsonl

`play` appends one line per game of bots drawn from `FIELD`, with everybody's luck. `fit` finds each
bot's strength and, for each number of players, how much of luck shows in results and how much
chance is left; with all of them it finds the anchors. `check` lets the ratings see games one by one
in drawn order: how many until they rank the bots, how surely they tell the winner, and how
often the truth lies within what they claim.
"""

import argparse
import json
import math
import random
import statistics
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import numpy as np

from byzanz import Action, Game, View
from byzanz.analysis import JUDGE, luck_of
from byzanz.arena import play_match
from byzanz.bots import Bot, make
from byzanz.ratings import POINTS, Ratings, Result, result_of
from byzanz.ratings.constants import BY_PLAYERS, STEEPNESS

FIELD = (
    "shrewd~0.07",
    "gentle~0.05",
    "shrewd~0.09",
    "shrewd~0.05",
    "shrewd~0.02",
    "greedy:untuned",
    "gentle",
    "gentle~0.1",
    "greedy:aggressive",
    "greedy:spoiler",
    "shrewd",
    "search:16~0.08",
    "search:16~0.03",
    "search:4",
    "search:16",
    "ruthless:64",
)
"""Bots of different strength; behind a ~ the share of decisions that are any legal action."""
SHUFFLES = 20
"""Orders of the games that a check draws."""
FIXED_GAMES = 20
"""The winner is foretold after so many games of everybody."""


def main() -> None:
    """Read the arguments and do what they say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parts = parser.add_subparsers(dest="part", required=True)
    one = parts.add_parser("play")
    one.add_argument("file", type=Path)
    one.add_argument("--players", type=int, default=4)
    one.add_argument("--games", type=int, default=2000)
    one.add_argument("--seed", type=int, default=1)
    for name in ("fit", "check"):
        parts.add_parser(name).add_argument("files", type=Path, nargs="+")
    args = parser.parse_args()
    if args.part == "play":
        play(args.file, args.players, args.games, args.seed)
    else:
        games = [json.loads(line) for file in args.files for line in file.read_text().splitlines()]
        by_players = defaultdict(list)
        for game in games:
            by_players[len(game["bots"])].append(game)
        (fit if args.part == "fit" else check)(dict(sorted(by_players.items())))


def play(file: Path, players: int, games: int, seed: int) -> None:
    """Append games of drawn bots, going on where the file ends."""
    begun = len(file.read_text().splitlines()) if file.exists() else 0
    file.parent.mkdir(parents=True, exist_ok=True)
    spent = []
    with file.open("a", encoding="utf-8") as out:
        for number in range(begun, games):
            rng = random.Random(f"{seed} {players} {number}")
            specs = rng.sample(FIELD, players)
            bots = [_bot(spec, rng.getrandbits(63)) for spec in specs]
            game = play_match(bots, Game(players, seed=rng.getrandbits(63))).game
            assert game.result is not None
            began = process_time()
            luck = luck_of(game)
            spent.append(process_time() - began)
            scores = list(zip(game.result.points, game.result.hands, strict=True))
            places = [1 + sum(other > score for other in scores) for score in scores]
            line = {"bots": specs, "winners": game.result.winners, "places": places, "luck": luck, "judge": JUDGE}
            out.write(json.dumps(line) + "\n")
            out.flush()
    if spent:
        print(f"{len(spent)} games; luck of a game {1000 * statistics.mean(spent):.0f} ms of processor time")


class Careless(Bot):
    """A bot that now and then does anything."""

    def __init__(self, bot: Bot, share: float, seed: int) -> None:
        super().__init__(random.Random(seed))
        self._bot = bot
        self._share = share
        self._any = make("random", seed)

    def decide(self, view: View) -> Action:
        """Decide as the bot does, or by chance."""
        return (self._any if self.rng.random() < self._share else self._bot).decide(view)

    def wants_to_sell(self, view: View) -> Action | None:
        """Sell as the bot does."""
        return self._bot.wants_to_sell(view)


def _bot(spec: str, seed: int) -> Bot:
    spec, _, share = spec.partition("~")
    bot = make(spec, seed)
    return Careless(bot, float(share), seed) if share else bot


# --- fitting


class Games:
    """The games of one number of players, as arrays of a row per game."""

    def __init__(self, games: Sequence[dict[str, object]]) -> None:
        self.results = [_result(game) for game in games]
        self.players = len(self.results[0].players)
        self.seats = np.array([[FIELD.index(str(name)) for name in one.players] for one in self.results])
        self.observed = np.array([one.observed for one in self.results])
        self.luck = np.array([one.luck for one in self.results]) / 1e6
        self.shares = np.array(
            [[(seat in one.winners) / len(one.winners) for seat in range(self.players)] for one in self.results]
        )

    def expected(self, strengths: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return what each seat could expect, and how that changes with each strength."""
        mine = strengths[self.seats]
        wins = np.exp(mine - mine.max(axis=1, keepdims=True))
        wins /= wins.sum(axis=1, keepdims=True)
        beaten = 1 / (1 + np.exp(-STEEPNESS * (mine[:, :, None] - mine[:, None, :])))
        off = 1 - np.eye(self.players)
        part = 1 / (self.players - 1)
        values = 0.5 * wins + 0.5 * part * (beaten * off).sum(axis=2)
        steep = STEEPNESS * part * beaten * (1 - beaten) * off
        places = np.eye(self.players) * steep.sum(axis=2)[:, :, None] - steep
        chances = np.eye(self.players) * wins[:, :, None] - wins[:, :, None] * wins[:, None, :]
        return values, 0.5 * chances + 0.5 * places


def _result(game: dict[str, object]) -> Result:
    return result_of(game["bots"], game["winners"], game["places"], game["luck"])  # type: ignore[arg-type]


def strengths_of(parts: Sequence[Games], weights: Sequence[float], begin: np.ndarray | None = None) -> np.ndarray:
    """Return the strengths that fit best, with `shrewd` at nought, by Gauss and Newton."""
    strengths = np.zeros(len(FIELD)) if begin is None else begin.copy()
    for _ in range(8):
        normal = 1e-6 * np.eye(len(FIELD))
        right = np.zeros(len(FIELD))
        for part, weight in zip(parts, weights, strict=True):
            values, slopes = part.expected(strengths)
            rest = part.observed - weight * part.luck - values
            rows = np.zeros((*part.seats.shape, len(FIELD)))
            np.put_along_axis(rows, np.repeat(part.seats[:, None, :], part.players, axis=1), slopes, axis=2)
            flat = rows.reshape(-1, len(FIELD))
            normal += flat.T @ flat
            right += flat.T @ rest.reshape(-1)
        strengths += np.linalg.solve(normal, right)
    centred: np.ndarray = strengths - strengths[FIELD.index("shrewd")]
    return centred


def fit(by_players: dict[int, list[dict[str, object]]]) -> None:
    """Print the constants of `byzanz.ratings`."""
    parts = [Games(games) for games in by_players.values()]
    weights = [0.6] * len(parts)
    strengths = None
    for _ in range(6):
        strengths = strengths_of(parts, weights, strengths)
        raw = [part.observed - part.expected(strengths)[0] for part in parts]
        weights = [float((rest * one.luck).sum() / (one.luck**2).sum()) for rest, one in zip(raw, parts, strict=True)]
    assert strengths is not None
    for part, weight, rest in zip(parts, weights, raw, strict=True):
        left = float(((rest - weight * part.luck) ** 2).mean())
        print(
            f"{part.players} players, {len(part.results)} games: luck {weight:.3f}, "
            f"chance {left:.4f}, raw {float((rest**2).mean()):.4f}"
        )
        alone = strengths_of([part], [weight])
        slope, straight = np.polyfit(strengths, alone, 1)[0], np.corrcoef(strengths, alone)[0, 1]
        print(f"   strengths beside those of all games: correlation {straight:.3f}, slope {slope:.2f}")
        rates = [float(part.shares[:, seat].mean()) for seat in range(part.players)]
        print("   wins by seat: " + " ".join(f"{100 * rate:.1f}" for rate in rates))
    for spec, strength in sorted(zip(FIELD, strengths, strict=True), key=lambda one: one[1]):
        print(f"   {spec:20} {1500 + POINTS * strength:6.0f}")


# --- checking


def check(by_players: dict[int, list[dict[str, object]]]) -> None:
    """Print what ratings are worth, for each number of players."""
    for players, games in by_players.items():
        part = Games(games)
        truth = strengths_of([part], [BY_PLAYERS[players].luck])
        for takes_luck in (True, False):
            _check(part, truth, takes_luck=takes_luck)


def _check(part: Games, truth: np.ndarray, *, takes_luck: bool) -> None:
    each = len(FIELD) / part.players
    moments = [int(number * each) for number in range(4, 121, 2) if number * each < 0.8 * len(part.results)]
    ranks = np.zeros(len(moments))
    losses, certain = [], []
    covered = {number: [0, 0] for number in (20, 40, 80)}
    spent, steps = 0.0, 0
    for shuffle in range(SHUFFLES):
        order = random.Random(shuffle).sample(range(len(part.results)), len(part.results))
        ratings = Ratings({}, takes_luck=takes_luck)
        told = 0
        for at, moment in enumerate(moments):
            began = process_time()
            for number in order[told:moment]:
                ratings.add(part.results[number])
            spent, steps, told = spent + process_time() - began, steps + moment - told, moment
            known = [ratings.of(spec) for spec in FIELD]
            found = np.array([(one.rating - 1500) / POINTS for one in known])
            ranks[at] += np.corrcoef(found.argsort().argsort(), truth.argsort().argsort())[0, 1] / SHUFFLES
            games = round(moment / each)
            if games == FIXED_GAMES:
                losses.append(_loss(part, order[moment:], found))
                certain.append(_loss(part, order[moment:], truth))
            if games in covered:
                errors = np.array([one.error / POINTS for one in known])
                apart = (found - found.mean()) - (truth - truth.mean())
                covered[games][0] += int((abs(apart) <= 1.96 * errors).sum())
                covered[games][1] += len(FIELD)
    until = {
        goal: next((m / each for m, r in zip(moments, ranks, strict=True) if r >= goal), None) for goal in (0.9, 0.95)
    }
    print(
        f"{part.players} players, {'luck taken out' if takes_luck else 'luck left in'}: "
        + ", ".join(
            f"rho {goal} after {'more games' if got is None else f'{got:.0f} games'}" for goal, got in until.items()
        )
        + f"; winner's log-loss after {FIXED_GAMES} games {statistics.mean(losses):.3f} "
        + f"(truth {statistics.mean(certain):.3f}, nothing known {math.log(part.players):.3f})"
    )
    print(
        "   95% intervals hold the truth: "
        + ", ".join(f"{100 * hits / tries:.1f}% after {games}" for games, (hits, tries) in covered.items() if tries)
        + f"; a step {1e6 * spent / steps:.0f} us"
    )


def _loss(part: Games, numbers: Sequence[int], strengths: np.ndarray) -> float:
    mine = strengths[part.seats[numbers]]
    chances = mine - np.log(np.exp(mine).sum(axis=1, keepdims=True))
    return float(-(part.shares[numbers] * chances).sum(axis=1).mean())


if __name__ == "__main__":
    main()
