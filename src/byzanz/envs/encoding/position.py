"""One encoding of what a seat may know and may do, shared by every environment. Compiled like the rules.

An *observation* is a row of small whole numbers (int8), written from what one seat may know; `fields(players)` says what
is where. An *action* of the way `cards` is a number from 0 to 281: a bid is laid card by card, in rising order of
faces, and then committed, so each bid is reached in exactly one way. In the way `features` an action is a place in
the list of legal actions, each described by 32 numbers.

Everything here reads the state of a game and the bid that the seat to act is laying; together they are a `Position`.
Nothing here allocates memory per call, so that a batch can run it for millions of positions a second.
"""

from typing import Any

from byzanz.envs import layout
from byzanz.envs.encoding.sales import sale_bits, sale_cards
from byzanz.rules import material
from byzanz.rules.action_list import ActionList, list_legal
from byzanz.rules.cards import card, count_of, first_face, kind_of, kind_slot, seat_slot, total_of, value_of
from byzanz.rules.flow import apply
from byzanz.rules.hand_limit import excess_of
from byzanz.rules.market import kind_size
from byzanz.rules.material import Phase, Verb
from byzanz.rules.random_play import next_to_act
from byzanz.rules.state import State

SALE_CARDS = sale_cards()
SALE_BITS = sale_bits()
COPIES = material.COPIES


class Position:
    """A game's state and the bid that the seat to act is laying (packed): all that an environment steps."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.draft = 0
        self.actions = ActionList()

    def copy(self) -> "Position":
        """Return an independent position."""
        other = Position(self.state.copy())
        other.draft = self.draft
        return other

    def to_act(self) -> int:
        """Return the seat to act: the one in turn, in the final sale the lowest that is not done, at the end nobody."""
        return next_to_act(self.state)

    def observe(self, seat: int, out: Any) -> None:
        """Write what a seat may know."""
        write_observation(self.state, self.draft, seat, out, 0)

    def mask(self, seat: int, out: Any) -> None:
        """Write which of the 282 actions of the way `cards` a seat may choose."""
        write_mask(self.state, self.draft, seat, out, 0)

    def step(self, action: int) -> None:
        """Do an action of the way `cards` for the seat to act; the caller has seen that the mask allows it."""
        self.draft = step(self.state, self.draft, action)

    def list_legal(self, seat: int) -> int:
        """List the seat's legal actions for the way `features`, none unless it is the seat to act; return how many."""
        self.actions.count = 0
        if seat == next_to_act(self.state):
            list_legal(self.state, seat, self.actions)
        return self.actions.count

    def legal(self, place: int) -> tuple[int, int]:
        """Return verb and packed cards of one of the actions that were listed."""
        return self.actions.action(place)

    def features(self, out: Any) -> None:
        """Describe the actions that were listed, 32 numbers each."""
        write_features(self.state, self.actions, out)

    def is_done(self, seat: int) -> bool:
        """Tell whether a seat has finished its final sale."""
        return self.state.is_done[seat] != 0

    def act(self, verb: int, cards: int) -> None:
        """Do a legal action of the rules for the seat to act."""
        apply(self.state, next_to_act(self.state), verb, cards)


def step(state: State, draft: int, action: int) -> int:
    """Do an action of the way `cards` for the seat to act; return the bid that is being laid after it."""
    if action >= layout.ADD and action < layout.COMMIT:
        return draft + card(action - layout.ADD)
    seat = next_to_act(state)
    if action == layout.PASS_OR_DONE:
        apply(state, seat, Verb.PASS, 0)
    elif action == layout.COMMIT:
        apply(state, seat, Verb.BID, draft)
    elif action < layout.TAKE_KIND:
        apply(state, seat, Verb.GIVE, card(action - layout.GIVE_FACE))
    elif action < layout.DISCARD_FACE:
        apply(state, seat, Verb.TAKE, card(first_face(action - layout.TAKE_KIND)))
    elif action < layout.SALE:
        apply(state, seat, Verb.DISCARD, card(action - layout.DISCARD_FACE))
    else:
        apply(state, seat, Verb.SELL, SALE_CARDS[action - layout.SALE])
    return 0


