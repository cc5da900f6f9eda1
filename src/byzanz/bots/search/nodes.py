"""The nodes of the search tree, their candidates and how these have done: plain arrays, bounded, used again and again."""

from byzanz.bots.bid_net.features import Bid
from byzanz.bots.bid_net.net import BidNet
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.search.layout import BUCKETS, DEPTH, EDGES, NODES, NONE, ROOM, STRONG, WORLDS
from byzanz.bots.value_net.net import Judgement
from byzanz.rules.action_list import ActionList
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")


class Tree:
    """Nodes, their candidates and how these have done; one per bot, used again for each decision."""

    def __init__(self) -> None:
        self.nodes = 0
        self.edges = 0
        self.rollouts = 0
        self.seat = 0
        self.horizon = 0
        self.round = 0
        self.favourite = 0
        self.seed = 0
        self.scratch = Scratch()
        self.judgement = Judgement()
        self.bid = Bid()
        self.bid_net: BidNet | None = None
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
            self.moods = list(bytes(6))
            self.rewards = list(bytes(WORLDS))
            self.costs = list(bytes(ROOM))

    def candidates(self) -> list[tuple[int, int, int, int, int]]:
        """Return the root's candidates: verb, cards, rollouts, sum of the rewards, prior."""
        first = self.firsts[0]
        return [
            (self.verbs[i], self.cards[i], self.tried[i], self.sums[i], self.priors[i])
            for i in range(first, first + self.counts[0])
        ]

    def set_mix(self, seat: int, slots: list[int]) -> None:
        """Say by which 64 equally likely styles a seat plays in rollouts."""
        if self.bid_net is None and STRONG in slots:
            raise ValueError("a strong player needs the bid net")
        for i in range(64):
            self.mix[64 * seat + i] = slots[i]


def clear(tree: Tree, seen: State, seat: int, seed: int) -> None:
    """Begin a new tree for a seat's decision."""
    tree.nodes = 0
    tree.edges = 0
    tree.rollouts = 0
    tree.seat = seat
    tree.seed = seed
    tree.horizon = seen.pile_at
    tree.round = seen.round
    for i in range(BUCKETS):
        tree.buckets[i] = NONE


def find(tree: Tree, key: int) -> int:
    """Return the node of a key, or NONE."""
    node = tree.buckets[key & (BUCKETS - 1)]
    while node != NONE and tree.keys[node] != key:
        node = tree.next_node[node]
    return node
