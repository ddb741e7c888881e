"""The reference, made of the comments in the headers: a page for each header that users meet, and one for each group of
calls of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from calls import Call, Group, groups_of, line_of, names_that_are_gone, table_of
from headers import Entry, Headers, as_written, markdown, text_of
from programs import Program, covering, programs_of
from site_pages import Page, Site

# The classes whose calls are those of a game.
OF_GAMES = {"BasicGame", "ChoosingSetup", "RecallingSetup", "FixedSetup", "ChosenSetup"}
# What stands first of a game, and below it; the rest follows by name.
ORDER = ["options", "move", "state", "event", "rules", "game", "edition", "view", "board", "players"]
# Folders that are no game, as a reader calls them.
SECTIONS = {"core": "Values and types", "play": "Tools over any game", "ai": "Players and searches"}
FOLDERS = {
    "": "At the top", "state": "Parts of a state", "edition": "Edition", "view": "View", "board": "Board", "players": "Players",
    "game": "Options and editions as a game", "container": "Containers", "description": "Descriptions", "language": "Language",
    "search": "Searches", "explain": "Explanations", "encoding": "Encodings",
}
PROGRAMS_SHOWN = 2
CALLS = """# Calls

What a game is asked, and what is done with any game. A call without another header is a member of every game, see
[`BasicGame`](/reference/core/game/basic_game.md).

