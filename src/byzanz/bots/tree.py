"""The tree of `search`: own decisions up to the next card drawn, others by policy, the judge at the round's end.

Every try deals the unseen cards again. Nodes are keyed by the actions since the root, those of all seats, so nothing
hidden has a place in the tree. The n-th try of each candidate takes the n-th world, and what counts is by how much it
does better there than the policy's own choice, the favourite: the luck of the cards cancels out. All numbers are whole,
so that compiled and interpreted grow the same tree.
"""

import math

from byzanz.bots.bidding import least_missed
from byzanz.bots.judge import Judgement, JudgeNet, judge
from byzanz.bots.judge_layout import OPEN
from byzanz.bots.policy import choose
from byzanz.bots.selfplay import play_final
from byzanz.bots.table_layout import FIGURES, PAID_CARD, PAID_VALUE, POINT, SHARE
from byzanz.bots.tree_layout import (
    BUCKETS,
    CERTAIN,
    CURIOSITY,
    DEPTH,
    EDGES,
    KEEP,
    LEVEL,
    MARGIN,
    NODES,
    NONE,
    REACH,
    ROOM,
    SHARPNESS,
    UNTRIED,
    WORLDS,
)
from byzanz.bots.valuing import Scratch, ValueTables, value
from byzanz.rules.action_list import ActionList, list_bids, list_sales, list_turn
from byzanz.rules.cards import size_of, total_of
from byzanz.rules.dealing import deal_unseen
from byzanz.rules.faces import part_of
from byzanz.rules.flow import apply
from byzanz.rules.material import Phase, Verb
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")
_NEVER = 1 << 24
_GOLD = 0x9E3779B97F4A7C15
_MIX = 0xBF58476D1CE4E5B9
_WORD = 0xFFFFFFFFFFFFFFFF


def _roots() -> list[int]:
    """Return the square roots of 0 to 4095, in 64ths."""
    return [math.isqrt(number << 12) for number in range(4096)]


def _powers() -> list[int]:
    """Return e to the power of 0 to -16 in 256ths, times 2**16."""
    return [round(math.exp(step / -256.0) * (1 << 16)) for step in range(4096)]


ROOTS = _roots()
POWERS = _powers()


class Tree:
    """Nodes, their candidates and how these have done; one per bot, used again for each decision."""

    def __init__(self) -> None:
        self.nodes = 0
        self.edges = 0
        self.tries = 0
        self.seat = 0
        self.horizon = 0
        self.round = 0
        self.favourite = 0
        self.seed = 0
        self.scratch = Scratch()
        self.judgement = Judgement()
        self.actions = ActionList()
        self.chance = SplitMix64(0)
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.keys = list(bytes(NODES))
            self.next_node = list(bytes(NODES))
            self.firsts = list(bytes(NODES))
            self.counts = list(bytes(NODES))
            self.visits = list(bytes(NODES))
            self.buckets = list(bytes(BUCKETS))
            self.verbs = list(bytes(EDGES))
            self.cards = list(bytes(EDGES))
            self.priors = list(bytes(EDGES))
            self.tried = list(bytes(EDGES))
            self.sums = list(bytes(EDGES))
            self.path_nodes = list(bytes(DEPTH))
            self.path_edges = list(bytes(DEPTH))
            self.mix = list(bytes(6 * 64))
            self.rewards = list(bytes(WORLDS))
            self.costs = list(bytes(ROOM))

    def candidates(self) -> list[tuple[int, int, int, int, int]]:
        """Return the root's candidates: verb, cards, tries, sum of the rewards, prior."""
        first = self.firsts[0]
        return [
            (self.verbs[i], self.cards[i], self.tried[i], self.sums[i], self.priors[i])
            for i in range(first, first + self.counts[0])
        ]

    def set_mix(self, seat: int, slots: list[int]) -> None:
        """Say by which 64 equally likely styles a seat plays inside the tries."""
        for i in range(64):
            self.mix[64 * seat + i] = slots[i]


def clear(tree: Tree, seen: State, seat: int, seed: int) -> None:
    """Begin a new tree for a seat's decision."""
    tree.nodes = 0
    tree.edges = 0
    tree.tries = 0
    tree.seat = seat
    tree.seed = seed
    tree.horizon = seen.pile_at
    tree.round = seen.round
    for i in range(BUCKETS):
        tree.buckets[i] = NONE


def find_node(tree: Tree, key: int) -> int:
    """Return the node of a key, or NONE."""
    node = tree.buckets[key & (BUCKETS - 1)]
    while node != NONE and tree.keys[node] != key:
        node = tree.next_node[node]
    return node


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
    """Share out the prior: half to what the policy would do, the rest by what a payment costs beyond the cheapest."""
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


