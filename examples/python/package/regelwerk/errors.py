"""What is raised when something from outside is wrong. All are ValueErrors, name their reasons, and nothing has changed
when they come."""

from __future__ import annotations

from typing import Any

from .values import Because

__all__ = ["IllegalMove", "OptionsError", "ReadError", "RecordError", "RegelwerkError", "RulesMismatch"]


class RegelwerkError(ValueError):
    """What all errors of this module have in common."""

    def __reduce__(self) -> Any:
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[RegelwerkError], args: tuple[Any, ...], facts: dict[str, Any]) -> RegelwerkError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(facts)
    return error


class OptionsError(RegelwerkError):
    """There is no game with these options, or no beginning with these setup facts."""

    reasons: list[str]
    """One sentence for each thing that is wrong."""
    position: int | None
    """How many characters of `text` were good; None if it could be read, but there is no such game."""
    setting: str
    """The name of the setting concerned; empty if there is none."""
    choices: str
    """What this setting takes, in words; of a name that there is not, the names that there are."""
    text: str
    """The settings, as they were read."""

    def __init__(
        self, reasons: list[str], position: int | None = None, setting: str = "", choices: str = "", text: str = ""
    ) -> None:
        place = "" if position is None else f"at {position} of {text!r}: "
        about = f" ({setting}: {choices})" if setting else "" if position is None else f"; there are {choices or 'none'}"
        super().__init__(place + "; ".join(reasons) + about)
        self.reasons = reasons
        self.position = position
        self.setting = setting
        self.choices = choices
        self.text = text


class ReadError(RegelwerkError):
    """A text or some bytes are none of this game."""

    position: int
    """How many characters or bytes were good."""
    reason: str
    """What is wrong behind them, one sentence."""

    def __init__(self, reason: str, position: int) -> None:
        super().__init__(f"at {position}: {reason}")
        self.reason = reason
        self.position = position


class IllegalMove(RegelwerkError):
    """A rule forbids the move."""

    because: Because
    """The rule, and what stands in the way."""
    index: int | None
    """Which of many games the move was made in; None where there is one."""

    def __init__(self, because: Because, index: int | None = None, preface: str = "") -> None:
        """`preface` says what comes before the rule: that the game is over, or that the move is of another position."""
        sentence = f"{preface}: {because}" if preface else str(because)
        super().__init__(sentence if index is None else f"game {index}: {sentence}")
        self.because = because
        self.index = index


class RecordError(RegelwerkError):
    """A record could not be read or replayed."""

    reason: str
    """What is wrong, one sentence."""
    move: int
    """How many moves were good."""
    position: int
    """How many characters were good, where a text was read."""
    word: str
    """The move that was refused, as it was named; empty if none was."""
    rule: str
    """The ID of the rule that forbids the move, if it was read but is not legal; else empty."""

    def __init__(self, reason: str, move: int, position: int, rule: str = "", word: str = "") -> None:
        where = f"after {move} moves" + (f', "{word}"' if word else "")
        super().__init__(f"{where}: {reason}" + (f" ({rule})" if rule else ""))
        self.reason = reason
        self.move = move
        self.position = position
        self.word = word
        self.rule = rule


class RulesMismatch(RegelwerkError):
    """A value belongs to a game with other rules."""
