"""The compiled part of judging: every candidate played on in the same worlds, seat by seat what comes of it.

A world is the view with everything unseen dealt again. With hindsight the hands are open and only the cards that nobody
has seen are dealt again. The own seat goes on as the tree found best, where it has a node, else as `greedy`.
"""

from byzanz.analysis.layout import FAR, LEAST_VISITS, ROOM, WAIT, WORLDS
from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.selfplay import play_final
from byzanz.bots.greedy.valuing import Scratch, ValueTables
from byzanz.bots.search.layout import NONE
from byzanz.bots.search.nodes import Tree, find
from byzanz.bots.search.tree import mixed_key
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import OPEN
from byzanz.bots.value_net.net import Judgement, JudgeNet
from byzanz.rules import material
from byzanz.rules.cards import seat_slot
from byzanz.rules.dealing import deal_unseen, pile_start
from byzanz.rules.flow import apply
from byzanz.rules.material import Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")
_GOLD = 0x9E3779B97F4A7C15
_WORD = 0xFFFFFFFFFFFFFFFF


class Rollouts:
    """The candidates of one decision and how they did in each world; one object can be used again and again."""

    def __init__(self) -> None:
        self.count = 0
        self.worlds = 0
        self.seat = 0
        self.viewer = 0
        self.seed = 0
        self.scratch = Scratch()
        self.judgement = Judgement()
        self.chance = SplitMix64(0)
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.verbs = list(bytes(ROOM))
            self.cards = list(bytes(ROOM))
            self.is_out = list(bytes(ROOM))
            self.tried = list(bytes(ROOM))
            self.margins = list(bytes(ROOM))
            self.points = list(bytes(ROOM))
            self.places = list(bytes(ROOM))
            self.standing_sums = list(bytes(ROOM))
            self.sums = list(bytes(6 * ROOM))
            self.shares = list(bytes(ROOM * WORLDS))
            self.standings = list(bytes(ROOM * WORLDS))
            self.mix = list(bytes(6 * 64))
            self.ends = list(bytes(6))

    def begin(self, seat: int, seed: int) -> None:
        """Forget all candidates: another decision of a seat is to be judged."""
        self.count = 0
        self.worlds = 0
        self.seat = seat
        self.viewer = seat
        self.seed = seed

    def add(self, verb: int, cards: int) -> int:
        """Add a candidate unless it is listed already; return its number, or -1 where there is no room for it."""
        for i in range(self.count):
            if self.verbs[i] == verb and self.cards[i] == cards:
                return i
        if self.count >= ROOM:
            return -1
        at = self.count
        self.count += 1
        self.verbs[at] = verb
        self.cards[at] = cards
        self.is_out[at] = 0
        self.tried[at] = 0
        self.margins[at] = 0
        self.points[at] = 0
        self.places[at] = 0
        self.standing_sums[at] = 0
        for seat in range(6):
            self.sums[6 * at + seat] = 0
        return at

    def drop(self, number: int) -> None:
        """Try a candidate no longer; what it did so far stays."""
        self.is_out[number] = 1

    def set_mix(self, seat: int, slots: list[int]) -> None:
        """Say by which 64 equally likely styles a seat plays on."""
        for i in range(64):
            self.mix[64 * seat + i] = slots[i]

    def action(self, number: int) -> tuple[int, int]:
        """Return verb and cards of a candidate."""
        return self.verbs[number], self.cards[number]

    def is_in(self, number: int) -> bool:
        """Return whether a candidate is still tried."""
        return not self.is_out[number]

    def worlds_of(self, number: int) -> int:
        """Return in how many worlds, from the first on, a candidate was tried."""
        return self.tried[number]

    def share_sums(self, number: int) -> list[int]:
        """Return the sum of each seat's shares over a candidate's worlds, in 65536ths."""
        return [self.sums[6 * number + seat] for seat in range(6)]

    def margin_sum(self, number: int) -> int:
        """Return the sum of the own seat's margins in points, in 256ths."""
        return self.margins[number]

    def points_sum(self, number: int) -> int:
        """Return the sum of the own seat's points, in 256ths."""
        return self.points[number]

    def place_sum(self, number: int) -> int:
        """Return the sum of the own seat's places, in halves."""
        return self.places[number]

    def standing_sum(self, number: int) -> int:
        """Return the sum of the own seat's standings by points and places, in 65536ths."""
        return self.standing_sums[number]

    def difference(self, number: int, other: int) -> tuple[int, int, int]:
        """Compare two candidates where both were tried: worlds, sum and sum of squares of a - b."""
        common = min(self.tried[number], self.tried[other])
        total = 0
        squares = 0
        for i in range(common):
            apart = self.shares[number * WORLDS + i] - self.shares[other * WORLDS + i]
            total += apart
            squares += apart * apart
        return common, total, squares

    def worth_difference(self, number: int, other: int, hope: int) -> tuple[int, int, int]:
        """Compare what two candidates are worth, as `difference` does their shares, in 256ths of those.

        So many 256ths of it are the standing.
        """
        common = min(self.tried[number], self.tried[other])
        total = 0
        squares = 0
        for i in range(common):
            at = number * WORLDS + i
            to = other * WORLDS + i
            apart = (256 - hope) * (self.shares[at] - self.shares[to])
            apart += hope * (self.standings[at] - self.standings[to])
            total += apart
            squares += apart * apart
        return common, total, squares

    def spread(self, number: int) -> tuple[int, int]:
        """Return the sum and the sum of squares of a candidate's own shares."""
        total = 0
        squares = 0
        for i in range(self.tried[number]):
            share = self.shares[number * WORLDS + i]
            total += share
            squares += share * share
        return total, squares


