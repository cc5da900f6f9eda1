"""The view of one seat: a value without any way back to the game."""

import random
from typing import Any

from byzanz.game.action import Action, legal_actions
from byzanz.game.card_names import names_of, names_of_counts
from byzanz.game.event import Event, dealt_event
from byzanz.game.history import History, events_of
from byzanz.game.options import Rules
from byzanz.game.result import Result, result_of
from byzanz.game.view_fields import bidder_list, pick_order, points_shown, view_fields, waiting_list
from byzanz.game.words import PHASES
from byzanz.rules.dealing import pile_start, seen_by
from byzanz.rules.hand_limit import excess_of
from byzanz.rules.material import DECK, HAND, HAND_LIMIT, NOBODY, Phase
from byzanz.rules.state import State


class View:
    """Everything a seat, or a spectator (seat None), may know; docs/view.md describes each field.

    Inside is a state in which all that the seat can't see is blanked out, so nothing hidden can be reached from here.
    """

    __slots__ = ("_history", "_result", "_rules", "_seat", "_seen")

    def __init__(self, state: State, seat: int | None, rules: Rules, history: History) -> None:
        self._seat = seat
        self._rules = rules
        self._seen = seen_by(state, NOBODY if seat is None else seat)
        self._history = history
        # From the game itself: once it is over, everybody may know how many goods cards were left in each hand (R8).
        self._result = result_of(state)

    @property
    def seat(self) -> int | None:
        """Return the seat whose view this is; None for a spectator."""
        return self._seat

    @property
    def players(self) -> int:
        """Return how many seats the table has."""
        return self._seen.players

    @property
    def rules(self) -> Rules:
        """Return the options of the table."""
        return self._rules

    @property
    def first(self) -> int:
        """Return the seat that started round 1."""
        return self._seen.first

    @property
    def version(self) -> int:
        """Return how many actions have been taken."""
        return self._seen.version

    @property
    def round(self) -> int:
        """Return the round being played, from 1."""
        return self._seen.round

    @property
    def rounds(self) -> int:
        """Return how many rounds the game has."""
        return self._seen.rounds

    @property
    def phase(self) -> str:
        """Return what the game waits for: bid, give, limit, take, final, over."""
        return PHASES[self._seen.phase]

    @property
    def turn(self) -> int | None:
        """Return the seat that must act; None in the final sale and when the game is over."""
        return _seat_or_none(self._seen.turn)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that must act now: one, in the final sale several, none when the game is over."""
        return tuple(waiting_list(self._seen))

    @property
    def offers(self) -> tuple[int, ...]:
        """Return the offer cards of a round, highest first."""
        return tuple(self._seen.offer_list())

    @property
    def offer(self) -> int | None:
        """Return the offer card being auctioned."""
        return self._seen.offer or None

    @property
    def offer_cards(self) -> tuple[int | None, ...]:
        """Return the offer card each seat holds in this round."""
        return tuple(offer or None for offer in self._seen.offer_card_list())

    @property
    def pick_order(self) -> tuple[int, ...]:
        """Return the seats in the order in which they pick while the market is shared out, else nothing."""
        return tuple(pick_order(self._seen))

    @property
    def starter(self) -> int | None:
        """Return the seat that started the present auction."""
        return _seat_or_none(self._seen.starter) if self._seen.offer else None

    @property
    def lot(self) -> tuple[str, ...]:
        """Return the cards of the lot."""
        return names_of(self._seen.lot_cards())

    @property
    def hand(self) -> tuple[str, ...] | None:
        """Return the cards in the seat's own hand; None for a spectator."""
        return None if self._seat is None else names_of(self._seen.hand_of(self._seat))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Return how many cards each seat has in hand."""
        return tuple(self._seen.hand_size_list())

    @property
    def hand_limit(self) -> int:
        """Return the most cards a hand may hold."""
        return HAND_LIMIT

    @property
    def bids(self) -> tuple[tuple[str, ...], ...]:
        """Return the cards of each seat's open bid."""
        return tuple(names_of(self._seen.bid_of(seat)) for seat in range(self.players))

    @property
    def bid_totals(self) -> tuple[int, ...]:
        """Return the sum of each seat's open bid."""
        return tuple(self._seen.bid_total_list())

    @property
    def leader(self) -> int | None:
        """Return the seat with the highest bid."""
        return _seat_or_none(self._seen.leader) if self._seen.phase == Phase.BID else None

    @property
    def need(self) -> int | None:
        """Return the least a bid must come to now."""
        return self._seen.highest + 1 if self._seen.phase == Phase.BID else None

    @property
    def passed(self) -> tuple[bool, ...]:
        """Return which seats have passed in this auction."""
        return tuple(self._seen.passed_list())

    @property
    def bidders(self) -> tuple[int, ...]:
        """Return the seats that can still win this auction, clockwise from the one in turn."""
        return tuple(bidder_list(self._seen))

    @property
    def market(self) -> tuple[str, ...]:
        """Return the cards in the market."""
        return names_of(self._seen.market_cards())

    @property
    def pile(self) -> int:
        """Return how many cards the draw pile holds."""
        return DECK - self._seen.pile_at

    @property
    def removed(self) -> int:
        """Return how many cards were removed unseen."""
        return pile_start(self._seen) - HAND * self._seen.players

    @property
    def gone(self) -> tuple[str, ...]:
        """Return the cards that have left the game openly."""
        return names_of_counts(self._seen.gone_counts())

    @property
    def profit_counts(self) -> tuple[int, ...]:
        """Return how many profit cards each seat has."""
        return tuple(self._seen.profit_count_list())

    @property
    def profit(self) -> tuple[str, ...] | None:
        """Return the seat's own profit cards; None for a spectator."""
        return None if self._seat is None else names_of(self._seen.profit_of(self._seat))

    @property
    def points(self) -> tuple[int | None, ...]:
        """Return the profit points the seat may know: its own; with open scores or at the end everybody's (R14)."""
        return tuple(points_shown(self._seen, self._seat_number, self._has_open_scores))

    @property
    def known(self) -> tuple[tuple[str, ...], ...]:
        """Return the cards that everybody knows each seat to hold."""
        return tuple(names_of(self._seen.known_of(seat)) for seat in range(self.players))

    @property
    def unknown(self) -> tuple[int, ...]:
        """Return how many more cards each seat holds."""
        return tuple(self._seen.unknown_list())

    @property
    def excess(self) -> int:
        """Return how many cards the seat in turn has above the hand limit in phase limit, else 0."""
        return excess_of(self._seen)

    @property
    def done(self) -> tuple[bool, ...]:
        """Return which seats have finished the final sale."""
        return tuple(self._seen.done_list())

    @property
    def result(self) -> Result | None:
        """Return how the game ended, once it is over."""
        return self._result

    @property
    def seen_state(self) -> State:
        """Return the rules' state as the seat sees it, for code that goes by their numbers: what is hidden is blanked out."""
        return self._seen

    @property
    def history(self) -> History:
        """Return the actions taken and their events, newest first: all of it is public."""
        return self._history

    @property
    def events(self) -> tuple[Event, ...]:
        """Return everything the seat has witnessed, oldest first."""
        deck = self._seen.deck_faces()
        dealt = [
            dealt_event(seat, deck) if seat == self._seat else Event("dealt", seat, None, HAND)
            for seat in range(self.players)
        ]
        return (*dealt, *events_of(self._history))

    @property
    def _seat_number(self) -> int:
        return NOBODY if self._seat is None else self._seat

    @property
    def _has_open_scores(self) -> bool:
        return self._rules.open_scores or self._seen.phase == Phase.OVER

    def legal_actions(self) -> list[Action]:
        """Return what this seat may do now; for a spectator nothing."""
        if self._seat is None:
            return []
        return legal_actions(self._seen, self._seat)

    def to_dict(self, *, events: bool = True) -> dict[str, Any]:
        """Return the view as plain JSON, its fields in the order of docs/view.md."""
        result = None if self._result is None else self._result.to_dict()
        rules = self._rules.to_dict()
        plain = view_fields(self._seen, self._seat_number, self._has_open_scores, rules, result)
        if events:
            plain["events"] = [event.to_dict() for event in self.events]
        return plain

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_dict() == other.to_dict()

    def __deepcopy__(self, _: object) -> "View":
        return self  # a view does not change

    def __reduce__(self) -> tuple[Any, ...]:
        from byzanz.game.game import Game, resample  # they stand above views

        # Any game that fits the view gives the same view again, so nothing hidden can travel with it.
        return Game.view, (resample(self, random.Random(0)), self._seat)

    __hash__ = None  # type: ignore[assignment]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
