"""Pictures of what somebody sees: those of the table that every language must draw alike, and that nothing hidden shows."""

import xml.etree.ElementTree as xml

import pytest
from conftest import ROOT, TITLES, Digest, decisions, table

import regelwerk

TABLES = {"en": ROOT / "examples" / "draw" / "pictures.txt", "de": ROOT / "examples" / "draw" / "pictures.de.txt"}
LINES = [[language, *line] for language, path in TABLES.items() for line in table(path)]


def state_of(game, seed, moves):
    state, random = game.initial(), regelwerk.Random(seed)
    while moves > 0 and not game.actor(state).is_nobody:
        state = game.play(state, game.random_move(state, random))
        moves -= 1
    return state


@pytest.mark.parametrize("line", LINES, ids=" | ".join)
def test_pictures(line):
    language, title, options, seed, moves, viewer, size, due = line
    game = regelwerk.load(title, options)
    view = game.view(state_of(game, int(seed), int(moves)), None if viewer == "spectator" else int(viewer))
    digest = Digest()
    svg = view.svg(language)
    digest.feed(svg)
    assert (len(svg.encode()), f"{digest.value:016x}") == (int(size), due)
    picture = xml.fromstring(svg)
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}title"))) > 20


def test_every_title_is_in_both_tables():
    for language in TABLES:
        assert {line[1] for line in LINES if line[0] == language} == set(TITLES)


def test_notebooks_show_what_may_be_seen(game):
    for state in decisions(game):
        view = game.view(state, game.actor(state).seat)
        assert view._repr_svg_() == view.svg() == view.svg(language="en") != view.svg("de")
        with pytest.raises(regelwerk.RegelwerkError, match="language"):
            view.svg("fr")
        other = game.view(game.resample(view, regelwerk.Random(7)), view.seat)
        assert other.svg() == view.svg()
