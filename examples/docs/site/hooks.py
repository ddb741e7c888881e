"""What mkdocs does beyond its settings: the index of the search becomes a script, which pages opened from disk can load, has
the rules of the rule books in it as well, and leaves out files of the tree and programs, which repeat what pages say. What only
a server or a developer of the theme needs is left out, too."""

from __future__ import annotations

import html
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

RULE = re.compile(r'<article class="rule" id="([^"]+)".*?<p class="sentence"[^>]*>(.*?)</p>', re.DOTALL)


def rules_of(book: Path) -> Iterator[dict[str, Any]]:
    """The page of a book and its title, which the search takes for the page's own, and then each rule."""
    title = f"Rules of {book.name.partition('.')[0].capitalize()}"
    yield {"location": f"games/{book.name}", "title": title, "text": ""}
    yield {"location": f"games/{book.name}#title", "title": title, "text": ""}
    for rule, sentence in RULE.findall(book.read_text(encoding="utf-8")):
        text = html.unescape(re.sub(r"<[^>]+>", "", sentence))
        yield {"location": f"games/{book.name}#{rule}", "title": f"{rule}: {text.split(';')[0].split('.')[0]}", "text": text}


def is_own(entry: dict[str, Any]) -> bool:
    """Whether an entry says what no other does."""
    return not entry["location"].startswith("files/") and not entry["location"].endswith(("#program", "#languages"))


def found_first(entry: dict[str, Any]) -> dict[str, Any]:
    """Calls are marked by their names, since many other things are called like them."""
    is_call = entry["location"].startswith("reference/calls/") and re.fullmatch(r"\w+", entry["title"])
    return {**entry, "tags": [entry["title"]]} if is_call else entry


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
    index["docs"] = [found_first(entry) for entry in index["docs"] if is_own(entry)] + books
    file.unlink()
    written = json.dumps(index, separators=(",", ":"))
    file.with_suffix(".js").write_text(f"var __search = {{ index: Promise.resolve({written}) }};\n", encoding="utf-8")
