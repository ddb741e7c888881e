#!/usr/bin/env python3
"""The sheets of the course, and the rules alone, as pages to print: sheets.py FOLDER [en|de]. The pages of examples/docs/course
are turned into HTML, one file a sheet, in one language, and the sentences of the rules are taken from the library's headers.
Nothing has to be compiled, and nothing but Python is needed."""

from __future__ import annotations

import html
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COURSE = ROOT / "examples/docs/course"
RULES = {
    "en": (ROOT / "include/regelwerk/ostfriesenlauf/rules.hpp", "The rules of Ostfriesenlauf"),
    "de": (ROOT / "include/regelwerk/ostfriesenlauf/language/german/rules.hpp", "Die Regeln vom Ostfriesenlauf"),
}
# ID, sentence and source of a rule: the source says which rules are decisions.
RULE = re.compile(r'\{"(OL-\d+)"(?:sv)?,\s*((?:"[^"]*"\s*)+)(?:sv)?,\s*"([^"]*)"')
BLANK = re.compile(r"(?:\\_)+")
STYLE = """
@page { size: A4; margin: 10mm 16mm; }
body { font: 11pt/1.35 "DejaVu Sans", Arial, sans-serif; color: #000; background: #fff; max-width: 178mm; margin: auto; }
h1 { font-size: 17pt; margin: 0 0 4mm; }
h2 { font-size: 13pt; margin: 5mm 0 2mm; break-after: avoid; }
p { margin: 2mm 0; }
p:has(+ table) { break-after: avoid; }
blockquote { margin: 1.6mm 0; padding: 0 0 0 3mm; border-left: 1.2mm solid #000; break-inside: avoid; }
blockquote p { margin: 0; }
table { border-collapse: collapse; width: 100%; margin: 2.5mm 0; break-inside: avoid; }
th, td { border: 0.3mm solid #000; padding: 1mm 2mm; text-align: left; }
th:empty { border: none; }
td { height: 7mm; }
td:empty { min-width: 22mm; }
pre { border: 0.3mm solid #000; padding: 2mm; line-height: 1.3; break-inside: avoid; }
code { font-family: "DejaVu Sans Mono", monospace; font-size: 10pt; }
img { display: block; max-width: 100%; margin: 2mm 0; break-inside: avoid; }
ol, ul { margin: 2mm 0; padding-left: 6mm; }
li { break-inside: avoid; }
.write { display: inline-block; border-bottom: 0.3mm solid #000; height: 7.5mm; vertical-align: baseline; }
"""


def written(text: str) -> str:
    """A text with code, emphasis, links and places to write."""
    text = BLANK.sub(lambda blank: f'\0{len(blank[0]) // 2}\0', text)
    parts = re.split(r"`([^`]+)`", text)
    for i, part in enumerate(parts):
        part = html.escape(part, quote=False)
        if i % 2:
            parts[i] = f"<code>{part}</code>"
            continue
        part = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", part)
        part = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", part)
        parts[i] = re.sub(r"\[([^\]]+)\]\([^)\s]+\)", r"\1", part)
    # As wide as a hand writes that many letters.
    return re.sub("\0(\\d+)\0", lambda blank: f'<span class="write" style="width: {int(blank[1]) * 3.2:.0f}mm"></span>', "".join(parts))


def picture(name: str) -> str:
    """A picture becomes part of the page, which can then be copied alone."""
    drawing = (COURSE / name).read_text(encoding="utf-8")
    return drawing[drawing.index("<svg"):].strip()


def table(lines: list[str]) -> str:
    rows = [[written(cell.strip()) for cell in line.strip().strip("|").split("|")] 
            for line in lines if not re.fullmatch(r"\|(?:-+\|)+", line)]
    head = "".join(f"<th>{cell}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows[1:])
    return f"<table>\n<tr>{head}</tr>\n{body}</table>"


def block(text: str) -> str:
    """A block between blank lines."""
    lines = text.split("\n")
    if found := re.match(r"(#+) (.+)", text):
        return f"<h{len(found[1])}>{written(found[2])}</h{len(found[1])}>"
    if found := re.match(r'<img src="([^"]+)"', text):
        return picture(found[1])
    if text.startswith("> "):
        return f"<blockquote><p>{written(text[2:])}</p></blockquote>"
    if text.startswith("|"):
        return table(lines)
    for start, tag in ((r"- ", "ul"), (r"\d+\. ", "ol")):
        if re.match(start, text) and all(re.match(start + r"|  ", line) for line in lines):
            items = re.split(rf"(?:^|\n){start}", text)[1:]
            if tag == "ol" and len(items) == 1:
                continue  # several numbers in one line
            return f"<{tag}>" + "".join(f"<li>{written(item)}</li>" for item in items) + f"</{tag}>"
    return f"<p>{written(text)}</p>"


def body_of(sheet: str) -> str:
    """The page without its links to the other language and to the lesson, which are none of the pupils' business."""
    out = []
    for part in re.split(r"(^```.*?^```$)", sheet, flags=re.MULTILINE | re.DOTALL):
        if part.startswith("```"):
            out.append("<pre><code>" + html.escape(part.split("\n", 1)[1].removesuffix("```"), quote=False) + "</code></pre>")
            continue
        blocks = [each.strip("\n") for each in re.split(r"\n\s*\n", part) if each.strip()]
        out += [block(each) for each in blocks if not re.match(r"\[(?:English|Deutsch)\]", each)]
    return "\n".join(out)


def page(language: str, title: str, body: str) -> str:
    return (f'<!DOCTYPE html>\n<html lang="{language}">\n<head><meta charset="utf-8"><title>{html.escape(title)}</title>\n'
            f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n")


def rules_alone(language: str) -> str:
    header, title = RULES[language]
    found = RULE.findall(header.read_text(encoding="utf-8"))
    if not found:
        raise SystemExit(f"{header} has no rules that this program can read.")
    quotes = [f"**{rule}** " + "".join(re.findall(r'"([^"]*)"', pieces)) + f" *({source})*" for rule, pieces, source in found]
    body = f"<h1>{title}</h1>\n" + "\n".join(f"<p>{written(quote)}</p>" for quote in quotes)
    return page(language, title, body).replace("11pt/1.35", "10pt/1.3")


def pages(language: str) -> dict[str, str]:
    """All pages of a language by the names of their files."""
    out = {f"rules.{language}.html": rules_alone(language)}
    for sheet in sorted(COURSE.glob("[0-9]-sheet.de.md" if language == "de" else "[0-9]-sheet.md")):
        text = sheet.read_text(encoding="utf-8")
        out[f"{sheet.name[0]}-sheet.{language}.html"] = page(language, text.split("\n", 1)[0].removeprefix("# "), body_of(text))
    return out


def main() -> int:
    folder, is_german = Path(sys.argv[1]), sys.argv[2:] == ["de"]
    made = pages("de" if is_german else "en")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in made.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"{folder}: {error.strerror}", file=sys.stderr)
        return 2
    print(f"{len(made)} Seiten in {folder}: im Browser öffnen und drucken, A4, auf beiden Seiten." if is_german
          else f"{len(made)} pages in {folder}: open them in a browser and print them, A4, on both sides.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
