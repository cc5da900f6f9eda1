"""What the server remembers of a seat's sight to save work is always what the view says from scratch."""

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import byzanz
from byzanz.server.legal import legal_summary
from byzanz.server.sights import Sight, Sights, Step, encoded
from tests.random_play import choose, examples, starts


def plain(value: object) -> object:
    """A value as it arrives."""
    return json.loads(encoded(value))


def check_sight(game: byzanz.Game, seat: int | None, sight: Sight) -> None:
    """One sight against the view."""
    view = game.view(seat)
    assert plain(sight.public | sight.own) == plain(view.to_dict(events=False))
    assert sight.legal == legal_summary(view)
    assert sight.legal_text == encoded(sight.legal)


@examples(25)
@given(starts(), st.booleans())
def test_sights_that_build_on_each_other_are_those_from_scratch(
    start: tuple[byzanz.Game, random.Random], open_scores: bool
) -> None:
    dealt, rng = start
    rules = byzanz.Rules(open_scores=open_scores)
    game = byzanz.Game(dealt.players, deck=dealt.deck, first=dealt.first, rules=rules)
    sights = Sights()
    watchers: list[int | None] = [None, *range(game.players)]
    told = {seat: sights.of(game, seat) for seat in watchers}
    kept: dict[int | None, Any] = {seat: plain(told[seat].public | told[seat].own) for seat in watchers}
    while game.phase != "over":
        events = game.act(*choose(game, rng))
        step = Step("person", {"events": [event.to_dict() for event in events]})
        # Not everybody looks in every step: a client may come back after a while.
        for seat in watchers:
            if rng.random() < 0.8:
                now = sights.of(game, seat)
                check_sight(game, seat, now)
                frame = json.loads(step.frame(seat, told[seat], now))
                assert (frame["version"], frame["was"]) == (game.version, told[seat].version)
                kept[seat] |= frame["changed"]
                assert kept[seat] == plain(game.view(seat).to_dict(events=False))
                assert frame["legal"] == plain(now.legal)
                told[seat] = now
