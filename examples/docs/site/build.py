#!/usr/bin/env python3
"""build.py XML BOOKS FOLDER: writes the pages of the site and its settings for mkdocs into a folder, from README and
its pages, from what doxygen has read of the headers (XML) and from the rule books."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

from calls import STARTS
from headers import Headers
from languages import Languages
from reference import Reference
from site_pages import Page, Site, rule_places_of

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
LANGUAGES = {"en": "English", "de": "Deutsch"}


def games() -> dict[str, str]:
    """The folder of each title and its name."""
    lines = (ROOT / "examples/games.txt").read_text(encoding="utf-8").splitlines()
    folders = dict.fromkeys(Path(line.split()[2]).name for line in lines if line and not line.startswith("#"))
    return {folder: folder.capitalize() for folder in folders}


def groups_of_readme(text: str) -> dict[str, list[tuple[str, str]]]:
    """The groups of pages under "Read on": the words and the path of every link."""
    found = {}
    for name, links in re.findall(r"^- \*\*(.+?):\*\* (.*)$", text.partition("\n## Read on\n")[2], re.MULTILINE):
        found[name] = re.findall(r"\[([^\]]+)\]\(([^)]+)\)", links)
    return found


def add_readme_pages(site: Site, readme: str) -> dict[str, list[object]]:
    """README's pages, and the navigation of each of its groups."""
    nav: dict[str, list[object]] = {}
    groups = groups_of_readme(readme)
    del groups["Auf Deutsch"]  # add_german has them, with those to which they lead
    for name, links in groups.items():
        for words, path in links:
            inside = path.removeprefix("examples/docs/")
            inside = "reference/headers.md" if inside == "reference.md" else inside
            site.add_file((ROOT / path).resolve(), inside)
            nav.setdefault(name, []).append({words[0].upper() + words[1:]: inside})
    return nav


def add_course(site: Site, language: str = "") -> list[object]:
    """The lessons of the course and their sheets, in one language, and their part of the navigation."""
    nav: list[object] = []
    files = (ROOT / "examples/docs/course").glob(f"[0-9]*-*{language}.md")
    for file in sorted(files, key=lambda file: (file.name[0], "sheet" in file.name)):
        if (".de" in file.suffixes) == bool(language):
            inside = f"course/{file.name}"
            site.add_file(file, inside)
            nav.append({site.title(inside): inside})
    return nav


def add_german(site: Site) -> list[object]:
    """The German twins of the pages, in the order of these, and their navigation."""
    nav: list[object] = []
    for source, inside in list(site.places.items()):
        twin = source.with_suffix(".de.md")
        if source.suffix == ".md" and twin.exists() and not re.match(r"course/\d", inside):
            place = inside.removesuffix(".md") + ".de.md"
            site.add_file(twin, place)
            entry: object = {site.title(place): place}
            nav.append({"Der Kurs": [entry, *add_course(site, ".de")]} if inside == "course/overview.md" else entry)
    return nav


def sentences_about(readme: str) -> dict[str, tuple[str, str]]:
    """What README says of each title, by the first word of its name."""
    line = re.search(r"^\*\*The games:\*\* (.*?)\n\n", readme, re.MULTILINE | re.DOTALL)
    assert line, "README has no line about the games"
    found = re.findall(r"\*([^*]+)\*, (.*?)(?:; (?=\*)|$)", line[1].replace("\n", " "))
    return {name.split()[0].lower(): (name, what.rstrip(".")) for name, what in found}


def games_page(site: Site, books: Path, readme: str) -> list[object]:
    """The page of the titles, with their rule books, and its part of the navigation."""
    text = "# The games\n\n"
    nav: list[object] = ["games/index.md"]
    about = sentences_about(readme)
    for folder, name in games().items():
        whole, what = about[folder]
        kept: list[object] = [{f"Rule book ({words})": f"games/{folder}.{language}.html"} for language, words in LANGUAGES.items()]
        fidelity = f"games/{folder}-fidelity.md"
        site.add_file(ROOT / "include/regelwerk" / folder / "FIDELITY.md", fidelity)
        kept.append({"Fidelity": fidelity})
        nav.append({name: kept})
        links = [f"[Rule book ({words})](/games/{folder}.{language}.html)" for language, words in LANGUAGES.items()]
        links += [f"[Fidelity](/{fidelity})", f"[Reference](/reference/{folder}/index.md)"]
        picture = f"examples/draw/pictures/{folder}.svg"
        shown = f'<img src="{picture}" alt="A position of {whole}" width="280">\n\n' if (ROOT / picture).exists() else ""
        text += f"## {whole}\n\n{what[0].upper() + what[1:]}.\n\n{shown}{' · '.join(links)}\n\n"
        for language in LANGUAGES:
            assert (books / f"{folder}.{language}.html").is_file(), f"there is no rule book of {folder} in {language}"
    site.add(Page("games/index.md", text))
    return nav


