"""Learn during the game how the others bid, from what everybody saw: for each seat how likely each style is.

The game is played again in worlds that fit the view. At each bid or pass of another seat every style says what it would
have done there, and a net trained on strong play how likely it finds that; whoever foresees a seat well becomes more likely.
"""

import math

from byzanz.bots.bid_net.features import Bid, read_bid
from byzanz.bots.bid_net.net import BidNet, bid_logit
from byzanz.bots.greedy.bidding import choose_bid
from byzanz.bots.greedy.valuing import Scratch, ValueTables
from byzanz.bots.search.layout import STRONG
from byzanz.bots.value_net.layout import SCALE
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
STRONG_PRIOR = 96
"""The same, beside the styles, for a strong player who bids as the bid net says."""
DRAWS = 64
"""A mix is a list of this many styles, each as often as it is likely."""
ALIKE = 0.7
"""How likely a player does what their style says where the styles differ: they are only rough models."""
EXACT = 0.9
"""The same for the first style beside a bid net: it is `greedy` itself, and whoever is not is a strong player or another style."""
CLEAR = 0.95
"""The same where all styles say the same; this only tells the styles together from the bid net."""
SUREST = 0.97
"""The bid net's forecasts are taken to be no surer than this."""
POOLED = 0.7
"""How much what the other seats did says about a seat: those who meet at a table are often of a kind."""
WORLDS = (8, 8, 6, 4, 2, 1)
"""In how many worlds the game is played again in round 1, 2 …: few cards are unknown later on."""
_APART = 1000003
_HAIR = 1e-9
"""So that a logarithm and back does not make 28 of 64 to 27."""


def learned_mixes(
    view: View, tables: ValueTables, scratch: Scratch, bid_net: BidNet | None = None, most: int = WORLDS[0]
) -> list[list[int]]:
    """Return for each seat a mix of styles, and of the bid net if there is one, that fits how it has bid so far.

    With a bid net the game is played again in up to `most` worlds.
    """
    if bid_net is None:
        found = [_read_game(view, tables, scratch, None, 0)]
        pooled = 0.0
    else:
        worlds = min(most, WORLDS[min(view.round, len(WORLDS)) - 1])
        found = [_read_game(view, tables, scratch, bid_net, number) for number in range(worlds)]
        pooled = POOLED
    prior = _prior_logs(bid_net)
    logs = [[_mean_log(some) for some in zip(*of_seat, strict=True)] for of_seat in zip(*found, strict=True)]
    together = [sum(some) for some in zip(*logs, strict=True)]
    return [
        _mix(
            [before + own + pooled * (all_of - own) for before, own, all_of in zip(prior, some, together, strict=True)]
        )
        for some in logs
    ]


def prior_mixes(players: int, bid_net: BidNet | None = None) -> list[list[int]]:
    """Return the mix of styles, and of the bid net if there is one, for each seat before anything is known."""
    if bid_net is not None:
        return [_mix(_prior_logs(bid_net))] * players
    prior = SURE if players == MOST else PRIOR
    return [[slot for slot, number in enumerate(prior) for _ in range(number)]] * players


def agreeing_styles(tables: ValueTables, scratch: Scratch, state: State, seat: int, verb: int) -> int:
    """Return the styles that would have bid, or passed, as the seat did: one bit for each."""
    agreeing = 0
    for slot in range(tables.count):
        scratch.slots[seat] = slot
        choose_bid(tables, scratch, state, seat)
        if scratch.verb == verb:
            agreeing |= 1 << slot
    return agreeing


def _prior_logs(bid_net: BidNet | None) -> list[float]:
    return [math.log(number) for number in (PRIOR if bid_net is None else (*PRIOR, STRONG_PRIOR))]


def _read_game(
    view: View, tables: ValueTables, scratch: Scratch, bid_net: BidNet | None, number: int
) -> list[list[float]]:
    """Play the game again in one world; return for each seat and style the logarithm of how likely its bids were."""
    assert view.seat is not None
    seen = view.seen_state
    world = deal_unseen(seen, view.seat, SplitMix64(seen.version + _APART * number))
    state = deal(world.deck_faces(), seen.players, seen.first, bool(seen.goods_only))
    begin(state)
    out = Bid()
    logs = [[0.0] * len(_prior_logs(bid_net)) for _ in range(view.players)]
    for step in steps_of(view.history):
        if step.action is None:
            continue
        verb, cards = step.action.verb_number, step.action.packed
        if state.phase == Phase.BID and step.seat != view.seat and verb in (Verb.BID, Verb.PASS):
            agreeing = agreeing_styles(tables, scratch, state, step.seat, verb)
            if bid_net is None:
                _count_styles(logs[step.seat], tables.count, agreeing)
            else:
                read_bid(out, tables, scratch, state, step.seat)
                if out.is_open:
                    logit = bid_logit(bid_net, out) / (1 << SCALE)
                    _count_all(logs[step.seat], tables.count, agreeing, logit if verb == Verb.BID else -logit)
        apply(state, step.seat, verb, cards)
    return logs


def _count_styles(logs: list[float], count: int, agreeing: int) -> None:
    """Add what a decision says about the styles: nothing where they all say the same."""
    if agreeing not in (0, (1 << count) - 1):
        for slot in range(count):
            logs[slot] += math.log(ALIKE if agreeing >> slot & 1 else 1 - ALIKE)


def _count_all(logs: list[float], count: int, agreeing: int, logit: float) -> None:
    """Add what a decision says about the styles and the bid net."""
    is_clear = agreeing in (0, (1 << count) - 1)
    for slot in range(count):
        right = CLEAR if is_clear else ALIKE if slot else EXACT
        logs[slot] += math.log(right if agreeing >> slot & 1 else 1 - right)
    logs[STRONG] += math.log(min(SUREST, max(1 - SUREST, 1 / (1 + math.exp(-logit)))))


def _mean_log(logs: tuple[float, ...]) -> float:
    """Return the logarithm of the mean of what these are the logarithms of."""
    most = max(logs)
    return most + math.log(sum(math.exp(log - most) for log in logs) / len(logs))


def _mix(logs: list[float]) -> list[int]:
    """Share out the draws of a mix by how likely each style is; what is left over goes to the likeliest."""
    most = max(logs)
    weights = [math.exp(log - most) for log in logs]
    total = sum(weights)
    draws = [int(DRAWS * weight / total + _HAIR) for weight in weights]
    draws[weights.index(max(weights))] += DRAWS - sum(draws)
    return [slot for slot, number in enumerate(draws) for _ in range(number)]
