"""The step of the filter beside the same with whole matrices, and what must hold whatever is played."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from byzanz.ratings.constants import BY_PLAYERS
from byzanz.ratings.filter import expected, step, step_alone

tables = st.integers(3, 6).flatmap(
    lambda seats: st.tuples(
        st.lists(st.floats(-4, 4), min_size=seats, max_size=seats),
        st.lists(st.floats(0.01, 1.5), min_size=seats, max_size=seats),
        st.lists(st.floats(-1, 2), min_size=seats, max_size=seats),
    )
)


def by_matrices(
    strengths: list[float],
    variances: list[float],
    groups: list[int],
    observed: list[float],
    chance: float,
    left_out: int,
) -> tuple[list[float], list[float]]:
    """Return the same by the formulas of the textbook, leaving out any of the groups."""
    seats, count = len(groups), len(strengths)
    values, slopes = expected([strengths[group] for group in groups])
    mean = np.array([[(group == one) / groups.count(one) for group in groups] for one in range(count)])
    whose = np.array([[group == one for one in range(count)] for group in groups], dtype=float)
    rows = mean @ np.array(slopes) @ whose
    noise = mean @ (chance * seats / (seats - 1) * (np.eye(seats) - 1 / seats)) @ mean.T
    surprise = mean @ (np.array(observed) - values)
    kept = [group for group in range(count) if group != left_out]
    rows, noise, surprise = rows[kept], noise[np.ix_(kept, kept)], surprise[kept]
    before = np.diag(variances)
    gain = before @ rows.T @ np.linalg.inv(rows @ before @ rows.T + noise)
    return list(gain @ surprise), list(-np.diag(gain @ rows @ before))


def centred(observed: list[float]) -> list[float]:
    """Return what could be observed: all seats together get what there is to get."""
    seats = len(observed)
    off = (0.5 + seats / 4 - sum(observed)) / seats
    return [one + off for one in observed]


@given(tables)
def test_it_is_the_filter_of_the_textbook_whoever_is_left_out(
    table: tuple[list[float], list[float], list[float]],
) -> None:
    strengths, variances, observed = table
    observed = centred(observed)
    groups = list(range(len(strengths)))
    found = step(strengths, variances, groups, observed, 0.07)
    for left_out in groups:
        told = by_matrices(strengths, variances, groups, observed, 0.07, left_out)
        assert np.allclose(found, told, atol=1e-8)


@given(tables)
def test_seats_of_one_player_count_as_one(table: tuple[list[float], list[float], list[float]]) -> None:
    strengths, variances, observed = table
    observed = centred(observed)
    groups = [0, *range(len(strengths) - 1)]
    found = step(strengths[1:], variances[1:], groups, observed, 0.07)
    told = by_matrices(strengths[1:], variances[1:], groups, observed, 0.07, 0)
    assert np.allclose(found, told, atol=1e-8)
    swapped = step(strengths[1:], variances[1:], groups, [observed[1], observed[0], *observed[2:]], 0.07)
    assert np.allclose(found, swapped, atol=1e-9)


@given(tables)
def test_a_game_makes_everybody_surer_and_moves_the_order_of_seats_nothing(
    table: tuple[list[float], list[float], list[float]],
) -> None:
    strengths, variances, observed = table
    observed = centred(observed)
    groups = list(range(len(strengths)))
    moved, surer = step(strengths, variances, groups, observed, 0.07)
    assert all(-variance < less < 0 for variance, less in zip(variances, surer, strict=True))
    order = random.Random(1).sample(groups, len(groups))
    again, _ = step(
        [strengths[seat] for seat in order],
        [variances[seat] for seat in order],
        groups,
        [observed[seat] for seat in order],
        0.07,
    )
    assert np.allclose([moved[seat] for seat in order], again, atol=1e-8)


def test_what_is_expected_adds_up_and_its_slopes_are_true() -> None:
    strengths = [0.3, -1.2, 2.0, 0.0, 0.7]
    values, slopes = expected(strengths)
    assert sum(values) == pytest.approx(0.5 + 5 / 4)
    for seat in range(5):
        moved = strengths.copy()
        moved[seat] += 1e-6
        change = [(after - before) / 1e-6 for after, before in zip(expected(moved)[0], values, strict=True)]
        assert change == pytest.approx([slopes[other][seat] for other in range(5)], abs=1e-6)


def test_an_anchor_stands_fast() -> None:
    moved, surer = step([0.0, 0.0, 0.0], [0.0, 1.0, 1.0], [0, 1, 2], [0.75, 0.25, 0.25], 0.07)
    assert (moved[0], surer[0]) == (0.0, 0.0)
    assert moved[1] == pytest.approx(moved[2])
    assert moved[1] < 0


def test_alone_against_those_who_stand_fast() -> None:
    chance = BY_PLAYERS[4].chance
    moved, surer = step_alone([0.0] * 4, 2, 1.0, 0.0, chance)
    assert moved < 0
    assert -1 < surer < 0
    assert step_alone([0.0] * 4, 2, 1.0, -0.2, chance)[0] < moved, "good luck makes it worse"
