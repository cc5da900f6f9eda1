"""The figures of an analysis computed a second time, from docs/analysis.md alone.

    python -m measure.recompute games.jsonl

Reads records, lets them be analysed, and compares: losses, classes and accuracy from the
candidates;
luck and the chances to win from the record, world by world; the parts of the result from both. The
rules, `greedy`, the judge and the look into all hands are those of the game. Prints the largest
difference; more than a billionth is a fault, and the exit code says so.
"""

import argparse
import hashlib
import math
import sys
from collections.abc import Iterator
from typing import Any

from byzanz.analysis import analyse
from byzanz.analysis.rollouts import with_open_hands
from byzanz.bots.greedy.selfplay import play_final, play_on, seat_slots
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.search.styles import prior_mixes
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import OPEN
from byzanz.bots.value_net.net import Judgement
from byzanz.bots.weights import judge_net
from byzanz.game.action import Action
from byzanz.game.game import Game
from byzanz.game.record import Record
from byzanz.rules.dealing import deal, deal_unseen
from byzanz.rules.flow import apply, begin
from byzanz.rules.material import NOBODY, Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

GOLD = 0x9E3779B97F4A7C15
WORLDS, WEIGHT = 128, 0.7
BEFORE_THE_DEAL = {
    3: (0.335, 0.3326, 0.3324),
    4: (0.2528, 0.2489, 0.2505, 0.2478),
    5: (0.2001, 0.2002, 0.2007, 0.1996, 0.1994),
    6: (0.1677, 0.1673, 0.1675, 0.167, 0.1656, 0.1649),
}
Shares = list[float]


def accuracy(lost: float) -> float:
    """Return the accuracy of a decision."""
    return min(100, max(0, 103.1668100711649 * math.exp(-6 * lost) - 3.166924740191411 + 1))


def judged(decision: dict[str, Any]) -> dict[str, Any]:
    """Compute loss, lost, class and accuracy of a decision from its candidates."""
    candidates = decision["candidates"]
    best = max(candidates, key=lambda one: one["worth"])
    played = next(one for one in candidates if one["action"] == decision["action"])
    lost = 1 - played["worth"] / best["worth"]
    lost = lost if lost > 2 * decision["lost_error"] else 0.0
    loss = max(0.0, best["win_share"] - played["win_share"])
    loss = loss if lost and loss > 2 * decision["error"] else 0.0
    name = "forced" if len(candidates) == 1 else "good"
    for class_, least in (("inaccuracy", 0.1), ("mistake", 0.2), ("blunder", 0.3)):
        name = class_ if lost >= least else name
    return {"lost": lost, "loss": loss, "class": name, "accuracy": accuracy(lost)}


def of_all(accuracies: list[float]) -> float | None:
    """Return a seat's accuracy."""
    if not accuracies:
        return None
    count = len(accuracies)
    return (sum(accuracies) / count + count / sum(1 / max(1, one) for one in accuracies)) / 2


