import math
import random

import pytest

from byzanz.arena.figures.statistics import Cluster, Estimate, estimate, mean_interval, share_interval, student_t


def test_mean_and_error_by_hand() -> None:
    # Deals of two games: sums 2, 1, 0 -> mean 0.5; residuals 1, 0, -1; variance 3/2 · 2 / 6² = 1/12.
    found = estimate([Cluster(2.0, 2), Cluster(1.0, 2), Cluster(0.0, 2)])
    assert found is not None
    assert found.mean == 0.5
    assert found.error == pytest.approx(math.sqrt(1 / 12))
    assert found.deals == 3


def test_with_one_game_a_deal_the_error_is_the_ordinary_one() -> None:
    values = [3.0, 5.0, 10.0, 2.0]
    found = estimate([Cluster(value, 1) for value in values])
    assert found is not None
    variance = sum((value - 5.0) ** 2 for value in values) / 3
    assert found.mean == 5.0
    assert found.error == pytest.approx(math.sqrt(variance / 4))


def test_a_deal_of_fewer_games_counts_by_its_games() -> None:
    found = estimate([Cluster(4.0, 4), Cluster(0.0, 1)])
    assert found is not None
    assert found.mean == 0.8
    # Residuals 4 - 3.2 = 0.8 and 0 - 0.8: variance 2/1 · 1.28 / 25.
    assert found.error == pytest.approx(math.sqrt(2 * 1.28 / 25))


def test_nothing_played_is_nothing_known() -> None:
    assert estimate([]) is None
    assert share_interval(None) == (0.0, 1.0)
    one_deal = estimate([Cluster(3.0, 4)])
    assert one_deal == Estimate(0.75, None, 1)
    assert share_interval(one_deal) == (0.0, 1.0)
    assert mean_interval(one_deal) == (-math.inf, math.inf)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (5, 2.571), (6, 2.447), (10, 2.228), (30, 2.042), (200, 1.972)]
)
def test_student_t_is_as_in_the_tables(freedom: int, value: float) -> None:
    assert student_t(freedom) == pytest.approx(value, abs=0.002)


def test_interval_of_a_mean_by_hand() -> None:
    low, high = mean_interval(Estimate(1.0, 0.5, 11))
    assert low == pytest.approx(1 - 2.2281 * 0.5, abs=1e-3)
    assert high == pytest.approx(1 + 2.2281 * 0.5, abs=1e-3)


def test_wilson_interval_by_hand() -> None:
    """50 of 100 independent games: Wilson's interval is 0.404 to 0.596 (with z = 1.96; t with 99 degrees is 1.984)."""
    found = estimate([Cluster(1.0, 1)] * 50 + [Cluster(0.0, 1)] * 50)
    low, high = share_interval(found)
    assert low == pytest.approx(0.4029, abs=2e-3)
    assert high == pytest.approx(0.5971, abs=2e-3)


def test_winning_everything_is_not_certainty() -> None:
    low, high = share_interval(estimate([Cluster(4.0, 4)] * 50))
    assert high == 1.0
    assert 0.9 < low < 0.95
    low, high = share_interval(estimate([Cluster(0.0, 4)] * 50))
    assert low == 0.0
    assert 0.05 < high < 0.1


def test_equal_bots_without_chance_have_exactly_their_share() -> None:
    assert share_interval(estimate([Cluster(1.0, 4)] * 50)) == (0.25, 0.25)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    """Deals that decide much: each favours the bot or not, for all its four games."""
    rng = random.Random(5)
    hits = 0
    for _ in range(1000):
        clusters = []
        for _ in range(30):
            chance = rng.choice((0.1, 0.5))
            clusters.append(Cluster(float(sum(rng.random() < chance for _ in range(4))), 4))
        low, high = share_interval(estimate(clusters))
        hits += low <= 0.3 <= high
    assert 930 <= hits <= 975
