"""What the tests share: the titles, and games that have been played a while."""

import pathlib

import pytest
import zoo

import regelwerk

TITLES = list(regelwerk.games)
ROOT = pathlib.Path(__file__).resolve().parents[3]


def table(path):
    """The lines of a table, each as a list of its columns."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [[column.strip() for column in line.split("|")] for line in lines if line and not line.startswith("#")]


class Digest:
    """64-bit FNV-1a."""

    def __init__(self):
        self.value = 0xCBF29CE484222325

    def feed(self, data):
        value = self.value
        for byte in data.encode() if isinstance(data, str) else data:
            value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
        self.value = value


@pytest.fixture(params=TITLES)
def game(request):
    """The game of each title with its usual options."""
    return regelwerk.load(request.param)


@pytest.fixture(scope="module", params=zoo.PLACES)
def aec(request):
    """regelwerk.aec, where the packages that it can use are found and where they are not."""
    with zoo.aec_at(request.param) as module:
        yield module


@pytest.fixture(params=TITLES)
def env(request, aec):
    """The environment of each title."""
    return aec.env(request.param)


def decisions(game, seed=1, count=12):
    """Some states of a random game in which a seat decides."""
    random = regelwerk.Random(seed)
    state = game.initial()
    found = []
    while len(found) < count and not game.actor(state).is_nobody:
        if game.actor(state).is_seat:
            found.append(state)
        state = game.play(state, game.random_move(state, random))
    return found


def event_that_cannot_follow(game):
    """A view, and an event of another position that cannot follow in it."""
    view = game.view(game.initial(), 0)
    for state in decisions(game, seed=3, count=60):
        for event in game.play_with_events(state, game.moves(state)[-1])[1]:
            try:
                game.apply(view, game.shown(event, 0))
            except regelwerk.RegelwerkError:
                return view, game.shown(event, 0)
    raise AssertionError("every event can follow")


def finished(game, seed=1):
    """The last state of a random game."""
    state, _ = game.playout(game.initial(), regelwerk.Random(seed))
    return state
