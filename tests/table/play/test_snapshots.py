"""A remembered snapshot of a seat is always what the view says from scratch."""

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import byzanz
from byzanz.table.play.legal import legal_summary
from byzanz.table.play.snapshots import Snapshot, Snapshots, StepFrames
from tests.random_play import choose, examples, starts


def plain(value: object) -> Any:
    """A value as it arrives."""
    return json.loads(json.dumps(value))


def check_snapshot(game: byzanz.Game, seat: int | None, snapshot: Snapshot) -> None:
    """One snapshot against the view."""
    view = game.view(seat)
    assert plain(snapshot.view) == plain(view.to_dict(events=False))
    assert snapshot.legal == legal_summary(view)
    assert snapshot.may.packed == ("packed", snapshot.legal)


@examples(25)
@given(starts(), st.booleans())
def test_snapshots_that_build_on_each_other_are_those_from_scratch(
    start: tuple[byzanz.Game, random.Random], open_scores: bool
) -> None:
    dealt, rng = start
    rules = byzanz.Rules(open_scores=open_scores)
    game = byzanz.Game(dealt.players, deck=dealt.deck, first=dealt.first, rules=rules)
    snapshots = Snapshots(lambda part: ("packed", part))
    seats: list[int | None] = [None, *range(game.players)]
    sent = {seat: snapshots.of(game, seat) for seat in seats}
    kept: dict[int | None, Any] = {seat: plain(sent[seat].view) for seat in seats}
    while game.phase != "over":
        events = game.act(*choose(game, rng))
        if rng.random() < 0.9:
            snapshots.touch(game.version, events)
        step = StepFrames("person", events, None)
        # Not everybody looks in every step: a client may come back after a while.
        for seat in seats:
            if rng.random() < 0.8:
                now = snapshots.of(game, seat)
                check_snapshot(game, seat, now)
                frame = plain(step.frame(sent[seat], now))
                assert (frame["version"], frame["was"]) == (game.version, sent[seat].version)
                kept[seat] |= frame["changed"]
                assert kept[seat] == plain(game.view(seat).to_dict(events=False))
                assert frame["legal"][1] == plain(now.legal)
                sent[seat] = now
