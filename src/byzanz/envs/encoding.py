"""One encoding of what a seat may know and may do, shared by every environment. Compiled like the rules.

An *observation* is a row of small whole numbers (int8), written from what one seat may know; `fields(players)` says what
is where. An *action* of the way `cards` is a number from 0 to 281: a bid is laid card by card, in rising order of
faces, and then committed, so each bid is reached in exactly one way. In the way `features` an action is a place in
the list of legal actions, each described by 32 numbers.

Everything here reads the state of a game and the bid that the seat to act is laying; together they are a `Position`.
Nothing here allocates memory per call, so that a batch can run it for millions of positions a second.
"""

from typing import Any

from byzanz.envs.layout import (
    ACTIONS,
    ADD,
    COMMIT,
    DISCARD_FACE,
    DRAFT_AT,
    DRAFT_TOTAL_AT,
    EXCESS_AT,
    FEATURES,
    GIVE_FACE,
    GONE_AT,
    HAND_AT,
    LOT_AT,
    MARGIN,
    MARKET_AT,
    MOST_LEGAL,
    NEED_AT,
    OFFER_AT,
    PASS_OR_DONE,
    PHASE_AT,
    PILE_AT,
    POINTS,
    ROUND_AT,
    ROUNDS_AT,
    SALE,
    SALES_OF_GOOD,
    SEAT_BID,
    SEAT_BID_TOTAL,
    SEAT_DONE,
    SEAT_HAND_SIZE,
    SEAT_KNOWN,
    SEAT_LEADS,
    SEAT_OFFER_CARD,
    SEAT_PASSED,
    SEAT_POINTS,
    SEAT_PROFIT_COUNT,
    SEAT_SIZE,
    SEAT_STARTED,
    SEAT_UNKNOWN,
    SEAT_WAITING,
    SEATS_AT,
    TAKE_KIND,
    THREE_MERCHANTS,
    TOTAL_FEATURE,
    UNSEEN_AT,
    VERB_FEATURE,
)
from byzanz.envs.layout import fields as fields
from byzanz.envs.layout import size as size
from byzanz.rules.cards import masks, shifts, singles, total_of
from byzanz.rules.flow import do
from byzanz.rules.market import kind_size
from byzanz.rules.material import (
    BID,
    BIDDING,
    COPIES,
    DISCARD,
    FINAL,
    GIVE,
    GIVING,
    LIMIT,
    LIMITED,
    PASS,
    SELL,
    TAKE,
    TAKING,
)
from byzanz.rules.moves import Moves, list_moves
from byzanz.rules.playout import next_to_act
from byzanz.rules.state import State

# --- the tables of sales


def _set_counts() -> list[tuple[int, int, int, int]]:
    """List the sets of one good by their ones, twos, threes and fours; merchants fill them up to three cards."""
    sets = []
    for ones in range(4):
        for twos in range(4 - ones):
            for threes in range(4 - ones - twos):
                for fours in range(min(2, 3 - ones - twos - threes) + 1):
                    if ones + twos + threes + fours:
                        sets.append((ones, twos, threes, fours))
    return sets


def _sale_cards() -> list[int]:
    """List the packed cards of each of the 199 sales."""
    cards = []
    for good in range(6):
        for counts in _set_counts():
            packed = (3 - sum(counts)) * CARD[24]
            for value in range(4):
                packed += counts[value] * CARD[4 * good + value]
            cards.append(packed)
    cards.append(3 * CARD[24])
    return cards


