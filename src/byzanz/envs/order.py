"""PettingZoo's wrapper that refuses what is done in the wrong order."""

from typing import Any

from pettingzoo.utils import wrappers

from byzanz.envs.checks import NOT_OVER, refuse


class InOrder(wrappers.OrderEnforcingWrapper):
    """PettingZoo's own order, except that it would only warn of a step after the end."""

    def step(self, action: Any) -> None:
        """Do an action of the agent in `agent_selection`."""
        if self._has_reset and not self.agents:
            refuse(NOT_OVER)
        super().step(action)
