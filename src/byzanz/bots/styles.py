"""How the others bid, learned during the game from what everybody saw: for each seat how likely each style is.

The game is played again in a world that fits the view. At each bid or pass of another seat every style says what it
would have done there; styles that agree become more likely.
"""

import math
from collections.abc import Sequence

from byzanz.bots.bidding import choose_bid
from byzanz.bots.valuing import Scratch, ValueTables
from byzanz.game.history import steps_of
from byzanz.game.view import View
from byzanz.rules.dealing import deal, deal_unseen
from byzanz.rules.flow import apply, begin
from byzanz.rules.material import MOST, Phase, Verb
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

PRIOR = (28, 9, 9, 6, 6, 3, 3)
"""How likely each style is, in 64ths, before anybody has bid; the order is that of the style tables."""
SURE = (64, 0, 0, 0, 0, 0, 0)
"""The same with six players: four rounds are too few to learn from, and a wide guess costs more than it saves."""
DRAWS = 64
"""A mix is a list of this many styles, each as often as it is likely."""
_SURPRISE = math.log(0.3 / 0.7)
"""What a decision that a style would not have made takes off its logarithm: styles are only rough models of a player."""


def agreeing_styles(tables: ValueTables, scratch: Scratch, state: State, seat: int, verb: int) -> int:
    """Return the styles that would have bid, or passed, as the seat did: one bit for each."""
    agreeing = 0
    for slot in range(tables.count):
        scratch.slots[seat] = slot
        choose_bid(tables, scratch, state, seat)
        if scratch.verb == verb:
            agreeing |= 1 << slot
    return agreeing


def learned_mixes(view: View, tables: ValueTables, scratch: Scratch) -> list[list[int]]:
    """Return for each seat a mix of styles that fits how it has bid so far."""
    surprises = [[0] * tables.count for _ in range(view.players)]
    all_agree = (1 << tables.count) - 1
    for seat, agreeing in _bids_of_others(view, tables, scratch):
        if agreeing not in (0, all_agree):
            for slot in range(tables.count):
                surprises[seat][slot] += not agreeing >> slot & 1
    return [_mix(counts) for counts in surprises]


def prior_mixes(players: int) -> list[list[int]]:
    """Return the mix of styles for each seat before anything is known."""
    prior = SURE if players == MOST else PRIOR
    return [[slot for slot, number in enumerate(prior) for _ in range(number)]] * players


def _bids_of_others(view: View, tables: ValueTables, scratch: Scratch) -> list[tuple[int, int]]:
    """Play the game again; return the seat and the agreeing styles of each bid and pass of another seat."""
    assert view.seat is not None
    seen = view._seen
    world = deal_unseen(seen, view.seat, SplitMix64(seen.version))
    state = deal(world.deck_faces(), seen.players, seen.first, bool(seen.goods_only))
    begin(state)
    found = []
    for step in steps_of(view._history):
        if step.action is None:
            continue
        verb, cards = step.action.verb_number, step.action.packed
        if state.phase == Phase.BID and step.seat != view.seat and verb in (Verb.BID, Verb.PASS):
            found.append((step.seat, agreeing_styles(tables, scratch, state, step.seat, verb)))
        apply(state, step.seat, verb, cards)
    return found


def _mix(surprises: Sequence[int]) -> list[int]:
    """Share out the draws of a mix by prior and surprises; what is left over goes to the likeliest style."""
    least = min(surprises)
    weights = [prior * math.exp(_SURPRISE * (count - least)) for prior, count in zip(PRIOR, surprises, strict=True)]
    total = sum(weights)
    draws = [int(DRAWS * weight / total) for weight in weights]
    draws[weights.index(max(weights))] += DRAWS - sum(draws)
    return [slot for slot, number in enumerate(draws) for _ in range(number)]
