"""The interpreted rules and the compiled ones play the same games."""

from __future__ import annotations

import hashlib
import json
import random

import pytest

import byzanz
from byzanz import _pure
from tests.twins import printed

GAMES = 30


def digests(players: int) -> list[str]:
    """Digests of random games: of the record, of all that was told, and of a resampled game on the way."""
    found = []
    for seed in range(GAMES):
        game = byzanz.Game(players=players, seed=seed, first=seed % players)
        rng = random.Random(seed)
        told = []
        while game.phase != "over":
            seat = game.waiting_for[0]
            game.act(seat, rng.choice(game.legal_actions(seat)))
            if game.version % 40 == seed:
                sampled = byzanz.resample(game.view(seat), random.Random(seed))
                told.append([sampled.record().dumps(), game.view(seat).to_dict(events=False)])
                told.append([str(action) for action in game.legal_actions(seat)])
        told.append([game.record().dumps(), game.view(None).to_dict()])
        found.append(hashlib.sha256(json.dumps(told).encode()).hexdigest())
    return found


@pytest.mark.slow
@pytest.mark.skipif(not _pure.compiled(), reason="the rules run interpreted already")
def test_interpreted_and_compiled_play_the_same_games() -> None:
    script = (
        "import json; from byzanz import _pure; from tests.game.test_interpreted import digests; "
        "print(json.dumps([_pure.compiled(), *map(digests, (3, 4, 5, 6))]))"
    )
    compiled, *interpreted = json.loads(printed(script, pure="1"))
    assert compiled is False
    assert interpreted == [digests(players) for players in (3, 4, 5, 6)]
