"""The tested programs of README and its pages, found by what they call."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

PROGRAM = re.compile(r"^```cpp\n((?:(?!^```).)*?\bint main\(.*?)^```\n\s*^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Program:
    page: Path  # in the tree
    code: str
    output: str

    def calls(self, name: str, game: str) -> bool:
        """Whether it uses this name, of a game only if it names that game."""
        if game and not re.search(rf"\b{game}::", self.code):
            return False
        return re.search(rf"\b{re.escape(name)}(?=[(<{{]|\b)", self.uncommented) is not None

    @property
    def uncommented(self) -> str:
        return re.sub(r"//.*|\"[^\"\n]*\"|^#include.*", "", self.code, flags=re.MULTILINE)

    def lines_with(self, names: list[str]) -> list[int]:
        """The numbers of the lines on which one of these names stands."""
        wanted = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names))
        return [at for at, line in enumerate(self.code.splitlines(), 1)
                if not line.startswith("#include") and wanted.search(re.sub(r"//.*|\"[^\"]*\"", "", line))]

    def asks(self, call: str) -> bool:
        """Whether it calls this function of a game."""
        return re.search(rf"[\w)](?:\.|->){call}\(", self.uncommented) is not None


def programs_of(root: Path) -> list[Program]:
    """The shortest first, since these show a call best; a German page has those of its twin."""
    found = []
    pages = [page for page in sorted((root / "examples/docs").rglob("*.md")) if ".de" not in page.suffixes]
    for page in [root / "README.md", *pages]:
        for code, output in PROGRAM.findall(page.read_text(encoding="utf-8")):
            found.append(Program(page, code, output))
    return sorted(found, key=lambda program: len(program.code))


def covering(used: dict[str, list[Program]], most: int) -> list[Program]:
    """Few programs that together use as many of the names as can be: again and again the one that uses most of the rest."""
    chosen: list[Program] = []
    left = set(used)
    while left and len(chosen) < most:
        candidates = sorted({program for name in left for program in used[name]},
                            key=lambda program: (-sum(program in used[name] for name in left), len(program.code), program.code))
        if not candidates:
            break
        chosen.append(candidates[0])
        left = {name for name in left if candidates[0] not in used[name]}
    return chosen
