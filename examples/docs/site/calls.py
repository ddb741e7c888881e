"""calls.txt: on which page of the reference a call stands, and what it is called in other languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

# Where a reader of a language begins.
STARTS = {"Python": "python", "JavaScript": "javascript", "C": "c", "C#": "csharp", "Rust": "rust"}
# Each language with the files that have its names, and how a name looks there.
LANGUAGES = {
    "Python": (("examples/python/package/regelwerk/_regelwerk/*.pyi*",), r"^\s*(?:def|class) {}\b"),
    "JavaScript": (("examples/js/*.d.ts",), r"^\s*(?:readonly |export (?:interface|class|function) )?{}\b *[(<:{{]"),
    "C": (("examples/c/regelwerk.h",), r"\b{}\("),
    "C#": (("examples/csharp/src/*.cs",), r"^\s*public [^;={{(]*\b{}\b"),
    "Rust": (("examples/rust/src/*.rs",), r"\bpub (?:fn|struct) {}\b"),
}


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
            names = {language: [] if cell == "-" else cell.split(", ") for language, cell in zip(LANGUAGES, others, strict=True)}
            group.calls.append(Call(name, f"regelwerk/{header}" if header else "", names))
        elif group:
            group.sentence = line
    if group:
        yield group


def names_that_are_gone(groups: list[Group], root: Path) -> Iterator[str]:
    for language, (places, pattern) in LANGUAGES.items():
        files = [file for place in places for file in sorted(root.glob(place))]
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        for group in groups:
            for call in group.calls:
                for name in call.names[language]:
                    if not re.search(pattern.format(re.escape(name)), text, re.MULTILINE):
                        yield f"calls.txt: {language} has no {name}, which is said to be {call.name}"


def table_of(calls: list[Call]) -> str:
    """The names of these calls in every language, unless none has any."""
    rows = [call for call in calls if any(call.names.values())]
    if not rows:
        return ""
    lines = [f"| C++ | {' | '.join(LANGUAGES)} |", "|---" * (1 + len(LANGUAGES)) + "|"]
    for call in rows:
        cells = [", ".join(f"`{name}`" for name in call.names[language]) or "–" for language in LANGUAGES]
        lines.append(f"| `{call.name}` | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def line_of(call: Call) -> str:
    """What a call is named in other languages, in a line."""
    words = [f"[{language}](/start/{STARTS[language]}.md) {' or '.join(f'`{name}`' for name in names)}"
             for language, names in call.names.items() if names]
    return f"\n**In other languages:** {', '.join(words)}.\n" if words else ""
