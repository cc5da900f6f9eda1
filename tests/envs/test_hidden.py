"""Nothing that an environment shows a seat depends on what the seat can't see."""

from __future__ import annotations

import random
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")

import byzanz
from byzanz.envs import actions, layout
from byzanz.envs.encoding import Position
from byzanz.rules.dealing import deal_unseen, seen_by
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State
from tests.envs.playing import PLAYERS, WAYS, amount, positions
from tests.random_play import reshuffled


def shown(state: State, draft: int, seat: int, players: int) -> bytes:
    """Return all that a seat is shown: observation, mask and features, in bytes."""
    position = Position(state)
    position.draft = draft
    observation = np.empty(layout.size(players), np.int8)
    mask = np.empty(layout.ACTIONS, np.int8)
    features = np.empty(layout.MOST_LEGAL * layout.FEATURES, np.int8)
    position.observe(seat, observation)
    position.mask(seat, mask)
    position.list_legal(seat)
    position.features(features)
    return bytes(observation.tobytes() + mask.tobytes() + features.tobytes())


@pytest.mark.parametrize("players", PLAYERS)
def test_reshuffled_secrets_change_no_observation_and_no_mask(players: int) -> None:
    """10^5 comparisons in all, over every seat at every decision of random games in the way `cards`."""
    wanted = amount(25_000, 25_000)
    rng, chance = random.Random(players), SplitMix64(players)
    compared = differing = 0
    seed = 0
    while compared < wanted:
        seed += 1
        position = Position(byzanz.Game(players, seed=seed)._state)
        mask = np.empty(layout.ACTIONS, np.int8)
        while (to_act := position.to_act()) >= 0 and compared < wanted:
            seat = rng.randrange(players)
            draft = position.draft
            before = shown(position.state, draft, seat, players)
            seen = seen_by(position.state, seat)
            other = deal_unseen(seen, seat, chance)
            assert shown(other, draft, seat, players) == before
            assert shown(seen, draft, seat, players) == before
            if seat != to_act:  # a bid being laid is its owner's secret
                assert shown(position.state, 0, seat, players) == before
            differing += other.deck_faces() != position.state.deck_faces()
            compared += 1
            position.mask(to_act, mask)
            position.step(rng.choice(np.flatnonzero(mask).tolist()))
    assert differing > compared * 0.9, "the secrets were hardly reshuffled"


def test_decks_reshuffled_from_outside_change_nothing_either() -> None:
    """The same with whole games replayed from a deck that another program shuffled: no law of ours is trusted."""
    for seed in range(amount(400, 30)):
        players = 3 + seed % 4
        rng = random.Random(seed)
        stop = rng.randrange(150)
        game = None
        for number, (current, _) in enumerate(positions(players, seed)):
            game = current
            if number == stop:
                break
        assert game is not None
        viewer = rng.randrange(players)
        record = game.record()
        there = byzanz.Game(players, deck=reshuffled(game, viewer, rng))
        for line in record.actions:
            seat, _, action = line.partition(" ")
            there.act(int(seat), action)
        assert shown(there.state, 0, viewer, players) == shown(game.state, 0, viewer, players)


@pytest.mark.parametrize("way", WAYS)
def test_an_environment_shows_the_same_with_another_deck(way: str) -> None:
    """The same through PettingZoo, from the deck on: two games that look alike to a seat look alike in every array and text."""
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make setup` installs it")
    from byzanz.envs import pettingzoo

    differing = 0
    for seed in range(amount(400, 40)):
        players = 3 + seed % 4
        rng = random.Random(seed)
        env = pettingzoo.raw_env(players, way, render_mode="ansi")
        env.reset(seed=seed)
        game = byzanz.Game(players, seed=seed)
        said: list[byzanz.Action] = []
        for _ in range(rng.randrange(150)):
            seat = env._play.seat
            if seat < 0:
                break
            action = rng.choice(game.legal_actions(seat))
            said.append(action)
            game.act(seat, action)
            play(env, action, way)
        viewer = rng.randrange(players)
        deck = reshuffled(game, viewer, rng)
        differing += tuple(deck) != game.deck
        there = pettingzoo.raw_env(players, way, render_mode="ansi")
        there.reset(options={"deck": deck})
        for action in said:
            play(there, action, way)
        agent = f"player_{viewer}"
        assert there.observe(agent).tobytes() == env.observe(agent).tobytes()
        assert there.agent_selection == env.agent_selection
        assert (there.rewards, there.terminations) == (env.rewards, env.terminations)
        assert {name: array.tobytes() for name, array in there.infos[agent].items()} == {
            name: array.tobytes() for name, array in env.infos[agent].items()
        }
        if env.agent_selection == agent:
            assert there.render() == env.render()
    assert differing


def play(env: Any, action: byzanz.Action, way: str) -> None:
    """Do an action of the game through an environment's numbers."""
    if way == "cards":
        for number in actions.encode(action):
            env.step(number)
        return
    rows = env.infos[env.agent_selection]["action_features"]
    mask = env.infos[env.agent_selection]["action_mask"]
    env.step(next(place for place in np.flatnonzero(mask) if actions.decode_features(rows[place]) == action))
