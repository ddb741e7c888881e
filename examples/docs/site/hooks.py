"""What mkdocs does beyond its settings: the index of the search becomes a script, which pages opened from disk can load, has
the rules of the rule books in it as well, and leaves out files of the tree and programs, which repeat what pages say. What only
a server or a developer of the theme needs is left out, too."""

from __future__ import annotations

import html
import json
import re
import shutil
from pathlib import Path
from typing import Any

RULE = re.compile(r'<article class="rule" id="([^"]+)".*?<p class="sentence"[^>]*>(.*?)</p>', re.DOTALL)


def rules_of(book: Path) -> list[dict[str, Any]]:
    """The page of a book and its title, which the search takes for the page's own, and then each rule."""
    title, page = f"Rules of {book.name.partition('.')[0].capitalize()}", f"games/{book.name}"
    rules = [(rule, html.unescape(re.sub(r"<[^>]+>", "", text))) for rule, text in RULE.findall(book.read_text(encoding="utf-8"))]
    own = {"title": title, "text": " ".join(rule for rule, _ in rules)}
    return [{"location": page, **own}, {"location": f"{page}#title", **own},
            *({"location": f"{page}#{rule}", "title": rule, "text": text} for rule, text in rules)]


def is_own(entry: dict[str, Any]) -> bool:
    """Whether an entry says what no other does."""
    return not entry["location"].startswith("files/") and not entry["location"].endswith(("#program", "#languages"))


def is_call(entry: dict[str, Any]) -> bool:
    return "reference/calls/" in entry["location"] and "#" in entry["location"] and re.fullmatch(r"\w+", entry["title"]) is not None


def with_calls_first(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Calls are marked by their names, since many other things are called like them; not those whose name begins with that of
    a call on an earlier page, which they would be offered before."""
    pages = {entry["title"]: entry["location"].partition("#")[0] for entry in entries if is_call(entry)}
    calls = re.findall(r"^(\w+)(?: @\S+)? \|", Path(__file__).with_name("calls.txt").read_text(encoding="utf-8"), re.MULTILINE)
    order = [name for name in calls if name in pages]
    marked = {name for at, name in enumerate(order)
              if not any(name.startswith(other) and pages[name] != pages[other] for other in order[:at])}
    return [{**entry, "tags": [entry["title"]]} if is_call(entry) and entry["title"] in marked else entry for entry in entries]


def on_post_build(config: Any) -> None:
    site = Path(config["site_dir"])
    for not_needed in ("404.html", "sitemap.xml*", "assets/**/*.map"):
        for file in site.glob(not_needed):
            file.unlink()
    shutil.rmtree(site / "assets/javascripts/lunr")  # searches in other languages
    file = site / "search/search_index.json"
    index = json.loads(file.read_text(encoding="utf-8"))
    books = [rule for book in sorted(site.glob("games/*.en.html")) for rule in rules_of(book)]
    if len(books) < 100:
        raise RuntimeError("the search finds no rules in the rule books")
    index["docs"] = with_calls_first([entry for entry in index["docs"] if is_own(entry)]) + books
    file.unlink()
    written = json.dumps(index, separators=(",", ":"))
    file.with_suffix(".js").write_text(f"var __search = {{ index: Promise.resolve({written}) }};\n", encoding="utf-8")