def with_open_hands(true: State) -> State:
    """Return the state as somebody sees it who looks into every hand, but not at the cards removed or the pile."""
    seen = true.copy()
    for seat in range(true.players):
        seen.unknown[seat] = 0
        for face in range(material.FACES):
            seen.known[seat_slot(seat, face)] = true.hands[seat_slot(seat, face)]
    for i in range(material.HAND * true.players):
        seen.shown[i] = true.deck[i]
    for i in range(material.HAND * true.players, pile_start(true)):
        seen.deck[i] = material.HIDDEN
    for i in range(true.pile_at, material.DECK):
        seen.deck[i] = material.HIDDEN
    return seen


def roll_out_worlds(
    rollouts: Rollouts, tree: Tree, tables: ValueTables, net: JudgeNet, seen: State, number: int
) -> int:
    """Try every candidate that is still in in so many more worlds; return how many rollouts that took."""
    games = 0
    for _ in range(number):
        if rollouts.worlds >= WORLDS:
            break
        world = _deal_world(rollouts, seen)
        rollouts.scratch.slots[rollouts.seat] = 0
        for i in range(rollouts.count):
            if not rollouts.is_out[i]:
                roll_out(rollouts, tree, tables, net, world.copy(), i)
                games += 1
        rollouts.worlds += 1
    return games


def _deal_world(rollouts: Rollouts, seen: State) -> State:
    """Deal the next world, and draw the style that each seat plays by in it."""
    rollouts.chance.word = (rollouts.seed + rollouts.worlds * _GOLD) & _WORD
    rollouts.chance.word = rollouts.chance.bits()
    world = deal_unseen(seen, rollouts.viewer, rollouts.chance)
    for other in range(seen.players):
        rollouts.scratch.slots[other] = rollouts.mix[64 * other + rollouts.chance.below(64)]
    return world


