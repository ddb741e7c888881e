"""Values that all titles share. They are immutable, compare by what they mean, and can be pickled."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

__all__ = ["Actor", "Because", "Field", "Outcome", "Part", "Plane", "Playouts", "Rule", "TakeBack"]


@dataclass(frozen=True)
class Actor:
    """Who decides next: a seat, chance, or nobody when the game is over."""

    kind: str
    """"seat", "chance" or "nobody"."""
    seat: int | None = None
    """The number of the deciding seat; None if no seat decides."""

    @property
    def is_seat(self) -> bool:
        """True if a seat decides."""
        return self.seat is not None

    @property
    def is_chance(self) -> bool:
        """True if chance decides."""
        return self.kind == "chance"

    @property
    def is_nobody(self) -> bool:
        """True if the game is over."""
        return self.kind == "nobody"

    def __str__(self) -> str:
        return self.kind if self.seat is None else f"seat {self.seat}"


class Rule(NamedTuple):
    """A rule of a game."""

    id: str
    """Its ID in the ledger, for example TK-27."""
    sentence: str
    """The rule in one sentence, in the language that was asked for."""
    source: str
    """Sections of the rulebook, "decision" or "reconstruction"."""

    def __str__(self) -> str:
        return f"{self.id}: {self.sentence}"


class Because(NamedTuple):
    """Why a move is refused."""

    rule: Rule
    """The rule that forbids it."""
    kind: str = ""
    """What sort of thing stands in the way, an English word; empty if nothing does."""
    thing: str = ""
    """What stands in the way, as moves and states write it."""

    def __str__(self) -> str:
        return f"{self.rule} ({self.kind} {self.thing})" if self.kind else str(self.rule)


@dataclass(frozen=True)
class Part:
    """One choice of a move: a card, a marble, a field. Equal if kind and value are."""

    kind: str
    """What is chosen, a word."""
    value: int
    """Which one, 0 to 65535; the kind says what the number means."""
    text: str = field(default="", compare=False)
    """Its name as moves write it; empty for a part that nobody was offered."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    places: tuple[int, ...]
    """The place of each seat, 1 is the best; places may be shared, and place 1 may be nobody's."""
    scores: tuple[int, ...]
    """The score of each seat."""
    winners: tuple[int, ...]
    """Who has won; perhaps nobody."""
    json: str
    """All that is known of the end, as a JSON text."""

    def to_dict(self) -> dict[str, Any]:
        """All that is known of the end, as Python's values."""
        known: dict[str, Any] = json.loads(self.json)
        return known


class Field(NamedTuple):
    """An option, or a setup fact that is not chance."""

    name: str
    """How texts and keyword arguments call it."""
    usual: str
    """Its value if nobody says otherwise, as a text."""
    choices: str
    """What it takes, in words."""
    words: tuple[str, ...]
    """The words that its values have; empty if they are numbers."""


class Plane(NamedTuple):
    """Some of the numbers of an observation, that belong together."""

    name: str
    """What they show."""
    first: int
    """Where they begin within the observation."""
    size: int
    """How many they are."""
    rows: int
    """Of equal length, one behind the other: of seats, say, from the viewer on."""


class TakeBack(NamedTuple):
    """Why moves cannot be taken back."""

    move: int
    """Which of the moves, counted from 0, is the first that cannot."""
    sentence: str
    """Why it cannot."""


class Playouts(NamedTuple):
    """What came of many games, one row each."""

    plies: npt.NDArray[np.uint64]
    """Moves made, chance included."""
    finished: npt.NDArray[np.bool_]
    """False for games that stopped at the cap."""
    places: npt.NDArray[np.uint8]
    """The place of each seat; 0 for all where a game did not end."""
    scores: npt.NDArray[np.int32]
    """The score of each seat; 0 for all where a game did not end."""
    payoffs: npt.NDArray[np.float32]
    """What the end is worth to each seat, 0 to 1; of games that stopped at the cap, by their standing."""
