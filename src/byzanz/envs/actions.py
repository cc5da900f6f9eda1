"""The 282 actions of the way `cards` and the feature rows of the way `features`, to and from `Action`."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from byzanz.envs.encoding.sales import sale_cards
from byzanz.envs.errors import refuse, whole_number
from byzanz.envs.layout import (
    ACTIONS,
    ADD,
    COMMIT,
    DISCARD_FACE,
    FEATURES,
    GIVE_FACE,
    PASS_OR_DONE,
    SALE,
    TAKE_KIND,
    VERB_FEATURE,
)
from byzanz.game.action import Action
from byzanz.game.card_names import CARDS, FACE, KINDS, names_of


@cache
def _sold() -> list[Action]:
    """Return the 199 sales in the order of their numbers."""
    return [Action("sell", names_of(cards)) for cards in sale_cards()]


@cache
def _sales() -> dict[tuple[str, ...], int]:
    """Return the action number of each of the 199 sales."""
    return {action.cards: SALE + number for number, action in enumerate(_sold())}


@cache
def name_of(action: int) -> str:
    """Return an action of the way `cards` in words: `pass`, `add C1`, `commit`, `give M`, `take C`, `sell C1 C2 M`."""
    if not 0 <= action < ACTIONS:
        return f"no action: they are 0 to {ACTIONS - 1}"
    if action == PASS_OR_DONE:
        return "pass"
    if action < COMMIT:
        return f"add {CARDS[action - ADD]}"
    if action == COMMIT:
        return "commit"
    return str(decode([action]))


def _whole_numbers(numbers: Any) -> list[int]:
    """Return plain whole numbers; none at all if one of them is something else."""
    plain = [whole_number(number) for number in numbers] if isinstance(numbers, Iterable) else []
    return [] if None in plain else [number for number in plain if number is not None]


def decode(actions: Sequence[int]) -> Action:
    """Return the `Action` that numbers of the way `cards` stand for: one number, or the cards of a bid and a commit."""
    numbers = _whole_numbers(actions)
    if not numbers or not all(0 <= number < ACTIONS for number in numbers):
        refuse(f"actions are numbers from 0 to {ACTIONS - 1}, at least one, not {actions!r}")
    last = numbers[-1]
    if last == COMMIT:
        laid = numbers[:-1]
        if not laid or not all(ADD <= number < COMMIT for number in laid) or laid != sorted(laid):
            refuse(f"a bid is one card or more in rising order of faces, then a commit, not {numbers}")
        return Action("bid", [CARDS[number - ADD] for number in laid])
    if len(numbers) > 1 or ADD <= last < COMMIT:
        refuse(f"only a bid has several numbers, and a commit at its end: not {numbers}")
    if last == PASS_OR_DONE:
        return Action("pass")
    if last < TAKE_KIND:
        return Action("give", [CARDS[last - GIVE_FACE]])
    if last < DISCARD_FACE:
        return Action("take", [KINDS[last - TAKE_KIND]])
    if last < SALE:
        return Action("discard", [CARDS[last - DISCARD_FACE]])
    return _sold()[last - SALE]


def encode(action: Action) -> list[int]:
    """Return the numbers of the way `cards` that reach an `Action`."""
    if not isinstance(action, Action):
        refuse(f"only a byzanz.Action can be encoded, not {action!r}")
    match action.verb:
        case "bid":
            return [*sorted(ADD + FACE[card] for card in action.cards), COMMIT]
        case "pass":
            return [PASS_OR_DONE]
        case "give":
            return [GIVE_FACE + FACE[action.cards[0]]]
        case "take":
            return [TAKE_KIND + KINDS.index(action.cards[0])]
        case "discard":
            return [DISCARD_FACE + FACE[action.cards[0]]]
    return [_sales()[action.cards]]


def decode_features(row: Iterable[int]) -> Action:
    """Return the `Action` that a feature row describes."""
    numbers = _whole_numbers(row)
    if len(numbers) != FEATURES or min(numbers) < 0:
        refuse(f"a feature row has {FEATURES} numbers of at least 0, not {row!r}")
    verbs = ("bid", "pass", "give", "take", "sell", "discard")
    flags = numbers[VERB_FEATURE : VERB_FEATURE + len(verbs)]
    if sorted(flags) != [0] * (len(verbs) - 1) + [1]:
        refuse(f"a feature row has one verb, not {flags}")
    verb = verbs[flags.index(1)]
    cards = [CARDS[face] for face in range(len(CARDS)) for _ in range(numbers[face])]
    if verb == "take":
        cards = [cards[0][0]] if cards else []
    return Action(verb, cards)
