"""A game of Byzanz: ask what is legal, act, view it as a seat sees it, write it down."""

import random
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeGuard

from byzanz.game.action import Action, legal_actions
from byzanz.game.card_names import CARDS, deck_faces, names_of
from byzanz.game.event import Event, dealt_event, events_named
from byzanz.game.history import History, events_of, steps_of
from byzanz.game.options import Rules
from byzanz.game.refused import Refused, no_seat
from byzanz.game.result import Result, result_of, waiting_for
from byzanz.game.shuffle import shuffled_deck
from byzanz.game.view import View
from byzanz.game.words import PHASES, REFUSALS
from byzanz.rules.dealing import deal, deal_unseen
from byzanz.rules.flow import begin, submit
from byzanz.rules.material import FEWEST, MOST, NOBODY, Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

if TYPE_CHECKING:
    from byzanz.game.record import Record


class Game:
    """The whole game, hidden cards included. It belongs to whoever runs the table; players get `view(seat)`."""

    __slots__ = ("_history", "_rules", "_state")

    def __init__(
        self,
        players: int = 4,
        seed: int | None = None,
        *,
        deck: Sequence[str] | None = None,
        first: int = 0,
        rules: Rules | None = None,
    ) -> None:
        """Deal a new game: from a seed (the same seed, the same deck), from a deck of the 112 cards, or by chance."""
        if not _is_number(players) or not FEWEST <= players <= MOST:
            raise Refused("players", got=_shown(players), least=FEWEST, most=MOST)
        if not _is_number(first) or not 0 <= first < players:
            raise Refused("first", got=_shown(first), least=0, most=players - 1)
        if rules is not None and not isinstance(rules, Rules):
            raise Refused("rules", got=_shown(rules))
        if seed is not None and (deck is not None or not _is_number(seed)):
            raise Refused("seed", got=_shown(seed), why="seed_and_deck" if deck is not None else "not_a_number")
        if deck is None:
            deck = shuffled_deck(secrets.randbits(64) if seed is None else seed)
        self._rules = rules or Rules()
        self._state = deal(deck_faces(deck), players, first, self._rules.tie_break == "goods-only")
        begin(self._state)
        self._history = History(NOBODY, None, tuple(self._state.events()), None)

    @property
    def players(self) -> int:
        """Return how many seats the table has."""
        return self._state.players

    @property
    def first(self) -> int:
        """Return the seat that started round 1."""
        return self._state.first

    @property
    def rules(self) -> Rules:
        """Return the options of the table."""
        return self._rules

    @property
    def state(self) -> State:
        """Return the state that the rules act on, for code that goes by their numbers; change it by `act` alone."""
        return self._state

    @property
    def phase(self) -> str:
        """Return what the game waits for: bid, give, limit, take, final, over."""
        return PHASES[self._state.phase]

    @property
    def turn(self) -> int | None:
        """Return the seat that must act; None in the final sale and when the game is over."""
        turn = self._state.turn
        return None if turn == NOBODY else turn

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that must act now: one, in the final sale several, none when the game is over."""
        return waiting_for(self._state)

    @property
    def round(self) -> int:
        """Return the round being played, from 1."""
        return self._state.round

    @property
    def version(self) -> int:
        """Return how many actions have been taken."""
        return self._state.version

    @property
    def result(self) -> Result | None:
        """Return points, hands (cards left per seat), winners and goods of a finished game, else None."""
        return result_of(self._state)

    @property
    def points(self) -> tuple[int, ...]:
        """Return the profit points of each seat."""
        return tuple(self._state.points_list())

    @property
    def deck(self) -> tuple[str, ...]:
        """Return the 112 cards in their shuffled order."""
        return tuple(CARDS[face] for face in self._state.deck_faces())

    @property
    def actions(self) -> tuple[tuple[int, Action], ...]:
        """Return every action taken, with its seat, in order."""
        return tuple((step.seat, step.action) for step in steps_of(self._history) if step.action is not None)

    @property
    def events(self) -> tuple[Event, ...]:
        """Return everything that has happened, first the deal with the cards of every seat; after it all events are public."""
        deck = self._state.deck_faces()
        dealt = [dealt_event(seat, deck) for seat in range(self.players)]
        return (*dealt, *events_of(self._history))

    def hand(self, seat: int) -> tuple[str, ...]:
        """Return the cards in a seat's hand."""
        self._check_seat(seat)
        return names_of(self._state.hand_of(seat))

    def profit(self, seat: int) -> tuple[str, ...]:
        """Return a seat's profit cards."""
        self._check_seat(seat)
        return names_of(self._state.profit_of(seat))

    def legal_actions(self, seat: int) -> list[Action]:
        """Return what a seat may do now, also out of turn: a sale is always possible."""
        self._check_seat(seat)
        return legal_actions(self._state, seat)

    def act(self, seat: int, action: Action | str) -> list[Event]:
        """Apply an action and return its events, or raise Refused with nothing changed."""
        self._check_seat(seat)
        if not isinstance(action, Action):
            action = Action.parse(action)
        refusal = submit(self._state, seat, action.verb_number, action.packed)
        if refusal:
            raise self._refused(REFUSALS[refusal], seat, action)
        events = tuple(self._state.events())
        self._history = _step(History, (seat, action, events, self._history))
        return events_named(events)

    def view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator (None), may know."""
        if seat is not None:
            self._check_seat(seat)
        return View(self._state, seat, self._rules, self._history)

    def copy(self) -> "Game":
        """Return an independent game in the same position."""
        return _game_of(self._state.copy(), self._rules, self._history)

    def record(self, names: Sequence[str] | None = None, **extra: Any) -> "Record":
        """Return the record of the game, finished or not (docs/record.md); further keys are added to it."""
        from byzanz.game.record import Record  # it needs Game to replay

        return Record.of(self, names, extra)

    def __deepcopy__(self, _: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.record().dumps(),)

    def _check_seat(self, seat: object) -> None:
        # Asked in every call: straight, where a function of its own would take twice as long.
        if type(seat) is not int or not 0 <= seat < self._state.players:
            raise no_seat(_shown(seat), self._state.players)

    def _refused(self, code: str, seat: int, action: Action) -> Refused:
        """Return the refusal with facts that the seat may know anyway."""
        facts: dict[str, Any] = {"seat": seat, "action": str(action)}
        if code in ("not_your_turn", "wrong_phase"):
            facts |= {"phase": self.phase, "turn": self.turn}
        elif code == "bid_too_low" and self._state.phase == Phase.BID:
            facts |= {"total": self._state.bid_total_list()[seat] + action.total, "need": self._state.highest + 1}
        elif code == "not_in_hand":
            facts["hand"] = " ".join(names_of(self._state.hand_of(seat)))
        elif code in ("not_in_lot", "not_in_market"):
            view = self.view(seat)
            facts |= {"lot": " ".join(view.lot)} if code == "not_in_lot" else {"market": " ".join(view.market)}
        return Refused(code, **facts)


def resample(view: View, rng: random.Random) -> Game:
    """Return a full game that fits the view, drawn uniformly over the unseen cards."""
    # Straight from the slots: by properties a search, which resamples all the time, would take a quarter longer here.
    seat = NOBODY if view._seat is None else view._seat
    state = deal_unseen(view._seen, seat, SplitMix64(rng.getrandbits(64)))
    return _game_of(state, view._rules, view._history)


def _game_of(state: State, rules: Rules, history: History) -> Game:
    game = Game.__new__(Game)
    game._state = state
    game._rules = rules
    game._history = history
    return game


def _replayed(text: str) -> Game:
    from byzanz.game.record import Record

    return Record.loads(text).replay()


_step = tuple.__new__  # a History is made as the tuple it is: steps are many


def _is_number(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number; True and False are not meant as one."""
    return type(value) is int


def _shown(value: object) -> Any:
    return value if value is None or isinstance(value, int) else repr(value)[:80]
