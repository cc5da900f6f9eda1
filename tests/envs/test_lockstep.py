"""Every adapter plays the same games as `Game`: 10^4 of them each in a long run, otherwise a share."""

from __future__ import annotations

import random
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")

import byzanz
from byzanz.envs import actions, layout, views
from byzanz.envs.batch import BatchEnv
from tests.envs.playing import PLAYERS, WAYS, amount, expected_rewards, to_act
from tests.size import sized

LEAST = 2_500
"""Games for each number of players: 10^4 in all."""
COMPARED = sized(0.25, long=0.02)
"""At what share of the decisions observation and mask are compared; turn, actions and rewards are at all."""


class Mirror:
    """A `Game` that follows an environment from outside, by the numbers of its actions alone."""

    def __init__(self, players: int, deck: Any) -> None:
        self.game = byzanz.Game(players, deck=list(deck))
        self.laid: list[int] = []

    def check(self, seat: int, observation: Any, mask: Any) -> None:
        """Compare whose turn it is, what it sees and what it may choose."""
        assert seat == to_act(self.game)
        view = self.game.view(seat)
        assert observation.tolist() == views.observation(view, self.laid).tolist()
        assert mask.tolist() == views.action_mask(view, self.laid).tolist()

    def step(self, action: int) -> None:
        """Follow an action."""
        self.laid.append(action)
        if not layout.ADD <= action < layout.COMMIT:
            self.game.act(to_act(self.game), actions.decode(self.laid))
            self.laid = []