def roll_out(rollouts: Rollouts, tree: Tree, tables: ValueTables, net: JudgeNet, state: State, number: int) -> None:
    """Play on after one candidate to the end of the round, or of the game, and add what came of it."""
    seat = rollouts.seat
    last_round = state.round
    key = mixed_key(1, seat, rollouts.verbs[number], rollouts.cards[number])
    is_known = tree.nodes > 0 and rollouts.verbs[number] != WAIT
    if rollouts.verbs[number] != WAIT:
        apply(state, seat, rollouts.verbs[number], rollouts.cards[number])
    while state.phase < Phase.FINAL and state.round == last_round:
        actor = state.turn
        edge = NONE
        if is_known and actor == seat:
            edge = _best_edge(tree, state, key)
            is_known = edge != NONE
        if edge == NONE:
            choose(tables, rollouts.scratch, state, actor)
        else:
            rollouts.scratch.verb = tree.verbs[edge]
            rollouts.scratch.cards = tree.cards[edge]
        if is_known:
            key = mixed_key(key, actor, rollouts.scratch.verb, rollouts.scratch.cards)
        apply(state, actor, rollouts.scratch.verb, rollouts.scratch.cards)
    _add_outcome(rollouts, tables, net, state, number)


def _best_edge(tree: Tree, state: State, key: int) -> int:
    """Return what the tree found best for the own seat here; NONE where it knows too little."""
    if state.pile_at != tree.horizon:
        return NONE
    node = find(tree, key)
    if node == NONE or tree.visits[node] < LEAST_VISITS:
        return NONE
    best = NONE
    for i in range(tree.firsts[node], tree.firsts[node] + tree.counts[node]):
        if best == NONE or tree.tried[i] > tree.tried[best]:
            best = i
    return best


def _add_outcome(rollouts: Rollouts, tables: ValueTables, net: JudgeNet, state: State, number: int) -> None:
    """Add each seat's share of the win, by the result or the judge, and the own seat's end."""
    own_seat = rollouts.seat
    own = 0
    winners = 0
    total = 0
    if state.phase >= Phase.FINAL:
        play_final(tables, rollouts.scratch, state)
        for seat in range(state.players):
            winners += state.has_won[seat]
            rollouts.ends[seat] = state.points[seat] << 8
    else:
        judge(net, rollouts.judgement, state, OPEN)
        for seat in range(state.players):
            rollouts.ends[seat] = (state.points[seat] << 8) + rollouts.judgement.gains[seat]
    for seat in range(state.players):
        if winners:  # noqa: SIM108
            share = 65536 // winners if state.has_won[seat] else 0
        else:
            share = rollouts.judgement.shares[seat]
        total += share
        rollouts.sums[6 * number + seat] += share
        if seat == own_seat:
            own = share
    # What whole numbers lose in dividing goes to the own seat, so that all shares sum to one.
    own += 65536 - total
    rollouts.sums[6 * number + own_seat] += 65536 - total
    at = number * WORLDS + rollouts.worlds
    rollouts.shares[at] = own
    rollouts.standings[at] = _standing(rollouts, state.players, number)
    rollouts.standing_sums[number] += rollouts.standings[at]
    rollouts.tried[number] += 1


def _standing(rollouts: Rollouts, players: int, number: int) -> int:
    """Return how good the own seat's end is by points and places, in 65536ths, and add it up.

    Half of it is the lead over the best of the others, half the mean of the leads over all.
    """
    own = rollouts.ends[rollouts.seat]
    best = 0
    place = 2
    leads = 0
    for seat in range(players):
        if seat != rollouts.seat:
            apart = own - rollouts.ends[seat]
            best = max(best, rollouts.ends[seat])
            place += 2 if apart < 0 else 0 if apart > 0 else 1
            leads += _lead(apart)
    rollouts.points[number] += own
    rollouts.places[number] += place
    rollouts.margins[number] += own - best
    return (_lead(own - best) + leads // (players - 1)) >> 1


def _lead(apart: int) -> int:
    """Return what a lead in 256ths of a point is worth: half at parity, 3/4 at FAR points."""
    if apart < 0:
        return 32768 - (-apart << 15) // (FAR * 256 - apart)
    return 32768 + (apart << 15) // (FAR * 256 + apart)