"""


def as_sentence(text: str) -> str:
    """A remark behind a line of code, as a sentence of its own."""
    return text[:1].upper() + text[1:] + ("." if re.search(r"[\w)`]$", text) else "")


class Reference:
    def __init__(self, site: Site, headers: Headers, here: Path, games: dict[str, str]) -> None:
        self.site = site
        self.headers = headers
        self.games = games  # folder and name
        self.groups = list(groups_of(here / "calls.txt"))
        self.programs = programs_of(site.root)
        self.wrong = list(names_that_are_gone(self.groups, site.root))
        self.includes: dict[str, set[str]] = {}
        self.places: dict[str, str] = {}
        self.nav: list[object] = []
        self.called = self.sort_calls()
        self.of_header: dict[str, list[Entry]] = {}
        for entry in [*headers.types, *headers.free]:
            if entry.id not in self.places and self.is_met(entry):
                self.of_header.setdefault(entry.header, []).append(entry)
        self.take_places()

    # Where everything stands.

    @staticmethod
    def is_met(entry: Entry) -> bool:
        return entry.is_public or any(member.is_public for member in entry.members)

    def sort_calls(self) -> dict[str, list[Entry]]:
        """The calls of each group, which thereby have a place."""
        found: dict[str, list[Entry]] = {}
        seen: dict[tuple[str, str], str] = {}  # doxygen has what a class takes from its base at both
        for entry in self.headers.everything():
            is_call = entry.kind == "function" and entry.scope.rpartition("::")[2] in OF_GAMES and entry.name not in OF_GAMES
            group = self.group_of(entry, is_call)
            if group:
                if seen.setdefault((entry.signature, self.told_plainly(entry)), entry.id) == entry.id:
                    found.setdefault(group.path, []).append(entry)
                place = f"reference/calls/{group.path}.md#{entry.name}"
                self.places[entry.id] = f"/{place}"
                self.site.calls[entry.name] = place
            elif is_call and entry.is_public:
                self.wrong.append(f"calls.txt: {entry.name} of {entry.scope} ({entry.header}) stands on no page")
        named = {(entry.name, entry.header if not entry.scope else "") for group in found.values() for entry in group}
        named |= {(entry.name, entry.header) for entry in [*self.headers.free, *self.headers.types] if not entry.scope}
        for group in self.groups:
            for call in group.calls:
                if (call.name, call.header) not in named:
                    self.wrong.append(f"calls.txt: the headers have no {call.name} {call.header}".rstrip())
        return found

    def group_of(self, entry: Entry, is_call: bool) -> Group | None:
        for group in self.groups[:-1]:
            for call in group.calls:
                if call.name == entry.name and (is_call if not call.header else entry.header == call.header and not entry.scope):
                    return group
        return None

    def take_places(self) -> None:
        for header, entries in self.of_header.items():
            page = f"reference/{self.short(header)}.md"
            self.site.places[(self.site.root / "include" / header).resolve()] = page
            for entry in entries:
                for each in [entry, *entry.members]:
                    self.places.setdefault(each.id, f"/{page}#{each.anchor}")

    @staticmethod
    def short(header: str) -> str:
        return header.removeprefix("regelwerk/").removesuffix(".hpp")

    def resolve(self, id: str) -> str | None:
        return self.places.get(id)

    # What is told of one thing.

    def told(self, entry: Entry) -> str:
        return markdown(entry.comment, self.resolve)

    @staticmethod
    def told_plainly(entry: Entry) -> str:
        return markdown(entry.comment, lambda _: None)

    def in_cell(self, text: str) -> str:
        return text.replace("\n\n", "<br>").replace("\n", " ")

    def block(self, entry: Entry) -> str:
        """A function: its signature, what it means, what must hold before, how it refuses."""
        text = self.told(entry)
        text = as_sentence(re.sub(r"\s*\b(Preconditions?): ", r"\n\n**\1:** ", text).strip())
        returned = as_written(text_of(entry.type))
        refusal = ""
        if match := re.search(r"\bResult<.*, ([\w<>: ]+)>$", returned):
            refusal = f"\n\n**If it fails:** the result holds a `{match[1]}` instead of the value."
        elif "Played<" in returned:
            refusal = "\n\n**If it fails:** the result holds the rule that forbids the move, and nothing has changed."
        return f"```cpp\n{entry.signature}\n```\n\n{text}{refusal}\n"

    def functions(self, entries: Iterable[Entry], level: str, anchored: bool, behind: dict[str, str] | None = None) -> Iterator[str]:
        """Functions under a heading for each name, with all that are called so and what follows upon them."""
        by_name: dict[str, list[Entry]] = {}
        for entry in entries:
            by_name.setdefault(entry.name, []).append(entry)
        for name, same in by_name.items():
            anchor = same[0].anchor if anchored else name
            yield f"{level} {name} {{: #{anchor} }}\n\n" + "\n".join(self.block(entry) for entry in same) + (behind or {}).get(name, "") + "\n"

    def cells(self, entry: Entry) -> tuple[str, str, str, str]:
        type = re.sub(r"^(static |constexpr )+", "", as_written(text_of(entry.type)))
        kept = f"`{type}`"
        for ref in [] if entry.type is None else entry.type.iter("ref"):
            target = self.resolve(ref.get("refid", ""))
            if target and type == text_of(ref):
                kept = f"[{kept}]({target})"
        value = entry.value.removeprefix("=").strip().strip("{}").strip()
        usual = f"`{value}`" if value and len(value) < 40 else ""
        return f'<span id="{entry.anchor}"></span>`{entry.name}`', kept, usual, self.in_cell(self.told(entry))

    def rows(self, title: str, entries: list[Entry]) -> str:
        """A table of members, without a column of values if none has a short one."""
        if not entries:
            return ""
        lines = [(title, "type", "value", "meaning"), ("---",) * 4, *map(self.cells, entries)]
        has_values = any(value for _, _, value, _ in lines[2:])
        shown = [line if has_values else (line[0], line[1], line[3]) for line in lines]
        return "\n".join(f"| {' | '.join(line)} |" for line in shown) + "\n\n"

    def type_section(self, entry: Entry) -> str:
        parts = [f"## {entry.name} {{: #{entry.anchor} }}\n\n"]
        if entry.kind == "concept" or entry.signature.startswith("template"):
            parts.append(f"```cpp\n{self.broken(entry.signature)}\n```\n\n")
        parts.append(self.told(entry) + "\n\n")
        shown = [member for member in entry.members if member.is_public or member.comment]
        parts.append(self.rows("member", [member for member in shown if member.kind == "variable"]))
        parts.append(self.rows("type", [member for member in shown if member.kind == "typedef"]))
        calls = [member for member in shown if member.kind == "function" and member.id not in self.written_elsewhere(entry)]
        parts.extend(self.functions(calls, "###", True))
        plain = [member.signature for member in entry.members
                 if member.kind == "function" and member not in shown]
        if plain:
            parts.append("Besides:\n\n```cpp\n" + "\n".join(plain) + "\n```\n\n")
        return "".join(parts)

    def written_elsewhere(self, owner: Entry) -> set[str]:
        return {member.id for member in owner.members if "/calls/" in self.places.get(member.id, "")}

    @staticmethod
    def broken(signature: str) -> str:
        """A concept with a line for each thing that it asks for."""
        return re.sub(r"(; |&& |(?<=\) )\{ )(?=\{|typename|\}|requires|Plain|std::)", lambda found: f"{found[0].strip()}\n    ", signature) \
            if len(signature) > 120 else signature

    def enum_section(self, entry: Entry) -> str:
        head = f"## {entry.name} {{: #{entry.anchor} }}\n\n{self.told(entry)}\n\n"
        if not any(comment for _, comment in entry.values):
            return head + "Values: " + ", ".join(f"`{name}`" for name, _ in entry.values) + ".\n\n"
        rows = [f"| `{name}` | {self.in_cell(markdown(comment, self.resolve))} |" for name, comment in entry.values]
        return head + "| value | meaning |\n|---|---|\n" + "\n".join(rows) + "\n\n"

    # Programs of pages that use what a page tells of.

    def programs_for(self, used: dict[str, list[Program]]) -> str:
        shown = covering({name: programs for name, programs in used.items() if programs}, PROGRAMS_SHOWN)
        if not shown:
            return ""
        parts = ["## In a program {: #program }\n\n"]
        for program in shown:
            names = ", ".join(f"`{name}`" for name in used if program in used[name])
            place = "/" + self.site.places[program.page]
            page = f"[{self.site.title(self.site.places[program.page])}]({place})"
            marked = program.lines_with([name for name in used if program in used[name]])
            code = f"``` {{.cpp hl_lines=\"{' '.join(map(str, marked))}\"}}\n{program.code.rstrip()}\n```\n\nIt prints:\n\n```text\n{program.output.rstrip()}\n```\n"
            indented = "\n".join(f"    {line}" if line else "" for line in code.splitlines())
            parts.append(f'{names}, from {page}:\n\n???+ example "A tested program"\n\n{indented}\n\n')
        return "".join(parts)

    # Pages.

    def umbrella_of(self, header: str) -> str:
        """The umbrella that has this header, a game's first, or nothing."""
        folder = header.split("/")[1]
        names = [folder] if folder in self.games else ["play"] if folder == "play" else [*self.games]
        for name in names:
            if header in self.closure(f"regelwerk/{name}.hpp"):
                return f"regelwerk/{name}.hpp"
        return ""

    def closure(self, header: str) -> set[str]:
        if header not in self.includes:
            found, todo = set(), [header]
            while todo:
                each = todo.pop()
                if each not in found:
                    found.add(each)
                    text = (self.site.root / "include" / each).read_text(encoding="utf-8")
                    todo += re.findall(r"^#include <(regelwerk/[^>]+)>", text, re.MULTILINE)
            self.includes[header] = found
        return self.includes[header]

    def include_line(self, header: str) -> str:
        umbrella = self.umbrella_of(header)
        if not umbrella:
            return f"```cpp\n#include <{header}>\n```\n\n"
        is_of_all = header.split("/")[1] not in self.games and not header.startswith("regelwerk/play/")
        with_it = "comes with the umbrella of every game" if is_of_all else f"comes with `{umbrella}`"
        return f"```cpp\n#include <{header}>  // {with_it.replace('`', '')}\n```\n\n"

    def write(self) -> list[object]:
        pages = [{group.title: self.call_page(group)} for group in self.groups[:-1]]
        index = self.add("calls/index", CALLS + "| page | calls |\n|---|---|\n" + "\n".join(map(self.call_row, self.groups[:-1])) +
                         "\n\n## In every language {: #languages }\n\n" +
                         table_of([call for group in self.groups[:-1] for call in group.calls]))
        nav: list[object] = [{"Calls": [index, *pages]}]
        for folder in [*self.games, *SECTIONS]:
            nav.append({self.section_title(folder): self.section(folder)})
        return nav

    def section_title(self, folder: str) -> str:
        return self.games.get(folder) or SECTIONS[folder]

    def add(self, path: str, text: str) -> str:
        self.site.add(Page(f"reference/{path}.md", text))
        return f"reference/{path}.md"

    def call_row(self, group: Group) -> str:
        links = [f"[`{call.name}`](/reference/calls/{group.path}.md#{call.name})" for call in group.calls]
        return f"| [{group.title}](/reference/calls/{group.path}.md) | {', '.join(links)} |"

    def call_page(self, group: Group) -> str:
        order = [call.name for call in group.calls]
        entries = sorted(self.called.get(group.path, []), key=lambda entry: order.index(entry.name))
        told = {entry.name for entry in entries if entry.comment}
        entries = [entry for entry in entries if entry.comment or entry.name not in told]
        text = f"# {group.title}\n\n{group.sentence}\n\n{self.includes_of(group)}"
        elsewhere = {call.name: line_of(call) for call in group.calls}
        text += "\n".join(self.functions(entries, "##", False, elsewhere))
        if group.path == "texts":
            text += self.grammars()
        used = {call.name: [program for program in self.programs
                            if (program.calls(call.name, "") if call.header else program.asks(call.name))] for call in group.calls}
        return self.add(f"calls/{group.path}", text + "\n" + self.programs_for(used))

    def includes_of(self, group: Group) -> str:
        """What to include for these calls: an umbrella wherever one has them."""
        lines = dict.fromkeys((call.header and self.umbrella_of(call.header)) or call.header for call in group.calls)
        game = "regelwerk/tock.hpp"
        needed = dict.fromkeys(game if not header or header == game else header for header in lines)
        shown = "\n".join(f"#include <{header}>" + ("  // or the umbrella of another game" if header == game else "") for header in needed)
        return f"```cpp\n{shown}\n```\n\n"

    def grammars(self) -> str:
        """The words of each title's moves, as the headers of its texts tell them."""
        parts = ["## The words of moves {: #grammar }\n\n"]
        for folder, name in self.games.items():
            for entry in self.headers.free:
                if entry.name == "text_of" and entry.header.startswith(f"regelwerk/{folder}/text/") and "move" in entry.header:
                    parts.append(f"**{name}** (`{entry.header}`). {self.told(entry)}\n\n")
        return "".join(parts)

    def section(self, folder: str) -> list[object]:
        headers = sorted((header for header in self.of_header if header.split("/")[1] == folder), key=self.rank)
        title = self.section_title(folder)
        by_folder: dict[str, list[str]] = {}
        for header in headers:
            by_folder.setdefault("/".join(header.split("/")[2:-1]), []).append(header)
        text = f"# {title}\n\n"
        nav: list[object] = [f"reference/{folder}/index.md"]
        for inner, group in by_folder.items():
            text += f"## {FOLDERS[inner]}\n\n| page | tells of |\n|---|---|\n"
            pages: list[object] = []
            for header in group:
                path = self.header_page(header, title)
                pages.append({self.name_of(header): path})
                text += f"| [{self.name_of(header)}](/{path}) | {', '.join(self.links_of(header))} |\n"
            text += "\n"
            nav += pages if not inner else [{FOLDERS[inner]: pages}]
        self.add(f"{folder}/index", text)
        return nav

    @staticmethod
    def rank(header: str) -> tuple[list[tuple[bool, int, str]], str]:
        parts = header.removesuffix(".hpp").split("/")[2:]
        known = [(len(parts) > 1, ORDER.index(part) if part in ORDER else len(ORDER), part) for part in parts[:1]]
        return known, header

    def name_of(self, header: str) -> str:
        return Path(header).stem.replace("_", " ").capitalize()

    def in_order(self, header: str) -> list[Entry]:
        """As they stand in the header, but first what gives it its name."""
        name = Path(header).stem.replace("_", "")
        return sorted(self.of_header[header], key=lambda entry: (entry.name.lower() != name, entry.line))

    def links_of(self, header: str) -> list[str]:
        names = dict.fromkeys((entry.name, self.places[entry.id]) for entry in self.in_order(header))
        return [f"[`{name}`]({place})" for name, place in names]

    def header_page(self, header: str, title: str) -> str:
        entries = self.in_order(header)
        name = self.name_of(header)
        heading = f"{title}: {name.lower()}" if header.split("/")[1] in self.games else name
        text = f"# {heading}\n\n{self.include_line(header)}"
        for kind in entries:
            if kind.kind in ("struct", "class", "union", "concept"):
                text += self.type_section(kind)
            elif kind.kind == "enum":
                text += self.enum_section(kind)
        text += "\n".join(self.functions([entry for entry in entries if entry.kind == "function"], "##", True))
        text += self.named_rows("Constants", [entry for entry in entries if entry.kind == "variable"])
        text += self.named_rows("Other names", [entry for entry in entries if entry.kind == "typedef"])
        text += self.languages(entries)
        return self.add(self.short(header), text + self.programs_for(self.uses(header, entries)))

    def named_rows(self, title: str, entries: list[Entry]) -> str:
        return f"\n## {title} {{: #{title.lower().replace(' ', '-')} }}\n\n{self.rows('name', entries)}" if entries else ""

    def languages(self, entries: list[Entry]) -> str:
        names = {(entry.name, entry.header) for entry in entries if not entry.scope}
        calls: list[Call] = [call for call in self.groups[-1].calls if (call.name, call.header) in names]
        table = table_of(calls)
        return f"\n## In other languages {{: #languages }}\n\n{table}\n" if table else ""

    def uses(self, header: str, entries: list[Entry]) -> dict[str, list[Program]]:
        folder = header.split("/")[1]
        game = folder if folder in self.games else ""
        return {entry.name: [program for program in self.programs if self.can_mean(program, entry, game)] for entry in entries}

    @staticmethod
    def can_mean(program: Program, entry: Entry, game: str) -> bool:
        """Of a game's own names those that stand behind its name; free functions are called, types are named."""
        if game:
            return program.calls(f"{game}::{entry.name}", game)
        return program.calls(entry.name, "") if entry.kind != "variable" else False
