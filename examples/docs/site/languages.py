"""The reference of the packages for other languages: a page for each, made of what its sources say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from calls import STARTS
from headers import escaped
from site_pages import Page, Site
from sources import (LAYOUTS, Item, Section, merged, of_crate, of_header, of_layout, of_module, of_stub, of_typescript, plain, read,
                     texts_of_bindings)

LEXERS = {"Python": "python", "JavaScript": "typescript", "C": "c", "C#": "csharp", "Rust": "rust"}
# What stands first, for readers and where several classes have a call of the same name.
FIRST = ["regelwerk", "load", "Game", "Positions", "Functions", "State", "View"]
NAMES_SHOWN = 3
# A file of each language by which pages speak of all of its sources.
SOURCES = {
    "Python": "examples/python/package/regelwerk/_regelwerk/_title.pyi", "JavaScript": "examples/js/api.d.ts",
    "C": "examples/c/regelwerk.h", "C#": "examples/csharp/src/Game.cs", "Rust": "examples/rust/src/lib.rs",
}


def told(text: str) -> str:
    """What a comment says, as Markdown that reads the same."""
    text = re.sub(r"\[(`[^`\n]+`)\](?:\([^)]*\))?", r"\1", text)
    parts = re.split(r"(`[^`\n]+`)", text)
    return "".join(part if at % 2 else escaped(part) for at, part in enumerate(parts)).strip()


class Languages:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.places: dict[tuple[str, str], str] = {}  # of a name in a language

    def write(self) -> list[object]:
        """The pages, and their part of the navigation."""
        nav: list[object] = []
        for language, path in STARTS.items():
            place = f"reference/languages/{path}.md"
            sections = sorted(self.sections(language), key=lambda section: FIRST.index(section.name) if section.name in FIRST else len(FIRST))
            self.site.add(Page(place, f"# {language}\n\n{self.lead(language, path)}\n\n" + "".join(self.section(language, place, each) for each in sections)))
            self.site.places[(self.site.root / SOURCES[language]).resolve()] = place
            nav.append({language: place})
            if language == "JavaScript":
                nav += self.types_of_titles()
        return nav

    def lead(self, language: str, path: str) -> str:
        lead = f"[Start with {language}](/start/{path}.md) shows how these are used; [Calls](/reference/calls/index.md) tells more of each, call by call in C++."
        if language == "C":
            first = re.search(r"/\*(.*?)\*/", self.text(SOURCES["C"]), re.DOTALL)
            assert first
            lead += "\n\n" + told(plain(first[1]))
        if language == "JavaScript":
            links = [f"[{self.shown(name)}](/{self.page_of(name)})" for name in self.titles()]
            lead += f" What each title has of its own: {', '.join(links)}."
        return lead

    def text(self, path: str) -> str:
        return (self.site.root / path).read_text(encoding="utf-8")

    def sections(self, language: str) -> list[Section]:
        examples = self.site.root / "examples"
        found: dict[str, Iterable[Section]] = {
            "Python": self.of_python(examples / "python"),
            "JavaScript": (each for name in ("regelwerk", "api", "pictures", "boardgame") for each in of_typescript(self.text(f"examples/js/{name}.d.ts"))),
            "C": [*of_header(self.text(SOURCES["C"])), *(Section("Pictures", "", "", each.items) for each in of_header(self.text("examples/c/regelwerk_draw.h")))],
            "C#": of_layout(read(sorted((examples / "csharp/src").glob("*.cs"))), LAYOUTS["csharp"], "Functions"),
            "Rust": of_crate(examples / "rust/src"),
        }
        sections = merged(found[language])
        assert sum(len(section.items) for section in sections) > 50, f"the sources of {language} say too little"
        return sections

    @staticmethod
    def of_python(folder: Path) -> Iterator[Section]:
        package = folder / "package/regelwerk"
        texts = texts_of_bindings(folder / "src")
        for name in ("__init__.py", "titles.py.in"):
            yield from of_module(package / name, "regelwerk")
        stub = (package / "_regelwerk/_title.pyi").read_text(encoding="utf-8")
        random = (package / "_regelwerk/__init__.pyi.in").read_text(encoding="utf-8").replace("@stub_lines@", "")
        yield from of_stub(stub, texts)
        yield from of_stub(random, texts)
        for name in ("values", "errors", "aec", "openspiel_like"):
            yield from of_module(package / f"{name}.py", f"regelwerk.{name}")

    # A section.

    def section(self, language: str, page: str, section: Section) -> str:
        anchor = re.sub(r"\W+", "-", section.name).strip("-")
        self.places.setdefault((language, section.name), f"/{page}#{anchor}")
        parts = [f"## {section.name} {{: #{anchor} }}\n\n"]
        if section.code:
            parts.append(self.block(language, section.code))
        parts.append(f"{told(section.text)}\n\n")
        rows = [item for item in section.items if self.is_plain(language, item)]
        if rows:
            parts.append("| member | meaning |\n|---|---|\n" + "".join(self.row(language, page, anchor, item) for item in rows) + "\n")
        seen: set[str] = set()
        for item in section.items:
            if item not in rows:
                parts.append(self.call(language, page, anchor, item, seen))
        return "".join(parts)

    @staticmethod
    def is_plain(language: str, item: Item) -> bool:
        """Whether it is a value, which a line of a table tells of."""
        return language != "C" and "(" not in item.code and "\n" not in item.code

    def anchor(self, language: str, page: str, owner: str, name: str) -> str:
        anchor = name if language == "C" else f"{owner}.{name}"
        self.places.setdefault((language, name), f"/{page}#{anchor}")
        return anchor

    def row(self, language: str, page: str, owner: str, item: Item) -> str:
        anchor = self.anchor(language, page, owner, item.names[0])
        return f'| <span id="{anchor}"></span>`{item.code.rstrip(";,")}` | {" ".join(told(item.text).split())} |\n'

    def call(self, language: str, page: str, owner: str, item: Item, seen: set[str]) -> str:
        """A call under its name; those that are told of together or are called the same, under one."""
        anchors = [self.anchor(language, page, owner, name) for name in item.names]
        block = self.block(language, item.code) + (f"{told(item.text)}\n\n" if item.text else "")
        if anchors[0] in seen:
            return block
        seen.update(anchors)
        shown = ", ".join(item.names) if len(item.names) <= NAMES_SHOWN else f"{item.names[0]} and others"
        shown = shown if language == "C" or owner == "Functions" else f"{owner}.{shown}"
        more = "".join(f'<span id="{anchor}"></span>' for anchor in anchors[1:])
        return f"### {shown} {{: #{anchors[0]} }}\n\n" + (f"{more}\n\n" if more else "") + block

    @staticmethod
    def block(language: str, code: str) -> str:
        return f"```{LEXERS[language]}\n{code}\n```\n\n"

    # What titles have of their own.

    def titles(self) -> list[str]:
        return re.findall(r"^([a-z0-9_]+) ", self.text("examples/games.txt"), re.MULTILINE)

    @staticmethod
    def shown(title: str) -> str:
        return title.replace("_", " ").capitalize()

    @staticmethod
    def page_of(title: str) -> str:
        return f"reference/languages/javascript_{title}.md"

    def types_of_titles(self) -> list[object]:
        """A page for each title with its types, which are as they stand."""
        words = {"".join(word.capitalize() for word in name.split("_")): name for name in self.titles()}
        sections: dict[str, list[Section]] = {}
        for section in of_typescript(self.text("examples/js/titles.d.ts"), with_members=False):
            owner = max((word for word in words if section.name.startswith(word)), key=len, default="")
            sections.setdefault(owner, []).append(section)
        assert sections.keys() == {*words, ""}, "titles.d.ts has other titles than games.txt"
        nav: list[object] = []
        for word, name in words.items():
            page, shown = self.page_of(name), self.shown(name)
            text = f"# Types of {shown} in JavaScript\n\nAs `titles.d.ts` has them.\n\n"
            text += "".join(f"## {each.name} {{: #{each.name} }}\n\n{told(each.text)}\n\n{self.block('JavaScript', each.code)}" for each in sections[word])
            self.site.add(Page(page, text))
            nav.append({f"{shown} in JavaScript": page})
        return nav
