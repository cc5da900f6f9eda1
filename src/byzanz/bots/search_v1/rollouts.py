"""The compiled part of `search-v1`: candidates, and their rollouts in worlds that fit the view.

A world is the seat's view with everything unseen dealt again, the draw pile too, so no hidden card can leak into a decision.
All candidates are tried in the same worlds against the same styles; what differs is the candidate alone.
"""

from byzanz.bots.greedy.bidding import list_payments
from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.layout import POINT
from byzanz.bots.greedy.selfplay import play_on
from byzanz.bots.greedy.valuing import Scratch, ValueTables, value
from byzanz.rules import material
from byzanz.rules.cards import card, first_face, kind_of, part_count, part_of, part_size, rank_of
from byzanz.rules.dealing import deal_unseen
from byzanz.rules.flow import apply
from byzanz.rules.material import Phase, Verb
from byzanz.rules.rng import SplitMix64
from byzanz.rules.sale import best_set
from byzanz.rules.state import State

INTERPRETED = __file__.endswith(".py")
ROOM = 64
_NEVER = 1 << 24


class Candidates:
    """The candidates of one decision, and how they have done."""

    def __init__(self) -> None:
        self.count = 0
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.verbs = list(bytes(ROOM))
            self.cards = list(bytes(ROOM))
            self.scores = list(bytes(ROOM))
            self.is_out = list(bytes(ROOM))

    def add(self, verb: int, cards: int) -> None:
        """One more candidate, unless it stands there already."""
        for i in range(self.count):
            if self.verbs[i] == verb and self.cards[i] == cards:
                return
        if self.count < ROOM:
            self.verbs[self.count] = verb
            self.cards[self.count] = cards
            self.scores[self.count] = 0
            self.is_out[self.count] = 0
            self.count += 1

    def standing(self, bonus: int) -> list[int]:
        """Return the candidates still in by number, the best first; the first listed has a bonus on its score."""
        found = sorted((-self.scores[i] - (0 if i else bonus), i) for i in range(self.count) if not self.is_out[i])
        return [number for _, number in found]

    def drop(self, number: int) -> None:
        """Try this candidate no longer."""
        self.is_out[number] = 1

    def action(self, number: int) -> tuple[int, int]:
        """Verb and cards of a candidate."""
        return self.verbs[number], self.cards[number]


def list_candidates(
    candidates: Candidates, tables: ValueTables, scratch: Scratch, state: State, seat: int, reach: int
) -> None:
    """List what is worth trying, first what `greedy` would do.

    Then bids on the front of sum and loss, all gifts and kinds, sales and low discards.
    """
    candidates.count = 0
    scratch.slots[seat] = 0
    choose(tables, scratch, state, seat)
    candidates.add(scratch.verb, scratch.cards)
    if state.phase == Phase.BID:
        candidates.add(Verb.PASS, 0)
        for slot in range(2):  # two opinions on what a card is worth
            scratch.slots[seat] = slot
            _list_bids(candidates, tables, scratch, state, seat, reach)
    elif state.phase == Phase.GIVE:
        for face in range(material.FACES):
            if state.lot[face]:
                candidates.add(Verb.GIVE, card(face))
    elif state.phase == Phase.TAKE:
        market = state.market_cards()
        for kind in range(material.KINDS):
            if part_of(market, kind):
                candidates.add(Verb.TAKE, card(first_face(kind)))
    elif state.phase == Phase.LIMIT:
        _list_discards_and_sales(candidates, state.hand_of(seat))


def _list_discards_and_sales(candidates: Candidates, hand: int) -> None:
    """Above the hand limit: sales, and of every good outside complete sets the lowest card as a discard."""
    for kind in range(material.KINDS):
        for merchants in range(3):
            cards = best_set(hand, kind, merchants)
            if cards:
                candidates.add(Verb.SELL, cards)
    for face in range(material.MERCHANT):
        held = part_of(hand, kind_of(face))
        if part_size(held) % 3 and part_count(held, rank_of(face)) and not held & (card(rank_of(face)) - 1):
            candidates.add(Verb.DISCARD, card(face))


def _list_bids(
    candidates: Candidates, tables: ValueTables, scratch: Scratch, state: State, seat: int, reach: int
) -> None:
    """List the cheapest payments for the least sum and the next ones, as far as no higher sum is cheaper still."""
    need = state.highest + 1 - state.bid_totals[seat]
    money = list_payments(tables, scratch, state, seat, need + reach)
    if money < need:
        return
    cheapest = _NEVER
    for total in range(min(money, need + reach), need - 1, -1):
        if scratch.costs[total] < cheapest:
            cheapest = scratch.costs[total]
            candidates.add(Verb.BID, scratch.payments[total])


def try_world(
    candidates: Candidates,
    tables: ValueTables,
    scratch: Scratch,
    seen: State,
    seat: int,
    chance: SplitMix64,
    rounds: int,
) -> int:
    """Deal the unseen again and play on after every candidate that is still in, until `rounds` are over.

    The seat goes on with the first style, the others with any but the last, the judge. How many games were begun.
    """
    world = deal_unseen(seen, seat, chance)
    for other in range(seen.players):
        scratch.slots[other] = chance.below(tables.count - 1)
    scratch.slots[seat] = 0
    games = 0
    for i in range(candidates.count):
        if not candidates.is_out[i]:
            state = world.copy()
            apply(state, seat, candidates.verbs[i], candidates.cards[i])
            play_on(tables, scratch, state, rounds)
            candidates.scores[i] += reward(tables, scratch, state, seat)
            games += 1
    return games


def reward(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> int:
    """Return the margin to the best of the others and to their mean, half each, by points and what the hands promise."""
    own = _promise(tables, scratch, state, seat)
    best = 0
    total = 0
    for other in range(state.players):
        if other != seat:
            promise = _promise(tables, scratch, state, other)
            best = max(best, promise)
            total += promise
    return 2 * own - best - total // (state.players - 1)


def _promise(tables: ValueTables, scratch: Scratch, state: State, seat: int) -> int:
    """Points and what the hand may still bring; in the final sale, what it does bring."""
    table = 0 if state.phase >= Phase.FINAL else state.rounds - state.round + 1
    return POINT * state.points[seat] + value(tables, scratch, tables.count - 1, table, state.hand_of(seat))
