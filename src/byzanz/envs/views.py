"""The encoding of a `View`, for bots and tools that hold no environment, and a table drawn in text."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from byzanz.envs.actions import name_of
from byzanz.envs.checks import refuse, whole_number
from byzanz.envs.encoding import Position
from byzanz.envs.layout import ACTIONS, ADD, COMMIT, FEATURES, MOST_LEGAL, size
from byzanz.game.action import Action, action_of
from byzanz.game.game import Game
from byzanz.game.history import History
from byzanz.game.options import Rules
from byzanz.game.view import View
from byzanz.rules.material import NOBODY
from byzanz.rules.state import State

Numbers = npt.NDArray[np.int8]


def observation(view: View, laid: Sequence[int] = ()) -> Numbers:
    """Return what a view's seat may know, as the environments encode it; `laid` are the cards of a bid laid so far."""
    out = np.empty(size(view.players), np.int8)
    _position(view, laid).observe(_seat(view), out)
    return out


def action_mask(view: View, laid: Sequence[int] = ()) -> Numbers:
    """Return which of the 282 actions of the way `cards` a view's seat may choose."""
    out = np.empty(ACTIONS, np.int8)
    _position(view, laid).mask(_seat(view), out)
    return out


def legal_features(view: View) -> tuple[list[Action], Numbers]:
    """Return the legal actions of a view's seat when it is to act, and the rows that describe them."""
    position = _position(view, ())
    count = position.list_legal(_seat(view))
    out = np.empty(MOST_LEGAL * FEATURES, np.int8)
    position.features(out)
    return [action_of(*position.legal(place)) for place in range(count)], out.reshape(MOST_LEGAL, FEATURES)[:count]


def dealt(players: int, seed: int | None, rng: random.Random, options: dict[str, Any] | None) -> State:
    """Deal a game for an environment: from `options["deck"]`, else from the seed as `Game` does, else from the generator."""
    deck = (options or {}).get("deck")
    if deck is not None:
        return Game(players, deck=deck).state
    return Game(players, seed=rng.getrandbits(64) if seed is None else int(seed)).state


def view_of(state: State, seat: int | None) -> View:
    """Return what a seat, or a spectator, may know of a state; without the events that led to it."""
    return View(state, seat, Rules(), History(NOBODY, None, (), None))


def drawn(state: State, seat: int | None) -> str:
    """Return the table as text, as the seat to act may know it."""
    view = view_of(state, seat)
    lines = [f"round {view.round} of {view.rounds}, phase {view.phase}, pile {view.pile}"]
    if view.offer:
        lines.append(f"offer card {view.offer}: {' '.join(view.lot) or '-'}, need {view.need or '-'}")
    lines.append(f"market: {' '.join(view.market) or '-'}")
    for other in range(view.players):
        known = view.hand if other == view.seat else (*view.known[other], *("?" * view.unknown[other]))
        marks = "*" if other in view.waiting_for else " "
        lines.append(
            f"{marks}seat {other}: hand {' '.join(known or ()) or '-'}; bid {' '.join(view.bids[other]) or '-'};"
            f" offer card {view.offer_cards[other] or '-'}; profit cards {view.profit_counts[other]}"
        )
    if view.result is not None:
        lines.append(f"points {view.result.points}, winners {view.result.winners}")
    return "\n".join(lines)


def _seat(view: View) -> int:
    if view.seat is None:
        refuse("a spectator's view has no seat to encode")
    return view.seat


def _position(view: View, laid: Sequence[int]) -> Position:
    position = Position(view.seen_state)
    if laid:
        if view.turn != view.seat or view.phase != "bid":
            refuse(f"seat {view.seat} can't lay a bid now")
        mask = np.empty(ACTIONS, np.int8)
        for given in laid:
            number = whole_number(given)
            position.mask(_seat(view), mask)
            if number is None or not ADD <= number < COMMIT or not mask[number]:
                allowed = [name_of(place) for place in range(ADD, COMMIT) if mask[place]]
                refuse(
                    f"{given!r} adds no card of the hand that can follow; allowed are {', '.join(allowed) or 'none'}"
                )
            position.step(number)
    return position
