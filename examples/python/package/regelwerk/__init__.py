"""The rules of five board games: Tock, Ostfriesenlauf, Samara, Clockman and Clou with its campaign.

    game = regelwerk.load("tock", seats=3, own_start="closed")
    random = regelwerk.Random(2026)
    state = game.initial()
    while not game.actor(state).is_nobody:
        state = game.play(state, game.random_move(state, random))
    print(game.outcome(state))

A game answers every question about positions; states, views, moves and events are values that never change. All titles
have the same classes, in a submodule each: `regelwerk.tock.Game`, `regelwerk.tock.State` and so on. What is wrong with
something from outside comes as a ValueError that names its reasons (regelwerk.errors).
"""

from __future__ import annotations

from typing import Any

from . import errors, titles, values
from ._regelwerk import Random, __version__
from .errors import IllegalMove, OptionsError, ReadError, RecordError, RegelwerkError, RulesMismatch
from .titles import *  # noqa: F403
from .titles import games, load, title
from .values import Actor, Because, Field, Outcome, Part, Plane, Playouts, Rule, TakeBack

__all__ = [
    "Actor",
    "Because",
    "Field",
    "IllegalMove",
    "OptionsError",
    "Outcome",
    "Part",
    "Plane",
    "Playouts",
    "Random",
    "ReadError",
    "RecordError",
    "RegelwerkError",
    "Rule",
    "RulesMismatch",
    "TakeBack",
    "__version__",
    "errors",
    "game_of_record",
    "games",
    "load",
    "read_record",
    "start_of_record",
    "title",
    "values",
]
__all__ += titles.__all__


def game_of_record(text: str) -> Any:
    """The game that a record is of: its title, options and edition.

    Raises RecordError with place and reason if its head cannot be read.
    """
    if not isinstance(text, str):
        raise TypeError(f"the text of a record is due here, not {type(text).__name__}")
    head = text.strip()
    if not head:
        raise RecordError("this is empty", 0, 0)
    names = {title.split()[0] for title in games}
    word = head.split()[0]
    if not any(word.partition("/")[0].lower() == name or name.startswith(head.lower()) for name in names):
        found = f"no title is called {word}" if word.isalnum() and len(word) <= 32 else "no record begins like this"
        if " " not in head and ("." in head or "/" in head):
            found += ", and the text of a record is due here, not where it lies"
        raise RecordError(f"{found}; there are {', '.join(games)}", 0, 0)
    first: ReadError | None = None
    for kind in games.values():
        try:
            return kind.of_record(text)
        except ReadError as error:
            # Of several titles with one name, the one that reads farthest says what is wrong.
            first = error if first is None or error.position > first.position else first
    assert first is not None
    raise RecordError(first.reason, 0, first.position)


def start_of_record(text: str) -> str:
    """The setup facts of the game that a record is of, as its initial, replay and write_record take them.

    Raises RecordError with place and reason if its head cannot be read.
    """
    start: str = game_of_record(text).start_of_record(text)
    return start


def read_record(text: str) -> tuple[Any, list[Any], Any]:
    """The game that a record is of, its moves, and the state that they end in; start_of_record has what they begin with.

    Raises RecordError with place and reason if it cannot be read, or if a move is not legal.
    """
    game = game_of_record(text)
    moves, state = game.read_record(text)
    return game, moves, state
