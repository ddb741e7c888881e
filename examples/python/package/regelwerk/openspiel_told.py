"""What a viewer of an openspiel_like State was told."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

__all__ = ["FINGERPRINT_SIZE", "Made", "Told"]

FINGERPRINT_SIZE = 256
"""How many numbers a fingerprint has."""

_OWN = "> "


class Made(NamedTuple):
    """A move that was made."""

    player: int
    """Who made it; PlayerId.CHANCE is a player, too."""
    action: int
    """Its number."""
    word: str
    """Its text."""
    before: Any
    """The position in which it was made."""
    events: list[Any]
    """All that happened."""


class Told:
    """All that a viewer was shown since the beginning, and its own decisions: line by line, and as the memory of the
    title."""

    def __init__(self, rules: Any, viewer: int | None, lines: list[str], memory: Any) -> None:
        """`lines` and `memory`: what the viewer knew when it began to watch."""
        self._rules = rules
        self._viewer = viewer
        # One of each for the beginning, and one for each move.
        self._lines = [lines]
        self._memories = [memory]

    @classmethod
    def from_view(cls, rules: Any, viewer: int | None, view: Any) -> Told:
        """Of a viewer that begins to watch here."""
        return cls(rules, viewer, [str(view)], rules.memory(view))

    @classmethod
    def from_lines(cls, rules: Any, viewer: int, lines: list[str]) -> Told:
        """Of a viewer that was told these lines."""
        memory = rules.memory(rules.parse_view(lines[0]))
        for line in lines[1:]:
            if not line.startswith(_OWN):
                memory = rules.remember(memory, rules.parse_event(line))
        return cls(rules, viewer, lines, memory)

    @property
    def lines(self) -> list[str]:
        """The view at the beginning, the events since, and the viewer's own decisions, marked by `>`."""
        return [line for lines in self._lines for line in lines]

    @property
    def memory(self) -> Any:
        """What the title makes of it."""
        return self._memories[-1]

    def fingerprint(self) -> list[float]:
        """The lines' SHA-256, a number 0 or 1 for each bit."""
        digest = hashlib.sha256("\n".join(self.lines).encode()).digest()
        return [float(bit) for byte in digest for bit in f"{byte:08b}"]

    def follow(self, made: list[Made]) -> None:
        """Tells the moves that were not told yet; `made` are all since the beginning."""
        for move in made[len(self._lines) - 1 :]:
            shown = [self._rules.shown(event, self._viewer) for event in move.events]
            memory = self._memories[-1]
            for event in shown:
                memory = self._rules.remember(memory, event)
            own = [_OWN + move.word] if move.player == self._viewer else []
            self._lines.append(own + [str(event) for event in shown])
            self._memories.append(memory)

    def forget(self, moves: int) -> None:
        """Goes back to when so many moves had been made."""
        del self._lines[moves + 1 :], self._memories[moves + 1 :]

    def since(self, lines: list[str]) -> Told:
        """One that begins with these lines and this memory, for a state without a history."""
        return Told(self._rules, self._viewer, lines, self.memory)

    def copy(self) -> Told:
        """One that goes its own way."""
        other = Told(self._rules, self._viewer, [], None)
        other._lines, other._memories = list(self._lines), list(self._memories)
        return other
