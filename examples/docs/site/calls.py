"""calls.txt: on which page of the reference a call stands, and what it is called in other languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

# The languages, and where a reader of each begins.
STARTS = {"Python": "python", "JavaScript": "javascript", "C": "c", "C#": "csharp", "Rust": "rust"}


@dataclass
class Call:
    name: str
    header: str  # empty for a call of a game
    names: dict[str, list[str]]


@dataclass
class Group:
    path: str
    title: str
    sentence: str = ""
    calls: list[Call] = field(default_factory=list)


def groups_of(file: Path) -> Iterator[Group]:
    group = None
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("== "):
            if group:
                yield group
            path, _, title = line[3:].partition(": ")
            group = Group(path, title)
        elif group and " | " in line:
            first, *others = [cell.strip() for cell in line.split("|")]
            name, _, header = first.partition(" @")
            names = {language: [] if cell == "-" else cell.split(", ") for language, cell in zip(STARTS, others, strict=True)}
            group.calls.append(Call(name, f"regelwerk/{header}" if header else "", names))
        elif group:
            group.sentence = line
    if group:
        yield group


def names_that_are_gone(groups: list[Group], places: dict[tuple[str, str], str]) -> Iterator[str]:
    for group in groups:
        for call in group.calls:
            for language, names in call.names.items():
                for name in names:
                    if (language, name) not in places:
                        yield f"calls.txt: {language} has no {name}, which is said to be {call.name}"


def table_of(calls: list[Call]) -> str:
    """The names of these calls in every language, unless none has any."""
    rows = [call for call in calls if any(call.names.values())]
    if not rows:
        return ""
    lines = [f"| C++ | {' | '.join(STARTS)} |", "|---" * (1 + len(STARTS)) + "|"]
    for call in rows:
        cells = [", ".join(f"`{name}`" for name in call.names[language]) or "–" for language in STARTS]
        lines.append(f"| `{call.name}` | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def line_of(call: Call, places: dict[tuple[str, str], str]) -> str:
    """What a call is named in other languages, in a line that leads to where these are told of."""
    words = [f"[{language}](/start/{STARTS[language]}.md) {' or '.join(f'[`{name}`]({places[language, name]})' for name in names)}"
             for language, names in call.names.items() if names]
    return f"\n**In other languages:** {', '.join(words)}.\n" if words else ""