def value(true: State, seed: int, action: tuple[int, Action] | str | None) -> Shares:
    """Return each seat's value of a position after an action.

    `deal` lays out the first lot, None does nothing.
    """
    players = true.players
    scratch, out, mixes = Scratch(), Judgement(), prior_mixes(players)
    seen, totals = with_open_hands(true), [0] * players
    for k in range(WORLDS):
        chance = SplitMix64(SplitMix64((seed + k * GOLD) % 2**64).bits())
        world = deal_unseen(seen, NOBODY, chance)
        seat_slots(scratch, [mixes[seat][chance.below(64)] for seat in range(players)])
        if action == "deal":
            begin(world)
        elif isinstance(action, tuple):
            apply(world, action[0], action[1].verb_number, action[1].packed)
        play_on(style_tables(players), scratch, world, world.round)
        if world.phase >= Phase.FINAL:
            play_final(style_tables(players), scratch, world)
            winners = world.winner_list()
            shares = [65536 // len(winners) if seat in winners else 0 for seat in range(players)]
        else:
            judge(judge_net(players), out, world, OPEN)
            shares = list(out.read_shares())
        shares[k % players] += 65536 - sum(shares)
        totals = [a + b for a, b in zip(totals, shares, strict=True)]
    return [total / WORLDS / 65536 for total in totals]


def course(record: Record) -> Iterator[tuple[Shares, Shares]]:
    """Yield the values before and after what came up.

    Of the deal, of the first lot, of each action.
    """
    told = " ".join((str(record.players), str(record.first), *record.deck)).encode()
    seeds = SplitMix64(int.from_bytes(hashlib.sha256(told).digest()[:8], "big"))
    game = next(record.steps())
    seats = [BEFORE_THE_DEAL[record.players][(seat - record.first) % record.players] for seat in range(record.players)]
    hands = value(
        deal(game.state.deck_faces(), record.players, record.first, bool(game.state.goods_only)), seeds.bits(), "deal"
    )
    yield seats, hands
    seed = seeds.bits()
    now = value(game.state, seed, None)
    yield hands, now
    replayed = Game(record.players, deck=record.deck, first=record.first, rules=record.rules)
    for seat, action in record.replay().actions:
        before = replayed.state.copy()
        replayed.act(seat, action)
        played = value(before, seed, (seat, action))
        now = played
        if replayed.state.pile_at != before.pile_at:
            seed = seeds.bits()
            now = value(replayed.state, seed, None)
        yield played, now


def moved(share: float, before: float, after: float) -> float:
    """Return where the odds' factor of an expectation brings a value."""
    before, after = (min(max(one, 1 / 512), 511 / 512) for one in (before, after))
    odds = (after / (1 - after)) / (before / (1 - before))
    return share * odds / (1 - share + share * odds)


def balance(
    record: Record, told: dict[str, Any], found: list[dict[str, Any]]
) -> tuple[list[dict[str, float]], list[Shares]]:
    """Compute the parts of each seat's result, and the values after each action."""
    n, steps = record.players, list(course(record))
    values = [now for _, now in steps[1:]]
    parts = []
    for seat in range(n):
        chance = sum(now[seat] - played[seat] for played, now in steps)
        luck, own, unseen, others = WEIGHT * chance, 0.0, 0.0, (1 - WEIGHT) * chance
        for decision, verdict, before, (played, _) in zip(told["decisions"], found, values, steps[2:], strict=False):
            change = played[seat] - before[seat]
            if decision["seat"] != seat:
                others += change
                continue
            surprise = WEIGHT * (change - (moved(before[seat], *decision["expected"]) - before[seat]))
            unseen += surprise
            own -= verdict["loss"]
            others += change - surprise + verdict["loss"]
        place = steps[0][0][seat] - 1 / n
        over = (1 / len(record.winners or ()) if seat in (record.winners or ()) else 0.0) - 1 / n
        found_parts = {"over": over, "seat": place, "luck": luck, "unseen": unseen, "own": own, "others": others}
        parts.append(found_parts | {"rest": over - place - luck - unseen - own - others})
    return parts, values


def difference(record: Record, worlds: int) -> float:
    """Return by how much a figure of an analysis differs from the one computed here, at most."""
    told = analyse(record, worlds=worlds).to_dict()
    found = [judged(decision) for decision in told["decisions"]]
    apart = [0.0]
    for decision, verdict in zip(told["decisions"], found, strict=True):
        if decision["class"] != verdict["class"]:
            print(f"decision {decision['index']}: {decision['class']}, but {verdict['class']} here")
            apart.append(1.0)
        apart += [abs(decision[key] - verdict[key]) for key in ("lost", "loss", "accuracy")]
    for seat in range(record.players):
        own = [
            one["accuracy"]
            for one, made in zip(found, told["decisions"], strict=True)
            if made["seat"] == seat and one["class"] != "forced"
        ]
        apart.append(abs((of_all(own) or 0) - (told["accuracy"][seat] or 0)))
    parts, values = balance(record, told, found)
    for mine, theirs in zip(parts, told["balance"], strict=True):
        apart += [abs(mine[key] - theirs[key]) for key in theirs]
    for mine_shares, shares in zip(values, told["win_shares"], strict=True):
        apart += [abs(a - b) for a, b in zip(mine_shares, shares, strict=True)]
    return max(apart)


def main() -> int:
    """Compare the games of a file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file")
    parser.add_argument("--worlds", type=int, default=128)
    args = parser.parse_args()
    worst = 0.0
    for number, record in enumerate(Record.read(args.file), 1):
        apart = difference(record, args.worlds)
        worst = max(worst, apart)
        print(f"game {number}: largest difference {apart:.2g}", flush=True)
    return int(worst > 1e-9)


if __name__ == "__main__":
    sys.exit(main())
