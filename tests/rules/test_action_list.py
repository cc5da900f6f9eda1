"""The list of legal actions, and the random play that draws from it."""

from collections import Counter

import pytest

from byzanz import Game
from byzanz.rules.action_list import ActionList, count_sales, list_legal, list_sale
from byzanz.rules.flow import apply, refusal_of
from byzanz.rules.material import Phase, Verb
from byzanz.rules.random_play import choose_randomly, next_to_act, play_randomly
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import EVENTS_AT_MOST


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_play_takes_legal_actions_and_leaves_room_for_events(players: int) -> None:
    rng, actions = SplitMix64(players), ActionList()
    most = 0
    for seed in range(10):
        state = Game(players, seed=seed)._state
        while state.phase != Phase.OVER:
            seat = next_to_act(state)
            choice = choose_randomly(state, seat, rng, actions)
            verb, packed = actions.action(choice)
            assert refusal_of(state, seat, verb, packed) == 0
            apply(state, seat, verb, packed)
            most = max(most, state.event_count)
    assert 4 <= most <= EVENTS_AT_MOST - 6


def test_random_actions_are_drawn_evenly_from_the_legal_ones() -> None:
    game = Game(4, seed=3)
    for action in ("pass", "bid C1"):
        seat = game.turn
        assert seat is not None
        game.act(seat, next(str(a) for a in game.legal_actions(seat) if str(a).split()[0] == action.split()[0]))
    state = game.state
    seat = next_to_act(state)
    listed, drawn = ActionList(), ActionList()
    list_legal(state, seat, listed)
    legal = [listed.action(i) for i in range(listed.count)]
    rng = SplitMix64(1)
    rounds = 400 * len(legal)
    counts = Counter(drawn.action(choose_randomly(state, seat, rng, drawn)) for _ in range(rounds))
    assert set(counts) == set(legal)
    chi_square = sum((counts[entry] - 400) ** 2 / 400 for entry in legal)
    assert chi_square < 2 * len(legal) + 20


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sales_are_counted_and_found_as_they_are_listed(players: int) -> None:
    rng, actions = SplitMix64(7 * players), ActionList()
    several = 0
    for seed in range(6):
        state = Game(players, seed=seed)._state
        while state.phase != Phase.OVER:
            for seat in range(players):
                list_legal(state, seat, actions)
                listed = [actions.action(i) for i in range(actions.count)]
                sales = [action for action in listed if action[0] == Verb.SELL]
                assert count_sales(state, seat) == len(sales)
                actions.count = 0
                for number, sale in enumerate(sales):
                    assert actions.action(list_sale(state, seat, number, actions)) == sale
                    actions.count = number % 2  # behind what is listed already
                several += len(sales) > 1
            seat = next_to_act(state)
            choice = choose_randomly(state, seat, rng, actions)
            apply(state, seat, *actions.action(choice))
    assert several > 20


def test_random_play_ends() -> None:
    for players in (3, 4, 5, 6):
        state = Game(players, seed=1)._state
        assert play_randomly(state, SplitMix64(1), ActionList()) == state.version > 50
