"""The measure of nearly equal bots: no loss where they do as the judge does, and a blunder is one."""

import argparse

from byzanz import Action, Game
from byzanz.analysis import judge
from byzanz.bots import make
from measure.paired_loss import compare, interval, measure


def thrown_away() -> Game:
    """A game in which seat 0 could pay with its whole hand for a lot of four."""
    game = Game(players=3, seed=0)
    bots = [make("greedy", 1) for _ in range(3)]
    for _ in range(26):
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game


def test_a_blunder_loses_and_the_judges_own_choice_does_not() -> None:
    view = thrown_away().view(0)
    best = judge(view, worlds=64)[0].action
    assert best is not None
    found = compare(view, [best, Action.parse("bid C1 O1 O3 O4 V2")], 64, seed=1)
    assert found is not None
    own, blunder = found
    assert abs(own) < 0.05
    assert 0.2 < blunder < 0.6


def test_where_both_do_the_same_the_difference_is_exactly_zero() -> None:
    args = argparse.Namespace(base="greedy", players=3, seed=1, records=None, every=9, worlds=8)
    row = measure(["shrewd", "shrewd", "random"], 0, args)
    assert row["decisions"] > 1
    shrewd, again, other = row["losses"]
    assert shrewd == again != other
    rows = [row, row | {"losses": [0.0, 0.0, 0.0]}]
    assert interval(rows, [shrewd - again, 0.0]) == (0, 0)
