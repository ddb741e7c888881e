"""The pages of the site: README, the pages beside it, the READMEs of folders, and files that these speak of, with links that
lead to each other."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"(^ *```.*?^ *```[^\n]*$)", re.MULTILINE | re.DOTALL)
# What stays as it is in a text: headings, links, code, tags.
KEPT = re.compile(r"(^#+ .*$|!?\[(?:`[^`]*`|[^\]])*\]\([^)\s]*\)|`[^`\n]+`|<[^>\n]+>)", re.MULTILINE)
LINK = re.compile(r"(!?\[(?:`[^`]*`|[^\]])*\]\()([^)\s]*)(\))")
LEXERS = {".hpp": "cpp", ".h": "c", ".cs": "csharp", ".rs": "rust", ".py": "python", ".pyi": "python", ".sh": "bash",
          ".js": "javascript", ".ts": "typescript"}
SHOWN = {*LEXERS, ".cpp", ".c", ".txt", ".cmake", ""}


@dataclass
class Page:
    path: str  # in the site, with .md
    text: str
    source: Path | None = None  # the file whose links its text has; else links begin with a / and lead through the site


class Site:
    def __init__(self, root: Path, rule_places: dict[str, dict[str, str]]) -> None:
        self.root = root
        self.rule_places = rule_places  # by language
        self.pages: dict[str, Page] = {}
        self.places: dict[Path, str] = {}  # of files: their pages
        self.pictures: dict[Path, str] = {}
        self.calls: dict[str, str] = {}  # where the reference tells of a call

    def add(self, page: Page) -> None:
        assert page.path not in self.pages, f"two pages are {page.path}"
        self.pages[page.path] = page
        if page.source:
            self.places[page.source] = page.path

    def add_file(self, source: Path, path: str) -> None:
        self.add(Page(path, source.read_text(encoding="utf-8"), source))

    def title(self, path: str) -> str:
        found = re.search(r"^# (.+)$", self.pages[path].text, re.MULTILINE)
        assert found, f"{path} has no title"
        return found[1]

    def finish(self) -> dict[str, str]:
        """The pages as they are written, with those of files that the others speak of."""
        done: dict[str, str] = {}
        while left := [page for page in self.pages.values() if page.path not in done]:
            for page in left:
                done[page.path] = self.finished(page)
        return done

    def finished(self, page: Page) -> str:
        if page.source and page.source.suffix != ".md":
            return page.text  # code
        parts = FENCE.split(page.text)
        return "".join(part if at % 2 else self.prose(page, part) for at, part in enumerate(parts))

    def prose(self, page: Page, text: str) -> str:
        parts = KEPT.split(self.spaced(text))
        return "".join(self.kept(page, part) if at % 2 else self.with_rules(page, part) for at, part in enumerate(parts))

    @staticmethod
    def spaced(text: str) -> str:
        """A list that follows upon a paragraph needs a blank line before it here."""
        return re.sub(r"^(?!- |  |\||\n)(.+)\n(?=- )", r"\1\n\n", text, flags=re.MULTILINE)

    def kept(self, page: Page, part: str) -> str:
        if part.startswith("#"):
            return part
        if part.startswith("`"):
            target = self.page_of_file(page, part.strip("`")) or self.place_of_call(part.strip("`"))
            return f"[{part}]({self.way(page, target)})" if target and not target.startswith(page.path) else part
        if part.startswith("<"):
            return re.sub(r'(src=")([^"]+)', lambda found: found[1] + self.picture(page, found[2]), part)
        link = LINK.fullmatch(part)
        return f"{link[1]}{self.target(page, link[2])}{link[3]}" if link else part

    def with_rules(self, page: Page, text: str) -> str:
        places = self.rule_places["de" if page.path.endswith(".de.md") else "en"]

        def linked(found: re.Match[str]) -> str:
            place = places.get(found[0])
            return f"[{found[0]}]({self.way(page, place)})" if place else found[0]

        return re.sub(r"\b[A-Z]{2}-\d+\b", linked, text)

    @staticmethod
    def way(page: Page, target: str) -> str:
        return posixpath.relpath(target, posixpath.dirname(page.path) or ".")

    def target(self, page: Page, address: str) -> str:
        if re.match(r"[a-z]+:", address):
            return address
        path, _, anchor = address.partition("#")
        behind = f"#{anchor}" if anchor else ""
        if path.startswith("/"):
            return self.way(page, path[1:]) + behind
        if not path or page.source is None:
            return address
        return self.way(page, self.place_of((page.source.parent / path).resolve())) + behind

    def place_of(self, file: Path) -> str:
        """The page of a file; one is made if it has none yet."""
        if file not in self.places:
            name = file.relative_to(self.root).as_posix()
            text = file.read_text(encoding="utf-8")
            lexer = LEXERS.get(file.suffix, file.suffix.removeprefix("."))
            body = text if file.suffix == ".md" else f"# {name}\n\n``````{lexer}\n{text.rstrip()}\n``````\n"
            inside = name.removesuffix(".md").removeprefix(".")
            self.add(Page(f"files/{inside}.md", body, file))
        return self.places[file]

    def page_of_file(self, page: Page, code: str) -> str | None:
        """The page of a file of which a text speaks by its path: from the root, the headers, the examples, the page itself."""
        if not re.fullmatch(r"[\w./-]+/[\w.-]+", code):
            return None
        bases = [self.root, self.root / "include", self.root / "include/regelwerk", self.root / "examples"]
        bases += [page.source.parent] if page.source else []
        for base in bases:
            file = base / code
            if file.is_file() and file.suffix in (*SHOWN, ".md"):
                return self.place_of(file.resolve())
        return None

    def place_of_call(self, code: str) -> str | None:
        """Where the reference tells of a call that a text writes with its arguments: `game.moves(state)`, `hash(view)`."""
        found = re.fullmatch(r"(?:game\.)?(\w+)(?:<\w+>)?\(.*\)|game\.(\w+)", code)
        return self.calls.get(found[1] or found[2]) if found else None

    def picture(self, page: Page, address: str) -> str:
        file = ((page.source.parent if page.source else self.root) / address).resolve()
        self.pictures[file] = f"pictures/{file.name}"
        return self.way(page, self.pictures[file])


def rule_places_of(books: Path, language: str = "en") -> dict[str, str]:
    """Where each rule stands in the books of a language."""
    places: dict[str, str] = {}
    for book in sorted(books.glob(f"*.{language}.html")):
        for rule in re.findall(r'<article class="rule" id="([^"]+)"', book.read_text(encoding="utf-8")):
            places[rule] = f"games/{book.name}#{rule}"
    assert places, f"no rule books of {language} in {books}"
    return places
