"""Time to think: what a seat has left follows from the options and the stored rows alone."""

from byzanz.table.play.clocks import Clocks
from byzanz.table.room.options import Clock


def test_a_reserve_drains_in_turn_and_is_topped_up_never_above_its_size() -> None:
    clocks = Clocks(Clock("live", 10, 60), 3, [1], now=0.0)
    clocks.charge(25_000)
    assert clocks.left == [60_000, 35_000, 60_000]
    clocks.run([2], 25.0)
    clocks.run([1], 26.0)
    assert clocks.left[1] == 45_000
    clocks.charge(99_000)
    assert clocks.left[1] == 0
    assert clocks.left_for(0, 200.0) == 60_000


def test_a_clock_that_is_loaded_again_goes_on_where_it_is() -> None:
    clocks = Clocks(Clock("turns", 3600, 7200), 3, [1], now=1_000.0)
    clocks.count_from(1_000.0 - 7_100.0)
    assert clocks.left_for(1, 1_000.0) == 100_000
    assert clocks.left_for(0, 1_000.0) == 7_200_000
    assert clocks.runs_out(1) == 1_100.0
    assert clocks.spent(1_000.0) == 7_100_000, "the next row says all of it"


def test_a_seat_keeps_its_reserve_while_its_stand_in_plays() -> None:
    clocks = Clocks(Clock("live", 10, 60), 3, [0], now=0.0)
    clocks.charge(60_000)  # out of time
    clocks.run([0], 60.0)
    for turn in range(5):
        clocks.run([1], 70.0 + turn)
        clocks.run([0], 70.5 + turn)
        clocks.charge(500, 0, is_stand_in=True)
    assert clocks.left[0] == 0
    clocks.run([1], 80.0)
    clocks.run([0], 81.0)
    assert clocks.left_for(0, 81.0) == 10_000


def test_what_a_seat_has_used_up_in_a_turn_its_stand_in_does_not_give_back() -> None:
    """Seen before: a time that had run out was whole again when the stand-in acted a second time in the same turn."""
    clocks = Clocks(Clock("live", 10, 60), 3, [0], now=0.0)
    clocks.charge(60_000, 0)  # the first action of the stand-in, because the time was over
    clocks.run([0], 60.0)  # the seat must act again
    clocks.charge(500, 0, is_stand_in=True)
    assert clocks.left[0] == 0
    mine = Clocks(Clock("live", 10, 60), 3, [0, 1], now=0.0)
    mine.charge(20_000, 0)  # by the player
    mine.run([0, 1], 20.0)
    mine.charge(500, 0, is_stand_in=True)
    assert mine.left[0] == 40_000


def test_who_thinks_for_long_and_goes_has_used_that_time() -> None:
    """Seen before: closing the page brought the time of the turn back, as soon as the stand-in had acted."""
    clocks = Clocks(Clock("live", 10, 60), 3, [0], now=0.0)
    clocks.stop({0: 45_000})
    assert clocks.left_for(0, 50.0) == 15_000, "and it drains no more while the stand-in thinks"
    clocks.charge(50_000, 0, is_stand_in=True, absent={0: 45_000})
    assert clocks.left[0] == 15_000
    clocks.run([1], 50.0)
    clocks.run([0], 52.0)
    clocks.charge(3_000, 0, is_stand_in=True)
    assert clocks.left[0] == 15_000, "turns in which only the stand-in plays cost nothing, and grant nothing"


def test_who_is_away_while_another_acts_is_charged_until_they_went() -> None:
    clocks = Clocks(Clock("live", 10, 60), 3, [0, 1], now=0.0)
    clocks.charge(20_000, 1, absent={0: 5_000})
    assert clocks.left == [55_000, 40_000, 60_000]
