"""The 282 actions of the way `cards` and the feature rows of the way `features`, to and from `Action`."""

from collections.abc import Iterable, Sequence
from functools import cache

from byzanz.envs.checks import refuse
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
from byzanz.envs.sales import sale_cards
from byzanz.game.action import Action
from byzanz.game.card_names import CARDS, FACE, KINDS, names_of


@cache
def _sales() -> dict[tuple[str, ...], int]:
    """Return the action number of each of the 199 sales."""
    return {names_of(cards): SALE + number for number, cards in enumerate(sale_cards())}


@cache
def name_of(action: int) -> str:
    """Return an action of the way `cards` in words: `pass`, `add C1`, `commit`, `give M`, `take C`, `sell C1 C2 M`."""
    if not 0 <= action < ACTIONS:
        return f"{action} (actions are 0 to {ACTIONS - 1})"
    if action == PASS_OR_DONE:
        return "pass"
    if action < COMMIT:
        return f"add {CARDS[action - ADD]}"
    if action == COMMIT:
        return "commit"
    return str(decode([action]))


def decode(actions: Sequence[int]) -> Action:
    """Return the `Action` that numbers of the way `cards` stand for: one number, or the cards of a bid and a commit."""
    numbers = [int(action) for action in actions]
    if not numbers or not all(0 <= number < ACTIONS for number in numbers):
        refuse(f"actions are numbers from 0 to {ACTIONS - 1}, at least one, not {numbers}")
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
    return Action("sell", names_of(sale_cards()[last - SALE]))


def encode(action: Action) -> list[int]:
    """Return the numbers of the way `cards` that reach an `Action`."""
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
    numbers = [int(number) for number in row]
    if len(numbers) != FEATURES:
        refuse(f"a feature row has {FEATURES} numbers, not {len(numbers)}")
    verbs = ("bid", "pass", "give", "take", "sell", "discard")
    flags = numbers[VERB_FEATURE : VERB_FEATURE + len(verbs)]
    if sorted(flags) != [0] * (len(verbs) - 1) + [1]:
        refuse(f"a feature row has one verb, not {flags}")
    verb = verbs[flags.index(1)]
    cards = [CARDS[face] for face in range(len(CARDS)) for _ in range(numbers[face])]
    if verb == "take":
        cards = [cards[0][0]] if cards else []
    return Action(verb, cards)
