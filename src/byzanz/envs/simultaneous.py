"""Byzanz for PettingZoo with all seats acting at once: what the turn-based environment leaves out, sales out of turn.

In every step each agent chooses: the one in turn what its turn asks for, the others a sale or action 0, which does
nothing (in the final sale it says that the seat is done). Sales count first, clockwise from the seat in turn, then the
action of the seat in turn. In the way `features` the last row of an agent that is not in turn is the pass.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

import numpy as np
import pettingzoo
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from byzanz.envs.actions import decode
from byzanz.envs.checks import NOT_DEALT, NOT_OVER, RENDER_MODES, at_least_one, check_render_mode, refuse
from byzanz.envs.encoding import mask_sales
from byzanz.envs.layout import FEATURES, MOST_LEGAL, PASS_OR_DONE
from byzanz.envs.spaces import Info, LegalActions, Numbers, Play, observation_space
from byzanz.envs.views import drawn
from byzanz.rules.action_list import list_sales
from byzanz.rules.flow import apply
from byzanz.rules.material import Phase, Verb

Dicts = tuple[dict[str, Numbers], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]


def env(
    players: int = 4,
    actions: str = "cards",
    reward: str = "win",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> pettingzoo.AECEnv:
    """Return the same environment with agents asked one after another, as PettingZoo converts it."""
    return InOrder(_OneByOne(parallel_env(players, actions, reward, render_mode, max_cycles)))


class _OneByOne(parallel_to_aec_wrapper):
    """PettingZoo's conversion, which would say only after the last agent's action that the first one's was wrong."""

    def step(self, action: Any) -> None:
        """Note an action of the agent in `agent_selection`; the last agent's makes all of them happen."""
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            self.env.check(agent, action)
        elif action is not None:
            refuse(f"{agent} has finished the game: its action must be None, not {action!r}")
        super().step(action)


class InOrder(wrappers.OrderEnforcingWrapper):
    """PettingZoo's own order, except that it would only warn of a step after the end."""

    def step(self, action: Any) -> None:
        """Do an action of the agent in `agent_selection`."""
        if self._has_reset and not self.agents:
            refuse(NOT_OVER)
        super().step(action)


class parallel_env(pettingzoo.ParallelEnv):  # noqa: N801 (PettingZoo's name for it)
    """A game of Byzanz in which every seat may act in every step; after `max_cycles` steps, if given, it is cut off."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "byzanz_simultaneous_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        actions: str = "cards",
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self._play = Play(players, actions, reward)
        self._max_cycles = None if max_cycles is None else at_least_one("max_cycles", max_cycles)
        self._cycles = 0
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._play.players)]
        self.agents: list[str] = []
        self._infos: dict[str, Info] = {}
        self._allowed: list[bytes] = []
        space = observation_space(self._play.players)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: LegalActions(self._play.choices, partial(self._legal_of, agent)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        self._check_agent(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        self._check_agent(agent)
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Numbers], dict[str, Info]]:
        """Deal a game: from the seed what `byzanz.Game(seed=seed)` deals, or the deck in `options["deck"]`."""
        self._play.reset(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._ask()

    def step(self, actions: dict[str, Any]) -> Dicts:
        """Do the actions of all agents; if one is not legal none is done."""
        if not self.agents:
            refuse(NOT_OVER if self._play.is_dealt else NOT_DEALT)
        if not isinstance(actions, Mapping):
            refuse(f"actions must be a dictionary with one for each of {', '.join(self.agents)}, not {actions!r}")
        if set(actions) != set(self.agents):
            refuse(
                f"actions must be given for {', '.join(self.agents)}, not for {', '.join(map(str, actions)) or 'none'}"
            )
        chosen = [self._meaning(seat, actions[agent]) for seat, agent in enumerate(self.agents)]
        self._do(chosen)
        self._cycles += 1
        agents = self.agents
        is_over = self._play.position.state.phase == Phase.OVER
        is_cut = not is_over and self._cycles == self._max_cycles
        rewards = self._play.rewards() if is_over else [0.0] * len(agents)
        observations = self._observations()
        infos = self._ask()
        if is_over or is_cut:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    def check(self, agent: str, action: Any) -> None:
        """Refuse an action that an agent can't choose now."""
        self._check_agent(agent)
        self._meaning(self.possible_agents.index(agent), action)

    def render(self) -> str | None:
        """Draw the table as text, as a spectator may know it: printed, or returned in the mode `ansi`."""
        if self.render_mode is None:
            return None
        text = drawn(self._play.position.state, None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _check_agent(self, agent: object) -> None:
        if agent not in self.possible_agents:
            refuse(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")

    def _observations(self) -> dict[str, Numbers]:
        return {agent: self._play.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _is_in_turn(self, seat: int) -> bool:
        return self._play.position.state.turn == seat

    def _ask(self) -> dict[str, Info]:
        """Say for each agent what it may choose."""
        for seat, agent in enumerate(self.possible_agents):
            self._infos[agent] = self._play.info() if self._is_in_turn(seat) else self._free_info(seat)
        # What counts is a copy: the masks are in the caller's hands.
        self._allowed = [info["action_mask"].tobytes() for info in self._infos.values()]
        return dict(self._infos)

    def _free_info(self, seat: int) -> Info:
        """Return what a seat may choose that is not in turn: nothing, or a sale."""
        play = self._play
        mask = np.zeros(play.choices, np.int8)
        if play.way == "cards":
            mask[PASS_OR_DONE] = 1
            if play.position.state.phase != Phase.OVER:
                mask_sales(play.position.state, seat, mask, 0)
            return {"action_mask": mask}
        mask[: self._list_free(seat)] = 1
        features = np.empty(MOST_LEGAL * FEATURES, np.int8)
        play.position.features(features)
        return {"action_mask": mask, "action_features": features.reshape(MOST_LEGAL, FEATURES)}

    def _list_free(self, seat: int) -> int:
        position = self._play.position
        position.actions.count = 0
        if position.state.phase != Phase.OVER:
            list_sales(position.state, seat, position.actions)
        position.actions.add(Verb.PASS, 0)
        return int(position.actions.count)

    def _meaning(self, seat: int, action: Any) -> tuple[int, int, int]:
        """Return number, verb and packed cards of an agent's action; verb and cards count out of turn only."""
        play = self._play
        if self._is_in_turn(seat):
            return play.checked(action), Verb.PASS, 0
        number = play.checked(action, self._allowed[seat], seat)
        if play.way == "features":
            self._list_free(seat)
            return number, *play.position.legal(number)
        if number == PASS_OR_DONE:
            return number, Verb.PASS, 0
        return number, Verb.SELL, decode([number]).packed

    def _do(self, chosen: list[tuple[int, int, int]]) -> None:
        """Do the sales out of turn, then what is asked for."""
        state = self._play.position.state
        turn = max(state.turn, 0)
        order = [(turn + step) % self._play.players for step in range(self._play.players)]
        in_turn = state.turn
        for seat in order:
            _, verb, cards = chosen[seat]
            if seat != in_turn and verb == Verb.SELL:
                apply(state, seat, Verb.SELL, cards)
        if in_turn >= 0:
            self._play.apply(chosen[in_turn][0])
        elif state.phase == Phase.FINAL:
            for seat in order:
                if chosen[seat][1] == Verb.PASS and not self._play.position.is_done(seat):
                    apply(state, seat, Verb.PASS, 0)
            self._play.seat = self._play.position.to_act()

    def _legal_of(self, agent: str) -> Numbers:
        mask: Numbers = self._infos[agent]["action_mask"] if agent in self._infos else self._play.nothing
        return mask
