"""Laws of play, over random games for 3 to 6 players."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given

import byzanz
from tests.dealt import TABLES, deal, hand, legal, passive, whole
from tests.random_play import examples, near_legal_action, positions, random_actions, starts
from tests.referee import Referee, sales


def cards_in_play(game: byzanz.Game) -> Counter[str]:
    """Every card that lies somewhere open or in front of somebody, as the views tell."""
    view = game.view(None)
    cards = Counter([*view.lot, *view.market, *view.gone])
    for seat in range(game.players):
        own = game.view(seat)
        assert own.hand is not None
        assert own.profit is not None
        cards.update([*own.hand, *own.profit, *own.bids[seat]])
        assert len(own.hand) == view.hand_sizes[seat]
        assert len(own.profit) == view.profit_counts[seat]
    return cards


@examples(15)
@given(starts())
def test_112_cards_are_conserved_at_every_step(start: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = start
    deck = game.record().deck
    removed = deck[4 * game.players : 4 * game.players + TABLES[game.players].removed]
    for _ in random_actions(game, rng):
        view = game.view(None)
        unseen = Counter([*removed, *deck[112 - view.pile :]])
        assert unseen.total() == view.pile + view.removed
        assert cards_in_play(game) + unseen == Counter(deck)
    assert cards_in_play(game) + Counter(removed) == Counter(deck)


@examples(12)
@given(starts())
def test_the_engine_agrees_with_a_naive_referee_at_every_step(start: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = start
    referee = Referee(game.players, list(game.record().deck), game.first)
    for seat, action in random_actions(game, rng):
        for viewer in [None, *range(game.players)]:
            told = game.view(viewer).to_dict(events=False)
            facts = referee.facts(viewer)
            assert {key: told[key] for key in facts} == facts
            if viewer is not None:
                assert legal(game, viewer) == referee.legal(viewer)
        referee.act(seat, str(action))
    assert game.result is not None
    assert {key: list(value) for key, value in game.result._asdict().items()} == referee.result()


@examples(60)
@given(positions())
def test_every_legal_action_is_accepted(position: tuple[byzanz.Game, random.Random]) -> None:
    game, _ = position
    for seat in range(game.players):
        for action in game.legal_actions(seat):
            tried = game.copy()
            events = tried.act(seat, action)
            assert events
            assert tried.record().actions == (*game.record().actions, f"{seat} {action}")


@examples(60)
@given(positions())
def test_every_other_action_is_refused_and_changes_nothing(position: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = position
    before = whole(game)
    refused = 0
    for _ in range(60):
        seat = rng.randrange(game.players)
        text = near_legal_action(game, rng)
        verb, *cards = text.split()
        if " ".join([verb, *sorted(cards)]) in legal(game, seat):
            game.copy().act(seat, text)
        else:
            with pytest.raises(byzanz.Refused) as told:
                game.act(seat, text)
            assert told.value.code
            refused += 1
    assert refused
    assert whole(game) == before


@examples(30)
@given(positions())
def test_replay_of_the_record_is_the_state(position: tuple[byzanz.Game, random.Random]) -> None:
    game, _ = position
    again = byzanz.Record.loads(game.record().dumps()).replay()
    assert whole(again) == whole(game)


@examples(20)
@given(positions())
def test_replay_stops_where_it_is_told(position: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = position
    record = game.record()
    at = rng.randrange(len(record.actions) + 1)
    stopped = record.replay(at=at)
    assert stopped.record().actions == record.actions[:at]
    for line in record.actions[at:]:
        seat, action = line.split(" ", 1)
        stopped.act(int(seat), action)
    assert whole(stopped) == whole(game)


@examples(20)
@given(positions())
def test_a_copy_is_independent(position: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = position
    before = whole(game)
    other = game.copy()
    assert whole(other) == before
    for _ in random_actions(other, rng):
        pass
    assert other.phase == "over"
    assert whole(game) == before
    untouched = whole(other)
    for _ in random_actions(game, rng):
        pass
    assert whole(other) == untouched


@examples(25)
@given(starts())
def test_somebody_can_always_act_and_every_game_ends(start: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = start
    for steps, _ in enumerate(random_actions(game, rng)):
        assert steps < 2000
        if game.turn is None:
            assert game.phase == "final"
        else:
            assert game.legal_actions(game.turn)
        assert game.view(None).version == steps
    assert game.phase == "over"
    assert game.turn is None
    assert game.result is not None


@examples(15)
@given(starts())
def test_a_sale_is_possible_in_every_phase_from_the_hand_of_any_seat(start: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = start
    for _ in random_actions(game, rng):
        for seat in range(game.players):
            for sale in sales(hand(game, seat)) if game.phase != "over" else ():
                tried = game.copy()
                tried.act(seat, sale)
                if game.phase != "limit" or game.turn != seat:
                    assert (tried.phase, tried.turn) == (game.phase, game.turn)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_same_seed_deals_the_same_game(players: int) -> None:
    one, other = byzanz.Game(players=players, seed=5), byzanz.Game(players=players, seed=5)
    assert whole(one) == whole(other)
    assert byzanz.Game(players=players, seed=6).record().deck != one.record().deck


@examples(30)
@given(starts())
def test_nobody_else_acts_while_a_hand_is_above_seven(start: tuple[byzanz.Game, random.Random]) -> None:
    game, rng = start
    for _ in random_actions(game, rng):
        sizes = [len(hand(game, seat)) for seat in range(game.players)]
        above = [seat for seat, size in enumerate(sizes) if size > 7]
        assert above == ([game.turn] if game.phase == "limit" else [])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_longest_chain_of_events_is_a_market_emptied_by_the_first_pick(players: int) -> None:
    game = deal(players)
    chains = []
    while game.phase not in ("final", "over"):
        assert game.turn is not None
        chains.append(len(game.act(game.turn, passive(game))))
    # All seats find their pick, the first a card and the others nothing; a round begins with a lot.
    assert max(chains) == players + 2
