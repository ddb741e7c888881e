"""Nothing that Python passes reaches memory that is not its own: rows that are made while they are read, arrays of
other machines, objects that nobody made, numbers that are none. And whoever waits can end it."""

import copy
import decimal
import fractions
import os
import pathlib
import pickle
import subprocess
import sys

import hostile
import numpy as np
import pytest
from conftest import decisions

import regelwerk
from regelwerk import RegelwerkError


def module_of(game):
    return getattr(regelwerk, game.title.replace(" ", "_"))


def parts_of_a_move(game):
    state = next(state for state in decisions(game, seed=3) if len(game.parts_of(state, game.codes(state)[-1])) > 0)
    return state, game.parts_of(state, game.codes(state)[-1])


def test_parts_may_be_made_while_they_are_read(game):
    state, parts = parts_of_a_move(game)
    move = game.moves(state)[-1]

    def fresh(place):
        return regelwerk.Part("".join(parts[place].kind), int(parts[place].value))

    chains = [
        hostile.Row(fresh, len(parts)),
        (fresh(place) for place in range(len(parts))),
        np.array(parts, object),
        hostile.Row(fresh, len(parts), says=2**62),
    ]
    for chain in chains:
        assert game.move_of_parts(state, chain) == move
    assert game.parts(state, hostile.Row(fresh, len(parts) - 1)) == game.parts(state, parts[:-1])
    assert game.why_not_part(state, hostile.Row(fresh, len(parts) - 1), parts[-1]) is None
    many = hostile.Row(lambda _: fresh(0), 10**9)
    assert game.parts(state, many) == [] and game.move_of_parts(state, many) is None
    with pytest.raises(hostile.Raised):
        game.parts(state, hostile.Row(fresh, 5, breaks_at=0))
    for wrong in (5, None, "card", b"card", [5], [None], [hostile.Part(5, 5)], [hostile.Part("card", 1.5)]):
        with pytest.raises((TypeError, AttributeError)):
            game.parts(state, wrong)
    with pytest.raises(ValueError, match="the value of a part is a number from 0 to 65535, not a higher one"):
        game.parts(state, [hostile.Part(parts[0].kind, 2**70)])


def test_moves_and_events_may_be_made_while_they_are_read(game):
    state, random = game.initial(), regelwerk.Random(4)
    codes, view, told = [], game.view(state, 0), []
    while len(codes) < 8 and not game.actor(state).is_nobody:
        move = game.random_move(state, random)
        codes.append(move.code)
        state, events = game.play_with_events(state, move)
        told += [game.shown(event, 0) for event in events]
    assert game.replay(hostile.Row(lambda place: np.int64(codes[place]), len(codes))) == state
    assert game.replay(hostile.Row(codes.__getitem__, len(codes), says=-1)) == state
    sentences = game.told(view, told)
    assert game.told(view, hostile.Row(lambda place: copy.copy(told[place]), len(told))) == sentences
    with pytest.raises(hostile.Raised):
        game.replay(hostile.Row(codes.__getitem__, len(codes), breaks_at=1))
    for wrong in ([None], [1.0], "text", 5, None):
        with pytest.raises(TypeError):
            game.replay(wrong)
        with pytest.raises(TypeError):
            game.told(view, wrong)


def test_what_a_batch_shows_cannot_be_written(game):
    batch = module_of(game).Batch(game, 3)
    for name in ("observations", "masks", "actors", "rewards", "terminated", "truncated"):
        array = getattr(batch, name)
        with pytest.raises(ValueError, match="read-only"):
            array.fill(1)
        with pytest.raises(ValueError, match="WRITEABLE"):
            array.setflags(write=True)
        with pytest.raises(TypeError):
            memoryview(array)[0] = 1
    with pytest.raises(ValueError, match="protected"):
        game.legal_mask(game.view(batch.state(0), int(batch.actors[0])), out=batch.masks[0])
    batch.step(batch.sample())


def test_arrays_of_other_machines(game):
    state = decisions(game)[0]
    view = game.view(state, game.actor(state).seat)
    batch = module_of(game).Batch(game, 3)
    foreign = np.zeros(game.observation_size, ">f4" if sys.byteorder == "little" else "<f4")
    with pytest.raises(ValueError, match="the byte order of other machines"):
        game.observe(view, out=foreign)
    assert not foreign.any()
    indexes = np.zeros(3, ">i8" if sys.byteorder == "little" else "<i8")
    with pytest.raises(ValueError, match="the byte order of other machines"):
        batch.sample(out=indexes)
    skewed = np.zeros(4 * game.observation_size + 1, np.uint8)[1:].view(np.float32)
    with pytest.raises(ValueError, match="does not begin where"):
        game.observe(view, out=skewed)
    # What is read is read as it is meant.
    actions = batch.sample()
    other = module_of(game).Batch(game, 3)
    assert (other.sample() == actions).all()
    other.step(actions.astype(indexes.dtype))
    skewed = np.zeros(25, np.uint8)[1:].view(np.int64)
    skewed[:] = actions
    batch.step(skewed)
    assert [batch.state(i) for i in range(3)] == [other.state(i) for i in range(3)]


