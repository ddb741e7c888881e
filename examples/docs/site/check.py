#!/usr/bin/env python3
"""check.py SITE XML: holds the site as it was written: every link leads to a page, and to a place on it; nothing is loaded
from elsewhere; no page shows Markdown as it is; a reader who begins at the first page comes to every other; and every public name of the headers, as well as
every call that "Which header for which call" tells of, has its place in the reference. Prints what is wrong."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

from headers import Headers

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
LOADING = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src", "embed": "src", "object": "data"}
# Links that load something; others tell of something.
LOADED = {"stylesheet", "icon", "preload", "prefetch", "preconnect", "dns-prefetch", "modulepreload", "manifest"}

LITERAL = {"code", "pre", "script", "style", "title"}
# What readers see of Markdown that was not understood.
MARKUP = r"\]\(|\*\*|`|\n- |\\[<>*_|]|&(?:lt|#)|\{:"


class Html(HTMLParser):
    """The links, the places and the loads of a page."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.style = False
        self.literal = 0  # how many elements around this text show it as it is
        self.markup = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attributes}
        self.places.update(has[name] for name in ("id", "name") if name in has)
        self.style = tag == "style"
        self.literal += tag in LITERAL
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        if tag == "link" and LOADED & set(has.get("rel", "").split()):
            self.loads.append(has.get("href", ""))
        if LOADING.get(tag, "") in has:
            self.loads.append(has[LOADING[tag]])
        self.loads += [part.split()[0] for part in has.get("srcset", "").split(",") if part.strip()]
        self.loads += re.findall(r"url\(['\"]?([^'\")]+)", has.get("style", ""))

    def handle_data(self, data: str) -> None:
        if self.style:
            self.loads += re.findall(r"(?:url\(['\"]?|@import ['\"])([^'\")]+)", data)
        if not self.literal and not self.markup and re.search(MARKUP, data):
            self.markup = data.strip()

    def handle_endtag(self, tag: str) -> None:
        self.style = False
        self.literal -= tag in LITERAL


class Check:
    def __init__(self, site: Path) -> None:
        self.site = site
        self.wrong: list[str] = []
        self.pages = {page: Html(page.read_text(encoding="utf-8")) for page in sorted(site.rglob("*.html"))}
        if len(self.pages) < 100:
            self.wrong.append(f"the site has {len(self.pages)} pages, which are far too few")

    def blame(self, page: Path, what: str) -> None:
        self.wrong.append(f"{page.relative_to(self.site)}: {what}")

    def inside(self, page: Path, html: Html) -> Iterator[tuple[str, Path, str]]:
        """The links that stay in the site: as they are written, their pages and places."""
        for link in html.links:
            path, _, place = link.partition("#")
            if not re.match(r"(?:https?|mailto):", path) and not path.startswith("javascript:"):
                yield link, (page.parent / unquote(path)).resolve() if path else page, unquote(place)

    def check_links(self) -> None:
        for page, html in self.pages.items():
            for link, target, place in self.inside(page, html):
                if not target.is_file():
                    self.blame(page, f"the link {link} leads nowhere")
                elif place and target in self.pages and not self.knows(target, place):
                    self.blame(page, f"the link {link} leads to no place on its page")

    def knows(self, page: Path, place: str) -> bool:
        return place in self.pages[page].places

    def check_loads(self) -> None:
        for page, html in self.pages.items():
            for load in html.loads:
                if re.match(r"(?:[a-z]+:)?//", load):
                    self.blame(page, f"loads {load} from elsewhere")
                elif not load.startswith("data:") and not (page.parent / unquote(load.partition("?")[0])).is_file():
                    self.blame(page, f"loads {load}, which is not there")
        for style in sorted(self.site.rglob("*.css")):
            for load in re.findall(r"(?:url\(['\"]?|@import ['\"])((?:https?:)?//[^'\")]+)", style.read_text(encoding="utf-8")):
                self.blame(style, f"loads {load} from elsewhere")

    def check_markup(self) -> None:
        for page, html in self.pages.items():
            if html.markup and not re.fullmatch(r"\w+\.(?:en|de)\.html", page.name):
                self.blame(page, f"shows Markdown as it is: {html.markup}")

    def check_reached(self) -> None:
        reached: set[Path] = set()
        todo = [self.site / "index.html"]
        while todo:
            page = todo.pop()
            if page in self.pages and page not in reached:
                reached.add(page)
                todo += [target for _, target, _ in self.inside(page, self.pages[page])]
        for page in self.pages.keys() - reached:
            self.blame(page, "no way leads to this page")

    def check_names(self, headers: Headers) -> None:
        """Each public name stands on the page of its header, or among the calls."""
        calls = {place for page, html in self.pages.items() if page.parent.name == "calls" for place in html.places}
        names = 0
        for entry in headers.everything():
            if entry.is_public:
                names += 1
                page = self.site / "reference" / f"{entry.header.removeprefix('regelwerk/').removesuffix('.hpp')}.html"
                on_page = self.pages[page].places if page in self.pages else set()
                if entry.anchor not in on_page and not (entry.kind == "function" and entry.name in calls):
                    self.wrong.append(f"include/{entry.header}:{entry.line}: {entry.scope}::{entry.name} has no page")
        if names < 1000:
            self.wrong.append(f"the headers have {names} public names, which are far too few")

    def check_calls(self) -> None:
        """Each call of the tables of "Which header for which call" stands somewhere in the reference: those of the first column,
        and of the second where the first has headers."""
        places = {place.rpartition(".")[2] for page, html in self.pages.items() if "reference" in page.parts and "languages" not in page.parts for place in html.places}
        for line in (ROOT / "examples/docs/reference.md").read_text(encoding="utf-8").splitlines():
            cells = line.split("|") if line.startswith("|") else ["", ""]
            for code in re.findall(r"`([^`]+)`", cells[2] if ".hpp" in cells[1] else cells[1]):
                name = re.fullmatch(r"(?:game\.|outcome\.)?(\w+)(?:<\w+>)?(?:\(.*\))?", code)
                if name and name[1] not in places:
                    self.wrong.append(f"examples/docs/reference.md: {code} has no place in the reference")


def main() -> int:
    site, xml = (Path(word).resolve() for word in sys.argv[1:3])
    check = Check(site)
    check.check_links()
    check.check_loads()
    check.check_markup()
    check.check_reached()
    check.check_names(Headers(xml, ROOT / "tests/headers"))
    check.check_calls()
    print("\n".join(check.wrong), end="\n" if check.wrong else "")
    return 1 if check.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
