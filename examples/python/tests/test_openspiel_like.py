"""The games as OpenSpiel has games: random simulations that ask at every node what that API promises."""

import copy
import json
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
        again = game.deserialize_state(imagined.serialize())
        for other in (imagined, again, imagined.clone()):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert (str(other), other.move_number()) == (str(imagined), state.move_number())
        assert imagined.observation_tensor(player) == tensor
        assert imagined.current_player() == state.current_player()
        if state.current_player() == player:
            assert imagined.legal_actions() == state.legal_actions()
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


def branches(game, seed, most):
    """Pairs of states that differ in their last action, on the way through a random game."""
    random = python_random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < most:
        actions = state.legal_actions()
        if len(actions) > 1:
            yield state.child(actions[0]), state.child(random.choice(actions[1:]))
        state.apply_action(random.choice(actions))


@pytest.mark.parametrize("name", NAMES)
def test_information_states_are_equal_where_a_player_cannot_tell(name):
    """Of two states, those that show a player the same have one information state, string and tensor, and the same
    views, moves and worlds to imagine; all others have two."""
    game = spiel.load_game(name)
    alike = []
    for one, other in branches(game, 6, 250):
        # Some titles hide nothing before their middle.
        if any(alike) and one.move_number() > 60:
            break
        for player in range(game.num_players()):
            same = one.information_state_string(player) == other.information_state_string(player)
            alike.append(same)
            tensors = [state.information_state_tensor(player) for state in (one, other)]
            seen = game.observation_tensor_size()
            assert same == (tensors[0] == tensors[1]) == (tensors[0][seen:] == tensors[1][seen:])
            if same:
                assert one.observation_string(player) == other.observation_string(player)
                assert one.observation_tensor(player) == other.observation_tensor(player)
                assert one.legal_actions(player) == other.legal_actions(player)
                worlds = [state.resample_from_infostate(player, lambda: 0.25) for state in (one, other)]
                assert str(worlds[0]) == str(worlds[1])
            if one.history()[-1] != other.history()[-1] and one.full_history()[-1].player == player:
                assert not same, "a player knows what it did"
    is_hidden = game.get_type().information == spiel.GameType.Information.IMPERFECT_INFORMATION
    assert any(alike) == is_hidden and not all(alike)


def test_information_states_recall_everything(game):
    """What a player was told is never forgotten, and holds its own decisions."""
    random = python_random.Random(9)
    state = game.new_initial_state()
    told, decided = [""] * game.num_players(), [[] for _ in range(game.num_players())]
    while not state.is_terminal() and state.move_number() < 150:
        action, player = random.choice(state.legal_actions()), state.current_player()
        if player >= 0:
            decided[player].append("> " + state.action_to_string(action))
        state.apply_action(action)
        for seat, before in enumerate(told):
            told[seat] = state.information_state_string(seat)
            assert told[seat].startswith(before)
    for seat, text in enumerate(told):
        assert [line for line in text.split("\n") if line.startswith("> ")] == decided[seat]
    assert all(decided)


def test_perfect_information_is_what_nobody_hides(game):
    """Where information is said to be perfect, all see every event as it was."""
    random, rules = python_random.Random(2), game.rules
    state = game.new_initial_state()
    is_open = True
    while not state.is_terminal() and state.move_number() < 300:
        action = random.choice(state.legal_actions())
        for event in rules.play_with_events(state.position(), state.action_to_string(action))[1]:
            is_open &= all(rules.shown(event, viewer) == event for viewer in (None, *range(game.num_players())))
        state.apply_action(action)
    assert is_open == (game.get_type().information == spiel.GameType.Information.PERFECT_INFORMATION)


def test_types(game):
    kind = game.get_type()
    assert (kind.short_name, kind.long_name) == (game.short_name(), game.rules.title)
    assert kind.dynamics == spiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.reward_model == spiel.GameType.RewardModel.TERMINAL
    assert kind.provides_information_state_string and kind.provides_information_state_tensor
    assert kind.provides_observation_string and kind.provides_observation_tensor
    assert kind.provides_factored_observation_string and kind.default_loadable
    assert kind.min_num_players <= game.num_players() <= kind.max_num_players
    assert kind.parameter_specification.keys() == game.get_parameters().keys()
    together = spiel.GameType.Utility.IDENTICAL
    assert (kind.utility == together) == (len({game.rules.team(seat) for seat in range(game.num_players())}) == 1)
    assert hash(kind) == hash(game.get_type()) and kind == game.get_type()
    assert kind in spiel.registered_games()


def test_numbers_of_players():
    """As many as the options of the titles say."""
    counts = {kind.short_name: (kind.min_num_players, kind.max_num_players) for kind in spiel.registered_games()}
    for name, found in counts.items():
        seats = [option.choices for option in spiel.load_game(name).rules.option_fields() if option.name == "seats"]
        assert found == (tuple(map(int, seats[0].split(" to "))) if seats else (1, 1))