def write_observation(state: State, draft: int, seat: int, out: Any, at: int) -> None:
    """Write what a seat may know into `out`, from place `at` on."""
    _write_cards(state, seat_slot(seat, 0), out, at)
    laying = at + layout.DRAFT_AT
    for i in range(layout.SEATS_AT - layout.DRAFT_AT):
        out[laying + i] = 0
    out[at + layout.PHASE_AT + state.phase] = 1
    out[at + layout.ROUND_AT] = state.round
    out[at + layout.ROUNDS_AT] = state.rounds
    out[at + layout.OFFER_AT] = state.offer
    out[at + layout.PILE_AT] = material.DECK - state.pile_at
    if state.phase == Phase.BID:
        out[at + layout.NEED_AT] = state.highest + 1
        # The bid being laid is known to the seat that lays it and to nobody else.
        if draft and state.turn == seat:
            out[at + layout.DRAFT_TOTAL_AT] = total_of(draft)
            for face in range(material.MERCHANT):
                out[laying + face] = count_of(draft, face)
    elif state.phase == Phase.LIMIT and state.turn == seat:
        out[at + layout.EXCESS_AT] = excess_of(state)
    other = seat
    block = at + layout.SEATS_AT
    for _ in range(state.players):
        _write_seat(state, other, out, block, at + layout.UNSEEN_AT)
        block += layout.SEAT_SIZE
        other += 1
        if other == state.players:
            other = 0


def _write_cards(state: State, mine: int, out: Any, at: int) -> None:
    """Write the own hand and the cards on the table, and what is unseen so far: `_write_seat` takes more off."""
    for face in range(material.FACES):
        out[at + layout.HAND_AT + face] = state.hands[mine + face]
    for face in range(material.FACES):
        out[at + layout.LOT_AT + face] = state.lot[face]
    for face in range(material.FACES):
        out[at + layout.MARKET_AT + face] = state.market[face]
    for face in range(material.FACES):
        out[at + layout.GONE_AT + face] = state.gone[face]
    for face in range(material.FACES):
        # The publicly known cards of the own hand come off later, with those of the others.
        on_table = state.lot[face] + state.market[face] + state.gone[face]
        own = state.hands[mine + face] - state.known[mine + face]
        out[at + layout.UNSEEN_AT + face] = COPIES[face] - on_table - own


def _write_seat(state: State, other: int, out: Any, block: int, unseen: int) -> None:
    """Write what everybody may know about one seat, and take its open cards off the unseen ones."""
    theirs = seat_slot(other, 0)
    for face in range(material.FACES):
        out[block + layout.SEAT_KNOWN + face] = state.known[theirs + face]
    for face in range(material.FACES):
        out[unseen + face] -= state.known[theirs + face]
    for face in range(material.MERCHANT):
        out[block + layout.SEAT_BID + face] = 0
    if state.bids[other]:
        for face in range(material.MERCHANT):
            out[block + layout.SEAT_BID + face] = count_of(state.bids[other], face)
            out[unseen + face] -= count_of(state.bids[other], face)
    if state.profit_counts[other]:
        for face in range(material.FACES):
            out[unseen + face] -= count_of(state.profit[other], face)
    out[block + layout.SEAT_HAND_SIZE] = state.hand_sizes[other]
    out[block + layout.SEAT_UNKNOWN] = state.unknown[other]
    out[block + layout.SEAT_OFFER_CARD] = state.offer_cards[other]
    out[block + layout.SEAT_BID_TOTAL] = state.bid_totals[other]
    out[block + layout.SEAT_POINTS] = state.points[other]
    out[block + layout.SEAT_PROFIT_COUNT] = state.profit_counts[other]
    out[block + layout.SEAT_PASSED] = state.has_passed[other]
    out[block + layout.SEAT_DONE] = state.is_done[other]
    waiting = state.turn == other
    if state.phase == Phase.FINAL:
        waiting = not state.is_done[other]
    out[block + layout.SEAT_WAITING] = waiting
    out[block + layout.SEAT_LEADS] = state.phase == Phase.BID and state.leader == other
    out[block + layout.SEAT_STARTED] = state.offer > 0 and state.starter == other


