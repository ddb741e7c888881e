"""The random games that every machine and language must play alike: tests/platforms/trajectories.txt."""

import pytest
from conftest import ROOT, TITLES, Digest, table

import regelwerk

TABLE = ROOT / "tests" / "platforms" / "trajectories.txt"
COLUMNS = ("states", "views", "worlds", "words", "events", "told")


def feed_sentences(told, game, before, shown):
    for language in ("en", "de"):
        for sentence in game.told(before, shown, language):
            told.feed(sentence + "\n")


def play(game, seed):
    """Plays a random game through the module alone: its plies, and the digests of the six columns."""
    random, worlds_random = regelwerk.Random(seed), regelwerk.Random.stream(seed, 1)
    states, views, worlds, words, events, told = (Digest() for _ in COLUMNS)
    state, plies = game.initial(), 0
    while not (actor := game.actor(state)).is_nobody:
        states.feed(state.pack())
        if actor.is_seat:
            view = game.view(state, actor.seat)
            views.feed(view.pack())
            worlds.feed(game.resample(view, worlds_random).pack())
        move = game.random_move(state, random)
        words.feed(move.text + "\n")
        before = game.view(state, None)
        state, happened = game.play_with_events(state, move)
        shown = [game.shown(event, None) for event in happened]
        for event in shown:
            events.feed(event.pack())
        feed_sentences(told, game, before, shown)
        plies += 1
    states.feed(state.pack())
    words.feed(str(state) + "\n")
    told.feed(state.to_json() + "\n")
    return plies, [digest.value for digest in (states, views, worlds, words, events, told)]


def test_the_table_has_every_title():
    assert {line[0] for line in table(TABLE)} == set(TITLES)


@pytest.mark.parametrize("line", table(TABLE), ids=lambda line: f"{line[0]} {line[1]}")
def test_trajectory(line):
    title, options, seed, plies, *hashes = line
    found_plies, found = play(regelwerk.load(title, options), int(seed))
    assert found_plies == int(plies)
    wrong = [column for column, a, b in zip(COLUMNS, found, hashes, strict=True) if f"{a:016x}" != b]
    assert wrong == []


@pytest.mark.parametrize("title", TITLES)
def test_many_playouts_at_once_play_the_same_games(title):
    for _, options, seed, plies, *_ in [line for line in table(TABLE) if line[0] == title]:
        playouts = regelwerk.load(title, options).playouts([int(seed)])
        assert playouts.plies.tolist() == [int(plies)]
        assert playouts.finished.tolist() == [True]
