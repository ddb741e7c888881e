#!/usr/bin/env python3
"""check_book.py PAGE...: whether pages of regelwerk_book are whole, TITLE.LANGUAGE.html: XML with every rule of the
title and every example of its books, with links that lead somewhere, in order for screen readers, and on their own."""
import collections
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LOADING = {"script", "link", "img", "iframe", "object", "embed", "image", "audio", "video", "source", "base"}
REFERRING = {"src", "srcset", "data", "poster", "action", "background"}
NEVER_EMPTY = {"p", "ul", "ol", "dl", "dt", "dd", "li", "figure", "figcaption", "code", "a", "title", "h1", "h2", "h3", "h4"}


def ledger(title):
    """The IDs of the rules of a title."""
    folder = ROOT / "include/regelwerk" / title
    texts = [file.read_text() for file in [folder / "rules.hpp", *folder.glob("rules/*.hpp")]]
    return {found for text in texts for found in re.findall(r'\{\s*"([A-Z]{2}-\d+)"', text)}


def examples(title):
    """The names of the examples in its books."""
    texts = [file.read_text() for file in (ROOT / "examples/rulebook").glob(title + "*.txt")]
    return {found for text in texts for found in re.findall(r"^([A-Z]{2}-\d+\.\d+)$", text, re.MULTILINE)}


def content(element):
    return "".join(element.itertext()).strip()


def faults_of_ids(tree):
    counted = collections.Counter(each.get("id") for each in tree.iter() if each.get("id") is not None)
    yield from (f"the id {name} is there {count} times" for name, count in counted.items() if count > 1)
    for each in tree.iter():
        target = each.get("href", "#")
        if target.startswith("#") and target != "#" and target[1:] not in counted:
            yield f"a link leads to {target}, which is not there"


def faults_of_loading(tree):
    for each in tree.iter():
        if each.tag in LOADING:
            yield f"the element {each.tag} loads something"
        for name, value in each.attrib.items():
            if name in REFERRING or "://" in value or (name == "href" and not value.startswith("#")):
                yield f"{each.tag} {name}={value} leads out of the page"
        if (each.tag == "style" or "style" in each.attrib) and re.search(r"url\(|@import", content(each) + each.get("style", "")):
            yield "a style loads something"


def faults_of_rules(tree, title):
    rules = {each.get("id"): each for each in tree.iter("article")}
    wanted = ledger(title)
    if not wanted:
        yield f"the ledger of {title} is not found"
    yield from (f"the rule {name} has no place" for name in sorted(wanted - set(rules)))
    yield from (f"{name} is no rule" for name in sorted(set(rules) - wanted, key=str))
    shown = set()
    for name, rule in rules.items():
        own = {each.get("id") for each in rule.iter("div") if each.get("class") == "example"}
        if not own:
            yield f"the rule {name} has no example"
        yield from (f"{each} stands under {name}" for each in own if not str(each).startswith(f"{name}."))
        shown |= own
    yield from (f"the example {name} is lacking" for name in sorted(examples(title) - shown))


def faults_of_emptiness(tree):
    for each in tree.iter():
        if each.tag in NEVER_EMPTY and not content(each):
            yield f"an element {each.tag} is empty"
        if each.tag in {"section", "nav", "article"} and not [part for part in each if part.tag not in {"h2", "h3"}]:
            yield f"the {each.tag} {each.get('id')} is empty"
        if each.tag == "section" and each.get("id", "").startswith("section-") and each.find("article") is None:
            yield f"the section {each.get('id')} has no rule"


def faults_of_pictures(tree):
    for each in tree.iter("svg"):
        if each.get("aria-hidden") == "true":
            if each.find("defs") is None or [part for part in each if part.tag != "defs"]:
                yield "a hidden picture is not hidden"
        elif each.get("role") != "img" or not len(each) or each[0].tag != "title" or not content(each[0]):
            yield "a picture has no text alternative"


def faults_of_headings(tree):
    before = 0
    for each in tree.iter():
        if re.fullmatch(r"h[1-6]", each.tag):
            level = int(each.tag[1])
            if level > before + 1 or (level == 1 and before > 0):
                yield f"the heading “{content(each)}” is of level {level} behind one of level {before}"
            before = level


def faults(page):
    title, language = page.name.split(".")[:2]
    try:
        tree = xml.parse(page).getroot()
    except xml.ParseError as wrong:
        yield f"is no XML: {wrong}"
        return
    if tree.get("lang") != language:
        yield f"the language is not said to be {language}"
    yield from faults_of_ids(tree)
    yield from faults_of_loading(tree)
    yield from faults_of_rules(tree, title)
    yield from faults_of_emptiness(tree)
    yield from faults_of_pictures(tree)
    yield from faults_of_headings(tree)


def main(pages):
    found = 0
    for page in pages:
        for fault in faults(page):
            print(f"{page.name}: {fault}")
            found += 1
    print(f"{len(pages)} pages, {found} faults")
    return 1 if found or not pages else 0


if __name__ == "__main__":
    sys.exit(main([pathlib.Path(word) for word in sys.argv[1:]]))
