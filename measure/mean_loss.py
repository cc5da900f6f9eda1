"""Measure how much of the win bots lose per decision: each plays against itself, and one seat per game is judged.

    python measure/mean_loss.py random gentle shrewd ruthless --games 200 --seed 1 --output loss.jsonl

Against itself every bot is at parity, so that its losses are comparable: a bot that is sure to lose has nothing to lose.
One line of JSON per game goes to the output, which a later run with the same arguments continues; then a table of the
mean loss per decision in thousandths of a win, with its 95 % interval over games. Bots with a time limit have it in CPU
time, so that a busy machine plays as well as a quiet one. With --records the games are kept in a folder, and those that
are there are not played again.
"""

import argparse
import hashlib
import json
import statistics
import sys
import time
from pathlib import Path

import byzanz
from byzanz.analysis import analyse
from byzanz.bots import make
from byzanz.bots.bot import Bot
from byzanz.bots.search.bot import SearchBot
from byzanz.game.record import Record

FAULTS = ("inaccuracy", "mistake", "blunder")


def seed_of(*parts: object) -> int:
    """Return a seed that follows from the parts alone."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")


def bot_of(spec: str, seed: int) -> Bot:
    """Return a bot whose time limit, if it has one, counts CPU time."""
    bot = make(spec, seed)
    if isinstance(bot, SearchBot):
        bot._clock = time.process_time
    return bot


def play(spec: str, players: int, seed: int) -> Record:
    """Play a game of one bot in all seats; the deck follows from the seed alone, so all bots get the same."""
    game = byzanz.Game(players, seed=seed_of("deck", seed))
    bots = [bot_of(spec, seed_of("bot", spec, seed, seat)) for seat in range(players)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game.record()


def game_of(spec: str, players: int, number: int, seed: int, kept: Path | None) -> Record:
    """Return a game from the folder, or play it and keep it there."""
    if kept is None:
        return play(spec, players, seed_of(seed, number))
    path = kept / f"{spec.replace(':', '-')}-{players}-{seed}-{number}.json"
    if not path.exists():
        kept.mkdir(parents=True, exist_ok=True)
        path.write_text(play(spec, players, seed_of(seed, number)).dumps() + "\n", encoding="utf-8")
    return Record.loads(path.read_text(encoding="utf-8"))


def measure(spec: str, number: int, args: argparse.Namespace) -> dict[str, object]:
    """Play one game and judge one of its seats."""
    record = game_of(spec, args.players, number, args.seed, args.records)
    seat = number % args.players
    analysis = analyse(record, worlds=args.worlds, seed=seed_of("judge", number), seat=seat, hindsight=False)
    made = [one for one in analysis.decisions if one.name != "forced"]
    return {
        "spec": spec,
        "game": number,
        "decisions": len(made),
        "loss": sum(one.loss for one in made),
        "accuracy": analysis.accuracy[seat],
        **{name: sum(one.name == name for one in made) for name in FAULTS},
    }


def summary(rows: list[dict[str, float]]) -> tuple[float, float]:
    """Return the mean loss per decision and half its 95 % interval, games being the sample (ratio of two means)."""
    decisions, loss = (statistics.fmean(row[key] for row in rows) for key in ("decisions", "loss"))
    ratio = loss / decisions
    apart = [row["loss"] - ratio * row["decisions"] for row in rows]
    error = statistics.stdev(apart) / len(rows) ** 0.5 / decisions if len(rows) > 1 else float("inf")
    return ratio, 1.96 * error


def main() -> None:
    """Read the arguments, play what is missing, print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("mean-loss.jsonl"))
    parser.add_argument("--records", type=Path, help="a folder to keep the games in")
    args = parser.parse_args()
    lines = args.output.read_text(encoding="utf-8").splitlines() if args.output.exists() else []
    done = {(row["spec"], row["game"]): row for row in map(json.loads, lines)}
    with args.output.open("a", encoding="utf-8") as output:
        for number in range(args.games):
            for spec in args.bots:
                if (spec, number) not in done:
                    row = measure(spec, number, args)
                    done[spec, number] = row
                    print(json.dumps(row), file=output, flush=True)
    for spec in args.bots:
        rows = [done[spec, number] for number in range(args.games) if (spec, number) in done]
        loss, half = summary(rows)
        faults = ", ".join(f"{name} {statistics.fmean(row[name] for row in rows):.2f}" for name in FAULTS)
        accuracy = statistics.fmean(row["accuracy"] or 0.0 for row in rows)
        print(
            f"{spec}: {1000 * loss:.2f} ± {1000 * half:.2f} ({len(rows)} games; per game {faults}; accuracy {accuracy:.1f})"
        )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
