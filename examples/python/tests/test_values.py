"""Values: what they say of themselves, when they are equal, and what pickles and copies of them are."""

import copy
import multiprocessing
import pickle

import pytest
from conftest import decisions, event_that_cannot_follow, finished

import regelwerk


def values(game):
    """A value of each kind, by name."""
    state = decisions(game)[-1]
    seat = game.actor(state).seat
    move = game.moves(state)[0]
    after, events = game.play_with_events(state, move)
    return {
        "game": game,
        "state": state,
        "after": after,
        "view": game.view(state, seat),
        "spectator's view": game.view(state, None),
        "move": move,
        "move of a view": game.moves(game.view(state, seat))[0],
        "event": events[0],
        "outcome": game.outcome(finished(game)),
        "rule": game.rules()[0],
        "actor": game.actor(state),
        "part": game.parts(state)[0],
        "field": game.option_fields()[0],
        "plane": game.planes()[0],
        "random": regelwerk.Random.stream(3, 4),
    }


def test_pickles_and_copies_are_equal(game):
    for name, value in values(game).items():
        for again in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
            assert again == value, name
            assert type(again) is type(value), name
            assert repr(again) == repr(value), name


def test_equal_values_have_equal_hashes(game):
    for name, value in values(game).items():
        if name != "random":
            assert hash(pickle.loads(pickle.dumps(value))) == hash(value), name


def test_unequal_values(game):
    states = decisions(game)
    assert len(set(states)) == len(states)
    assert states[0] != states[1]
    assert game.view(states[0], 0) != game.view(states[0], None)
    moves = game.moves(next(state for state in states if len(game.codes(state)) > 1))
    assert len(set(moves)) == len(moves)
    assert states[0] != "a state"
    assert (states[0] == game) is False
    assert regelwerk.Random(1) != regelwerk.Random(2)


def test_a_part_is_its_kind_and_value():
    assert regelwerk.Part("card", 3) == regelwerk.Part("card", 3, "4") != regelwerk.Part("card", 4, "4")
    assert hash(regelwerk.Part("card", 3)) == hash(regelwerk.Part("card", 3, "4"))


def test_repr_and_str_tell_the_value(game):
    for name, value in values(game).items():
        assert repr(value).startswith(("<", "regelwerk.", value.__class__.__name__)), name
        assert " object at 0x" not in repr(value), name
    state = decisions(game)[0]
    assert str(state) in repr(state)
    assert game.title in repr(state)
    move = game.moves(state)[0]
    assert str(move) == move.text
    assert move.text in repr(move)


def test_values_do_not_change(game):
    state = decisions(game)[0]
    before = state.pack()
    game.play(state, game.moves(state)[0])
    game.playout(state, regelwerk.Random(1))
    assert state.pack() == before
    for value in (state, game.moves(state)[0], game.view(state, None)):
        with pytest.raises(AttributeError):
            value.text = "another"


def test_json(game):
    state = decisions(game)[-1]
    move = game.moves(state)[0]
    _, events = game.play_with_events(state, move)
    outcome = game.outcome(finished(game))
    for value in (state, game.view(state, None), events[0], outcome):
        assert isinstance(value.to_dict(), dict)
    assert move.to_dict()["text"] == move.text
    assert events[0].to_dict()["kind"] == events[0].kind
    assert events[0].rule in game.rules()
    assert outcome.to_dict()["places"] == list(outcome.places)
    assert outcome.to_dict()["scores"] == list(outcome.scores)
    assert set(game.schema()["$defs"]) >= {"state", "view", "move", "event", "outcome"}


def _checked(state):
    """Runs in another process."""
    game = state.game
    return game, game.playout(state, regelwerk.Random(5))[0], state


def test_values_in_another_process(game):
    states = decisions(game, count=3)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for state, (their_game, end, again) in zip(states, pool.map(_checked, states)):
            assert (their_game, again) == (game, state)
            assert end == game.playout(state, regelwerk.Random(5))[0]


def test_errors_can_be_pickled(game):
    state = decisions(game)[0]
    calls = (
        lambda: game.play(state, "nonsense"),
        lambda: game.play(state, 2**game.code_bits - 1),
        lambda: regelwerk.load(game.title, "nonsense=1"),
        lambda: game.replay([2**game.code_bits - 1]),
        lambda: game.apply(*event_that_cannot_follow(game)),
    )
    for call in calls:
        with pytest.raises(regelwerk.RegelwerkError) as raised:
            call()
        again = pickle.loads(pickle.dumps(raised.value))
        assert type(again) is raised.type
        assert (str(again), again.__dict__) == (str(raised.value), raised.value.__dict__)