def navigation(readme_nav: dict[str, list[object]], games_nav: list[object], reference: list[object], german: list[object]) -> list[object]:
    quality: list[object] = []
    contributing: list[object] = []
    look_up: list[object] = []
    for entry in readme_nav.pop("Look up"):
        assert isinstance(entry, dict)
        (path,) = entry.values()
        (contributing if path == "contributing.md" else look_up if path.startswith("reference/") else quality).append(entry)
    play = readme_nav.pop("Play")
    nav: list[object] = [{"Overview": "index.md"}]
    nav += [{name: pages} for name, pages in readme_nav.items()]
    nav.append({"The games": [games_nav[0], *play, *games_nav[1:]]})
    nav.append({"Reference": ["reference/index.md", *look_up, {"The map": "reference/map.md"}, *reference]})
    nav.append({"Quality": quality})
    nav.append({"Contributing": contributing})
    nav.append({"Deutsch": german})
    return nav


def reference_index(reference: Reference) -> str:
    text = ("# Reference\n\nMade from the comments in the headers. [Which header for which call](/reference/headers.md) is a table to "
            "look things up; [the map](/reference/map.md) shows the folders.\n\n| section | of |\n|---|---|\n"
            "| [Calls](/reference/calls/index.md) | what every game is asked, call by call, with the names in other languages |\n")
    for folder in reference.games:
        text += f"| [{reference.games[folder]}](/reference/{folder}/index.md) | options, moves, states, views, events, edition |\n"
    for folder, what in (("core", "seats, viewers, results, containers, descriptions, language"),
                         ("play", "random numbers, playouts, records, replays, JSON, moves in parts"),
                         ("ai", "searches, evaluations, explanations, encodings for networks")):
        text += f"| [{reference.section_title(folder)}](/reference/{folder}/index.md) | {what} |\n"
    for language, path in STARTS.items():
        text += f"| [{language}](/reference/languages/{path}.md) | the calls and types of the package for it |\n"
    return text


def with_way_back(book: Path) -> str:
    """A rule book with links to the site and to itself in the other language."""
    title, language, _ = book.name.split(".")
    others = [f'<a href="{title}.{other}.html" lang="{other}">{name}</a>' for other, name in LANGUAGES.items() if other != language]
    links = ['<a href="../index.html">Regelwerk</a>', '<a href="index.html">The games</a>', *others]
    text = book.read_text(encoding="utf-8")
    assert "<header><h1>" in text, f"{book} has no heading"
    return text.replace("<header><h1>", f"<nav>{' · '.join(links)}</nav>\n<header><h1>", 1)


def write(site: Site, nav: list[object], books: Path, folder: Path) -> None:
    docs = folder / "docs"
    for path, text in site.finish().items():
        file = docs / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (docs / "pictures").mkdir(exist_ok=True)
    for picture, place in site.pictures.items():
        shutil.copyfile(picture, docs / place)
    for book in books.glob("*.html"):
        (docs / "games" / book.name).write_text(with_way_back(book), encoding="utf-8")
    shutil.copytree(HERE / "assets", docs / "assets")
    settings = (HERE / "mkdocs.yml").read_text(encoding="utf-8")
    (folder / "mkdocs.yml").write_text(settings.replace("HERE", str(HERE)) + f"nav: {json.dumps(nav)}\n", encoding="utf-8")


def main() -> int:
    xml, books, folder = (Path(word) for word in sys.argv[1:4])
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    site = Site(ROOT, {language: rule_places_of(books, language) for language in LANGUAGES})
    site.add_file(ROOT / "README.md", "index.md")
    readme_nav = add_readme_pages(site, readme)
    readme_nav["Course"] += add_course(site)
    german = add_german(site)
    site.add_file(ROOT / "include/regelwerk/README.md", "reference/map.md")
    languages = Languages(site)
    languages_nav = languages.write()
    reference = Reference(site, Headers(xml, ROOT / "tests/headers"), HERE, games(), languages.places)
    if reference.wrong:
        print("\n".join(reference.wrong), file=sys.stderr)
        return 1
    reference_nav = [*reference.write(), {"Other languages": languages_nav}]
    site.add(Page("reference/index.md", reference_index(reference)))
    nav = navigation(readme_nav, games_page(site, books, readme), reference_nav, german)
    write(site, nav, books, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