def _select(tree: Tree, node: int) -> int:
    """Return the edge to try next: good so far, or promising and little tried."""
    first = tree.firsts[node]
    count = tree.counts[node]
    root = ROOTS[min(tree.visits[node], 4095)]
    total = 0
    number = 0
    for i in range(first, first + count):
        if tree.tried[i]:
            total += tree.sums[i]
            number += tree.tried[i]
    untried = total // number - UNTRIED if number else 0
    best = -_NEVER
    found = first
    for i in range(first, first + count):
        mean = tree.sums[i] // tree.tried[i] if tree.tried[i] else untried
        score = tree.priors[i]
        score = mean + ((score * CURIOSITY >> 16) * root) // (64 * (1 + tree.tried[i]))
        if score > best:
            best = score
            found = i
    return found


def mixed_key(key: int, seat: int, verb: int, cards: int) -> int:
    """Return the key of the position after one more action."""
    mixed = ((key ^ (cards + _GOLD)) * _MIX) & _WORD
    mixed ^= (mixed >> 29) + 8 * verb + seat
    return (mixed * _GOLD) & _WORD


def grow(tree: Tree, tables: ValueTables, net: JudgeNet, seen: State) -> int:
    """Make one try: deal a world, follow the tree as far as it goes, play on to the end of the round and judge it."""
    if not tree.nodes:
        tree.scratch.slots[tree.seat] = 0
        expand(tree, tables, seen, tree.seat, 1)
    edge = _select(tree, 0)
    if tree.tried[edge] >= tree.tried[tree.favourite]:
        edge = tree.favourite
    world = tree.tried[edge] & (WORLDS - 1)
    tree.chance.word = (tree.seed + world * _GOLD) & _WORD
    state = deal_unseen(seen, tree.seat, tree.chance)
    _choose_styles(tree, seen.players, tree.seat)
    tree.path_nodes[0] = 0
    tree.path_edges[0] = edge
    depth = 1
    key = 1
    is_growing = True
    actor = tree.seat
    verb = tree.verbs[edge]
    cards = tree.cards[edge]
    while True:
        key = mixed_key(key, actor, verb, cards)
        apply(state, actor, verb, cards)
        if state.phase >= Phase.FINAL or state.round != tree.round:
            break
        actor = state.turn
        if actor == tree.seat and is_growing and state.pile_at == tree.horizon and depth < DEPTH:
            node = find_node(tree, key)
            if node == NONE:
                is_growing = False
                node = expand(tree, tables, state, actor, key)
            if node != NONE:
                edge = _select(tree, node)
                tree.path_nodes[depth] = node
                tree.path_edges[depth] = edge
                depth += 1
                verb = tree.verbs[edge]
                cards = tree.cards[edge]
                continue
        choose(tables, tree.scratch, state, actor)
        verb = tree.scratch.verb
        cards = tree.scratch.cards
    reward = reward_of(net, tree.judgement, tables, tree.scratch, state, tree.seat)
    if tree.path_edges[0] == tree.favourite:
        tree.rewards[world] = reward
        tree.sums[tree.favourite] += LEVEL - reward  # so that the favourite's own mean stays level
    else:
        reward += LEVEL - tree.rewards[world]
    for i in range(depth):
        tree.visits[tree.path_nodes[i]] += 1
        tree.tried[tree.path_edges[i]] += 1
        tree.sums[tree.path_edges[i]] += reward
    tree.tries += 1
    return depth


def _choose_styles(tree: Tree, players: int, seat: int) -> None:
    """Draw the style of every other seat for one try."""
    for other in range(players):
        tree.scratch.slots[other] = tree.mix[64 * other + tree.chance.below(64)]
    tree.scratch.slots[seat] = 0


def reward_of(net: JudgeNet, out: Judgement, tables: ValueTables, scratch: Scratch, state: State, seat: int) -> int:
    """Return the share of the win and a little for the margin; never below zero."""
    own = 0
    best = 0
    if state.phase >= Phase.FINAL:
        play_final(tables, scratch, state)
        winners = 0
        for other in range(state.players):
            winners += state.has_won[other]
            if other == seat:
                own = state.points[other] << 8
            else:
                best = max(best, state.points[other] << 8)
        share = (65536 // winners) if state.has_won[seat] else 0
    else:
        judge(net, out, state, OPEN)
        for other in range(state.players):
            total = (state.points[other] << 8) + out.gains[other]
            if other == seat:
                own = total
            else:
                best = max(best, total)
        share = out.shares[seat]
    margin = max(-MARGIN, min(MARGIN, own - best))
    return share + 8 * (margin + MARGIN)
