"""The common part of the adapters to PettingZoo and Gymnasium: spaces, and one game that is observed and stepped."""

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from byzanz.envs.actions import name_of
from byzanz.envs.checks import (
    NOT_DEALT,
    check_options,
    check_players,
    check_reward,
    check_way,
    checked_seed,
    refuse,
    whole_number,
)
from byzanz.envs.encoding import Position, reward_of
from byzanz.envs.layout import ACTIONS, FEATURES, MOST_LEGAL, size
from byzanz.envs.views import dealt
from byzanz.rules.state import State, state_of

Numbers = npt.NDArray[np.int8]
Info = dict[str, Any]


class AnyLegal(int):
    """An action that was drawn without a mask: meant is any legal one.

    Gymnasium's own check draws an action, deals another game and plays the action there. What was drawn so, and nothing
    else, is replaced by a legal action where it is not legal.
    """


class LegalActions(gymnasium.spaces.Discrete):
    """The numbers of actions; `sample()` without a mask draws from what is legal now, so no wrapper can lose the mask."""

    def __init__(self, number: int, legal: Callable[[], Numbers]) -> None:
        super().__init__(number)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Draw an action: by a mask, by probabilities, or from those legal now; where none is, from all."""
        if mask is None and probability is None:
            legal = self._legal()
            return AnyLegal(super().sample(legal if legal.any() else None))
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, gymnasium.spaces.Discrete) and (self.n, self.start) == (other.n, other.start)

    __hash__ = None  # type: ignore[assignment]


def observation_space(players: int) -> gymnasium.spaces.Box:
    """Return the space of observations."""
    return gymnasium.spaces.Box(0, 127, (size(players),), np.int8)


class Play:
    """One game as an adapter needs it: whose turn it is, what that seat sees and may choose, and the step."""

    def __init__(self, players: int, actions: str, reward: str) -> None:
        self.players = check_players(players)
        check_way(actions)
        self.way = actions
        self.reward = check_reward(reward)
        self.choices = ACTIONS if actions == "cards" else MOST_LEGAL
        self.size = size(self.players)
        self.nothing: Numbers = np.zeros(self.choices, np.int8)
        self.nothing.flags.writeable = False
        self._rng = random.Random()
        self._allowed = b""
        self._position: Position | None = None
        self.seat = -1

    def reset(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Deal a game: the seed deals what `byzanz.Game(seed=seed)` deals, `options["deck"]` a deck of card names."""
        seed = checked_seed(seed)
        check_options(options)
        rng = self._rng if seed is None else random.Random(seed)
        self.watch(dealt(self.players, seed, rng, options))
        self._rng = rng

    def watch(self, state: State, draft: int = 0) -> None:
        """Follow this game from now on; `draft` is a bid that is being laid."""
        self._position = Position(state)
        self._position.draft = draft
        self.seat = self._position.to_act()

    @property
    def is_dealt(self) -> bool:
        """Whether there has been a game."""
        return self._position is not None

    @property
    def position(self) -> Position:
        """The game as it is now."""
        if self._position is None:
            refuse(NOT_DEALT)
        return self._position

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy or a pickle needs; compiled positions are neither copied nor pickled."""
        fields, position = dict(self.__dict__), self._position
        fields["_position"] = None if position is None else (position.state.row(), position.draft)
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        if fields["_position"] is not None:
            row, draft = fields["_position"]
            seat = self.seat
            self.watch(state_of(row), draft)
            self.seat = seat
        self.nothing.flags.writeable = False

    def observe(self, seat: int) -> Numbers:
        """Return what a seat may know, in an array of its own."""
        out = np.empty(self.size, np.int8)
        self.position.observe(seat, out)
        return out

    def info(self) -> Info:
        """Return the mask of the seat to act, and in the way `features` what describes its actions."""
        if self.way == "cards":
            mask = np.empty(ACTIONS, np.int8)
            self.position.mask(self.seat, mask)
            self._allowed = mask.tobytes()
            return {"action_mask": mask}
        mask = np.zeros(MOST_LEGAL, np.int8)
        mask[: self.position.list_legal(self.seat)] = 1
        self._allowed = mask.tobytes()
        features = np.empty(MOST_LEGAL * FEATURES, np.int8)
        self.position.features(features)
        return {"action_mask": mask, "action_features": features.reshape(MOST_LEGAL, FEATURES)}

    def step(self, action: Any) -> None:
        """Do an action of the seat to act; one that the mask of `info` does not allow is refused and changes nothing."""
        self.apply(self.checked(action))

    def checked(self, action: Any, allowed: bytes | None = None, seat: int | None = None) -> int:
        """Return the number of an action if it is allowed, to the seat to act unless others are given."""
        number = whole_number(action)
        if number is None:
            refuse(f"an action is a whole number from 0 to {self.choices - 1}, not {action!r}")
        allowed = self._allowed if allowed is None else allowed
        if not 0 <= number < self.choices or not allowed[number]:
            if isinstance(action, AnyLegal):
                legal = [place for place, flag in enumerate(allowed) if flag]
                return legal[number % len(legal)]
            refuse(self._illegal(number, allowed, self.seat if seat is None else seat))
        return number

    def apply(self, number: int) -> None:
        """Do what is known to be legal for the seat to act."""
        if self.way == "cards":
            self.position.step(number)
        else:
            self.position.list_legal(self.seat)
            self.position.act(*self.position.legal(number))
        self.seat = self.position.to_act()

    def rewards(self) -> list[float]:
        """Return each seat's reward of a finished game."""
        return [reward_of(self.position.state, seat, self.reward) for seat in range(self.players)]

    def _illegal(self, number: int, allowed: bytes, seat: int) -> str:
        legal = [place for place, flag in enumerate(allowed) if flag]
        if self.way == "cards":
            wrong = f"{number} ({name_of(number)})"
            offered = ", ".join(f"{place} ({name_of(place)})" for place in legal)
        else:
            wrong, offered = str(number), f"0 to {len(legal) - 1}"
        return f"action {wrong} is not legal for seat {seat} now; legal are {offered}"