def test_sizes(game):
    assert game.num_distinct_actions() == game.policy_tensor_shape()[0] == game.rules.policy_size
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0.0, 1.0, None)
    assert [game.observation_tensor_size()] == game.observation_tensor_shape()
    assert [game.information_state_tensor_size()] == game.information_state_tensor_shape()
    state = game.new_initial_state()
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
    assert state.information_state_tensor(0)[: game.observation_tensor_size()] == state.observation_tensor(0)
    lengths = (game.max_chance_nodes_in_history(), game.max_move_number(), game.max_history_length())
    assert set(lengths) == {game.max_game_length()} == {game.get_parameters()["max_game_length"]}
    with pytest.raises(RegelwerkError, match="depends on the state"):
        game.action_to_string(0, 0)


def test_a_game_is_cut_off_at_its_greatest_length(game):
    short = spiel.load_game(game.short_name(), {"max_game_length": 4})
    assert short == spiel.load_game(f"{game.short_name()}( max_game_length=4 )") != game
    assert short == spiel.load_game(str(short)) == pickle.loads(pickle.dumps(short))
    state = short.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.move_number() == len(state.history()) == 4
    assert (state.current_player(), state.legal_actions()) == (spiel.PlayerId.TERMINAL, [])
    assert state.returns() == list(game.rules.payoffs(state.position()))
    with pytest.raises(RegelwerkError, match="the game is over"):
        state.apply_action(0)
    assert state.resample_from_infostate(0, lambda: 0.5).is_terminal()
    again = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(short, state))
    assert again[0] == short and again[1].is_terminal()
    for wrong in (0, -1, 1.5, "x", None):
        with pytest.raises(RegelwerkError, match="max_game_length is a whole number of at least 1"):
            spiel.load_game(game.short_name(), {"max_game_length": wrong})
    for wrong in ("0", "-1", "x", "", "9" * 5000):
        with pytest.raises(RegelwerkError, match="max_game_length is a whole number of at least 1"):
            spiel.load_game(f"{game.short_name()}(max_game_length={wrong})")


def facts(state):
    players = range(state.num_players())
    told = [state.information_state_string(player) for player in players]
    return str(state), state.history(), state.legal_actions(), told, state.is_initial_state()


def test_undoing(game):
    """Back to the beginning, one action after another; and forth again, another way."""
    random = python_random.Random(3)
    state = game.new_initial_state()
    passed = []
    while len(passed) < 25 and not state.is_terminal():
        passed.append((facts(state), state.current_player(), random.choice(state.legal_actions())))
        state.apply_action(passed[-1][2])
    end, copied = facts(state), state.clone()
    for before, player, action in reversed(passed):
        for wrong in ((player, action + 1), (player + 1, action)):
            with pytest.raises(RegelwerkError, match="is not the last one"):
                state.undo_action(*wrong)
        state.undo_action(player, action)
        assert facts(state) == before
    assert state.is_initial_state() and facts(copied) == end
    with pytest.raises(RegelwerkError, match="is not the last one"):
        state.undo_action(0, 0)
    other, way = game.new_initial_state(), python_random.Random(4)
    while not state.is_terminal() and state.move_number() < 20:
        action = way.choice(state.legal_actions())
        state.apply_action(action)
        other.apply_action(action)
    assert facts(state) == facts(other)


def test_an_imagined_state_is_undone_to_where_it_was_imagined(game):
    state = game.new_initial_state()
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    imagined = state.resample_from_infostate(0, lambda: 0.5)
    before, told = str(imagined), imagined.information_state_string(0)
    player, action = imagined.current_player(), imagined.legal_actions()[0]
    imagined.apply_action(action)
    assert imagined.information_state_string(0).startswith(told) and imagined.move_number() == 7
    assert str(game.deserialize_state(imagined.serialize())) == str(imagined)
    imagined.undo_action(player, action)
    assert (str(imagined), imagined.information_state_string(0)) == (before, told)
    with pytest.raises(RegelwerkError, match="is not the last one"):
        imagined.undo_action(state.full_history()[-1].player, state.history()[-1])


def test_histories(game):
    state = game.new_initial_state()
    assert state.is_initial_state() and state.history_str() == ""
    players = []
    while not state.is_terminal() and len(players) < 12:
        players.append(state.current_player())
        state.apply_action_with_legality_check(state.legal_actions()[-1])
    assert [made.player for made in state.full_history()] == players
    assert [made.action for made in state.full_history()] == state.history()
    assert state.history_str() == ", ".join(map(str, state.history()))
    assert not state.is_mean_field_node() and not state.is_initial_state()
    with pytest.raises(RegelwerkError, match="one after another"):
        state.apply_actions([0, 0])
    if state.is_player_node():
        with pytest.raises(RegelwerkError):
            state.apply_action_with_legality_check(game.num_distinct_actions())


def states_of(game):
    """Some states of a random game, its last one too."""
    random = python_random.Random(11)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 60:
        if state.move_number() % 15 == 0:
            yield state.clone()
        state.apply_action(random.choice(state.legal_actions()))
    yield state


