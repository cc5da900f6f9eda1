"""Byzanz for PettingZoo, turn by turn: `byzanz.envs.pettingzoo.env(players=4, actions="cards", reward="win")`.

Observations are plain int8 arrays, the mask is `info["action_mask"]`. A seat can sell at its own decisions; the rules'
sales out of turn are left out here, and are in `byzanz.envs.simultaneous`. docs/research.md has the tables.
"""

from functools import partial
from typing import Any, ClassVar

import pettingzoo

from byzanz.envs import simultaneous
from byzanz.envs.checks import NOT_DEALT, NOT_OVER, RENDER_MODES, check_render_mode, refuse
from byzanz.envs.simultaneous import InOrder
from byzanz.envs.simultaneous import parallel_env as parallel_env
from byzanz.envs.spaces import Info, LegalActions, Numbers, Play, observation_space
from byzanz.envs.views import drawn


def env(
    players: int = 4,
    actions: str = "cards",
    reward: str = "win",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> pettingzoo.AECEnv:
    """Return the environment that also refuses what is done in the wrong order, as a step before the first reset.

    In a cycle of PettingZoo every agent acts once, and turn by turn there is no such thing: with `max_cycles` it is the
    environment of `byzanz.envs.simultaneous`, which asks all agents one after another and is cut off after so many.
    """
    if max_cycles is not None:
        return simultaneous.env(players, actions, reward, render_mode, max_cycles)
    return InOrder(raw_env(players, actions, reward, render_mode))


class raw_env(pettingzoo.AECEnv):  # noqa: N801 (PettingZoo's name for it)
    """A game of Byzanz, one decision after another; agent `player_2` is seat 2."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "byzanz_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, players: int = 4, actions: str = "cards", reward: str = "win", render_mode: str | None = None
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self._play = Play(players, actions, reward)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._play.players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._absent: Info = {"action_mask": self._play.nothing}
        space = observation_space(self._play.players)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: LegalActions(self._play.choices, partial(self._legal_of, agent)) for agent in self._seats
        }

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        self._seat_of(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: from the seed what `byzanz.Game(seed=seed)` deals, or the deck in `options["deck"]`."""
        self._play.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._absent)
        self._ask()

    def observe(self, agent: str) -> Numbers:
        """Return what an agent may know, in turn or not."""
        return self._play.observe(self._seat_of(agent))

    def step(self, action: Any) -> None:
        """Do an action of the agent in `agent_selection`; agents of a finished game step once with None."""
        if not self.agents:
            refuse(NOT_OVER if self._play.is_dealt else NOT_DEALT)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._play.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._absent
        if self._play.seat >= 0:
            self._ask()
            return
        for other, reward in zip(self.agents, self._play.rewards(), strict=True):
            self.rewards[other] = reward
            self.terminations[other] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Draw the table as text, with the hand of the agent to act: printed, or returned in the mode `ansi`."""
        if self.render_mode is None:
            return None
        seat = self._play.seat
        text = drawn(self._play.position.state, seat if seat >= 0 else None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _ask(self) -> None:
        """Select the agent that is to act next and tell it what it may choose."""
        self.agent_selection = self.possible_agents[self._play.seat]
        self.infos[self.agent_selection] = self._play.info()

    def _seat_of(self, agent: str) -> int:
        if agent not in self._seats:
            refuse(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return self._seats[agent]

    def _legal_of(self, agent: str) -> Numbers:
        mask: Numbers = self.infos[agent]["action_mask"] if agent in self.agents else self._play.nothing
        return mask
