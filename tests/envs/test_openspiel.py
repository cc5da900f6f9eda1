"""OpenSpiel: its own simulation test, golden playthroughs, resampling, and its search playing the game."""

from __future__ import annotations

import hashlib
import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make setup` installs it")

import numpy as np
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from byzanz.envs.checks import EnvError
from byzanz.envs.openspiel import ByzanzGame
from tests.envs.playing import PLAYERS, amount
from tests.size import extra_unless

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent / "playthroughs"


def load(players: int, reward: str = "win") -> Any:
    assert ByzanzGame is not None  # importing it registers the game
    return pyspiel.load_game(f"python_byzanz(players={players},reward={reward})")


def played(game: Any, rng: random.Random, decisions: int) -> Any:
    """Return a state after so many decisions, chance aside."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            faces, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(faces, weights)[0])
            continue
        if decisions == 0:
            return state
        decisions -= 1
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_random_simulation_with_serialisation(players: int) -> None:
    pyspiel.random_sim_test(load(players, ("win", "margin", "points", "win")[players - 3]), amount(10, 1), True, False)


def short_playthrough(players: int) -> str:
    """Return OpenSpiel's playthrough without tensors and repeated texts, and a digest of the whole of it."""
    whole = generate_playthrough.playthrough(f"python_byzanz(players={players})", None, seed=players)
    dropped: tuple[str, ...] = (
        "ObservationTensor(",
        "ObservationString(",
        "PublicObservationString",
        "PrivateObservationString",
    )
    dropped += (
        "InformationStateString(",
        "History",
        "ChanceOutcomes",
        "StringLegalActions",
        "Is",
        "Rewards",
        "Returns",
    )
    lines = [line for line in whole.splitlines() if not line.startswith(dropped)]
    return "\n".join([*lines, f"whole playthrough: sha256 {hashlib.sha256(whole.encode()).hexdigest()}", ""])


@pytest.mark.parametrize("players", extra_unless(lambda players: players == 3, PLAYERS))
def test_playthroughs_are_golden(players: int) -> None:
    """`python -m tests.envs.test_openspiel` writes them again."""
    golden = (GOLDEN / f"{players}-players.txt").read_text(encoding="utf-8")
    assert short_playthrough(players).splitlines() == golden.splitlines()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_resampled_state_fits_what_the_seat_has_seen(players: int) -> None:
    rng = random.Random(players)
    game = load(players)
    moved = 0
    for decisions in range(0, 200, amount(7, 29)):
        state = played(game, rng, decisions)
        if state.is_terminal():
            break
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        assert [entry.player for entry in other.full_history()] == [entry.player for entry in state.full_history()]
        assert str(game.deserialize_state(other.serialize())) == str(other)
        moved += other.history() != state.history()
        clone = other.clone()
        while not clone.is_terminal():
            outcomes = (
                [face for face, _ in clone.chance_outcomes()] if clone.is_chance_node() else clone.legal_actions()
            )
            clone.apply_action(rng.choice(outcomes))
        assert sum(clone.returns()) == pytest.approx(1)
    assert moved


@pytest.mark.parametrize("players", PLAYERS)
def test_any_seat_can_resample_while_another_lays_a_bid(players: int) -> None:
    """The bid being laid is a secret: nobody else's sample may hold it, and every sample's history can be played."""
    rng = random.Random(players)
    game = load(players)
    laying = 0
    while laying < amount(60, 8):
        state = played(game, rng, rng.randrange(150))
        if state.is_terminal() or not state.moment.draft:
            continue
        laying += 1
        for seat in range(players):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert bool(other.moment.draft) == (seat == state.current_player())
            again = game.new_initial_state()
            for entry in other.full_history():
                assert entry.player == again.current_player()
                again.apply_action(entry.action)
            assert str(again) == str(other)
    with pytest.raises(EnvError, match=f"no seat {players}; there are 0 to {players - 1}"):
        state.resample_from_infostate(players, rng.random)


def test_chance_draws_each_face_as_likely_as_it_has_cards_left() -> None:
    state = load(4).new_initial_state()
    copies = dict.fromkeys(range(24), 0) | {face: (6, 5, 3, 2)[face % 4] for face in range(24)} | {24: 16}
    drawn: Counter[int] = Counter()
    rng = random.Random(1)
    while state.is_chance_node():
        left = {face: copies[face] - drawn[face] for face in copies if copies[face] > drawn[face]}
        total = sum(left.values())
        assert dict(state.chance_outcomes()) == pytest.approx({face: number / total for face, number in left.items()})
        face = rng.choice(list(left))
        drawn[face] += 1
        state.apply_action(face)
    assert drawn.total() == 4 * 4 + 5


def test_no_state_knows_a_card_that_is_not_drawn() -> None:
    """Two states with the same draws are equal to the last byte, whatever is drawn later."""
    rng = random.Random(3)
    state = played(load(4), rng, 40)
    copy = pickle.loads(pickle.dumps(state.moment))
    assert set(state.moment.state.deck_faces()[-20:]) == {0}, "places that are not drawn yet all hold the same face"
    assert copy.state.deck_faces() == state.moment.state.deck_faces()


def test_information_set_search_plays_it() -> None:
    game = load(3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=3, random_state=np.random.RandomState(2))
    for decisions in (0, 3, 60):
        state = played(game, random.Random(decisions), decisions)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("parameters", ["players=2", "players=7", "reward=luck"])
def test_wrong_parameters_are_named(parameters: str) -> None:
    with pytest.raises((EnvError, pyspiel.SpielError, RuntimeError), match=r"3 to 6|'luck'|win|players"):
        pyspiel.load_game(f"python_byzanz({parameters})")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for number in PLAYERS:
        (GOLDEN / f"{number}-players.txt").write_text(short_playthrough(number), encoding="utf-8")
