"""The example learns: a short run is better than none, and its weights play in the arena's way."""

from __future__ import annotations

import importlib.util
import json
import sys
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")

import byzanz
from byzanz import _pure
from byzanz.arena.play.match import play_match
from byzanz.bots import make
from byzanz.cli import main
from byzanz.envs.batch import BatchEnv

ROUNDS = 40
"""The clock of the test counts rounds of games, so that a busy machine learns as much as a quiet one."""
EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_the_learner_fits_on_a_page() -> None:
    assert len((EXAMPLES / "learn.py").read_text(encoding="utf-8").splitlines()) <= 150


@pytest.mark.extra
@pytest.mark.skipif(
    not _pure.compiled("byzanz.envs.encoding.games"), reason="interpreted games are too slow to learn from"
)
def test_a_short_run_learns_and_its_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn = load("learn")
    policy = learn.Policy(4)
    before = learn.win_share(policy, 4, "random", games=512)
    env = BatchEnv(128, 4, reward="margin", opponents="random")
    learn.train(env, policy, seconds=ROUNDS, rate=4e-3, clock=count().__next__)
    after = learn.win_share(policy, 4, "random", games=512)
    assert after > before + 0.2
    np.savez_compressed(tmp_path / "weights.npz", players=4, **policy.weights)
    monkeypatch.setenv("LEARNED_WEIGHTS", str(tmp_path / "weights.npz"))
    bot = load("learned_bot").LearnedBot
    wins = 0.0
    for seed in range(12):
        game = byzanz.Game(4, seed=seed)
        seat = seed % 4
        bots = [make("random", seed * 4 + other) for other in range(4)]
        bots[seat] = bot(bots[seat].rng)
        match = play_match(bots, game)
        assert match.fault is None
        assert game.result is not None
        wins += (seat in game.result.winners) / len(game.result.winners)
    assert wins >= 4


def test_its_weights_play_in_the_arena_in_a_process_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As docs/research.md says: the name of the file must reach the bot's process."""
    np.savez_compressed(tmp_path / "weights.npz", players=3, **load("learn").Policy(3).weights)
    monkeypatch.setenv("LEARNED_WEIGHTS", str(tmp_path / "weights.npz"))
    bot = f"{EXAMPLES / 'learned_bot.py'}:LearnedBot"
    faults = tmp_path / "faults.jsonl"
    asked = ["arena", bot, "random", "random", "--games", "6", "--seed", "1", "--workers", "1", "--json", "--strict"]
    assert main([*asked, "--faults", str(faults)]) == 0, capsys.readouterr().err
    assert json.loads(capsys.readouterr().out)["games"] == 6
    assert not faults.exists()
