import pytest

from byzanz.arena.figures.standing import Tally, labels_of, rated, win_shares
from byzanz.arena.figures.timing import Timing
from byzanz.arena.play.schedule import ScheduledGame
from byzanz.arena.play.tasks import Played
from byzanz.ratings import Rating


def game(
    number: int, points: tuple[int, ...], hands: tuple[int, ...], winners: tuple[int, ...], deal: int = 0
) -> Played:
    scheduled = ScheduledGame(number, deal, number, (0, 1, 2))
    return Played(scheduled, frozenset(), points, hands, winners, times=tuple(Timing() for _ in points))


def test_winners_share_a_victory() -> None:
    assert win_shares(game(0, (9, 9, 3), (2, 2, 5), (0, 1))) == [0.5, 0.5, 0.0]


def test_a_tally_by_hand() -> None:
    tally = Tally(3)
    tally.add(game(0, (10, 4, 6), (0, 0, 0), (0,), deal=0), 0)  # wins by 4
    tally.add(game(1, (5, 5, 8), (1, 1, 0), (2,), deal=0), 1)  # loses by 3, shares second place
    tally.add(game(2, (7, 7, 2), (1, 1, 0), (0, 1), deal=1), 0)  # shares the victory
    standing = tally.standing("me", "me", "me", Rating())
    assert standing.games == 3
    assert standing.win_share == pytest.approx(1.5 / 3)
    assert standing.points == pytest.approx(22 / 3)
    assert standing.margin == pytest.approx((4 - 3 + 0) / 3)
    assert standing.ranks == pytest.approx((2 / 3, 1 / 3, 0))
    assert standing.seats == (0.75, 0.0, None)


def test_games_are_rated_with_bots_as_anchors_and_a_stand_in_as_what_it_is() -> None:
    played = game(0, (10, 4, 6), (0, 0, 0), (0,))
    specs = ("mine.py:Bot", "random", "gentle")
    assert rated(played, specs).players == (0, 1, "gentle-1")
    played.withdrawn = frozenset({0})
    played.luck = (0.1, -0.05, -0.05)
    result = rated(played, specs)
    assert result.players == ("shrewd-1", 1, "gentle-1")
    assert (result.places, result.luck) == ((1, 3, 2), (100_000, -50_000, -50_000))


def test_labels_tell_equal_names_apart() -> None:
    assert labels_of(["a", "b", "a"]) == ["a (1)", "b", "a (2)"]
    assert labels_of(["greedy:" + "x" * 100, "greedy:" + "x" * 101]) == [
        f"greedy:{'x' * 24}… ({number})" for number in (1, 2)
    ]


def test_times_are_merged_and_percentiles_are_right_to_two_percent() -> None:
    first, second = Timing(), Timing()
    first.add(range(1_000_000, 51_000_000, 1_000_000))
    second.add(range(51_000_000, 101_000_000, 1_000_000))
    first += second
    assert first.count == 100
    assert first.mean_ms == pytest.approx(50.5)
    assert first.percentile_ms(99) == pytest.approx(99, rel=0.02)
    assert first.percentile_ms(50) == pytest.approx(50, rel=0.02)
    assert Timing().mean_ms is None
    assert Timing().percentile_ms(99) is None
