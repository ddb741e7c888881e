"""What PettingZoo's own tests ask of an environment, asked of every title: what they refuse and what they warn of both
fail here. Where the packages are installed, those tests themselves run as well."""

import collections
import itertools
import re
import warnings

import numpy as np
import pytest
import zoo
from conftest import TITLES


@pytest.fixture(autouse=True)
def no_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def action_of(env, agent):
    """A legal action of the agent that acts next, drawn from its space by its mask; None if it is over."""
    seen, _, terminated, truncated, _ = env.last()
    return None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"])


def check_number(reward):
    assert isinstance(reward, (int, float, np.number)) and not isinstance(reward, bool)
    assert np.isfinite(float(reward))


def check_observation(env, agent, seen, first):
    """It lies in its space, and is an array that looks like the first one."""
    assert env.observation_space(agent).contains(seen), "out of bounds"
    array, other = seen["observation"], first["observation"]
    assert isinstance(array, np.ndarray) and type(array) is type(other)
    assert array.shape == other.shape and array.ndim <= 3 and array.size > 1
    assert array.dtype == env.observation_space(agent)["observation"].dtype and np.can_cast(array.dtype, np.float64)
    assert np.isfinite(array).all() and array.any()


def check_keys(env):
    for facts in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
        assert isinstance(facts, dict) and set(facts) == set(env.agents)
    assert env.num_agents == len(env.agents)
    assert set(env.agents) <= set(env.possible_agents)


def test_what_an_environment_has(aec, env):
    base = aec.cycle.AECEnv
    assert isinstance(env, base)
    # Who renders has to close, too.
    assert type(env).render is not getattr(base, "render", None) and type(env).close is not getattr(base, "close", None)
    assert isinstance(env.metadata["name"], str) and isinstance(env.metadata["render_modes"], list)
    assert env.metadata["is_parallelizable"] is False
    assert isinstance(env.possible_agents, list) and str(env) == env.metadata["name"]


def test_a_fresh_game(env):
    env.reset()
    assert not any([*env.terminations.values(), *env.truncations.values()])
    assert isinstance(env.num_agents, int) and env.num_agents > 0
    check_keys(env)
    first, *_ = env.last()
    check_observation(env, env.agent_selection, first, first)
    assert env.last(observe=False)[0] is None
    seen = env.observe(env.agent_selection)
    assert all((seen[key] == first[key]).all() for key in first) and seen.keys() == first.keys()


def test_spaces(aec, env):
    env.reset()
    for agent, other in itertools.product(env.agents, repeat=2):
        for space_of in (env.observation_space, env.action_space):
            assert isinstance(space_of(agent), aec.spaces.Space)
            assert space_of(agent) is space_of(agent)
            assert type(space_of(agent)) is type(space_of(other)) and space_of(agent) == space_of(other)
            assert agent == other or space_of(agent) is not space_of(other)
        assert re.fullmatch("[a-z]+_[0-9]+", agent)
        assert isinstance(env.action_space(agent), aec.spaces.Discrete)
        assert set(env.observation_space(agent)) == {"observation", "action_mask"}
        box = env.observation_space(agent)["observation"]
        assert box.shape == box.low.shape == box.high.shape and box.dtype == box.low.dtype
        assert np.isfinite(box.low).all() and np.isfinite(box.high).all() and (box.low < box.high).all()


def test_a_whole_game(env):
    """Rewards add up until they are told, agents leave once and for good, and nobody is skipped."""
    env.reset()
    first, *_ = env.last()
    alive, gone, acted = set(env.agents), set(), set()
    earned = collections.defaultdict(float)
    for agent in env.agent_iter():
        acted.add(agent)
        assert agent not in gone and isinstance(env.infos[agent], dict)
        seen, reward, terminated, truncated, info = env.last()
        assert alive <= set(env.agents)
        assert reward == earned[agent]
        assert type(terminated) is bool and terminated == env.terminations[agent]
        assert type(truncated) is bool and truncated == env.truncations[agent]
        assert info == env.infos[agent]
        check_number(reward)
        check_observation(env, agent, seen, first)
        if terminated or truncated:
            alive.remove(agent)
            gone.add(agent)
        earned[agent] = 0.0
        env.step(action_of(env, agent))
        for each, more in env.rewards.items():
            check_number(more)
            earned[each] += more
        check_keys(env)
    assert env.agents == [] and gone == acted == set(env.possible_agents)


def test_the_few_agents_that_are_asked_first(env):
    """What is asked of the first few steps holds again in the next game."""
    for _ in range(2):
        env.reset()
        for agent in env.agent_iter(env.num_agents * 2):
            env.step(action_of(env, agent))
            check_keys(env)


def test_actions_of_any_whole_type(aec, env):
    for kind in (int, np.int64, np.int32):
        env.reset()
        env.step(kind(action_of(env, env.agent_selection)))
    # The same action in another game may be illegal there, which must not raise if a reward is set on that.
    lenient = aec.env(env.game.title, illegal_reward=-1.0)
    for action in range(0, env.game.policy_size, 1 + env.game.policy_size // 20):
        lenient.reset()
        lenient.step(np.int32(action))
        check_keys(lenient)


@pytest.mark.parametrize("title", TITLES)
def test_rendering(aec, title, capsys):
    for mode in aec.AECEnv.metadata["render_modes"]:
        env = aec.env(title, render_mode=mode)
        env.reset()
        for agent in env.agent_iter(10):
            env.step(action_of(env, agent))
            rendered = env.render()
            assert rendered is None if mode == "human" else isinstance(rendered, str) and rendered
        env.close()
    assert capsys.readouterr().out.startswith(title.split()[0])


def alike(one, other):
    """Equal in every part and in its type."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    return type(one) is type(other) and one == other


def check_same_course(one, other, steps):
    for env in (one, other):
        env.reset(seed=42)
        for number, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(42 + number)
    for agent, same_agent in itertools.islice(zip(one.agent_iter(), other.agent_iter()), steps):
        assert agent == same_agent
        assert all(alike(*each) for each in zip(one.last(), other.last()))
        action, same_action = action_of(one, agent), action_of(other, agent)
        assert alike(action, same_action)
        one.step(action)
        other.step(same_action)


def test_seeds(aec, env):
    """Equal seeds give equal games, whatever was played before."""
    other = aec.env(env.game.title)
    check_same_course(env, other, 150)
    env.reset()
    for agent in env.agent_iter(7):
        env.step(action_of(env, agent))
    check_same_course(env, other, 150)


@pytest.mark.skipif(not zoo.ARE_INSTALLED, reason="pettingzoo and gymnasium are not installed")
@pytest.mark.parametrize("title", TITLES)
def test_pettingzoos_own_tests(title):
    with zoo.aec_at("installed") as aec:
        from pettingzoo.test import api_test, seed_test

        with warnings.catch_warnings():
            warnings.simplefilter("default")
            # A reward instead of an error, where it acts without a look at the mask of this very game.
            api_test(aec.env(title, illegal_reward=-1.0), num_cycles=300)
            seed_test(lambda: aec.env(title), num_cycles=100)
