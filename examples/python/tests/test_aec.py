"""The environment of the agent-environment cycle keeps what PettingZoo documents for it: who may act, what is earned
when, how agents leave, what a seed decides: in itself, above small stand-ins for the packages, and above the packages
themselves where they are installed."""

import copy
import pickle
import sys

import numpy as np
import pytest
import zoo

import regelwerk
from regelwerk import cycle, spaces
from regelwerk.optional import installed


def play(env, seed, check=lambda env, agent, last: None, most=5000):
    """Plays at random, by a mask alone, until all agents have left; answers who acted with what."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    acted = []
    for agent in env.agent_iter(most):
        last = env.last()
        check(env, agent, last)
        observation, _, termination, truncation, _ = last
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        acted.append((agent, action))
        env.step(action)
    return acted


def test_attributes_and_spaces(env):
    assert env.agents == []
    assert env.max_num_agents == len(env.possible_agents) == len(set(env.possible_agents))
    assert env.unwrapped is env
    assert env.metadata["name"] == str(env)
    assert set(env.metadata["render_modes"]) == {"ansi", "human"}
    for agent in env.possible_agents:
        assert env.action_space(agent) is env.action_space(agent)
        assert env.observation_space(agent) is env.observation_space(agent)
        assert type(env.action_space(agent)).__name__ == "Discrete"
        assert env.action_space(agent).n == env.game.policy_size
        assert env.observation_space(agent).contains(env.observation_space(agent).sample())
    for ask in (env.last, env.state, lambda: env.step(0), lambda: list(env.agent_iter())):
        with pytest.raises(RuntimeError, match="reset"):
            ask()


def test_reset(env):
    for _ in range(2):
        env.reset(seed=3)
        assert env.agents == env.possible_agents
        assert env.num_agents == env.max_num_agents
        assert env.agent_selection in env.agents
        for facts in (env.rewards, env.terminations, env.truncations, env.infos):
            assert list(facts) == env.agents
        assert not any([*env.rewards.values(), *env.terminations.values(), *env.truncations.values()])
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))


def test_a_whole_game(env):
    """Within a game all that is asked of an environment holds at every step, for every agent."""
    earned = dict.fromkeys(env.possible_agents, 0.0)
    left = []

    def check(env, agent, last):
        observation, reward, termination, truncation, info = last
        assert agent == env.agent_selection
        assert agent in env.agents and agent not in left
        assert list(env.rewards) == list(env.terminations) == list(env.truncations) == list(env.infos) == env.agents
        assert isinstance(reward, float) and isinstance(info, dict)
        for each in env.agents:
            seen = env.observe(each)
            assert env.observation_space(each).contains(seen)
            assert seen["action_mask"].any() == (each == agent and not termination and not truncation)
        assert (observation["observation"] == env.observe(agent)["observation"]).all()
        earned[agent] += reward
        if termination or truncation:
            left.append(agent)

    acted = play(env, 5, check)
    assert env.agents == [] and sorted(left) == sorted(env.possible_agents)
    assert [agent for agent, action in acted if action is None] == left
    assert list(earned.values()) == list(env.game.payoffs(env.state()))


def test_an_agent_earns_what_came_since_it_acted(env):
    """The cumulative reward is the sum of the rewards of all steps since the agent's own last one."""
    env.reset(seed=8)
    open_sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(4000):
        observation, reward, termination, truncation, _ = env.last()
        assert reward == pytest.approx(open_sums[agent])
        over = termination or truncation
        if not over:
            open_sums[agent] = 0.0
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        for each in env.agents:
            open_sums[each] += env.rewards[each]
    assert env.agents == []


def test_the_same_seed_plays_the_same_game(aec, env):
    first = play(env, 21)
    end = env.state()
    assert play(env, 21) == first and env.state() == end
    assert play(env, 22) != first
    other = aec.env(env.game.title)
    assert play(other, 21) == first


def test_what_is_not_allowed(aec, env):
    env.reset(seed=1)
    before = env.state()
    mask = env.last()[0]["action_mask"]
    for wrong in (int(np.flatnonzero(mask == 0)[0]), -1, env.game.policy_size, None):
        with pytest.raises(ValueError, match="no legal move"):
            env.step(wrong)
    assert env.state() == before
    with pytest.raises(ValueError, match="render_mode"):
        aec.env(env.game.title, render_mode="rgb_array")
    with pytest.raises(ValueError, match="cap"):
        aec.env(env.game.title, cap=0)


def test_who_is_over_can_only_leave(aec):
    env = aec.env("tock", seats=2, quick_start=True)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
    assert all(env.terminations.values()) and sum(env.rewards.values()) == pytest.approx(1)
    with pytest.raises(ValueError, match="only do None"):
        env.step(0)
    env.step(None)
    assert env.num_agents == 1
    env.step(None)
    assert env.agents == [] and list(env.agent_iter()) == []


def test_a_game_is_cut_off_at_the_cap(aec):
    env = aec.env("tock", cap=30)
    acted = play(env, 4)
    assert [action for _, action in acted[-4:]] == [None] * 4
    env.reset(seed=4)
    while not any(env.truncations.values()):
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
    assert not any(env.terminations.values())
    assert all(0 < reward < 1 for reward in env.rewards.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.possible_agents)


def test_an_illegal_move_may_end_the_game(aec):
    env = aec.env("tock", illegal_reward=-1)
    env.reset(seed=4)
    agent, before = env.agent_selection, env.state()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    assert all(env.terminations.values()) and not any(env.truncations.values()) and env.state() == before
    left = {}
    for each in env.agent_iter():
        left[each] = env.last()[1]
        env.step(None)
    assert env.agents == [] and left == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    env.reset(seed=4)
    with pytest.raises(ValueError, match="no legal move"):
        env.step(None)