def write_mask(state: State, draft: int, seat: int, out: Any, at: int) -> None:
    """Write which of the 282 actions a seat may choose now: none unless it is the seat to act."""
    for action in range(layout.ACTIONS):
        out[at + action] = 0
    if seat != next_to_act(state):
        return
    if state.phase == Phase.BID:
        _mask_bids(state, draft, seat, out, at)
        if draft:
            return
    elif state.phase == Phase.GIVE:
        for face in range(material.FACES):
            out[at + layout.GIVE_FACE + face] = state.lot[face] > 0
    elif state.phase == Phase.TAKE:
        for kind in range(material.KINDS):
            out[at + layout.TAKE_KIND + kind] = kind_size(state, kind) > 0
    elif state.phase == Phase.LIMIT:
        for face in range(material.FACES):
            out[at + layout.DISCARD_FACE + face] = state.hands[seat_slot(seat, face)] > 0
    else:
        out[at + layout.PASS_OR_DONE] = 1
    mask_sales(state, seat, out, at)


def _mask_bids(state: State, draft: int, seat: int, out: Any, at: int) -> None:
    """Allow the cards from which a bid that beats the highest can still be completed, and the commit once it does.

    A card can follow only cards of its own or a lower face, and only if it and the cards after it can reach the need.
    """
    laid = 0
    if draft:
        laid = total_of(draft)
    need = state.highest + 1 - state.bid_totals[seat] - laid
    out[at + layout.PASS_OR_DONE] = draft == 0
    out[at + layout.COMMIT] = draft != 0 and need <= 0
    if state.hand_totals[seat] - laid < need:
        return
    rest = 0
    for face in range(material.MERCHANT - 1, -1, -1):
        held = state.hands[seat_slot(seat, face)]
        if not held:
            continue
        number = count_of(draft, face)
        rest += (held - number) * value_of(face)
        out[at + layout.ADD + face] = held > number and rest >= need
        if number:
            return


def mask_sales(state: State, seat: int, out: Any, at: int) -> None:
    """Allow every set that the hand holds."""
    merchants = state.hand_kinds[kind_slot(seat, material.MERCHANTS)]
    if state.hand_sizes[seat] < material.SET:
        return
    jokers = min(merchants, 2)
    for good in range(material.GOODS):
        held = state.hand_kinds[kind_slot(seat, good)]
        if held and held + merchants >= material.SET:
            first = seat_slot(seat, first_face(good))
            ones = min(state.hands[first], 3)
            twos = min(state.hands[first + 1], 3)
            bits = SALE_BITS[ones * 144 + twos * 36 + state.hands[first + 2] * 9 + state.hands[first + 3] * 3 + jokers]
            place = at + layout.SALE + layout.SALES_OF_GOOD * good
            while bits:
                out[place] = bits & 1
                bits >>= 1
                place += 1
    if merchants >= material.SET:
        out[at + layout.THREE_MERCHANTS] = 1


def write_features(state: State, actions: ActionList, out: Any) -> None:
    """Describe listed actions by 32 numbers each: 25 counts, the verb as 6 flags, the total of the cards.

    The cards of a take are all the market's cards of its kind, those of a raise the cards that are added.
    """
    for i in range(layout.MOST_LEGAL * layout.FEATURES):
        out[i] = 0
    for place in range(actions.count):
        row = layout.FEATURES * place
        verb = actions.verbs[place]
        cards = actions.cards[place]
        total = 0
        out[row + layout.VERB_FEATURE + verb] = 1
        for face in range(material.FACES):
            number = count_of(cards, face)
            if verb == Verb.TAKE:
                number = state.market[face] if cards == card(first_face(kind_of(face))) else 0
            out[row + face] = number
            total += number * value_of(face)
        out[row + layout.TOTAL_FEATURE] = total


def reward_of(state: State, seat: int, reward: int) -> float:
    """Return a seat's reward at the end of the game."""
    if reward == layout.POINTS:
        return state.points[seat]
    if reward == layout.MARGIN:
        best = 0
        for other in range(state.players):
            if other != seat and state.points[other] > best:
                best = state.points[other]
        return state.points[seat] - best
    winners = 0
    for other in range(state.players):
        winners += state.has_won[other]
    return 1.0 / winners if state.has_won[seat] else 0.0
