"""The games as environments of the agent-environment cycle, as PettingZoo has them: agents act one after another, and
each learns what it has earned since it last acted. Where PettingZoo is installed, environments are AECEnvs of its own,
and where gymnasium is, their spaces are gymnasium's. Where they are not, stand-ins behave alike; numpy is enough.

    env = regelwerk.aec.env("tock", seats=3)
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        action = None if over else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
"""

from __future__ import annotations

import importlib
import operator
import secrets
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _regelwerk, load
from .errors import RegelwerkError
from .optional import installed

if TYPE_CHECKING:
    from . import cycle, spaces
else:
    spaces = installed("gymnasium.spaces") or importlib.import_module(".spaces", __package__)
    cycle = installed("pettingzoo") or importlib.import_module(".cycle", __package__)

__all__ = ["PICTURES", "AECEnv", "env"]

Observation = dict[str, Any]

PICTURES: dict[str, Callable[[Any, Any], Any]] = {"ansi": lambda game, view: str(view)}
"""How a spectator's view of a game is rendered, by the name of the render mode."""


class AECEnv(cycle.AECEnv):
    """A game whose seats act one after another. Chance is drawn inside; the end pays every seat from 0 to 1."""

    metadata: dict[str, Any] = {"render_modes": [*PICTURES, "human"], "name": "regelwerk", "is_parallelizable": False}

    possible_agents: list[str]
    """All agents that there are, in the order of their seats."""
    agents: list[str]
    """Those who are still in the game; none before the first reset and after the last step."""
    agent_selection: str
    """Who acts next."""
    rewards: dict[str, float]
    """What each agent earned by the last step."""
    terminations: dict[str, bool]
    """True for agents whose game is over by its rules."""
    truncations: dict[str, bool]
    """True for agents whose game was cut off."""
    infos: dict[str, dict[str, Any]]
    """Of each agent, if the environment narrates, what it was told about the last step: {"told": [sentence, ...]}."""
    observation_spaces: dict[str, Any]
    """What each agent can see."""
    action_spaces: dict[str, Any]
    """What each agent can do."""

    def __init__(
        self,
        game: Any,
        render_mode: str | None = None,
        cap: int = 20_000,
        narrate: bool = False,
        illegal_reward: float | None = None,
    ) -> None:
        """`cap`: a game is cut off after so many moves, chance included. `narrate`: infos tell what happens.
        `illegal_reward`: an illegal move ends the game and earns its agent this, and all others nothing, for programs
        that act without a look at the mask; it raises if this is None."""
        super().__init__()
        modes = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise RegelwerkError(f"render_mode is None or one of {', '.join(modes)}, not {render_mode!r}")
        if operator.index(cap) < 1:
            raise RegelwerkError("cap is at least 1")
        self.game = game
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": game.title.replace(" ", "_")}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents = []
        self._cap = cap
        self._narrates = narrate
        self._illegal_reward = None if illegal_reward is None else float(illegal_reward)
        self.action_spaces = {agent: spaces.Discrete(game.policy_size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self._random = _regelwerk.Random(secrets.randbits(64))
        self._cumulative_rewards: dict[str, float] = {}
        self._moves = 0
        self._state: Any = None

    def _seen(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.game.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.policy_size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        """What an agent can see: always the same object for an agent."""
        return self.observation_spaces[self._agent(agent)]

    def action_space(self, agent: str) -> Any:
        """What an agent can do: always the same object for an agent."""
        return self.action_spaces[self._agent(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. The same seed draws the same chance; without one, chance goes on as it was, and an environment
        that was never given one draws as no other does. `options` may hold setup facts, {"start": "first_dealer=1"}."""
        if options is not None and not isinstance(options, dict):
            raise TypeError(f"options is a dict or None, not {type(options).__name__}")
        random = self._random if seed is None else _regelwerk.Random(seed)
        self._state = self.game.initial((options or {}).get("start", ""))
        self._random = random
        self._moves = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._clear_infos()
        self._let_chance_decide()
        self._select()

    def step(self, action: int | None) -> None:
        """The move of the agent that acts next, by its policy index; None for one whose game is over."""
        self._expect_agents()
        agent = self.agent_selection
        if self._is_over(agent):
            self._leave(action)
            return
        move = None if action is None else self.game.policy_move(self._view(agent), _whole(action))
        if move is None and (action is None or self._illegal_reward is None):
            raise RegelwerkError(f"{agent} has no legal move with index {action}")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._clear_infos()
        if move is None:
            self._end_by_illegal_move()
        else:
            self._make(move)
            self._let_chance_decide()
            self._end_if_over()
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and which of its moves are legal now: none while others act or its game is over."""
        self._expect_reset()
        view = self._view(agent)
        mask = np.zeros(self.game.policy_size, np.int8)
        if not self._is_over(agent):
            self.game.legal_mask(view, mask)
        return {"observation": self.game.observe(view), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Of the agent that acts next: what it sees, what it earned since it last acted, whether its game is over or
        was cut off, and its info."""
        self._expect_agents()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        """The agent that acts next, again and again, until all have left or so many have acted."""
        self._expect_reset()
        return super().agent_iter(max_iter)

    def state(self) -> Any:
        """The whole position, hidden things included; a State of the title."""
        self._expect_reset()
        return self._state

    def render(self) -> Any:
        """What a spectator knows: answered as PICTURES has it for the mode, as a line of text if that is "ansi"; as a
        line of text, too, but printed if the mode is "human"."""
        if self.render_mode is None:
            return None
        self._expect_reset()
        view = self.game.view(self._state, None)
        if self.render_mode != "human":
            return PICTURES[self.render_mode](self.game, view)
        print(PICTURES["ansi"](self.game, view))
        return None

    def close(self) -> None:
        """Nothing needs to be closed."""

    def _expect_reset(self) -> None:
        if self._state is None:
            raise RuntimeError("reset the environment first")

    def _expect_agents(self) -> None:
        self._expect_reset()
        if not self.agents:
            raise RuntimeError("the game is over and every agent has left; reset the environment")

    def _agent(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise RegelwerkError(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return agent

    def _view(self, agent: str) -> Any:
        return self.game.view(self._state, self.possible_agents.index(self._agent(agent)))

    def _is_over(self, agent: str) -> bool:
        return agent not in self.agents or self.terminations[agent] or self.truncations[agent]

    def _clear_infos(self) -> None:
        self.infos = {agent: {"told": []} if self._narrates else {} for agent in self.agents}

    def _make(self, move: Any) -> None:
        self._moves += 1
        if not self._narrates:
            self._state = self.game.play(self._state, move)
            return
        before = {agent: self._view(agent) for agent in self.agents}
        self._state, events = self.game.play_with_events(self._state, move)
        for agent in self.agents:
            seat = self.possible_agents.index(agent)
            shown = [self.game.shown(event, seat) for event in events]
            self.infos[agent]["told"] += self.game.told(before[agent], shown)

    def _let_chance_decide(self) -> None:
        while self.game.actor(self._state).is_chance:
            self._make(self.game.sample(self._state, self._random))

    def _end_if_over(self) -> None:
        is_over = self.game.actor(self._state).is_nobody
        if not is_over and self._moves < self._cap:
            return
        for agent, payoff in zip(self.possible_agents, self.game.payoffs(self._state)):
            self.rewards[agent] = payoff
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, not is_over)

    def _end_by_illegal_move(self) -> None:
        assert self._illegal_reward is not None
        self.rewards[self.agent_selection] = self._illegal_reward
        self.terminations = dict.fromkeys(self.agents, True)

    def _select(self) -> None:
        actor = self.game.actor(self._state)
        self.agent_selection = self.possible_agents[actor.seat] if actor.is_seat else self.agents[0]

    def _leave(self, action: int | None) -> None:
        if action is not None:
            raise RegelwerkError("an agent whose game is over can only do None")
        self._was_dead_step(None)


def _whole(action: Any) -> int:
    """A whole number, of Python or of numpy; a float is not cut."""
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


def env(
    title: str,
    options: str = "",
    *,
    render_mode: str | None = None,
    cap: int = 20_000,
    narrate: bool = False,
    illegal_reward: float | None = None,
    **more: Any,
) -> AECEnv:
    """The environment of a title with these options, see regelwerk.load and AECEnv."""
    return AECEnv(load(title, options, **more), render_mode, cap, narrate, illegal_reward)
