"""What PettingZoo's AECEnv gives to the environments that derive from it, with its names and meanings, for where
PettingZoo is not installed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

__all__ = ["AECEnv"]


class AECEnv:
    """Agents that act one after another, what each has earned, and how they leave."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]

    @property
    def num_agents(self) -> int:
        """How many agents are still in the game."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents there are."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> AECEnv:
        """This environment, which wraps no other."""
        return self

    def observe(self, agent: str) -> Any:
        """What an agent sees now."""
        raise NotImplementedError

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Of the agent that acts next: what it sees, what it earned since it last acted, whether its game is over or
        was cut off, and its info."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        """The agent that acts next, again and again, until all have left or so many have acted."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action: None) -> None:
        agent = self.agent_selection
        self.agents.remove(agent)
        of_agents: tuple[dict[str, Any], ...] = (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        )
        for facts in of_agents:
            del facts[agent]
        # All agents' games end at once: whoever is left leaves next.
        if self.agents:
            self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)

    def __str__(self) -> str:
        return str(self.metadata["name"])
