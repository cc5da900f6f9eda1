"""The positions of OpenSpiel's game: they never change, so that clones share them, and hold no card that is not drawn."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from byzanz.envs.actions import name_of
from byzanz.envs.encoding import Position, step
from byzanz.envs.encoding.dealing import hand_out
from byzanz.envs.layout import ACTIONS, ADD, COMMIT
from byzanz.game.card_names import CARDS, names_of
from byzanz.rules.flow import begin
from byzanz.rules.material import HAND
from byzanz.rules.state import State, state_of


class Moment(NamedTuple):
    """Everything about a position. It never changes: an action makes another one, so clones share it."""

    state: State
    draft: int
    to_draw: int
    """Cards that chance still has to draw before `pending` happens."""
    drawn: tuple[int, ...]
    pending: int | None
    """The action that lays out the cards being drawn; None at the deal."""
    log: tuple[Any, str] | None
    """What everybody has seen, the newest line first: a chain of (earlier, line)."""

    def __deepcopy__(self, _: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.state.row(), self.draft, self.to_draw, self.drawn, self.pending, lines_of(self))


def legal_actions(moment: Moment, player: int) -> list[int]:
    """Return the numbers of the actions that a player may choose."""
    position = Position(moment.state)
    position.draft = moment.draft
    mask = np.empty(ACTIONS, np.int8)
    position.mask(player, mask)
    numbers: list[int] = mask.nonzero()[0].tolist()
    return numbers


def draw(moment: Moment, face: int) -> Moment:
    """Draw a card: into a hand at the deal, else for the lot, which is laid out with its last card."""
    state = moment.state
    is_dealing = moment.pending is None
    cards = (*moment.drawn, face)
    if moment.to_draw > 1:
        return moment._replace(to_draw=moment.to_draw - 1, drawn=cards)
    state = state.copy()
    if is_dealing:
        hands = HAND * state.players
        for place, card in enumerate(cards[:hands]):
            hand_out(state, place, card)
        cards = cards[hands:]
    for step_on, card in enumerate(cards):
        hand_out(state, state.pile_at + step_on, card)
    if moment.pending is None:
        begin(state)
        return Moment(state, 0, 0, (), None, (None, f"lot {names_of_faces(cards)}"))
    step(state, moment.draft, moment.pending)
    return Moment(state, 0, 0, (), None, (moment.log, f"lot {names_of_faces(cards)}"))


def act(moment: Moment, action: int) -> Moment:
    """Do a seat's action; if it lays out a lot, chance draws the lot's cards first."""
    if ADD <= action < COMMIT:
        return moment._replace(draft=step(moment.state, moment.draft, action))
    after = moment.state.copy()
    seat = Position(after).to_act()
    step(after, moment.draft, action)
    said = "bid " + " ".join(names_of(moment.draft)) if action == COMMIT else name_of(action)
    log = (moment.log, f"{seat} {said}")
    to_draw = after.pile_at - moment.state.pile_at
    if to_draw:
        return moment._replace(to_draw=to_draw, pending=action, log=log)
    return Moment(after, 0, 0, (), None, log)


def with_cards(state: State) -> State:
    """Put a card into every place of the deck that is not drawn yet: the rules may look there before chance does."""
    state = state.copy()
    for place in range(HAND * state.players, 112):
        hand_out(state, place, 0)
    return state


def _restored(
    row: bytes,
    draft: int,
    to_draw: int,
    drawn_cards: tuple[int, ...],
    pending: int | None,
    lines: list[str],
) -> Moment:
    """Return the moment that was pickled."""
    state = state_of(row)
    log: tuple[Any, str] | None = None
    for line in lines:
        log = (log, line)
    return Moment(state, draft, to_draw, drawn_cards, pending, log)


def lines_of(moment: Moment) -> list[str]:
    """Return what everybody has seen, oldest first."""
    lines = []
    link = moment.log
    while link is not None:
        lines.append(link[1])
        link = link[0]
    return lines[::-1]


def names_of_faces(faces: Any) -> str:
    """Return the names of cards, or a dash for none."""
    return " ".join(CARDS[face] for face in faces) or "-"
