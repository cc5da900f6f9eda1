"""Measure what each seat is worth before the deal: the table SEATS of `byzanz.analysis.luck`.

python -m measure.seats --deals 100
"""

import argparse

from byzanz.analysis.course import Stretch, value_all
from byzanz.analysis.layout import BEGIN, STRETCH
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.search.styles import prior_mixes
from byzanz.bots.weights import judge_net
from byzanz.rules.dealing import deal, seen_by, shuffled
from byzanz.rules.material import NOBODY
from byzanz.rules.rng import SplitMix64


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=100, help=f"so many times {STRETCH} worlds")
    args = parser.parse_args()
    for players in range(3, 7):
        stretch, chance = Stretch(), SplitMix64(players)
        stretch.worlds, stretch.viewer = STRETCH, NOBODY
        for seat, mix in enumerate(prior_mixes(players)):
            stretch.set_mix(seat, mix)
        seen = seen_by(deal(shuffled(chance), players, 0, False), NOBODY)
        totals = [0] * players
        for _ in range(args.deals):
            stretch.seed = chance.bits()
            value_all(stretch, style_tables(players), judge_net(players), seen, 0, BEGIN, 0)
            totals = [a + b for a, b in zip(totals, stretch.sums(players), strict=True)]
        shares = [round(total / sum(totals), 4) for total in totals]
        shares[-1] = round(1 - sum(shares[:-1]), 4)
        print(f"    {players}: {tuple(shares)},", flush=True)


if __name__ == "__main__":
    main()
