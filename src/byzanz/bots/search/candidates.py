"""The candidates of a node in the search tree: everything sensible that a seat may do there, with a prior for each."""

import math

from byzanz.bots.greedy.bidding import least_missed
from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.layout import FIGURES, PAID_CARD, PAID_VALUE, POINT, SHARE
from byzanz.bots.greedy.valuing import ValueTables, value
from byzanz.bots.search.layout import BUCKETS, CERTAIN, EDGES, KEEP, NODES, NONE, REACH, ROOM, SHARPNESS
from byzanz.bots.search.nodes import Tree
from byzanz.rules.action_list import list_bids, list_sales, list_turn
from byzanz.rules.cards import part_of, size_of, total_of
from byzanz.rules.material import Phase, Verb
from byzanz.rules.state import State

_NEVER = 1 << 24


def _powers() -> list[int]:
    """Return e to the power of 0 to -16 in 256ths, times 2**16."""
    return [round(math.exp(step / -256.0) * (1 << 16)) for step in range(4096)]


POWERS = _powers()


def expand(tree: Tree, tables: ValueTables, state: State, seat: int, key: int) -> int:
    """Make a node with everything sensible that the seat may do there; NONE if there is no room for one more."""
    if tree.nodes >= NODES or tree.edges + ROOM > EDGES:
        return NONE
    choose(tables, tree.scratch, state, seat)
    node = tree.nodes
    tree.nodes += 1
    first = tree.edges
    chosen = 0
    if state.phase == Phase.BID:
        chosen = _list_payments(tree, tables, state, seat)
    else:
        tree.actions.count = 0
        list_turn(state, seat, tree.actions)
        if state.phase == Phase.LIMIT:  # elsewhere a set can as well be sold later
            list_sales(state, seat, tree.actions)
        for i in range(tree.actions.count):
            tree.verbs[first + i] = tree.actions.verbs[i]
            tree.cards[first + i] = tree.actions.cards[i]
            tree.costs[i] = POINT
        chosen = tree.actions.count
    _set_priors(tree, first, chosen, state.phase == Phase.BID, tree.scratch.cards, tree.scratch.verb)
    tree.edges += chosen
    tree.firsts[node] = first
    tree.counts[node] = chosen
    tree.visits[node] = 0
    tree.keys[node] = key
    bucket = key & (BUCKETS - 1)
    tree.next_node[node] = tree.buckets[bucket]
    tree.buckets[bucket] = node
    return node


def _list_payments(tree: Tree, tables: ValueTables, state: State, seat: int) -> int:
    """List the pass and every sensible payment with what it costs; return how many there are.

    Sensible are all choices of cards that come to the least sum or a little more, and beyond that those that hold no
    card too many.
    """
    first = tree.edges
    tree.verbs[first] = Verb.PASS
    tree.cards[first] = 0
    tree.costs[0] = 0
    tree.actions.count = 0
    list_bids(state, seat, tree.actions)
    slot = 0
    table = state.rounds - state.round + 1
    hand = state.hand_of(seat)
    rest = hand + state.lot_cards()
    rest -= least_missed(tables, slot, table, state, rest)
    worth = value(tables, tree.scratch, slot, table, rest)
    need = state.highest + 1 - state.bid_totals[seat]
    per_value = (tables.figures[slot * FIGURES + PAID_VALUE] * POINT) >> SHARE
    per_card = (tables.figures[slot * FIGURES + PAID_CARD] * POINT) >> SHARE
    number = 1
    best = _NEVER
    for i in range(tree.actions.count):
        cards = tree.actions.cards[i]
        total = total_of(cards)
        if total > need + REACH and total - _lowest(cards) >= need:
            continue
        cost = worth - value(tables, tree.scratch, slot, table, rest - cards)
        cost += per_value * total + per_card * size_of(cards)
        tree.verbs[first + number] = Verb.BID
        tree.cards[first + number] = cards
        tree.costs[number] = cost
        best = min(best, cost)
        number += 1
    for i in range(1, number):
        tree.costs[i] -= best
    return number


def _lowest(cards: int) -> int:
    """Return the lowest value among goods cards."""
    least = 4
    for good in range(6):
        held = part_of(cards, good)
        if held:
            least = min(least, 1 if held & 7 else 2 if held & 56 else 3 if held & 192 else 4)
    return least


def _set_priors(tree: Tree, first: int, count: int, passes: bool, favourite: int, favourite_verb: int) -> None:
    """Share out the prior: half to what `greedy` would do, the rest by what a payment costs beyond the cheapest."""
    total = 0
    for i in range(count):
        apart = (max(tree.costs[i], 0) << 8) // SHARPNESS
        power = POWERS[min(apart, 4095)] + 64
        if passes and i == 0:
            power = 0
        tree.priors[first + i] = power
        tree.tried[first + i] = 0
        tree.sums[first + i] = 0
        total += power
    share = CERTAIN - KEEP
    if passes and favourite_verb != Verb.PASS:
        share -= KEEP // 2
    elif not passes and count == 1:
        share = CERTAIN
    for i in range(count):
        if total:
            tree.priors[first + i] = (tree.priors[first + i] * share) // total
        if tree.verbs[first + i] == favourite_verb and tree.cards[first + i] == favourite:
            tree.priors[first + i] += KEEP
            if first == 0:
                tree.favourite = i
        elif passes and i == 0:
            tree.priors[first + i] += KEEP // 2
