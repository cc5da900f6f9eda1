"""Nothing that an environment shows a seat depends on what the seat can't see."""

from __future__ import annotations

import random

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")

import byzanz
from byzanz.envs import layout
from byzanz.envs.encoding import Position
from byzanz.rules.dealing import deal_unseen, seen_by
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State
from tests.envs.playing import PLAYERS, amount, positions
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
    wanted = amount(25_000, 5_000)
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
        assert shown(there._state, 0, viewer, players) == shown(game._state, 0, viewer, players)
