"""Where regelwerk.aec finds the packages pettingzoo and gymnasium: nowhere, in small stand-ins that ask of their users
what the packages ask, or installed."""

import contextlib
import importlib.util
import sys
import types

import numpy as np
import pytest

import regelwerk

PACKAGES = ["gymnasium", "pettingzoo"]
ARE_INSTALLED = all(importlib.util.find_spec(name) for name in PACKAGES)
PLACES = ["alone", "stand_ins", *(["installed"] if ARE_INSTALLED else [])]


class Space:
    """A space that a subclass fills; its random numbers are drawn by one generator."""

    def __init__(self, shape=None, dtype=None):
        self.shape = shape
        self.dtype = None if dtype is None else np.dtype(dtype)
        self.seed()

    def seed(self, seed=None):
        self.np_random = np.random.default_rng(seed)

    def __contains__(self, value):
        return self.contains(value)

    def __eq__(self, other):
        return type(self) is type(other) and self.key() == other.key()

    __hash__ = None


class Discrete(Space):
    def __init__(self, n):
        assert isinstance(n, (int, np.integer)) and n > 0
        super().__init__((), np.int64)
        self.n = np.int64(n)

    def key(self):
        return self.n

    def sample(self, mask=None):
        if mask is None:
            return self.np_random.integers(self.n)
        assert isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (self.n,), "a mask of int8"
        assert np.all((mask == 0) | (mask == 1)), "a mask of zeros and ones"
        legal = np.flatnonzero(mask)
        return np.int64(self.np_random.choice(legal)) if legal.size else np.int64(0)

    def contains(self, value):
        return isinstance(value, (int, np.integer)) and 0 <= value < self.n


class Box(Space):
    def __init__(self, low, high, shape=None, dtype=np.float32):
        super().__init__(tuple(shape), dtype)
        self.low, self.high = np.full(shape, low, dtype), np.full(shape, high, dtype)

    def key(self):
        return self.shape, str(self.dtype), self.low.tobytes(), self.high.tobytes()

    def sample(self, mask=None):
        assert mask is None, "a box takes no mask"
        if self.dtype.kind == "i":
            return self.np_random.integers(self.low, self.high, endpoint=True, dtype=self.dtype.type)
        return self.np_random.uniform(self.low, self.high).astype(self.dtype)

    def contains(self, value):
        fits = np.can_cast(value.dtype, self.dtype) and value.shape == self.shape
        return bool(fits and np.all(value >= self.low) and np.all(value <= self.high))


class Dict(Space):
    def __init__(self, spaces):
        assert all(isinstance(space, Space) for space in spaces.values())
        super().__init__()
        self.spaces = dict(spaces)

    def key(self):
        return {name: space.key() for name, space in self.spaces.items()}

    def seed(self, seed=None):
        for space in getattr(self, "spaces", {}).values():
            space.seed(seed)

    def sample(self, mask=None):
        return {name: space.sample() for name, space in self.spaces.items()}

    def contains(self, value):
        return value.keys() == self.spaces.keys() and all(self[name].contains(value[name]) for name in value)

    def __getitem__(self, name):
        return self.spaces[name]

    def __iter__(self):
        return iter(self.spaces)

    def __len__(self):
        return len(self.spaces)


class Turns:
    """What iterates over the agents of an environment; it is no iterator itself."""

    def __init__(self, env, most):
        self.env, self.most = env, most

    def __iter__(self):
        for _ in range(self.most) if self.most < sys.maxsize else iter(int, 1):
            if not self.env.agents:
                return
            yield self.env.agent_selection


class AECEnv:
    """The members that a subclass inherits, and the methods that it has to write."""

    def __init__(self):
        pass

    def step(self, action):
        raise NotImplementedError

    def reset(self, seed=None, options=None):
        raise NotImplementedError

    def observe(self, agent):
        raise NotImplementedError

    def render(self):
        raise NotImplementedError

    def state(self):
        raise NotImplementedError

    def observation_space(self, agent):
        raise NotImplementedError

    def action_space(self, agent):
        raise NotImplementedError

    def close(self):
        pass

    num_agents = property(lambda self: len(self.agents))
    max_num_agents = property(lambda self: len(self.possible_agents))
    unwrapped = property(lambda self: self)

    def agent_iter(self, max_iter=2**63):
        return Turns(self, max_iter)

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        facts = (self._cumulative_rewards, self.terminations, self.truncations, self.infos)
        return (seen, *(fact[agent] for fact in facts))

    def _accumulate_rewards(self):
        for agent in self.rewards:
            self._cumulative_rewards[agent] += self.rewards[agent]

    def _was_dead_step(self, action):
        if action is not None:
            raise ValueError("a dead agent has no action but None")
        agent = self.agent_selection
        assert self.terminations[agent] or self.truncations[agent], "this agent is not dead"
        for facts in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del facts[agent]
        self.agents.remove(agent)
        dead = [each for each in self.agents if self.terminations[each] or self.truncations[each]]
        self.agent_selection = dead[0] if dead else agent
        for each in self.rewards:
            self.rewards[each] = 0

    def __str__(self):
        return self.metadata.get("name", type(self).__name__)


def stand_ins():
    """The modules of both packages, with what the adapter uses of them."""
    gymnasium, spaces = types.ModuleType("gymnasium"), types.ModuleType("gymnasium.spaces")
    for each in (Space, Discrete, Box, Dict):
        setattr(spaces, each.__name__, each)
    gymnasium.spaces = spaces
    pettingzoo = types.ModuleType("pettingzoo")
    pettingzoo.AECEnv = AECEnv
    return {"gymnasium": gymnasium, "gymnasium.spaces": spaces, "pettingzoo": pettingzoo}


@contextlib.contextmanager
def aec_at(place):
    """regelwerk.aec as it is imported at a place."""
    with pytest.MonkeyPatch.context() as patch:
        if place != "installed":
            patch.delitem(sys.modules, "gymnasium.spaces", raising=False)
            modules = stand_ins() if place == "stand_ins" else dict.fromkeys(PACKAGES)
            for name, module in modules.items():
                patch.setitem(sys.modules, name, module)
        patch.delitem(sys.modules, "regelwerk.aec", raising=False)
        patch.setattr(regelwerk, "aec", None, raising=False)
        yield importlib.import_module("regelwerk.aec")