@pytest.mark.parametrize("players", PLAYERS)
def test_batch(players: int) -> None:
    wanted = amount(LEAST, 48)
    env = BatchEnv(min(wanted, 64), players, seed=players, reward="margin", threads=2)
    env.reset()
    mirrors = [Mirror(players, env.deck(game)) for game in range(env.games)]
    rng = random.Random(players)
    played = 0
    while played < wanted:
        chosen = np.empty(env.games, np.int32)
        for game, mirror in enumerate(mirrors):
            assert env.turns[game] == to_act(mirror.game)
            if rng.random() < COMPARED:
                mirror.check(int(env.turns[game]), env.observations[game], env.masks[game])
            chosen[game] = rng.choice(np.flatnonzero(env.masks[game]).tolist())
            mirror.step(int(chosen[game]))
        env.step(chosen)
        for game, mirror in enumerate(mirrors):
            assert bool(env.dones[game]) == (mirror.game.phase == "over")
            if env.dones[game]:
                assert mirror.game.result is not None
                assert env.rewards[game].tolist() == expected_rewards(mirror.game.result, "margin")
                mirrors[game] = Mirror(players, env.deck(game))
                played += 1
            else:
                assert not env.rewards[game].any()
    env.close()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo(players: int, way: str) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make setup` installs it")
    from byzanz.envs import pettingzoo

    env = pettingzoo.env(players, way, "win")
    rng = random.Random(players)
    for seed in range(amount(LEAST // 2, 6)):
        env.reset(seed=seed)
        mirror = Mirror(players, byzanz.Game(players, seed=seed).deck)
        for agent in env.agent_iter():
            observation, reward, is_over, _, info = env.last()
            if is_over:
                result = mirror.game.result
                assert result is not None
                assert reward == pytest.approx(expected_rewards(result, "win")[int(agent[-1])])
                env.step(None)
                continue
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            if way == "cards":
                assert int(agent[-1]) == to_act(mirror.game)
                if rng.random() < COMPARED:
                    mirror.check(int(agent[-1]), observation, info["action_mask"])
                mirror.step(action)
            else:
                seat = to_act(mirror.game)
                legal = mirror.game.legal_actions(seat)
                assert (seat, len(legal)) == (int(agent[-1]), info["action_mask"].sum())
                assert actions.decode_features(info["action_features"][action]) == legal[action]
                if rng.random() < COMPARED:
                    assert observation.tolist() == views.observation(mirror.game.view(seat)).tolist()
                mirror.game.act(seat, legal[action])
            env.step(action)
        assert mirror.game.phase == "over"


@pytest.mark.parametrize("players", PLAYERS)
def test_simultaneous(players: int) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make setup` installs it")
    from byzanz.envs import simultaneous

    env = simultaneous.parallel_env(players, "cards", "points")
    rng = random.Random(players)
    sold_out_of_turn = 0
    for seed in range(amount(LEAST, 5)):
        infos = env.reset(seed=seed)[1]
        mirror = Mirror(players, byzanz.Game(players, seed=seed).deck)
        while env.agents:
            game = mirror.game
            chosen = {agent: rng.choice(np.flatnonzero(infos[agent]["action_mask"]).tolist()) for agent in env.agents}
            turn = game.turn
            order = [((turn or 0) + step) % players for step in range(players)]
            numbers = {seat: chosen[f"player_{seat}"] for seat in order}
            was_final = game.phase == "final"
            done = game.view(None).done
            for seat in order:
                if seat != turn and numbers[seat] != layout.PASS_OR_DONE:
                    game.act(seat, actions.decode([numbers[seat]]))
                    sold_out_of_turn += not was_final
            if turn is not None:
                mirror.step(numbers[turn])
            for seat in order if was_final else ():
                if numbers[seat] == layout.PASS_OR_DONE and not done[seat]:
                    game.act(seat, "pass")
            observations, rewards, terminated, _, infos = env.step(chosen)
            seat = rng.randrange(players)
            laid = mirror.laid if game.turn == seat else ()
            if rng.random() < COMPARED:
                assert observations[f"player_{seat}"].tolist() == views.observation(game.view(seat), laid).tolist()
        assert all(terminated.values())
        assert mirror.game.result is not None
        assert list(rewards.values()) == expected_rewards(mirror.game.result, "points")
    assert sold_out_of_turn


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", PLAYERS)
def test_gymnasium(players: int, way: str) -> None:
    """The bots' actions are not seen from outside, so the game inside is replayed from its record."""
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed: `make setup` installs it")
    from byzanz.envs.gymnasium import ByzanzEnv

    env = ByzanzEnv(players, ["gentle", *["random"] * (players - 2)], way, "win")
    rng = random.Random(players)
    for seed in range(amount(LEAST // 2, 4)):
        observation, info = env.reset(seed=seed)
        is_over = False
        taken: list[byzanz.Action] = []
        laid: list[int] = []
        while not is_over:
            assert env._game is not None
            if rng.random() < COMPARED / 10:
                view = byzanz.Record.loads(env._game.record().dumps()).replay().view(env.seat)
                assert observation.tolist() == views.observation(view, laid).tolist()
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            laid.append(action)
            if way == "features":
                taken.append(actions.decode_features(info["action_features"][action]))
                laid = []
            elif not layout.ADD <= action < layout.COMMIT:
                taken.append(actions.decode(laid))
                laid = []
            observation, reward, is_over, _, info = env.step(action)
        assert env._game is not None
        game = byzanz.Record.loads(env._game.record().dumps()).replay()
        assert game.deck == byzanz.Game(players, seed=seed).deck
        assert [action for seat, action in game.actions if seat == env.seat] == taken
        assert game.result is not None
        assert reward == pytest.approx(expected_rewards(game.result, "win")[env.seat])


@pytest.mark.parametrize("players", PLAYERS)
def test_openspiel(players: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make setup` installs it")
    import byzanz.envs.openspiel  # registers the game
    from byzanz.game.card_names import FACE

    spiel = pyspiel.load_game(f"python_byzanz(players={players},reward=margin)")
    rng = random.Random(players)
    for seed in range(amount(LEAST, 3)):
        deck = byzanz.Game(players, seed=seed).deck
        mirror = Mirror(players, deck)
        hands = [FACE[card] for card in deck[: 4 * players]]
        pile = [FACE[card] for card in deck[112 - mirror.game.view(None).pile - len(mirror.game.view(None).lot) :]]
        waiting = iter([*hands, *pile])
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                face = next(waiting)
                assert face in dict(state.chance_outcomes())
                state.apply_action(face)
                continue
            seat = state.current_player()
            legal = state.legal_actions()
            if rng.random() < COMPARED:
                mask = np.array([number in legal for number in range(layout.ACTIONS)], np.int8)
                mirror.check(seat, np.array(state.observation_tensor(seat), np.int8), mask)
            action = rng.choice(legal)
            mirror.step(action)
            state.apply_action(action)
        assert next(waiting, None) is None, "every card of the pile was drawn"
        assert mirror.game.result is not None
        assert state.returns() == expected_rewards(mirror.game.result, "margin")