def test_actions_are_whole_numbers(game):
    batch = module_of(game).Batch(game, 2)
    before = [batch.state(i) for i in range(2)]
    legal = batch.sample()
    for wrong in (legal + 0.9, list(legal + 0.9), [str(index) for index in legal], [None, None], legal.astype("M8[s]"),
                  np.full(2, 2**64 - 1, np.uint64), legal.astype(object), ["x", "y"], [1.5, 1], [True, True]):
        with pytest.raises(TypeError, match="whole numbers"):
            batch.step(wrong)
    for wrong in (legal[:1], [*legal, 0], legal.reshape(1, 2), int(legal[0])):
        with pytest.raises(ValueError, match="one action for each game"):
            batch.step(wrong)
    with pytest.raises(hostile.Raised):
        batch.step(hostile.Row(legal.__getitem__, 2, breaks_at=1))
    assert [batch.state(i) for i in range(2)] == before
    for kind in (np.int8, np.int32, ">i2", np.uint16):
        if (legal < 100).all():
            module_of(game).Batch(game, 2).step(legal.astype(kind))
    batch.step(list(legal))


def test_no_number_is_cut(game):
    state = decisions(game)[0]
    view = game.view(state, game.actor(state).seat)
    code = game.codes(state)[0]
    assert game.play(state, np.int64(code)) == game.play(state, hostile.Number(code)) == game.play(state, code)
    floats = [code + 0.5, float(code), np.float32(code), complex(code)]
    for wrong in (*floats, decimal.Decimal(code), fractions.Fraction(code)):
        for call in (
            lambda: game.play(state, wrong),
            lambda: game.view(state, wrong),
            lambda: game.team(wrong),
            lambda: game.policy_move(view, wrong),
            lambda: game.perft(state, wrong),
            lambda: game.playouts([wrong]),
            lambda: game.replay([wrong]),
            lambda: game.playout(state, regelwerk.Random(), wrong),
            lambda: game.rate_moves(view, wrong),
            lambda: game.player("thumb", view, wrong),
            lambda: regelwerk.Random(wrong),
            lambda: regelwerk.Random(1).below(wrong),
            lambda: module_of(game).Batch(game, wrong),
        ):
            with pytest.raises(TypeError):
                call()
    for huge in (2**63, 2**64, 2**200, -(2**63), -(2**200)):
        with pytest.raises(ValueError, match="the code of a move is a number from 0 to"):
            game.play(state, huge)
        with pytest.raises(ValueError, match="a seat is a number from 0 to"):
            game.view(state, huge)
        assert game.policy_move(view, huge) is None
    for wrong in (-1, 2**64):
        for call in (
            lambda: regelwerk.Random(wrong),
            lambda: game.playouts([wrong]),
            lambda: game.rate_moves(view, 1, wrong),
        ):
            with pytest.raises(ValueError, match="is a number from 0 to 2\\^64 - 1"):
                call()
    with pytest.raises(hostile.Raised):
        game.play(state, hostile.Number(hostile.Raised("no number")))
    with pytest.raises(TypeError):
        game.play(state, hostile.Number("one"))


def values_of(game):
    """One of each class, made as it is meant."""
    state = decisions(game)[0]
    view = game.view(state, game.actor(state).seat)
    move = game.moves(state)[0]
    event = game.play_with_events(state, move)[1][0]
    return [state, view, event, move, game, regelwerk.Random(3)], [
        game.memory(view),
        game.player("thumb", view),
        module_of(game).Batch(game, 2),
    ]


def test_pickles_of_all_protocols(game):
    with_bytes, without = values_of(game)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        for value in with_bytes:
            assert pickle.loads(pickle.dumps(value, protocol)) == value
        for value in without:
            with pytest.raises(TypeError, match="cannot be pickled|neither pickled nor copied"):
                pickle.dumps(value, protocol)


def test_what_has_no_bytes_says_whether_it_can_be_copied(game):
    for value in values_of(game)[1]:
        try:
            copy.copy(value)
            said = "cannot be pickled"
        except TypeError:
            said = "can be neither pickled nor copied"
        with pytest.raises(TypeError, match=f" {said}$"):
            pickle.dumps(value)