@pytest.mark.parametrize("place", zoo.PLACES)
def test_base_and_spaces_are_those_of_the_packages_where_they_are(place):
    with zoo.aec_at(place) as aec:
        base, found = (cycle, spaces) if place == "alone" else map(sys.modules.get, ("pettingzoo", "gymnasium.spaces"))
        env = aec.env("tock")
        assert isinstance(env, base.AECEnv)
        assert type(env.action_space("seat_0")) is found.Discrete
        assert type(env.observation_space("seat_0")) is found.Dict
        assert {type(space) for space in env.observation_space("seat_0").spaces.values()} == {found.Box}


def test_a_package_that_is_broken_is_not_taken_for_one_that_is_missing(monkeypatch, tmp_path):
    assert installed("no_such_package") is None and installed("no_such_package.part") is None
    (tmp_path / "broken_package.py").write_text("import no_such_package\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        installed("broken_package")


def test_copies_and_pickles_go_their_own_way(env):
    env.reset(seed=6)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before, masks = env.state(), [each.last()[0]["action_mask"] for each in (env, other)]
        assert other.state() == before and (masks[0] == masks[1]).all()
        other.step(int(np.flatnonzero(masks[1])[0]))
        assert other.state() != before == env.state()


def test_iteration_stops_where_it_is_told(env):
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter(3):
        env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
        steps += 1
    assert steps == 3
    assert env.last(observe=False)[0] is None


def test_rendering_and_telling(aec, capsys):
    env = aec.env("tock", "seats=2", render_mode="ansi", narrate=True)
    env.reset(seed=1, options={"start": "first_dealer=0"})
    assert str(env.game.view(env.state(), None)) == env.render()
    env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
    told = env.infos["seat_0"]["told"]
    assert told and all(isinstance(sentence, str) for sentence in told)
    human = aec.env("tock", seats=2, render_mode="human")
    human.reset(seed=1)
    human.step(human.action_space(human.agent_selection).sample(human.last()[0]["action_mask"]))
    assert capsys.readouterr().out.startswith("tock")
    silent = aec.env("tock")
    silent.reset()
    assert silent.render() is None
    silent.close()


def test_spaces():
    discrete = spaces.Discrete(3)
    assert 2 in discrete and np.int64(0) in discrete
    assert not any(value in discrete for value in (3, -1, 1.0, True, "1"))
    assert {discrete.sample([0, 1, 0]) for _ in range(9)} == {1}
    with pytest.raises(ValueError, match="mask"):
        discrete.sample([0, 0, 0])
    discrete.seed(1)
    first = [discrete.sample() for _ in range(9)]
    discrete.seed(1)
    assert [discrete.sample() for _ in range(9)] == first
    box = spaces.Box(0, 1, (2,), np.float32)
    assert np.array([0, 1], np.float32) in box
    assert not any(v in box for v in (np.array([0, 2], np.float32), np.zeros(2), np.zeros(3, np.float32), [0, 1]))
    both = spaces.Dict({"a": discrete, "b": box})
    assert both.sample() in both and {"a": 1} not in both
    assert len(both) == 2 and list(both) == ["a", "b"] and both["a"] is discrete
    assert list(both.keys()) == ["a", "b"] and list(both.items()) == [("a", discrete), ("b", box)]
    assert list(both.values()) == [discrete, box] and both.get("c") is None
    assert both == spaces.Dict({"a": discrete, "b": box}) != spaces.Dict({"a": discrete})
    assert hash(both) == hash(spaces.Dict({"a": discrete, "b": box})) and discrete.start == 0
    assert spaces.Discrete(3) == discrete != spaces.Discrete(4)


def test_actions_are_not_cut(env):
    env.reset(seed=1)
    before = env.state()
    legal = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
    for wrong in (legal + 0.9, float(legal), np.float32(legal), str(legal), [legal], float("nan")):
        with pytest.raises(TypeError, match="an action is a whole number, not"):
            env.step(wrong)
    for wrong in (-1, 2**70, None):
        with pytest.raises(ValueError, match="has no legal move with index"):
            env.step(wrong)
    assert env.state() == before
    env.step(np.int16(legal) if legal < 2**15 else legal)


def test_what_is_asked_after_the_end_is_refused(env):
    play(env, 2, most=10**6)
    assert env.agents == []
    for ask in (lambda: env.step(0), lambda: env.step(None), env.last):
        with pytest.raises(RuntimeError, match="the game is over and every agent has left"):
            ask()
    assert list(env.agent_iter()) == []


def test_an_agent_that_there_is_not_is_refused(env):
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        for wrong in ("seat_99", None, 0):
            with pytest.raises(ValueError, match="there is no agent .* there are seat_0"):
                ask(wrong)


def test_environments_without_a_seed_differ(aec):
    def first_states():
        env = aec.env("clockman")
        found = []
        for _ in range(8):
            env.reset()
            found.append(env.state())
        return found

    assert first_states() != first_states()


def test_a_reset_that_is_refused_changes_nothing(aec, env):
    env.reset(seed=1)
    before = env.state()
    for wrong in (-1, 1.5, "1"):
        with pytest.raises((TypeError, ValueError)):
            env.reset(seed=wrong)
    with pytest.raises(regelwerk.OptionsError):
        env.reset(seed=2, options={"start": "no=such"})
    assert env.state() == before
    env.reset()
    again = aec.env(env.game.title)
    again.reset(seed=1)
    again.reset()
    assert env.state() == again.state()
    with pytest.raises(TypeError):
        aec.env("tock", cap=1.5)