def _sale_bits() -> list[int]:
    """List which of a good's 33 sets can be sold, as bits, by its ones, twos, threes, fours and the merchants held.

    Three ones or more count alike, and two merchants or more: a set needs no more of them.
    """
    table = []
    for at in range(576):
        held = (at // 144, at // 36 % 4, at // 9 % 4, at // 3 % 3)
        bits = 0
        for place, counts in enumerate(_set_counts()):
            fits = 3 - sum(counts) <= at % 3
            for value in range(4):
                fits = fits and counts[value] <= held[value]
            bits |= fits << place
        table.append(bits)
    return table


CARD = singles()
SHIFT = shifts()
MASK = masks()
SALE_CARDS = _sale_cards()
SALE_BITS = _sale_bits()
COPIES_OF = list(COPIES)


class Position:
    """A game's state and the bid that the seat to act is laying (packed): all that an environment steps."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.draft = 0
        self.moves = Moves()

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
        self.moves.count = 0
        if seat == next_to_act(self.state):
            list_moves(self.state, seat, self.moves)
        return self.moves.count

    def legal(self, place: int) -> tuple[int, int]:
        """Return verb and packed cards of one of the actions that were listed."""
        return self.moves.move(place)

    def features(self, out: Any) -> None:
        """Describe the actions that were listed, 32 numbers each."""
        write_features(self.state, self.moves, out)

    def is_done(self, seat: int) -> bool:
        """Tell whether a seat has finished its final sale."""
        return self.state.is_done[seat] != 0

    def act(self, verb: int, cards: int) -> None:
        """Do a legal action of the rules for the seat to act."""
        do(self.state, next_to_act(self.state), verb, cards)


def step(state: State, draft: int, action: int) -> int:
    """Do an action of the way `cards` for the seat to act; return the bid that is being laid after it."""
    if action >= ADD and action < COMMIT:
        return draft + CARD[action - ADD]
    seat = next_to_act(state)
    if action == PASS_OR_DONE:
        do(state, seat, PASS, 0)
    elif action == COMMIT:
        do(state, seat, BID, draft)
    elif action < TAKE_KIND:
        do(state, seat, GIVE, CARD[action - GIVE_FACE])
    elif action < DISCARD_FACE:
        do(state, seat, TAKE, CARD[4 * (action - TAKE_KIND)])
    elif action < SALE:
        do(state, seat, DISCARD, CARD[action - DISCARD_FACE])
    else:
        do(state, seat, SELL, SALE_CARDS[action - SALE])
    return 0


def write_observation(state: State, draft: int, seat: int, out: Any, at: int) -> None:
    """Write what a seat may know into `out`, from place `at` on."""
    _write_cards(state, 25 * seat, out, at)
    # Starts are local variables: a byte written to `out` might, for all the compiler knows, change a global one.
    laying = at + DRAFT_AT
    for i in range(SEATS_AT - DRAFT_AT):
        out[laying + i] = 0
    out[at + PHASE_AT + state.phase] = 1
    out[at + ROUND_AT] = state.round
    out[at + ROUNDS_AT] = state.rounds
    out[at + OFFER_AT] = state.offer
    out[at + PILE_AT] = 112 - state.pile_at
    if state.phase == BIDDING:
        out[at + NEED_AT] = state.highest + 1
        # The bid being laid is known to the seat that lays it and to nobody else.
        if draft and state.turn == seat:
            out[at + DRAFT_TOTAL_AT] = total_of(draft)
            for face in range(24):
                out[laying + face] = (draft >> SHIFT[face]) & MASK[face]
    elif state.phase == LIMITED and state.turn == seat:
        out[at + EXCESS_AT] = state.hand_sizes[seat] - LIMIT
    other = seat
    block = at + SEATS_AT
    for _ in range(state.players):
        _write_seat(state, other, out, block, at + UNSEEN_AT)
        block += SEAT_SIZE
        other += 1
        if other == state.players:
            other = 0


def _write_cards(state: State, mine: int, out: Any, at: int) -> None:
    """Write the own hand and the cards on the table, and what is unseen so far: `_write_seat` takes more off."""
    hand, lot, market, gone, unseen = at + HAND_AT, at + LOT_AT, at + MARKET_AT, at + GONE_AT, at + UNSEEN_AT
    for face in range(25):
        out[hand + face] = state.hands[mine + face]
    for face in range(25):
        out[lot + face] = state.lot[face]
    for face in range(25):
        out[market + face] = state.market[face]
    for face in range(25):
        out[gone + face] = state.gone[face]
    for face in range(25):
        # The publicly known cards of the own hand come off with those of the others, so here they are put back.
        on_table = state.lot[face] + state.market[face] + state.gone[face]
        out[unseen + face] = COPIES_OF[face] - on_table - state.hands[mine + face] + state.known[mine + face]


def _write_seat(state: State, other: int, out: Any, block: int, unseen: int) -> None:
    """Write what everybody may know about one seat, and take its open cards off the unseen ones."""
    theirs = 25 * other
    bid = block + SEAT_BID
    for face in range(24):
        out[bid + face] = state.bids[theirs + face]
    known = block + SEAT_KNOWN
    for face in range(25):
        out[known + face] = state.known[theirs + face]
    for face in range(25):
        out[unseen + face] -= state.known[theirs + face] + state.bids[theirs + face] + state.profit[theirs + face]
    out[block + SEAT_HAND_SIZE] = state.hand_sizes[other]
    out[block + SEAT_UNKNOWN] = state.unknown[other]
    out[block + SEAT_OFFER_CARD] = state.offer_cards[other]
    out[block + SEAT_BID_TOTAL] = state.bid_totals[other]
    out[block + SEAT_POINTS] = state.points[other]
    out[block + SEAT_PROFIT_COUNT] = state.profit_counts[other]
    out[block + SEAT_PASSED] = state.has_passed[other]
    out[block + SEAT_DONE] = state.is_done[other]
    waiting = state.turn == other
    if state.phase == FINAL:
        waiting = not state.is_done[other]
    out[block + SEAT_WAITING] = waiting
    out[block + SEAT_LEADS] = state.phase == BIDDING and state.leader == other
    out[block + SEAT_STARTED] = state.offer > 0 and state.starter == other


def write_mask(state: State, draft: int, seat: int, out: Any, at: int) -> None:
    """Write which of the 282 actions a seat may choose now: none unless it is the seat to act."""
    for action in range(ACTIONS):
        out[at + action] = 0
    if seat != next_to_act(state):
        return
    if state.phase == BIDDING:
        _mask_bids(state, draft, seat, out, at)
        if draft:
            return
    elif state.phase == GIVING:
        for face in range(25):
            out[at + GIVE_FACE + face] = state.lot[face] > 0
    elif state.phase == TAKING:
        for kind in range(7):
            out[at + TAKE_KIND + kind] = kind_size(state, kind) > 0
    elif state.phase == LIMITED:
        for face in range(25):
            out[at + DISCARD_FACE + face] = state.hands[25 * seat + face] > 0
    else:
        out[at + PASS_OR_DONE] = 1
    mask_sales(state, seat, out, at)


def _mask_bids(state: State, draft: int, seat: int, out: Any, at: int) -> None:
    """Allow the cards from which a bid that beats the highest can still be completed, and the commit once it does.

    A card can follow only cards of its own or a lower face, and only if it and the cards after it can reach the need.
    """
    laid = 0
    if draft:
        laid = total_of(draft)
    need = state.highest + 1 - state.bid_totals[seat] - laid
    out[at + PASS_OR_DONE] = draft == 0
    out[at + COMMIT] = draft != 0 and need <= 0
    if state.hand_totals[seat] - laid < need:
        return
    rest = 0
    for face in range(23, -1, -1):
        held = state.hands[25 * seat + face]
        if not held:
            continue
        number = (draft >> SHIFT[face]) & MASK[face]
        rest += (held - number) * ((face & 3) + 1)
        out[at + ADD + face] = held > number and rest >= need
        if number:
            return


def mask_sales(state: State, seat: int, out: Any, at: int) -> None:
    """Allow every set that the hand holds."""
    merchants = state.hand_kinds[7 * seat + 6]
    if state.hand_sizes[seat] < 3:
        return
    jokers = min(merchants, 2)
    for good in range(6):
        held = state.hand_kinds[7 * seat + good]
        if held and held + merchants >= 3:
            first = 25 * seat + 4 * good
            ones = min(state.hands[first], 3)
            twos = min(state.hands[first + 1], 3)
            bits = SALE_BITS[ones * 144 + twos * 36 + state.hands[first + 2] * 9 + state.hands[first + 3] * 3 + jokers]
            place = at + SALE + SALES_OF_GOOD * good
            while bits:
                out[place] = bits & 1
                bits >>= 1
                place += 1
    if merchants >= 3:
        out[at + THREE_MERCHANTS] = 1


def write_features(state: State, moves: Moves, out: Any) -> None:
    """Describe listed actions by 32 numbers each: 25 counts, the verb as 6 flags, the total of the cards.

    The cards of a take are all the market's cards of its kind, those of a raise the cards that are added.
    """
    for i in range(MOST_LEGAL * FEATURES):
        out[i] = 0
    for place in range(moves.count):
        row = FEATURES * place
        verb = moves.verbs[place]
        cards = moves.cards[place]
        total = 0
        out[row + VERB_FEATURE + verb] = 1
        for face in range(25):
            number = (cards >> SHIFT[face]) & MASK[face]
            if verb == TAKE:
                number = state.market[face] if cards == CARD[face & 60] else 0
            out[row + face] = number
            if face < 24:
                total += number * ((face & 3) + 1)
        out[row + TOTAL_FEATURE] = total


def reward_of(state: State, seat: int, reward: int) -> float:
    """Return a seat's reward at the end of the game."""
    if reward == POINTS:
        return state.points[seat]
    if reward == MARGIN:
        best = 0
        for other in range(state.players):
            if other != seat and state.points[other] > best:
                best = state.points[other]
        return state.points[seat] - best
    winners = 0
    for other in range(state.players):
        winners += state.has_won[other]
    return state.has_won[seat] / winners


def sale_cards() -> list[int]:
    """Return the packed cards of each of the 199 sales, in the order of their actions."""
    return _sale_cards()