class Earlier:
    """Pickles as a value did before it had __reduce__."""

    def __init__(self, value):
        self.value = value

    def __reduce__(self):
        return _new, (type(self.value),), (self.value.game, self.value.pack())


def _new(kind):
    return kind.__new__(kind)


def test_pickles_of_earlier_releases(game):
    for value in values_of(game)[0][:3]:
        assert pickle.loads(pickle.dumps(Earlier(value))) == value
        for state in ((None, value.pack()), (game, None), (game,), (), (game, b"x"), (value, value.pack())):
            half = _new(type(value))
            with pytest.raises((TypeError, ValueError)):
                half.__setstate__(state)
            with pytest.raises(TypeError, match="holds nothing"):
                repr(half)


def test_objects_that_nobody_made(game):
    whole = [value for values in values_of(game) for value in values]
    state, view = whole[0], whole[1]
    for value in whole:
        half = _new(type(value))
        for name in dir(type(value)):
            member = getattr(type(value), name)
            if isinstance(member, property):
                with pytest.raises(TypeError, match="holds nothing"):
                    getattr(half, name)
        if "__repr__" in vars(type(value)):
            with pytest.raises(TypeError, match="holds nothing"):
                repr(half)
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with pytest.raises(TypeError):
                pickle.dumps(half, protocol)
    calls = [
        lambda half: game.actor(half(state)),
        lambda half: game.moves(half(view)),
        lambda half: game.play(half(state), 0),
        lambda half: game.play(state, half(whole[3])),
        lambda half: game.replay([half(whole[3])]),
        lambda half: game.told(view, [half(whole[2])]),
        lambda half: game.resample(view, half(whole[5])),
        lambda half: game.observe(half(view)),
        lambda half: state == half(state),
        lambda half: half(game) == game,
        lambda half: half(whole[8]).step([0]),
        lambda half: half(whole[7]).choose(),
        lambda half: module_of(game).Batch(half(game), 2),
    ]
    for call in calls:
        with pytest.raises(TypeError, match="holds nothing"):
            call(lambda value: _new(type(value)))


def test_nothing_becomes_of_another_class(game):
    made = [value for values in values_of(game) for value in values]
    for value in made:
        for other in made:
            if type(other) is type(value):
                continue
            with pytest.raises(TypeError, match="layout"):
                value.__class__ = type(other)
            with pytest.raises(TypeError, match="has no subclasses"):
                type("Both", (type(value), type(other)), {})


def test_nothing_is_inherited(game):
    """C++ would not hear of what a subclass says."""

    class Silent:
        def __init_subclass__(cls):
            pass

    module = module_of(game)
    for kind in (regelwerk.Random, *(each for each in vars(module).values() if isinstance(each, type))):
        for bases in ((kind,), (Silent, kind)):
            with pytest.raises(TypeError, match=rf"{kind.__name__} has no subclasses: .* options are house rules"):
                type("Own", bases, {"moves": lambda self, position: []})
        with pytest.raises(TypeError):
            type.__new__(type(kind), "Own", (kind,), {})
        with pytest.raises(TypeError):
            type(kind)()


def test_settings_may_lie(game):
    name = game.option_fields()[0].name
    with pytest.raises(ValueError, match="too long"):
        regelwerk.load(game.title, **{name: hostile.Row(lambda _: "x", 10**9)})
    with pytest.raises(hostile.Raised):
        regelwerk.load(game.title, **{name: hostile.Row(str, 3, breaks_at=1)})
    with pytest.raises(hostile.Raised):
        regelwerk.load(game.title, **{name: hostile.Rude()})
    for text in ("\ud800", "a\0b"):
        with pytest.raises((ValueError, TypeError)):
            regelwerk.load(game.title, **{name: text})
        with pytest.raises((ValueError, TypeError)):
            regelwerk.load(game.title, **{text: 1})


def test_what_the_machine_cannot_hold_is_refused():
    game = regelwerk.load("tock", seats=2)
    each = 4 * game.observation_size + game.policy_size
    size = 2**24 - 1
    if size * each < os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"):
        pytest.skip("this machine can hold it")
    with pytest.raises(MemoryError, match="so many games take .* GiB"):
        regelwerk.tock.Batch(game, size)