def test_observers(game):
    """An observer holds what the state tells, in the same arrays all the time, whole and by parts."""
    recalling = spiel.IIGObservationType(perfect_recall=True)
    plain, recall = game.make_observer(), game.make_observer(recalling, {})
    for observer in (plain, recall):
        whole, parts = observer.tensor, dict(observer.dict)
        for state in states_of(game):
            for player in range(game.num_players()):
                observer.set_from(state, player)
                assert observer.tensor is whole and all(observer.dict[name] is parts[name] for name in parts)
                flat = [float(value) for part in parts.values() for value in part.ravel()]
                if observer is plain:
                    assert flat == whole.tolist() == state.observation_tensor(player)
                    assert observer.string_from(state, player) == state.observation_string(player)
                else:
                    assert flat == whole.tolist() == state.information_state_tensor(player)
                    assert observer.string_from(state, player) == state.information_state_string(player)
        assert observer.has_tensor() and observer.has_string()
    assert [*plain.dict] == [plane.name for plane in game.rules.planes()]
    for plane in game.rules.planes():
        rows = [] if plane.rows == 1 else [plane.rows]
        assert list(plain.dict[plane.name].shape) == [*rows, plane.size // plane.rows]


def test_observers_of_what_is_public(game):
    nobody = spiel.PrivateInfoType.NONE
    plain = game.make_observer(spiel.IIGObservationType(private_info=nobody))
    recall = game.make_observer(spiel.IIGObservationType(perfect_recall=True, private_info=nobody))
    for state in states_of(game):
        for player in range(game.num_players()):
            assert plain.string_from(state, player) == str(game.rules.view(state.position(), None))
            assert recall.string_from(state, player) == recall.string_from(state, 0)
            assert "> " not in recall.string_from(state, player)
    assert not plain.has_tensor() and plain.tensor is None and plain.dict == {} and plain.has_string()
    with pytest.raises(RegelwerkError, match="as a text"):
        plain.set_from(state, 0)


def test_what_no_observer_observes(game):
    for kind in (
        spiel.IIGObservationType(public_info=False),
        spiel.IIGObservationType(private_info=spiel.PrivateInfoType.ALL_PLAYERS),
    ):
        with pytest.raises(spiel.SpielError, match="an observer sees what is public"):
            game.make_observer(kind)
    with pytest.raises(RegelwerkError, match="takes no parameters"):
        game.make_observer(None, {"size": 3})
    observer, state = game.make_observer(), game.new_initial_state()
    for wrong in (-1, game.num_players()):
        with pytest.raises(RegelwerkError, match="a player is from 0"):
            observer.set_from(state, wrong)
        with pytest.raises(RegelwerkError, match="a player is from 0"):
            observer.string_from(state, wrong)
    other = spiel.load_game(game.short_name(), {"max_game_length": 9})
    with pytest.raises(RegelwerkError, match="a state of another game"):
        observer.set_from(other.new_initial_state(), 0)


def test_names_of_players():
    named = {player.name: int(player) for player in spiel.PlayerId}
    assert named == {
        "DEFAULT_PLAYER_ID": 0, "CHANCE": -1, "SIMULTANEOUS": -2, "INVALID": -3, "TERMINAL": -4, "MEAN_FIELD": -5,
    }  # fmt: skip
    assert spiel.INVALID_ACTION == -1


def test_games_by_name():
    assert spiel.registered_names() == NAMES
    game = spiel.load_game("tock(seats=3,own_start=closed)")
    assert game == spiel.load_game("tock", {"seats": 3, "own_start": "closed"}) == spiel.load_game(str(game))
    assert hash(game) == hash(spiel.load_game(str(game)))
    assert (game.num_players(), game.get_parameters()["own_start"], game.short_name()) == (3, "closed", "tock")
    assert game.utility_sum() is None
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
    seen = json.loads(state.resample_from_infostate(0, lambda: 0.5).serialize())
    spectator = [str(game.rules.view(game.rules.unpack(bytes.fromhex(seen["imagined"]["position"])), None))]
    altered = [json.dumps({**seen, "imagined": {**seen["imagined"], **change}}) for change in (
        {"position": ""}, {"lines": []}, {"lines": [1]}, {"player": 1}, {"player": None, "lines": spectator},
        {"moves": -1}, {"moves": "1"},
    )]  # fmt: skip
    for text in (
        "", "{}", "[]", '{"actions": [99999]}', "5", '{"actions": 5}', '{"actions": [0.5]}', '{"actions": ["a"]}',
        '{"actions": [], "imagined": {"position": "x"}}', '{"actions": [], "imagined": 5}', "[" * 10**5,
        *altered,
    ):  # fmt: skip
        with pytest.raises(RegelwerkError):
            game.deserialize_state(text)
        with pytest.raises(RegelwerkError):
            spiel.deserialize_game_and_state(text)
