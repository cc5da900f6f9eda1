"""What one seat may know: a value without any way back to the game."""

import random
from typing import Any

from byzanz.game.action import Action, legal_moves
from byzanz.game.cards import names_of, names_of_counts
from byzanz.game.event import Event
from byzanz.game.history import History, events_of
from byzanz.game.options import Rules
from byzanz.game.result import Result, result_of, waiting_for
from byzanz.rules.dealing import pile_start, seen_by
from byzanz.rules.material import BIDDING, LIMIT, LIMITED, NAMES, NOBODY, OVER, PHASES, TAKING
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
        """Whose view this is; None: a spectator's."""
        return self._seat

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return self._seen.players

    @property
    def rules(self) -> Rules:
        """The options of the table."""
        return self._rules

    @property
    def first(self) -> int:
        """The seat that started round 1."""
        return self._seen.first

    @property
    def version(self) -> int:
        """How many actions have been taken."""
        return self._seen.version

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return self._seen.round

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return self._seen.rounds

    @property
    def phase(self) -> str:
        """What is asked for: bid, give, limit, take, final, over."""
        return PHASES[self._seen.phase]

    @property
    def turn(self) -> int | None:
        """The seat that must act; None in the final sale and when the game is over."""
        return _seat_or_none(self._seen.turn)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must act now: one, in the final sale several, none when the game is over."""
        return waiting_for(self._seen)

    @property
    def offers(self) -> tuple[int, ...]:
        """The offer cards of a round, highest first."""
        return tuple(self._seen.seats_of("offers"))

    @property
    def offer(self) -> int | None:
        """The offer card being auctioned."""
        return self._seen.offer or None

    @property
    def offer_cards(self) -> tuple[int | None, ...]:
        """The offer card each seat holds in this round."""
        return tuple(offer or None for offer in self._seen.seats_of("offer_cards"))

    @property
    def pick_order(self) -> tuple[int, ...]:
        """While the market is shared out: the seats in the order in which they pick; else empty."""
        if self._seen.offer or self._seen.phase not in (TAKING, LIMITED):
            return ()
        held = self._seen.seats_of("offer_cards")
        return tuple(sorted(range(self.players), key=held.__getitem__))

    @property
    def starter(self) -> int | None:
        """The seat that started the present auction."""
        return _seat_or_none(self._seen.starter) if self._seen.offer else None

    @property
    def lot(self) -> tuple[str, ...]:
        """The cards of the lot."""
        return names_of(self._seen.packed("lot", 0))

    @property
    def hand(self) -> tuple[str, ...] | None:
        """The cards in the own hand."""
        return None if self._seat is None else names_of(self._seen.packed("hand", self._seat))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat has in hand."""
        return tuple(self._seen.seats_of("hand_sizes"))

    @property
    def hand_limit(self) -> int:
        """The most cards a hand may hold."""
        return LIMIT

    @property
    def bids(self) -> tuple[tuple[str, ...], ...]:
        """The cards of each seat's open bid."""
        return self._each("bid")

    @property
    def bid_totals(self) -> tuple[int, ...]:
        """The sum of each seat's open bid."""
        return tuple(self._seen.seats_of("bid_totals"))

    @property
    def leader(self) -> int | None:
        """The seat with the highest bid."""
        return _seat_or_none(self._seen.leader) if self._seen.phase == BIDDING else None

    @property
    def need(self) -> int | None:
        """The least a bid must come to now."""
        return self._seen.highest + 1 if self._seen.phase == BIDDING else None

    @property
    def passed(self) -> tuple[bool, ...]:
        """Who has passed in this auction."""
        return tuple(map(bool, self._seen.seats_of("has_passed")))

    @property
    def bidders(self) -> tuple[int, ...]:
        """The seats that can still win this auction, clockwise from the one in turn."""
        if self._seen.phase != BIDDING:
            return ()
        held, passed, turn = self.offer_cards, self.passed, self._seen.turn
        clockwise = ((turn + step) % self.players for step in range(self.players))
        return tuple(seat for seat in clockwise if held[seat] is None and not passed[seat])

    @property
    def market(self) -> tuple[str, ...]:
        """The cards in the market."""
        return names_of(self._seen.packed("market", 0))

    @property
    def pile(self) -> int:
        """How many cards the draw pile holds."""
        return 112 - self._seen.pile_at

    @property
    def removed(self) -> int:
        """How many cards were removed unseen."""
        return pile_start(self._seen) - 4 * self._seen.players

    @property
    def gone(self) -> tuple[str, ...]:
        """The cards that have left the game openly."""
        return names_of_counts(self._seen.gone_faces())

    @property
    def profit_counts(self) -> tuple[int, ...]:
        """How many profit cards each seat has."""
        return tuple(self._seen.seats_of("profit_counts"))

    @property
    def profit(self) -> tuple[str, ...] | None:
        """The own profit cards."""
        return None if self._seat is None else names_of(self._seen.packed("profit", self._seat))

    @property
    def points(self) -> tuple[int | None, ...]:
        """Profit points: the own ones; all seats' with open scores or at the end."""
        is_open = self._rules.open_scores or self._seen.phase == OVER
        return tuple(
            points if is_open or seat == self._seat else None
            for seat, points in enumerate(self._seen.seats_of("points"))
        )

    @property
    def known(self) -> tuple[tuple[str, ...], ...]:
        """The cards that everybody knows each seat to hold."""
        return self._each("known")

    @property
    def unknown(self) -> tuple[int, ...]:
        """How many more cards each seat holds."""
        return tuple(self._seen.seats_of("unknown"))

    @property
    def excess(self) -> int:
        """In phase limit: how many cards the seat in turn has above seven."""
        return self.hand_sizes[self._seen.turn] - LIMIT if self._seen.phase == LIMITED else 0

    @property
    def done(self) -> tuple[bool, ...]:
        """Who has finished the final sale."""
        return tuple(map(bool, self._seen.seats_of("is_done")))

    @property
    def result(self) -> Result | None:
        """Points, cards left in hand and winners, once the game is over."""
        return self._result

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything the seat has witnessed, oldest first."""
        deck = self._seen.deck_faces()
        dealt = []
        for seat in range(self.players):
            own = seat == self._seat
            cards = tuple(sorted(NAMES[face] for face in deck[4 * seat : 4 * seat + 4])) if own else None
            dealt.append(Event("dealt", seat, cards, 4))
        return (*dealt, *events_of(self._history))

    def legal_actions(self) -> list[Action]:
        """What this seat may do now; a spectator nothing."""
        if self._seat is None:
            return []
        return legal_moves(self._seen, self._seat)

    def to_dict(self, *, events: bool = True) -> dict[str, Any]:
        """The view as plain JSON, its fields in the order in which docs/view.md tells them."""
        seen, figures = self._seen, self._seen.seats_of
        seats = range(seen.players)
        result = self.result
        told: dict[str, Any] = {
            "seat": self._seat,
            "players": seen.players,
            "rules": self._rules.to_dict(),
            "first": seen.first,
            "version": seen.version,
            "round": seen.round,
            "rounds": seen.rounds,
            "phase": self.phase,
            "turn": self.turn,
            "waiting_for": list(self.waiting_for),
            "offers": figures("offers"),
            "offer": self.offer,
            "offer_cards": [offer or None for offer in figures("offer_cards")],
            "pick_order": list(self.pick_order),
            "starter": self.starter,
            "lot": list(self.lot),
            "hand": None if self._seat is None else list(names_of(seen.packed("hand", self._seat))),
            "hand_sizes": figures("hand_sizes"),
            "hand_limit": LIMIT,
            "bids": [list(names_of(seen.packed("bid", seat))) for seat in seats],
            "bid_totals": figures("bid_totals"),
            "leader": self.leader,
            "need": self.need,
            "passed": [bool(passed) for passed in figures("has_passed")],
            "bidders": list(self.bidders),
            "market": list(self.market),
            "pile": self.pile,
            "removed": self.removed,
            "gone": list(self.gone),
            "profit_counts": figures("profit_counts"),
            "profit": None if self._seat is None else list(names_of(seen.packed("profit", self._seat))),
            "points": list(self.points),
            "known": [list(names_of(seen.packed("known", seat))) for seat in seats],
            "unknown": figures("unknown"),
            "excess": self.excess,
            "done": [bool(done) for done in figures("is_done")],
            "result": None if result is None else result.to_dict(),
        }
        if events:
            told["events"] = [event.to_dict() for event in self.events]
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_dict() == other.to_dict()

    def __deepcopy__(self, _: object) -> "View":
        return self  # a view does not change

    def __reduce__(self) -> tuple[Any, ...]:
        from byzanz.game.game import Game, resample  # they stand above views

        # Any game that fits the view gives the same view again, so nothing hidden can travel with it.
        return Game.view, (resample(self, random.Random(0)), self._seat)

    __hash__ = None  # type: ignore[assignment]

    def _each(self, place: str) -> tuple[tuple[str, ...], ...]:
        return tuple(names_of(self._seen.packed(place, seat)) for seat in range(self.players))


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
