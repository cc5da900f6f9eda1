"""Byzanz for OpenSpiel: importing this module registers `python_byzanz`.

`pyspiel.load_game("python_byzanz(players=4,reward=win)")`. Chance is explicit, card by card: the four cards of each hand,
then each lot as it is laid out. So a state holds no card that nobody has drawn yet, and a planner that clones the true
state can't read the future from it; a deck sampled at the start would lie in the state. Drawing from all undrawn cards is
the same law as a shuffle, and the removed cards are simply never drawn. Actions are those of the way `cards`.

Search with `open_spiel.python.algorithms.ismcts`: the `ISMCTSBot` written in C++ crashes with games in Python, OpenSpiel's
own `python_kuhn_poker` among them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from byzanz.envs.actions import name_of
from byzanz.envs.checks import check_players, check_reward, refuse
from byzanz.envs.encoding import Position, reward_of
from byzanz.envs.encoding.dealing import count_undrawn, undealt
from byzanz.envs.layout import ACTIONS, REWARDS, fields, size
from byzanz.envs.moments import Moment, act, draw, legal_actions, lines_of, names_of_faces, with_cards
from byzanz.envs.views import drawn, view_of
from byzanz.game.card_names import CARDS, names_of
from byzanz.rules.dealing import deal_unseen, seen_by
from byzanz.rules.material import FACES, HAND, OFFERS, ROUNDS, Phase
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State

MOST_POINTS = 120
"""More than any seat can reach: the box holds 37 sets, and each seat must take one lot a round."""
HIGHEST_BID = 28
"""Seven cards of value 4; each bid beats the one before."""
PRIVATE = ("hand", "unseen", "laying", "laying_total", "excess")
"""The parts of an observation that only the observer knows; the others are public."""


class ByzanzGame(pyspiel.Game):
    """Byzanz for 3 to 6 players; `reward` is `win`, `margin` or `points`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = params.get("players", 4)
        check_players(players)
        reward = params.get("reward", "win")
        self.reward = check_reward(reward)
        self.players = players
        self.first_moment = Moment(with_cards(undealt(players)), 0, HAND * players + OFFERS[players][0], (), None, None)
        least = -MOST_POINTS if reward == "margin" else 0
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=FACES,
            num_players=players,
            min_utility=float(least),
            max_utility=1.0 if reward == "win" else float(MOST_POINTS),
            utility_sum=1.0 if reward == "win" else None,
            max_game_length=_longest(players),
        )
        super().__init__(_game_type(reward), info, params)

    def new_initial_state(self) -> ByzanzState:
        """Return the state before the deal."""
        return ByzanzState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> ByzanzObserver:
        """Return an observer of this game."""
        return ByzanzObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many cards are drawn in a game."""
        players: int = self.players
        return HAND * players + ROUNDS[players] * sum(OFFERS[players])


class ByzanzState(pyspiel.State):
    """A position of the game."""

    def __init__(self, game: ByzanzGame) -> None:
        super().__init__(game)
        self.moment = game.first_moment
        self._legal: tuple[Moment | None, int, list[int]] = (None, 0, [])
        """What was asked for last: the mask, the list and the step all ask for the same."""
        self.replayed: int | None = None
        """Whose action is being written into the history of a resampled state; nothing is done then."""

    def current_player(self) -> int:
        """Return the seat to act, chance while cards are drawn, or that the game is over."""
        if self.replayed is not None:
            return self.replayed
        if self.moment.to_draw:
            return int(pyspiel.PlayerId.CHANCE)
        if self.moment.state.phase == Phase.OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return Position(self.moment.state).to_act()

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.moment.state.phase == Phase.OVER

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        if moment.to_draw:
            return []
        if self._legal[0] is not moment or self._legal[1] != player:
            self._legal = moment, player, legal_actions(moment, player)
        return self._legal[2]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the faces that can be drawn next, each as likely as it has cards left."""
        counts = self._undrawn()
        total = sum(counts)
        return [(face, count / total) for face, count in enumerate(counts) if count]

    def _undrawn(self) -> list[int]:
        """Return how many cards of each face chance can still draw."""
        found = np.empty(FACES, np.int8)
        count_undrawn(self.moment.state, found)
        counts: list[int] = found.tolist()
        for face in self.moment.drawn:
            counts[face] -= 1
        return counts

    def _apply_action(self, action: int) -> None:
        if self.replayed is not None:
            return
        self._check(action)
        self.moment = draw(self.moment, action) if self.moment.to_draw else act(self.moment, action)

    def _check_seat(self, player: int) -> None:
        """Refuse a seat that does not exist."""
        if not 0 <= player < self.moment.state.players:
            refuse(f"there is no seat {player}; there are 0 to {self.moment.state.players - 1}")

    def _check(self, action: int) -> None:
        """Refuse what can't happen: OpenSpiel itself would do it."""
        if self.is_terminal():
            refuse("the game is over: no more actions")
        if self.moment.to_draw:
            if not 0 <= action < FACES or not self._undrawn()[action]:
                refuse(f"chance can't draw {action}; a card is one of the faces {sorted(dict(self.chance_outcomes()))}")
            return
        seat = self.current_player()
        legal = self._legal_actions(seat)
        if action not in legal:
            offered = ", ".join(f"{number} ({name_of(number)})" for number in legal)
            refuse(f"action {action} ({name_of(action)}) is not legal for seat {seat} now; legal are {offered}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {CARDS[action]}" if player == pyspiel.PlayerId.CHANCE else name_of(action)

    def returns(self) -> list[float]:
        """Return each seat's reward; 0 until the game is over."""
        game, state = self.get_game(), self.moment.state
        if state.phase != Phase.OVER:
            return [0.0] * state.players
        return [reward_of(state, seat, game.reward) for seat in range(state.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ByzanzState:
        """Return a state that fits what a seat has seen, uniformly over the cards it can't see.

        A bid that another seat is laying is among what it can't see: the state returned is that before the first card.
        """
        if self.moment.to_draw:
            refuse("a position can be resampled when a seat is to act, not while chance draws cards")
        self._check_seat(player)
        seen = seen_by(self.moment.state, player)
        sampled = deal_unseen(seen, player, SplitMix64(int(sampler() * 2**62)))
        deck = sampled.deck_faces()
        draft = self.moment.draft if self.current_player() == player else 0
        history = self.full_history()
        if not draft:
            history = history[: len(history) - len(names_of(self.moment.draft))]
        other: ByzanzState = self.get_game().new_initial_state()
        for number, entry in enumerate(history):
            # The history is written again with the sampled hands, so that it doesn't give the true ones away.
            is_dealt = number < HAND * sampled.players
            other.replayed = int(entry.player)
            other.apply_action(deck[number] if is_dealt else entry.action)
        other.replayed = None
        other.moment = self.moment._replace(state=sampled, draft=draft)
        return other

    def __str__(self) -> str:
        moment = self.moment
        hands = " / ".join(" ".join(hand) or "-" for hand in _hands(moment.state))
        lines = [drawn(moment.state, None), f"hands {hands}"]
        if moment.log:
            lines.append(f"last {moment.log[1]}")
        if moment.drawn:
            lines.append(f"drawn {names_of_faces(moment.drawn)}")
        if moment.draft:
            lines.append(f"laying {' '.join(names_of(moment.draft))}")
        return "\n".join(lines)


class ByzanzObserver:
    """What a seat may know: a tensor with named parts, and a string; with perfect recall a string alone."""

    def __init__(self, game: ByzanzGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            refuse(f"the observer has no parameters: {params}")
        self._players = game.players
        self._kind = kind
        self._numbers = np.empty(size(game.players), np.int8)
        shown = {
            name: part
            for name, part in fields(game.players).items()
            if (kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER if name in PRIVATE else kind.public_info)
        }
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        self._places: Any = slice(None)
        """Where in all numbers those of the tensor are."""
        if kind.perfect_recall:
            return
        self.tensor = np.zeros(sum(part.stop - part.start for part in shown.values()), np.float32)
        at = 0
        for name, part in shown.items():
            end = at + part.stop - part.start
            self.dict[name] = self.tensor[at:end]
            at = end
        places = [place for part in shown.values() for place in range(part.start, part.stop)]
        if places != list(range(len(self._numbers))):
            self._places = np.array(places)

    def set_from(self, state: ByzanzState, player: int) -> None:
        """Write what a player may know into the tensor."""
        position = Position(state.moment.state)
        position.draft = state.moment.draft
        position.observe(player, self._numbers)
        self.tensor[:] = self._numbers[self._places]  # at once: the parts are many and small

    def string_from(self, state: ByzanzState, player: int) -> str:
        """Return what a player may know as text; with perfect recall all that it has seen."""
        moment = state.moment
        lines = []
        if self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            dealt = moment.state.deck_faces()[HAND * player : HAND * player + HAND] if moment.log else ()
            lines.append(f"seat {player} dealt {names_of_faces(dealt)}")
            if moment.draft and moment.state.turn == player:
                lines.append(f"laying {' '.join(names_of(moment.draft))}")
        if self._kind.perfect_recall and self._kind.public_info:
            lines += lines_of(moment)
        elif self._kind.public_info:
            is_private = self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            lines.append(drawn(moment.state, player if is_private else None))
        if self._kind.public_info and moment.log and moment.drawn:
            lines.append(f"drawn {names_of_faces(moment.drawn)}")
        return "\n".join(lines)


def _hands(state: State) -> list[tuple[str, ...]]:
    return [view_of(state, seat).hand or () for seat in range(state.players)]


def _longest(players: int) -> int:
    """Return a number of decisions that no game exceeds.

    In an auction each seat adds each of its seven cards at most once and passes at most once, each commit beats the one
    before, and the winner gives a card; each seat takes from each market; each card is sold or discarded at most once.
    """
    auctions = ROUNDS[players] * players
    return auctions * (8 * players + HIGHEST_BID + 2) + 112 + players


def _game_type(reward: str) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name="python_byzanz",
        long_name="Byzanz",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if reward == REWARDS[0] else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=3,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, "reward": "win"},
    )


pyspiel.register_game(_game_type("win"), ByzanzGame)
