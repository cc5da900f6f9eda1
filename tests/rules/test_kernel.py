"""The kernel beneath the face: packed cards, notes, random play."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from byzanz import Game
from byzanz.rules import cards, material
from byzanz.rules.flow import do, refusal_of
from byzanz.rules.moves import Moves, count_sales, list_moves
from byzanz.rules.playout import choose_randomly, next_to_act, play_randomly
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import NOTES


def test_the_box_holds_112_cards() -> None:
    assert sum(material.COPIES) == material.DECK == 112


@pytest.mark.parametrize("size", [1, 2, 3])
def test_packed_cards_are_a_multiset(size: int) -> None:
    seen = set()
    for faces in combinations_with_replacement(range(25), size):
        if any(faces.count(face) > material.COPIES[face] for face in faces):
            continue
        packed = sum(cards.one(face) for face in faces)
        assert cards.faces_in(packed) == list(faces)
        assert cards.size_of(packed) == size
        assert cards.total_of(packed) == sum(cards.value_of(face) for face in faces)
        assert cards.single(packed) == (faces[0] if size == 1 else -1)
        seen.add(packed)
    expected = [
        faces
        for faces in combinations_with_replacement(range(25), size)
        if all(faces.count(face) <= material.COPIES[face] for face in faces)
    ]
    assert len(seen) == len(expected)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_play_makes_legal_moves_and_few_notes(players: int) -> None:
    chance, moves = SplitMix64(players), Moves()
    most = 0
    for seed in range(10):
        state = Game(players, seed=seed)._state
        while state.phase != material.OVER:
            seat = next_to_act(state)
            choice = choose_randomly(state, seat, chance, moves)
            verb, packed = moves.move(choice)
            assert refusal_of(state, seat, verb, packed) == 0
            do(state, seat, verb, packed)
            most = max(most, state.notes)
    assert 4 <= most <= NOTES - 6


def test_random_moves_are_drawn_evenly_from_the_legal_ones() -> None:
    game = Game(4, seed=3)
    for action in ("pass", "bid C1"):
        seat = game.turn
        assert seat is not None
        game.act(seat, next(str(a) for a in game.legal_actions(seat) if str(a).split()[0] == action.split()[0]))
    state = game._state
    seat = next_to_act(state)
    listed, drawn = Moves(), Moves()
    list_moves(state, seat, listed)
    legal = [listed.move(i) for i in range(listed.count)]
    chance = SplitMix64(1)
    rounds = 400 * len(legal)
    counts = Counter(drawn.move(choose_randomly(state, seat, chance, drawn)) for _ in range(rounds))
    assert set(counts) == set(legal)
    chi_square = sum((counts[move] - 400) ** 2 / 400 for move in legal)
    assert chi_square < 2 * len(legal) + 20


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sales_are_counted_as_they_are_listed(players: int) -> None:
    chance, moves = SplitMix64(7 * players), Moves()
    several = 0
    for seed in range(6):
        state = Game(players, seed=seed)._state
        while state.phase != material.OVER:
            for seat in range(players):
                list_moves(state, seat, moves)
                sales = sum(moves.move(i)[0] == material.SELL for i in range(moves.count))
                assert count_sales(state, seat) == sales
                several += sales > 1
            seat = next_to_act(state)
            choice = choose_randomly(state, seat, chance, moves)
            do(state, seat, *moves.move(choice))
    assert several > 20


def test_random_play_ends() -> None:
    for players in (3, 4, 5, 6):
        state = Game(players, seed=1)._state
        assert play_randomly(state, SplitMix64(1), Moves()) == state.version > 50
