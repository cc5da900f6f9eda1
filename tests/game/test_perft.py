"""Counts of action sequences from fixed decks: they pin what the rules allow, move for move.

A count is the number of ways to play so many actions on from a position. The numbers were agreed between the engine and
the naive referee, which shares no code with it; a change of a number is a change of the rules.
"""

from __future__ import annotations

import pytest

import byzanz
from tests.dealt import ALL_CARDS, in_phase, legal, play_until
from tests.referee import Referee

HANDS = ["C1 C2 G3 M", "G1 G1 G4 O2", "C3 S1 S2 W4", "M M O1 V2", "V1 V1 V3 W2", "C1 O3 S4 W1"]


def deck(players: int) -> list[str]:
    """A deck of its own for each number of players: chosen hands, then every 37th card of the rest."""
    hands = [card for hand in HANDS[:players] for card in hand.split()]
    rest = ALL_CARDS[:]
    for card in hands:
        rest.remove(card)
    return hands + [rest[37 * number % len(rest)] for number in range(len(rest))]


def sequences(game: byzanz.Game, depth: int, out_of_turn: bool) -> int:
    """How many sequences of actions there are: by the seat in turn alone, or with the sales of all others."""
    seats = [seat for seat in range(game.players) if out_of_turn or game.turn in (seat, None)]
    if depth == 1:
        return sum(len(game.legal_actions(seat)) for seat in seats)
    count = 0
    for seat in seats:
        for action in game.legal_actions(seat):
            after = game.copy()
            after.act(seat, action)
            count += sequences(after, depth - 1, out_of_turn)
    return count


def position(players: int, phase: str) -> byzanz.Game:
    """The first position of a phase in passive play from the fixed deck."""
    game = byzanz.Game(players=players, deck=deck(players))
    play_until(game, in_phase(phase))
    return game


# players, phase, depth: sequences of the seat in turn, sequences with the sales of all seats
COUNTS = {
    (3, "bid", 1): (9, 10),
    (3, "bid", 4): (1270, 2123),
    (3, "give", 1): (2, 9),
    (3, "give", 3): (99, 234),
    (3, "limit", 1): (18, 19),
    (3, "limit", 3): (2716, 3238),
    (3, "take", 1): (2, 9),
    (3, "take", 3): (826, 1668),
    (3, "final", 1): (27, 27),
    (3, "final", 3): (8799, 8799),
    (4, "bid", 1): (9, 12),
    (4, "bid", 4): (1782, 6453),
    (4, "give", 1): (4, 6),
    (4, "give", 3): (50, 146),
    (4, "limit", 1): (12, 15),
    (4, "limit", 3): (1520, 2791),
    (4, "take", 1): (4, 6),
    (4, "take", 3): (600, 778),
    (4, "final", 1): (23, 23),
    (4, "final", 3): (6528, 6528),
    (5, "bid", 1): (9, 13),
    (5, "bid", 4): (1782, 10829),
    (5, "limit", 1): (12, 16),
    (5, "limit", 3): (1520, 3409),
    (5, "take", 1): (2, 10),
    (5, "take", 3): (1082, 1986),
    (5, "final", 1): (19, 19),
    (5, "final", 3): (4956, 4956),
    (6, "bid", 1): (9, 13),
    (6, "bid", 4): (1782, 10829),
    (6, "limit", 1): (21, 25),
    (6, "limit", 3): (3540, 7715),
    (6, "take", 1): (1, 17),
    (6, "take", 3): (704, 4144),
    (6, "final", 1): (17, 17),
    (6, "final", 3): (3564, 3564),
}


@pytest.mark.parametrize(("players", "phase", "depth"), list(COUNTS))
def test_number_of_action_sequences(players: int, phase: str, depth: int) -> None:
    game = position(players, phase)
    counts = sequences(game, depth, out_of_turn=False), sequences(game, depth, out_of_turn=True)
    assert counts == COUNTS[players, phase, depth]


@pytest.mark.parametrize(("players", "phase"), sorted({(players, phase) for players, phase, _ in COUNTS}))
def test_the_fixed_positions_are_those_of_the_referee(players: int, phase: str) -> None:
    game = position(players, phase)
    referee = Referee(players, deck(players))
    for line in game.record().actions:
        actor, action = line.split(" ", 1)
        referee.act(int(actor), action)
    for seat in range(players):
        assert legal(game, seat) == referee.legal(seat)
