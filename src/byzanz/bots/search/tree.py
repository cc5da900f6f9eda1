"""The tree of `search`: own decisions up to the next card drawn, others by `greedy`, the judge at the round's end.

The others bid by a style, or as the bid net says, whichever fits what they have done so far.

Every try deals the unseen cards again. Nodes are keyed by the actions since the root, those of all seats, so nothing
hidden has a place in the tree. The n-th try of each candidate takes the n-th world, and what counts is by how much it
does better there than `greedy`'s own choice, the favourite: the luck of the cards cancels out. All numbers are whole,
so that compiled and interpreted grow the same tree.
"""

import math

from byzanz.bots.bid_net.net import choose_bid_or_pass
from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.selfplay import play_final
from byzanz.bots.greedy.valuing import Scratch, ValueTables
from byzanz.bots.search.candidates import expand
from byzanz.bots.search.layout import (
    BELOW,
    CURIOSITY,
    DEPTH,
    EVEN,
    LEVEL,
    MARGIN,
    NONE,
    STRONG,
    STYLED,
    UNTRIED,
    WORLDS,
)
from byzanz.bots.search.nodes import Tree, find
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import OPEN
from byzanz.bots.value_net.net import Judgement, JudgeNet
from byzanz.rules.dealing import deal_unseen
from byzanz.rules.flow import apply
from byzanz.rules.material import Phase
from byzanz.rules.state import State

_NEVER = 1 << 24
_GOLD = 0x9E3779B97F4A7C15
_MIX = 0xBF58476D1CE4E5B9
_WORD = 0xFFFFFFFFFFFFFFFF


def _roots() -> list[int]:
    """Return the square roots of 0 to 4095, in 64ths."""
    return [math.isqrt(number << 12) for number in range(4096)]


ROOTS = _roots()


def _select(tree: Tree, node: int, curiosity: int) -> int:
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
        score = mean + ((score * curiosity >> 16) * root) // (64 * (1 + tree.tried[i]))
        if score > best:
            best = score
            found = i
    return found


def mixed_key(key: int, seat: int, verb: int, cards: int) -> int:
    """Return the key of the position after one more action."""
    mixed = ((key ^ (cards + _GOLD)) * _MIX) & _WORD
    mixed ^= (mixed >> 29) + 8 * verb + seat
    return (mixed * _GOLD) & _WORD


def open_root(tree: Tree, tables: ValueTables, seen: State) -> None:
    """Make the root, unless it is there."""
    if not tree.nodes:
        tree.scratch.slots[tree.seat] = 0
        expand(tree, tables, seen, tree.seat, 1)


def grow(tree: Tree, tables: ValueTables, net: JudgeNet, seen: State) -> int:
    """Make one try of the candidate whose turn it is; return how deep in the tree it went."""
    open_root(tree, tables, seen)
    return grow_at(tree, tables, net, seen, _select(tree, 0, CURIOSITY))


def grow_at(tree: Tree, tables: ValueTables, net: JudgeNet, seen: State, edge: int) -> int:
    """Make one try of a candidate: deal a world, follow the tree, play on to the end of the round and judge it.

    A world that the favourite has not seen yet is the favourite's: what counts is by how much others do better there.
    """
    if tree.tried[edge] >= tree.tried[tree.favourite]:
        edge = tree.favourite
    world = tree.tried[edge] & (WORLDS - 1)
    tree.chance.word = (tree.seed + world * _GOLD) & _WORD
    state = deal_unseen(seen, tree.seat, tree.chance)
    _choose_styles(tree, seen.players, tree.seat)
    tree.path_nodes[0] = 0
    tree.path_edges[0] = edge
    depth = _follow(tree, tables, state, edge)
    reward = reward_of(net, tree.judgement, tables, tree.scratch, state, tree.seat)
    if edge == tree.favourite:
        tree.rewards[world] = reward
        tree.sums[tree.favourite] += LEVEL - reward  # so that the favourite's own mean stays level
    else:
        reward += LEVEL - tree.rewards[world]
    for i in range(depth):
        tree.visits[tree.path_nodes[i]] += 1
        tree.tried[tree.path_edges[i]] += 1
        tree.sums[tree.path_edges[i]] += reward
    tree.rollouts += 1
    return depth


def _follow(tree: Tree, tables: ValueTables, state: State, edge: int) -> int:
    """Play a world to the end of the round, own decisions by the tree as far as it goes; return how far that was."""
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
            return depth
        actor = state.turn
        if actor == tree.seat and is_growing and state.pile_at == tree.horizon and depth < DEPTH:
            node = find(tree, key)
            if node == NONE:
                is_growing = False
                node = expand(tree, tables, state, actor, key)
            if node != NONE:
                edge = _select(tree, node, BELOW)
                tree.path_nodes[depth] = node
                tree.path_edges[depth] = edge
                depth += 1
                verb = tree.verbs[edge]
                cards = tree.cards[edge]
                continue
        if state.phase == Phase.BID and tree.moods[actor] != STYLED and tree.bid_net is not None:
            choose_bid_or_pass(tree.bid_net, tree.bid, tables, tree.scratch, state, actor, tree.moods[actor])
        else:
            choose(tables, tree.scratch, state, actor)
        verb = tree.scratch.verb
        cards = tree.scratch.cards


def _choose_styles(tree: Tree, players: int, seat: int) -> None:
    """Draw the style of every other seat for one try, or the mood in which it bids as a strong player.

    The own seat, where the tree says nothing any more, bids as the seat after it: by `greedy` among styles, by the policy
    among the strong.
    """
    for other in range(players):
        style = tree.mix[64 * other + tree.chance.below(64)]
        tree.moods[other] = STYLED
        if style == STRONG:
            style = 0
            tree.moods[other] = tree.chance.below(64)
        tree.scratch.slots[other] = style
    tree.scratch.slots[seat] = 0
    tree.moods[seat] = STYLED if tree.moods[(seat + 1) % players] == STYLED else EVEN


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