SIGNALS = """
import os, signal, subprocess, sys
import regelwerk

class Interrupted(Exception):
    pass

working = False
def interrupt(*_):
    global working
    if working:
        working = False
        raise Interrupted
signal.signal(signal.SIGUSR1, interrupt)

press = "import os, signal, sys, time" + chr(10)
press += "while True: os.kill(int(sys.argv[1]), signal.SIGUSR1); time.sleep(0.01)"
# It holds nothing of this process, so that whoever waits for its output sees its end, come what may.
quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
presser = subprocess.Popen([sys.executable, "-c", press, str(os.getpid())], env={}, **quiet)

def is_interrupted(call):
    global working
    try:
        working = True
        call()
        working = False
        return False
    except Interrupted:
        return True

game = regelwerk.load("tock", seats=2)
"""

ENDLESS = """
state = game.initial()
while not game.actor(state).is_seat or len(game.moves(state)) == 1:
    state = game.play(state, game.moves(state)[-1])
view = game.view(state, game.actor(state).seat)
player = game.player("ismcts:iterations=1000000000,nodes=1000", view)
flat = game.player("flat:playouts=1000000", view)
calls = {
    "perft": lambda: game.perft(state, 60),
    "playouts": lambda: game.playouts(range(10**7)),
    "rate_moves": lambda: game.rate_moves(view, 2**63),
    "choose": player.choose,
    "rate": player.rate,
    "flat": flat.choose,
    "seeds": lambda: game.playouts(iter(int, 1)),
}
for name, call in calls.items():
    if is_interrupted(call):
        print(name, flush=True)
assert game.playouts([1]).finished.all()
presser.kill()
"""

BROKEN_OFF = """
def refusals(batch, actions):
    said = []
    for call in (
        batch.sample,
        batch.sample_choices,
        batch.count_moves,
        batch.legal_actions,
        lambda: batch.step(actions),
        lambda: batch.step_choices(choices),
        lambda: batch.state(0),
    ):
        try:
            call()
        except ValueError as error:
            said.append(str(error))
    return said

size = 1000
while True:
    # The signals are looked at some twenty times a second: the batch grows until a reset takes longer.
    size *= 2
    batch = regelwerk.tock.Batch(game, size)
    actions, choices = batch.sample(), batch.sample_choices()
    if is_interrupted(batch.reset) and len(said := refusals(batch, actions)) == 7:
        break
print(*set(said))

def first_states():
    return [batch.state(i) for i in range(3)]

batch = regelwerk.tock.Batch(game, size)
begun = first_states()
batch.step(actions)
moved = first_states()
assert moved != begun
batch.reset()
assert first_states() == begun
# The exception comes before a move is made, when nothing has happened, in the midst of the moves, or after the last one.
if is_interrupted(lambda: batch.step(actions)):
    try:
        assert first_states() in (begun, moved)
    except ValueError:
        assert len(refusals(batch, actions)) == 7
batch.reset()
assert first_states() == begun and (batch.sample() == actions).all()
# A draw that was broken off has not been; one that came to its end before the exception has.
while True:
    bare, other = (regelwerk.tock.Batch(game, size, observations=False, masks=False) for _ in range(2))
    choices, later = other.sample_choices(), other.sample_choices()
    if is_interrupted(bare.sample_choices):
        again = bare.sample_choices()
        if (again == choices).all():
            break
        assert (again == later).all()
    size *= 2
if is_interrupted(lambda: bare.step_choices(choices)):
    try:
        bare.state(0)
    except ValueError:
        assert len(refusals(bare, choices)) == 7
presser.kill()
"""


def run(program):
    """What a program prints; it is killed where nothing ends it."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=600)
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout.splitlines()


def test_long_calls_can_be_ended():
    """Calls that would take hours; another process sends signals, whose handler raises as Ctrl-C's does."""
    assert run(SIGNALS + ENDLESS) == ["perft", "playouts", "rate_moves", "choose", "rate", "flat", "seeds"]


def test_a_batch_that_was_broken_off_says_so():
    why = "the last reset or step of this batch was broken off; reset begins all games anew"
    assert run(SIGNALS + BROKEN_OFF) == [why]


def test_the_fuzzer_finds_nothing():
    """In short and over all titles; fuzz.sh runs it where memory is watched."""
    fuzz = pathlib.Path(__file__).with_name("fuzz.py")
    run = subprocess.run([sys.executable, str(fuzz), "--calls", "400"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_refused_values_stay_what_they_are(game):
    """A refusal leaves a player and its generator as they were."""
    state = decisions(game)[0]
    random = regelwerk.Random(5)
    before = copy.copy(random)
    for wrong in (
        lambda: game.random_move(None, random),
        lambda: random.below(0),
        lambda: game.playout(state, random, -1),
    ):
        with pytest.raises((TypeError, ValueError)):
            wrong()
    assert random == before
    with pytest.raises(RegelwerkError):
        game.player("no such player", game.view(state, 0))
