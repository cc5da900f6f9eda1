"""Luck-adjusted win shares: without bias, with less variance, and the same whoever plays the games."""

from __future__ import annotations

import statistics

import pytest

from byzanz.analysis import JUDGE
from byzanz.arena import Schedule, Tournament, local_workers
from byzanz.arena.figures.adjusted import Adjusted, adjusted_share
from byzanz.arena.figures.statistics import Cluster
from byzanz.arena.play.tasks import Played
from byzanz.game.record import Record
from tests.size import sized

GAMES = sized(60, long=1000)


@pytest.mark.extra
def test_over_many_games_luck_is_nothing_and_without_it_results_vary_less() -> None:
    games: list[Played] = []
    tournament = Tournament(Schedule(("greedy",) * 4, GAMES, 5, duplicate=False), wants_luck=True)
    with local_workers(1) as workers:
        tournament.run(workers, games.append)
    # One seat per game, so that the sample is independent.
    pairs = [
        (played.winners.count(number % 4) / len(played.winners), played.luck[number % 4])
        for number, played in enumerate(games)
    ]
    lucks = [luck for _, luck in pairs]
    error = statistics.stdev(lucks) / len(lucks) ** 0.5
    assert abs(statistics.fmean(lucks)) < 3.5 * error
    raw = statistics.pvariance([win for win, _ in pairs])
    ratio = statistics.pvariance([win - luck for win, luck in pairs]) / raw
    assert ratio <= (sized(0.85, long=0.6))
    for played in games:
        assert sum(played.luck) == pytest.approx(0, abs=1e-9)


def test_standings_show_it_where_it_was_asked_for() -> None:
    schedule = Schedule(("greedy", "gentle", "random"), 6, 2)
    with local_workers(1) as workers:
        plain = Tournament(schedule).run(workers)
        asked = [Tournament(schedule, wants_luck=True).run(workers) for _ in range(2)]
    assert all(standing.luck is None for standing in plain.standings)
    assert asked[0].standings[0].luck is not None
    lucks = [[standing.luck for standing in outcome.standings] for outcome in asked]
    assert lucks[0] == lucks[1]
    assert [standing.win_share for standing in plain.standings] == [
        standing.win_share for standing in asked[0].standings
    ]
    assert sum(luck.win_share for luck in lucks[0] if luck) == pytest.approx(1)
    assert asked[0].to_dict()["bots"][0]["luck"].keys() == {"win_share", "ci95", "games_worth"}
    assert [outcome.to_dict()["judge"] for outcome in (plain, asked[0])] == [None, JUDGE]


def test_a_record_with_luck_names_what_it_stands_on() -> None:
    games: list[Played] = []
    schedule = Schedule(("greedy", "gentle", "random"), 1, 2)
    with local_workers(1) as workers:
        for wants_luck in (False, True):
            tournament = Tournament(schedule, wants_records=True, wants_luck=wants_luck)
            tournament.run(workers, games.append)
    plain, measured = [Record.loads(game.record.dumps()) for game in games if game.record]
    assert measured.extra == plain.extra | {"luck": list(games[1].luck), "judge": JUDGE}
    assert measured.replay().result == plain.replay().result


def test_what_it_is_worth_follows_from_the_errors() -> None:
    raw = [Cluster(total, 4) for total in (0, 2, 0, 2)]
    found = adjusted_share(raw, [Cluster(total, 4) for total in (0.5, 1.5, 0.5, 1.5)])
    assert isinstance(found, Adjusted)
    assert found.win_share == pytest.approx(0.25)
    assert found.games_worth == pytest.approx(4 * 16)
    assert adjusted_share([], []) is None
