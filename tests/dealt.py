"""A table laid for a test: decks with chosen hands and lots, and short ways to play on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pytest

import byzanz

GOODS = "CGOSVW"
COPIES = {1: 6, 2: 5, 3: 3, 4: 2}
MERCHANTS = 16
ALL_GOODS = [f"{good}{value}" for good in GOODS for value, copies in COPIES.items() for _ in range(copies)]
ALL_CARDS = sorted([*ALL_GOODS, *["M"] * MERCHANTS])
FACES = sorted(set(ALL_CARDS))


class Table(NamedTuple):
    """What the number of players decides (docs/rules.md 1.5)."""

    offers: tuple[int, ...]
    removed: int
    rounds: int
    pile: int


TABLES = {
    3: Table((6, 4, 2), 4, 8, 96),
    4: Table((5, 4, 3, 2), 12, 6, 84),
    5: Table((5, 4, 3, 2, 1), 2, 6, 90),
    6: Table((6, 5, 4, 3, 2, 1), 4, 4, 84),
}


def deck_of(
    players: int,
    hands: Sequence[str] = (),
    lots: Sequence[str] = (),
    removed: str = "",
) -> list[str]:
    """A deck of all 112 cards with these hands, first lots and removed cards; what is left open is filled up.

    The filling is a fixed shuffle, cheap for tests to ignore: hands and lots that are given short are filled from it.
    """
    table = TABLES[players]
    wanted_hands = [hand.split() for hand in hands] + [[] for _ in range(players - len(hands))]
    wanted_lots = [lot.split() for lot in lots]
    wanted_removed = removed.split()
    rest = Counter(ALL_CARDS)
    rest.subtract([card for part in [*wanted_hands, *wanted_lots, wanted_removed] for card in part])
    assert min(rest.values()) >= 0, f"more cards wanted than there are: {-rest}"
    filling = sorted(rest.elements())
    random.Random(112).shuffle(filling)

    def filled(cards: list[str], size: int) -> list[str]:
        assert len(cards) <= size, f"{cards} are more than {size}"
        return cards + [filling.pop() for _ in range(size - len(cards))]

    deck = [card for hand in wanted_hands for card in filled(hand, 4)]
    deck += filled(wanted_removed, table.removed)
    for number, lot in enumerate(wanted_lots):
        deck += filled(lot, table.offers[number % players])
    return deck + filling


def deal(
    players: int,
    hands: Sequence[str] = (),
    lots: Sequence[str] = (),
    removed: str = "",
    first: int = 0,
    rules: byzanz.Rules | None = None,
) -> byzanz.Game:
    """A game that begins with these hands and lots."""
    return byzanz.Game(
        players=players,
        deck=deck_of(players, hands, lots, removed),
        first=first,
        rules=byzanz.Rules() if rules is None else rules,
    )


def play(game: byzanz.Game, *actions: str) -> list[byzanz.Event]:
    """Play actions written as in a record (`"0 bid C1"`) and return what happened."""
    events: list[byzanz.Event] = []
    for line in actions:
        seat, action = line.split(" ", 1)
        events += game.act(int(seat), action)
    return events


def passive(game: byzanz.Game) -> str:
    """The least a seat in turn can do: pass, give, take or discard the first card there is."""
    view = game.view(game.turn)
    match game.phase:
        case "bid":
            return "pass"
        case "give":
            return f"give {view.lot[0]}"
        case "take":
            return f"take {view.market[0][0]}"
        case "limit":
            assert view.hand is not None
            return f"discard {view.hand[0]}"
        case phase:
            raise AssertionError(f"nobody is in turn in phase {phase}")


def keeping(*faces: str) -> Callable[[byzanz.Game], str]:
    """The passive policy, but for discards: cards of these faces are kept as long as there are others."""

    def policy(game: byzanz.Game) -> str:
        view = game.view(game.turn)
        if game.phase == "limit" and view.hand is not None:
            return f"discard {min(view.hand, key=lambda card: card in faces)}"
        return passive(game)

    return policy


def play_until(
    game: byzanz.Game,
    reached: Callable[[byzanz.Game], bool],
    policy: Callable[[byzanz.Game], str] = passive,
) -> list[byzanz.Event]:
    """Let the seats in turn follow the policy until the game has reached what is asked for."""
    events: list[byzanz.Event] = []
    while not reached(game):
        assert game.turn is not None, f"phase {game.phase} came before what the test waits for"
        events += game.act(game.turn, policy(game))
    return events


def in_phase(phase: str, number: int | None = None) -> Callable[[byzanz.Game], bool]:
    """Return whether a game is in this phase (of the round of that number)."""
    return lambda game: game.phase == phase and (number is None or game.view(None).round == number)


def finish(game: byzanz.Game) -> list[byzanz.Event]:
    """Play passively to the end: everybody is done without selling."""
    events = play_until(game, lambda game: game.phase in ("final", "over"))
    for seat in game.waiting_for:
        events += game.act(seat, "pass")
    return events


def hand(game: byzanz.Game, seat: int) -> list[str]:
    """Return the cards in a seat's hand, as its own view has them."""
    cards = game.view(seat).hand
    assert cards is not None
    return list(cards)


def legal(game: byzanz.Game, seat: int) -> set[str]:
    """The legal actions of a seat in their written form."""
    actions = [str(action) for action in game.legal_actions(seat)]
    assert len(actions) == len(set(actions)), "an action is listed twice"
    return set(actions)


def verbs(game: byzanz.Game, seat: int) -> set[str]:
    """The verbs among the legal actions of a seat."""
    return {action.split()[0] for action in legal(game, seat)}


def kinds(events: Iterable[byzanz.Event]) -> list[str]:
    """The kinds of the events, in their order."""
    return [event.kind for event in events]


def cards(event: byzanz.Event) -> list[str]:
    """The cards an event shows; none where it has none."""
    return list(event.cards or ())


def only(events: Iterable[byzanz.Event], kind: str) -> byzanz.Event:
    """The one event of this kind."""
    [event] = [event for event in events if event.kind == kind]
    return event


def refusal(game: byzanz.Game, seat: object, action: object) -> byzanz.Refused:
    """Assert that the action is refused and changes nothing; return the refusal."""
    before = whole(game)
    with pytest.raises(byzanz.Refused) as refused:
        game.act(seat, action)  # type: ignore[arg-type]  # wrong types are tried on purpose
    assert whole(game) == before, f"refused ({refused.value.code}), but something changed"
    assert isinstance(refused.value.facts, dict)
    return refused.value


def whole(game: byzanz.Game) -> tuple[object, ...]:
    """Return everything the public API says about a game: the record, all views, all legal actions."""
    viewers = [None, *range(game.players)]
    return (
        game.record().dumps(),
        game.phase,
        game.turn,
        [game.view(seat).to_dict() for seat in viewers],
        [legal(game, seat) for seat in viewers if seat is not None],
    )
