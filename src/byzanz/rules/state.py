"""The state of a game: small, flat, cheap to copy. What may happen to it is in the other files.

(Longer than most files here: every field stands three times, where it begins, where it is copied and where it is read.)

A place for cards is 25 counts, one a face; the places of all seats stand in one array, seat after seat (``25 * seat + face``).
Everything that enters a hand after the deal is public, so the public memory is exact: ``known`` are the cards a seat is publicly
known to hold, ``unknown`` the number of others (of its dealt four), ``shown`` the faces of those dealt
cards that have come to light, in that order.
Sizes, totals and kinds of the hands are kept beside them, for they are asked for at every turn.
"""

from byzanz.rules.cards import count_of, singles
from byzanz.rules.material import NOBODY

NOTES = 24
"""Room for the events of one action; the longest chain the rules allow (tested) is shorter."""
CARD = singles()
INTERPRETED = __file__.endswith(".py")


class State:
    """Where every card lies, who may act, and what the last action brought about."""

    def __init__(self) -> None:
        self.players = 0
        self.rounds = 0
        self.first = 0
        self.goods_only = 0
        self.pile_at = 0
        self.round = 0
        self.phase = 0
        self.resume = 0
        self.turn = NOBODY
        self.starter = NOBODY
        self.auction = 0
        self.offer = 0
        self.leader = NOBODY
        self.highest = 0
        self.first_passer = NOBODY
        self.version = 0
        self.notes = 0
        if INTERPRETED:  # compiled, the arrays are part of the object and empty from the start
            self.deck = bytearray(112)
            self.offers = bytearray(6)
            self.hands = bytearray(150)
            self.bids = bytearray(150)
            self.known = bytearray(150)
            self.shown = bytearray(24)
            self.profit = bytearray(150)
            self.lot = bytearray(25)
            self.market = bytearray(25)
            self.gone = bytearray(25)
            self.hand_sizes = bytearray(6)
            self.hand_totals = bytearray(6)
            self.hand_kinds = bytearray(42)
            self.unknown = bytearray(6)
            self.bid_totals = bytearray(6)
            self.points = bytearray(6)
            self.profit_counts = bytearray(6)
            self.offer_cards = bytearray(6)
            self.has_passed = bytearray(6)
            self.is_done = bytearray(6)
            self.has_won = bytearray(6)
            self.note_kinds = bytearray(NOTES)
            self.note_seats = list(bytes(NOTES))
            self.note_numbers = bytearray(NOTES)
            self.note_cards = list(bytes(NOTES))

    def copy(self) -> "State":
        """An independent state with the same cards in the same places; the notes of the last action stay behind."""
        other = State.__new__(State)
        other.players = self.players
        other.rounds = self.rounds
        other.first = self.first
        other.goods_only = self.goods_only
        other.deck = self.deck[:]
        other.pile_at = self.pile_at
        other.round = self.round
        other.phase = self.phase
        other.resume = self.resume
        other.turn = self.turn
        other.starter = self.starter
        other.auction = self.auction
        other.offer = self.offer
        other.leader = self.leader
        other.highest = self.highest
        other.first_passer = self.first_passer
        other.version = self.version
        other.offers = self.offers[:]
        other.hands = self.hands[:]
        other.bids = self.bids[:]
        other.known = self.known[:]
        other.shown = self.shown[:]
        other.profit = self.profit[:]
        other.lot = self.lot[:]
        other.market = self.market[:]
        other.gone = self.gone[:]
        other.hand_sizes = self.hand_sizes[:]
        other.hand_totals = self.hand_totals[:]
        other.hand_kinds = self.hand_kinds[:]
        other.unknown = self.unknown[:]
        other.bid_totals = self.bid_totals[:]
        other.points = self.points[:]
        other.profit_counts = self.profit_counts[:]
        other.offer_cards = self.offer_cards[:]
        other.has_passed = self.has_passed[:]
        other.is_done = self.is_done[:]
        other.has_won = self.has_won[:]
        other.notes = 0
        if INTERPRETED:
            other.note_kinds = self.note_kinds[:]
            other.note_seats = self.note_seats[:]
            other.note_numbers = self.note_numbers[:]
            other.note_cards = self.note_cards[:]
        return other

    # Cards into and out of a hand: the only places where the public memory changes.

    def into_hand(self, seat: int, face: int, number: int) -> None:
        """Everybody sees these cards go into the hand."""
        self.hands[25 * seat + face] += number
        self.known[25 * seat + face] += number
        self.hand_sizes[seat] += number
        self.hand_kinds[7 * seat + (face >> 2)] += number
        if face != 24:
            self.hand_totals[seat] += number * ((face & 3) + 1)

    def out_of_hand(self, seat: int, face: int, number: int) -> None:
        """A face that leaves a hand comes off the known ones if it is there, else off the unknown."""
        place = 25 * seat + face
        self.hands[place] -= number
        self.hand_sizes[seat] -= number
        self.hand_kinds[7 * seat + (face >> 2)] -= number
        if face != 24:
            self.hand_totals[seat] -= number * ((face & 3) + 1)
        recalled = self.known[place]
        if recalled > number:
            recalled = number
        self.known[place] -= recalled
        for _ in range(number - recalled):
            self.shown[4 * seat + 4 - self.unknown[seat]] = face
            self.unknown[seat] -= 1

    def holds(self, seat: int, cards: int) -> bool:
        """Whether all these cards are in the hand."""
        for face in range(25):
            if count_of(cards, face) > self.hands[25 * seat + face]:
                return False
        return True

    # Notes: what the present action has brought about, for whoever wants to tell it.

    def note(self, kind: int, seat: int, number: int, cards: int) -> None:
        """Write down one event."""
        self.note_kinds[self.notes] = kind
        self.note_seats[self.notes] = seat
        self.note_numbers[self.notes] = number
        self.note_cards[self.notes] = cards
        self.notes += 1

    def told(self) -> list[tuple[int, int, int, int]]:
        """The events of the last action: kind, seat, number, packed cards."""
        events = []
        for i in range(self.notes):
            events.append((self.note_kinds[i], self.note_seats[i], self.note_numbers[i], self.note_cards[i]))
        return events

    # Readings for the face of the rules; arrays leave this class as fresh lists.

    def seats_of(self, what: str) -> list[int]:
        """One of the figures that every seat has, seat 0 first."""
        match what:
            case "hand_sizes":
                return [self.hand_sizes[seat] for seat in range(self.players)]
            case "unknown":
                return [self.unknown[seat] for seat in range(self.players)]
            case "bid_totals":
                return [self.bid_totals[seat] for seat in range(self.players)]
            case "points":
                return [self.points[seat] for seat in range(self.players)]
            case "profit_counts":
                return [self.profit_counts[seat] for seat in range(self.players)]
            case "offer_cards":
                return [self.offer_cards[seat] for seat in range(self.players)]
            case "has_passed":
                return [self.has_passed[seat] for seat in range(self.players)]
            case "is_done":
                return [self.is_done[seat] for seat in range(self.players)]
            case "has_won":
                return [self.has_won[seat] for seat in range(self.players)]
            case "offers":  # a round has as many offer cards as there are seats
                return [self.offers[seat] for seat in range(self.players)]
        raise KeyError(what)

    def packed(self, place: str, seat: int) -> int:
        """The cards of a place, packed; lot and market have no seat."""
        match place:
            case "hand":
                return _pack(self.hands, 25 * seat)
            case "bid":
                return _pack(self.bids, 25 * seat)
            case "known":
                return _pack(self.known, 25 * seat)
            case "profit":
                return _pack(self.profit, 25 * seat)
            case "lot":
                return _pack(self.lot, 0)
            case "market":
                return _pack(self.market, 0)
        raise KeyError(place)

    def gone_faces(self) -> list[int]:
        """The 25 counts of the cards that have left the game; with up to 16 merchants they are too many to pack."""
        return [self.gone[face] for face in range(25)]

    def deck_faces(self) -> list[int]:
        """The deck's order; a card its owner can't see is HIDDEN."""
        return [self.deck[i] for i in range(112)]


def _pack(counts: bytearray, start: int) -> int:
    """The 25 counts of a place as one number."""
    cards = 0
    for face in range(25):
        cards += counts[start + face] * CARD[face]
    return cards
