"""The kernel beneath the face: packed cards, notes, random play."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from byzanz import Game
from byzanz.rules import cards, faces, material
from byzanz.rules.action_list import ActionList, count_sales, list_legal
from byzanz.rules.flow import apply, refusal_of
from byzanz.rules.material import Phase, Verb
from byzanz.rules.playout import choose_randomly, next_to_act, play_randomly
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import EVENTS_AT_MOST


def test_the_box_holds_112_cards() -> None:
    assert sum(material.COPIES) == material.DECK == 112


@pytest.mark.parametrize("size", [1, 2, 3])
def test_packed_cards_are_a_multiset(size: int) -> None:
    seen = set()
    chosen = [
        choice
        for choice in combinations_with_replacement(range(material.FACES), size)
        if all(choice.count(face) <= material.COPIES[face] for face in choice)
    ]
    for choice in chosen:
        packed = sum(faces.card(face) for face in choice)
        assert cards.faces_in(packed) == list(choice)
        assert cards.size_of(packed) == size
        assert cards.total_of(packed) == sum(faces.value_of(face) for face in choice)
        assert cards.single(packed) == (choice[0] if size == 1 else material.NO_CARD)
        seen.add(packed)
    assert len(seen) == len(chosen)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_play_makes_legal_moves_and_few_notes(players: int) -> None:
    chance, moves = SplitMix64(players), ActionList()
    most = 0
    for seed in range(10):
        state = Game(players, seed=seed)._state
        while state.phase != Phase.OVER:
            seat = next_to_act(state)
            choice = choose_randomly(state, seat, chance, moves)
            verb, packed = moves.action(choice)
            assert refusal_of(state, seat, verb, packed) == 0
            apply(state, seat, verb, packed)
            most = max(most, state.event_count)
    assert 4 <= most <= EVENTS_AT_MOST - 6


def test_random_moves_are_drawn_evenly_from_the_legal_ones() -> None:
    game = Game(4, seed=3)
    for action in ("pass", "bid C1"):
        seat = game.turn
        assert seat is not None
        game.act(seat, next(str(a) for a in game.legal_actions(seat) if str(a).split()[0] == action.split()[0]))
    state = game._state
    seat = next_to_act(state)
    listed, drawn = ActionList(), ActionList()
    list_legal(state, seat, listed)
    legal = [listed.action(i) for i in range(listed.count)]
    chance = SplitMix64(1)
    rounds = 400 * len(legal)
    counts = Counter(drawn.action(choose_randomly(state, seat, chance, drawn)) for _ in range(rounds))
    assert set(counts) == set(legal)
    chi_square = sum((counts[move] - 400) ** 2 / 400 for move in legal)
    assert chi_square < 2 * len(legal) + 20


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sales_are_counted_as_they_are_listed(players: int) -> None:
    chance, moves = SplitMix64(7 * players), ActionList()
    several = 0
    for seed in range(6):
        state = Game(players, seed=seed)._state
        while state.phase != Phase.OVER:
            for seat in range(players):
                list_legal(state, seat, moves)
                sales = sum(moves.action(i)[0] == Verb.SELL for i in range(moves.count))
                assert count_sales(state, seat) == sales
                several += sales > 1
            seat = next_to_act(state)
            choice = choose_randomly(state, seat, chance, moves)
            apply(state, seat, *moves.action(choice))
    assert several > 20


def test_random_play_ends() -> None:
    for players in (3, 4, 5, 6):
        state = Game(players, seed=1)._state
        assert play_randomly(state, SplitMix64(1), ActionList()) == state.version > 50
