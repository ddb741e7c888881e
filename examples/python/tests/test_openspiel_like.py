"""The games as OpenSpiel has games: random simulations that ask at every node what that API promises."""

import copy
import pickle
import random as python_random

import pytest
from conftest import TITLES

import regelwerk
from regelwerk import RegelwerkError
from regelwerk import openspiel_like as spiel

NAMES = [title.replace(" ", "_") for title in TITLES]


@pytest.fixture(params=NAMES)
def game(request):
    return spiel.load_game(request.param)


def check_chance_node(game, state):
    outcomes = state.chance_outcomes()
    assert [action for action, _ in outcomes] == state.legal_actions() == state.legal_actions(spiel.PlayerId.CHANCE)
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert all(0 < probability <= 1 and 0 <= action < game.max_chance_outcomes() for action, probability in outcomes)
    assert state.legal_actions(0) == []


def check_player_node(game, state):
    player = state.current_player()
    legal = state.legal_actions()
    assert legal == sorted(set(legal)) == state.legal_actions(player) and legal
    assert all(0 <= action < game.num_distinct_actions() for action in legal)
    mask = state.legal_actions_mask()
    assert [action for action, is_legal in enumerate(mask) if is_legal] == legal
    assert len(mask) == game.num_distinct_actions()
    for other in range(game.num_players()):
        if other != player:
            assert state.legal_actions(other) == []
            assert sum(state.legal_actions_mask(other)) == 0
    with pytest.raises(RegelwerkError):
        state.chance_outcomes()


def check_node(game, state):
    """What holds wherever a game stands."""
    assert (state.is_chance_node(), state.is_player_node(), state.is_terminal(), False) == (
        state.current_player() == -1,
        state.current_player() >= 0,
        state.current_player() == -4,
        state.is_simultaneous_node(),
    )
    assert len(state.returns()) == game.num_players()
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
    assert state.returns() == [state.player_return(player) for player in range(game.num_players())]
    assert state.rewards() == [state.player_reward(player) for player in range(game.num_players())]
    if state.is_terminal():
        assert state.legal_actions() == []
    elif state.is_chance_node():
        check_chance_node(game, state)
    else:
        check_player_node(game, state)
    for action in state.legal_actions()[:3]:
        word = state.action_to_string(action)
        assert state.action_to_string(state.current_player(), action) == word
        assert state.string_to_action(word) == action


def check_copies(game, state):
    """Copies are equal, and go their own way."""
    texts = str(state), state.history(), [state.information_state_string(p) for p in range(game.num_players())]
    again = [state.clone(), copy.deepcopy(state), game.deserialize_state(state.serialize())]
    again += [pickle.loads(pickle.dumps(state)), spiel.deserialize_game_and_state(
        spiel.serialize_game_and_state(game, state))[1]]
    for other in again:
        assert (str(other), other.history()) == texts[:2]
        assert [other.information_state_string(p) for p in range(game.num_players())] == texts[2]
    if not state.is_terminal():
        again[0].apply_action(again[0].legal_actions()[0])
        assert state.child(state.legal_actions()[0]).history() == again[0].history()
    assert (str(state), state.history()) == texts[:2]


def check_information(game, state, random):
    """What a player sees, and states that it may imagine."""
    for player in range(game.num_players()):
        tensor = state.observation_tensor(player)
        assert [len(tensor)] == game.observation_tensor_shape() == [game.observation_tensor_size()]
        assert state.observation_string(player) == str(state.position().game.view(state.position(), player))
        imagined = state.resample_from_infostate(player, random.random)
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.observation_tensor(player) == tensor
        assert imagined.current_player() == state.current_player()
        if state.current_player() == player:
            assert imagined.legal_actions() == state.legal_actions()
        assert str(game.deserialize_state(imagined.serialize())) == str(imagined)
        with pytest.raises(RegelwerkError, match="no history"):
            imagined.history()


def test_random_simulation(game):
    random = python_random.Random(4)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.move_number() < 300:
            check_node(game, state)
        if state.move_number() in (0, 10, 33, 90):
            check_copies(game, state)
            check_information(game, state, random)
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    check_node(game, state)
    check_copies(game, state)
    assert len(state.history()) == state.move_number() == len(state.full_history())
    assert state.history_str().count(",") == state.move_number() - 1
    assert state.returns() == list(game.rules.payoffs(state.position()))


def test_probabilities_are_the_rules_weights(game):
    state = game.new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    rules, position = game.rules, state.position()
    for action, probability in state.chance_outcomes():
        code = rules.codes(position)[action]
        assert probability == rules.weight(position, code) / rules.total_weight(position)


def test_information_states_tell_apart_what_was_seen():
    """Two worlds that a player cannot tell apart have one information state; what it sees parts them."""
    game = spiel.load_game("tock(seats=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    other = game.new_initial_state()
    for action in state.history()[:-1]:
        other.apply_action(action)
    other.apply_action(other.legal_actions()[0])
    texts = [(state.information_state_string(player), other.information_state_string(player)) for player in (0, 1)]
    assert sorted(a == b for a, b in texts) == [False, True]


def test_games_by_name():
    assert spiel.registered_names() == NAMES
    game = spiel.load_game("tock(seats=3,own_start=closed)")
    assert game == spiel.load_game("tock", {"seats": 3, "own_start": "closed"}) == spiel.load_game(str(game))
    assert hash(game) == hash(spiel.load_game(str(game)))
    assert (game.num_players(), game.get_parameters()["own_start"], game.short_name()) == (3, "closed", "tock")
    assert game.utility_sum() is None and not game.provides_information_state_tensor()
    assert repr(pickle.loads(pickle.dumps(game))) == repr(game)
    gang = spiel.load_game("clou(thieves=matt+janet)")
    assert spiel.load_game(str(gang)) == gang


def test_refusals():
    game = spiel.load_game("tock", {"seats": 2})
    for name in ("chess", "tock(", "tock()x", ""):
        with pytest.raises(RegelwerkError, match="there are tock"):
            spiel.load_game(name)
    with pytest.raises(regelwerk.OptionsError):
        spiel.load_game("tock(seats=9)")
    state = game.new_initial_state()
    before = str(state)
    for action in (-1, 10_000):
        with pytest.raises(RegelwerkError):
            state.apply_action(action)
    while state.is_chance_node():
        state.apply_action(0)
    for action in (-1, game.num_distinct_actions()):
        with pytest.raises(RegelwerkError):
            state.apply_action(action)
    assert str(game.new_initial_state()) == before
    with pytest.raises(RegelwerkError):
        state.observation_tensor(7)
    with pytest.raises(RegelwerkError):
        state.resample_from_infostate(2, lambda: 0.5)
    for wrong in (0.9, float("nan"), "0", None):
        with pytest.raises(TypeError):
            state.apply_action(wrong)
    for number in (-0.1, 1.0, float("nan"), float("inf")):
        with pytest.raises(RegelwerkError, match="from 0 to below 1"):
            state.resample_from_infostate(0, lambda: number)  # noqa: B023
    for text in (
        "", "{}", "[]", '{"actions": [99999]}', "5", '{"actions": 5}', '{"actions": [0.5]}', '{"actions": ["a"]}',
        '{"actions": [], "imagined": "x", "player": 0}', '{"actions": [], "imagined": 5}', "[" * 10**5,
    ):  # fmt: skip
        with pytest.raises(RegelwerkError):
            game.deserialize_state(text)
        with pytest.raises(RegelwerkError):
            spiel.deserialize_game_and_state(text)
