"""A brief step and the version before it are the whole step: here, and (tests/cases/brief.json) in the browser's client."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import byzanz
from byzanz.table.play.brief import moved_cards, whole_step
from byzanz.table.play.snapshots import Snapshots, StepFrames
from tests.random_play import choose, examples, starts

CASES = Path(__file__).parents[2] / "cases" / "brief.json"
BYTES = {3: 412, 4: 366, 5: 354, 6: 334}
"""What a brief step may weigh, at the mean of a game: more than these games do today by a twentieth at the most."""


def plain(value: object) -> Any:
    """A value as it arrives."""
    return json.loads(json.dumps(value))


@examples(25)
@given(starts(), st.booleans())
def test_a_brief_step_stands_for_the_whole_one(start: tuple[byzanz.Game, random.Random], open_scores: bool) -> None:
    dealt, rng = start
    rules = byzanz.Rules(open_scores=open_scores)
    game = byzanz.Game(dealt.players, deck=dealt.deck, first=dealt.first, rules=rules)
    snapshots = Snapshots()
    seats: list[int | None] = [None, *range(game.players)]
    sent = {seat: snapshots.of(game, seat) for seat in seats}
    while game.phase != "over":
        events = game.act(*choose(game, rng))
        snapshots.touch(game.version, events)
        step = StepFrames(rng.choice(["person", "bot"]), events, rng.choice([None, {"left": [1], "running": [0]}]))
        # Not everybody looks in every step: a client may come back after a while.
        for seat in seats:
            if rng.random() < 0.8:
                was, now = sent[seat], snapshots.of(game, seat)
                whole = whole_step(plain(step.brief(was, now)), plain(was.view), plain(was.legal))
                whole["changed"] = plain(was.view) | whole["changed"]
                expected = plain(step.frame(was, now))
                assert whole == expected | {"changed": plain(now.view)}
                sent[seat] = now


@given(st.lists(st.sampled_from("ABC")), st.lists(st.sampled_from("ABC")))
def test_what_moved_makes_one_hand_of_the_other(before: list[str], now: list[str]) -> None:
    moved = moved_cards(sorted(before), sorted(now))
    left = [*before, *(one[1:] for one in moved if one[0] == "+")]
    for one in moved:
        if one[0] == "-":
            left.remove(one[1:])
    assert sorted(left) == sorted(now)
    assert len(moved) <= len(before) + len(now)
    assert before != now or moved == []


def steps_of_a_game(players: int) -> list[dict[str, Any]]:
    """What each seat has, is sent briefly, and would be sent whole, in a game that is always the same."""
    rng = random.Random(players)
    game = byzanz.Game(players, seed=players)
    snapshots = Snapshots()
    seats = range(players)
    sent = {seat: snapshots.of(game, seat) for seat in seats}
    steps = []
    while game.phase != "over":
        events = game.act(*choose(game, rng))
        snapshots.touch(game.version, events)
        step = StepFrames("person", events, None)
        for seat in seats:
            was, now = sent[seat], snapshots.of(game, seat)
            brief, whole = step.brief(was, now), step.frame(was, now)
            steps.append(plain({"view": was.view, "legal": was.legal, "brief": brief, "whole": whole}))
            sent[seat] = now
    return steps


@pytest.mark.parametrize("players", BYTES)
def test_brief_steps_stay_small(players: int) -> None:
    steps = steps_of_a_game(players)
    weight = {
        kind: sum(len(json.dumps(step[kind], separators=(",", ":"))) for step in steps) / len(steps)
        for kind in ("brief", "whole")
    }
    assert weight["brief"] <= BYTES[players]
    assert weight["brief"] < 0.8 * weight["whole"]


def test_the_cases_of_the_browser_s_client_are_those_of_today() -> None:
    """Written anew by deleting the file and running this test."""
    steps = [step for players in (3, 6) for step in steps_of_a_game(players)[::97]]
    if not CASES.exists():
        CASES.write_text(json.dumps(steps, separators=(",", ":")).replace('},{"view"', '},\n{"view"') + "\n")
    assert json.loads(CASES.read_text()) == steps
