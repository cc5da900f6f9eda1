"""Ratings over games: newcomers, drift, those who leave, and that the same games give the same numbers."""

import random
from typing import Any

import pytest

from byzanz import Refused
from byzanz.ratings import ANCHORS, Rating, Ratings, Result, rate, result_of
from byzanz.ratings.constants import DRIFT_PER_ROOT_DAY, FIRST_ERROR, PROVISIONAL, RANKED

DAY = 86400.0


def drawn(count: int, seed: int = 1) -> list[Result]:
    """Return games between people of different strength and the anchors."""
    rng = random.Random(seed)
    people = {f"p{number}": number / 4 for number in range(10)} | {"shrewd-1": 1.0, "gentle-1": 0.4}
    results = []
    for number in range(count):
        players = rng.sample(sorted(people), rng.choice((3, 4, 5, 6)))
        scores = [people[player] + rng.gauss(0, 1.5) for player in players]
        places = [1 + sum(other > score for other in scores) for score in scores]
        luck = [rng.gauss(0, 0.1) for _ in players[:-1]]
        results.append(result_of(players, [places.index(1)], places, [*luck, -sum(luck)], at=number * 3600.0))
    return results


def test_somebody_unknown_is_in_the_middle_and_nothing_is_known() -> None:
    assert Ratings().of("nobody") == Rating(1500.0, FIRST_ERROR, 0)
    assert Ratings().of("nobody").provisional
    assert Ratings().all() == []


def test_the_strong_end_above_the_weak_and_errors_shrink() -> None:
    ratings = rate(drawn(600))
    people = [f"p{number}" for number in range(10)]
    found = [ratings.of(one) for one in people]
    assert found[9].rating > found[5].rating > found[0].rating
    assert all(one.error < PROVISIONAL and one.games > 100 for one in found)
    assert [player for player, _ in ratings.all() if player in ("p9", "p0")] == ["p9", "p0"]
    assert any(one.ranked for one in found)
    assert Rating(1500, RANKED + 0.01).ranked is False


def test_anchors_never_move_but_their_games_count() -> None:
    ratings = rate(drawn(100))
    for name, points in ANCHORS.items():
        assert ratings.of(name).rating == pytest.approx(points)
        assert ratings.of(name).error == 0
    assert ratings.of("shrewd-1").games > 10
    assert ratings.is_anchor("shrewd-1")
    assert not ratings.is_anchor("p1")


def test_the_same_games_give_the_same_numbers_to_the_last_bit() -> None:
    results = drawn(200)
    assert rate(results).all() == rate(results).all()


def test_luck_is_taken_out() -> None:
    players, winners, places = ["a", "b", "c"], [0], [1, 2, 3]
    lucky = rate([result_of(players, winners, places, [0.4, -0.2, -0.2])]).of("a")
    unlucky = rate([result_of(players, winners, places, [-0.4, 0.2, 0.2])]).of("a")
    assert unlucky.rating > lucky.rating
    left_in = rate([result_of(players, winners, places, [-0.4, 0.2, 0.2])], takes_luck=False)
    assert left_in.all() == rate([result_of(players, winners, places)]).all()


def test_who_plays_seldom_is_less_sure() -> None:
    often, seldom = drawn(100), drawn(100)
    last = result_of(["p1", "p2", "p3"], [0], [1, 2, 3], at=100 * 3600.0 + 400 * DAY)
    sure = rate(often).of("p1").error
    unsure = rate([*seldom, last]).of("p1").error
    assert sure < unsure <= FIRST_ERROR
    assert unsure < (sure**2 + 401 * DRIFT_PER_ROOT_DAY**2) ** 0.5 + 1, "drift is all that makes unsure"


def test_a_clock_that_was_set_back_makes_nobody_surer() -> None:
    games = [result_of(["a", "b", "c"], [0], [1, 2, 3], at=at) for at in (10 * DAY, 0.0)]
    backwards = rate(games).of("a").error
    assert backwards == pytest.approx(rate([games[0], games[0]]).of("a").error)


@pytest.mark.parametrize("luck", [[-0.6, 0.2, 0.2, 0.2], [0.6, -0.2, -0.2, -0.2], None])
@pytest.mark.parametrize("place", [1, 2, 4])
def test_leaving_never_pays(luck: list[float] | None, place: int) -> None:
    players = ["quitter", "b", "c", "shrewd-1"]
    places = [place, *(one for one in (1, 2, 3, 4) if one != place)]
    winners = [places.index(1)]
    stayed = rate([result_of(players, winners, places, luck)]).of("quitter")
    gone = rate([result_of(players, winners, places, luck, left=[0])]).of("quitter")
    assert gone.rating < stayed.rating
    assert gone.games == 1


def test_the_others_of_a_game_that_was_left_played_against_the_stand_in() -> None:
    places, winners = [1, 2, 3], [0]
    left = rate([result_of(["quitter", "b", "c"], winners, places, left=[0])])
    against = rate([result_of(["shrewd-1", "b", "c"], winners, places)])
    assert [left.of(one) for one in "bc"] == [against.of(one) for one in "bc"]


def test_whoever_plays_against_themselves_alone_isn_t_rated() -> None:
    assert rate([result_of(["a", "a", "a"], [0], [1, 2, 3])]).of("a") == Rating()


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ({"players": ["a", "b"]}, "players"),
        ({"winners": []}, "winners"),
        ({"winners": [3]}, "winners"),
        ({"places": [1, 2]}, "places"),
        ({"places": [0, 1, 2]}, "places"),
        ({"luck": [0.1, 0.2]}, "luck"),
        ({"luck": [1e9, 0.0, 0.0]}, "luck"),
        ({"left": [7]}, "left"),
    ],
)
def test_what_is_no_result_is_refused(what: dict[str, Any], why: str) -> None:
    right: dict[str, Any] = {"players": ["a", "b", "c"], "winners": [0], "places": [1, 2, 3]}
    with pytest.raises(Refused) as refused:
        result_of(**(right | what))
    assert (refused.value.code, refused.value.facts["why"]) == ("rating_result", why)
