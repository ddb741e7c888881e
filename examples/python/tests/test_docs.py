"""Everything public says what it is, and the programs of the pages print what these say."""

import inspect
import re
from pathlib import Path

import pytest

import regelwerk
from regelwerk import _regelwerk, aec, cycle, errors, optional, spaces, values
from regelwerk import openspiel_like, openspiel_observer, openspiel_state, openspiel_told, openspiel_type

SPIEL_MODULES = [openspiel_like, openspiel_observer, openspiel_state, openspiel_told, openspiel_type]
MODULES = [regelwerk, errors, values, optional, spaces, cycle, aec, *SPIEL_MODULES]


def public_members(owner):
    """Names and values of what a class or a module has of its own for others."""
    return [(name, value) for name, value in vars(owner).items() if not name.startswith("_")]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_python_modules(module):
    assert module.__doc__
    for name in module.__all__:
        value = getattr(module, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), name
        if inspect.isclass(value) and value.__module__ == module.__name__:
            for member, each in public_members(value):
                if inspect.isfunction(each) or isinstance(each, property):
                    assert inspect.getdoc(each), f"{name}.{member}"


@pytest.mark.parametrize("title", [title.replace(" ", "_") for title in regelwerk.games])
def test_compiled_modules(title):
    module = getattr(_regelwerk, title)
    classes = [value for _, value in public_members(module) if inspect.isclass(value)]
    assert {each.__name__ for each in classes} == {
        "Batch", "Event", "Game", "Memory", "Move", "Player", "State", "View",
    }
    for each in [*classes, regelwerk.Random]:
        assert each.__doc__
        for name, member in public_members(each):
            if callable(member) or isinstance(member, property):
                # pybind11 writes the signature first, and behind it what was said.
                lines = [line for line in (member.__doc__ or "").splitlines() if line.strip()]
                said = lines[1:] if lines and "->" in lines[0] else lines
                assert said and said[-1].strip().endswith((".", ")", "]")), f"{each.__name__}.{name}"


PAGES = Path(__file__).parents[2] / "docs"
START = (PAGES / "start/python.md").read_text(encoding="utf-8")
PROGRAM = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def programs():
    """The programs of the pages, each with what its page says it prints; German twins have the same."""
    found = {}
    for page in sorted(PAGES.rglob("*.md")):
        for at, (program, printed) in enumerate(PROGRAM.findall(page.read_text(encoding="utf-8"))):
            found[program] = pytest.param(program, printed, id=f"{page.relative_to(PAGES)}-{at}")
    return list(found.values())


def test_calls_of_start_page():
    tock = regelwerk.tock
    owners = {"game": tock.Game, "state": tock.State, "view": tock.View, "regelwerk": regelwerk}
    calls = re.findall(r"`(game|state|view|regelwerk)\.(\w+)\(", START)
    assert len(calls) > 20
    assert [call for owner, call in calls if not hasattr(owners[owner], call)] == []


def test_pages_have_programs():
    assert len(programs()) >= 4


@pytest.mark.parametrize("program, printed", programs())
def test_programs_of_pages(program, printed, capsys):
    exec(compile(program, "page", "exec"), {})
    assert capsys.readouterr().out == printed
