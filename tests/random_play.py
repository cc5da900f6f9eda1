"""Random play for laws: positions that a game can really reach, chosen by numbers that Hypothesis can shrink."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import byzanz
from byzanz import _pure
from tests.dealt import FACES, TABLES, hand

VERBS = ("bid", "pass", "give", "take", "sell", "discard")


def examples(number: int) -> settings:
    """Settings for a law: the number of examples where the rules are compiled, fewer where they are interpreted."""
    return settings(
        max_examples=number if _pure.compiled() else max(3, number // 5),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


def choose(game: byzanz.Game, rng: random.Random) -> tuple[int, byzanz.Action]:
    """Choose a seat that can act, mostly the one in turn, and one of its actions.

    The verb is drawn first, so that the many bids don't crowd out the rest.
    """
    seats = [seat for seat in range(game.players) if seat != game.turn]
    rng.shuffle(seats)
    if game.turn is not None:
        seats = [*seats, game.turn] if rng.random() < 0.1 else [game.turn]
    for seat in seats:
        actions = sorted(game.legal_actions(seat), key=str)  # the order in which they are listed is nobody's promise
        if actions:
            verb = rng.choice(sorted({action.verb for action in actions}))
            return seat, rng.choice([action for action in actions if action.verb == verb])
    raise AssertionError(f"nobody can act in phase {game.phase}")


def random_actions(game: byzanz.Game, rng: random.Random) -> Iterator[tuple[int, byzanz.Action]]:
    """Play at random to the end; yield each action before it is taken."""
    while game.phase != "over":
        seat, action = choose(game, rng)
        yield seat, action
        game.act(seat, action)


@st.composite
def starts(draw: st.DrawFn, rules: byzanz.Rules | None = None) -> tuple[byzanz.Game, random.Random]:
    """A game just dealt, for 3 to 6 players, and the generator to play it with."""
    players = draw(st.integers(3, 6))
    seed = draw(st.integers(0, 2**32))
    first = draw(st.integers(0, players - 1))
    return byzanz.Game(players=players, seed=seed, first=first, rules=rules), random.Random(seed)


@st.composite
def positions(draw: st.DrawFn, rules: byzanz.Rules | None = None) -> tuple[byzanz.Game, random.Random]:
    """A game somewhere between the deal and the end, and a generator to go on with."""
    game, rng = draw(starts(rules))
    steps = draw(st.integers(0, 200))
    for step, _ in enumerate(random_actions(game, rng)):
        if step == steps:
            break
    return game, rng


def near_legal_action(game: byzanz.Game, rng: random.Random) -> str:
    """Return an action near the legal ones: one of any seat's, often with another verb or other cards."""
    legal = [action for seat in range(game.players) for action in game.legal_actions(seat)]
    action = rng.choice(legal) if legal else byzanz.Action("pass")
    verb, cards = action.verb, list(action.cards)
    match rng.randrange(6):
        case 0:
            verb = rng.choice(VERBS)
        case 1 if cards:
            cards[rng.randrange(len(cards))] = rng.choice(FACES)
        case 2 if cards:
            cards.pop(rng.randrange(len(cards)))
        case 3:
            cards.append(rng.choice(FACES))
        case 4:
            verb = rng.choice(VERBS)
            cards = rng.choices(FACES, k=rng.randrange(4))
        case _:
            pass
    rng.shuffle(cards)
    return " ".join([verb, *cards])


def hidden_places(game: byzanz.Game, viewer: int | None) -> list[int]:
    """Return the places of the deck that the viewer can't know: others' cards never shown, removed ones, the pile."""
    deck = game.record().deck
    view = game.view(None)
    removed = 4 * game.players + TABLES[game.players].removed
    places = [*range(4 * game.players, removed), *range(112 - view.pile, 112)]
    for seat in range(game.players):
        if seat != viewer:
            unknown = Counter(hand(game, seat)) - Counter(view.known[seat])
            for place in range(4 * seat, 4 * seat + 4):
                if unknown[deck[place]]:
                    unknown[deck[place]] -= 1
                    places.append(place)
            assert not +unknown, "a card that nobody has seen was not dealt"
    return places


def reshuffled(game: byzanz.Game, viewer: int | None, rng: random.Random) -> list[str]:
    """Return the game's deck with the cards shuffled that the viewer can't see."""
    deck = list(game.record().deck)
    places = hidden_places(game, viewer)
    moved = places[:]
    rng.shuffle(moved)
    shuffled = deck[:]
    for place, other in zip(places, moved, strict=True):
        shuffled[place] = deck[other]
    return shuffled
