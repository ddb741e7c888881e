"""The reference, made of the comments in the headers: a page for each header that users meet, and one for each group of
calls of a game."""

from __future__ import annotations

import re
from pathlib import Path

from calls import Call, Group, groups_of, line_of, names_that_are_gone, table_of
from headers import Entry, Headers
from programs import Program, covering, programs_of
from site_pages import Page, Site
from telling import Telling

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


class Reference(Telling):
    def __init__(self, site: Site, headers: Headers, here: Path, games: dict[str, str], languages: dict[tuple[str, str], str]) -> None:
        super().__init__()
        self.site = site
        self.headers = headers
        self.games = games  # folder and name
        self.languages_places = languages  # where a name of another language stands
        self.groups = list(groups_of(here / "calls.txt"))
        self.programs = programs_of(site.root)
        self.wrong = list(names_that_are_gone(self.groups, languages))
        self.includes: dict[str, set[str]] = {}
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
        if umbrella and header.split("/")[1] not in self.games and not header.startswith("regelwerk/play/"):
            umbrella = "the umbrella of every game"
        behind = f"  // comes with {umbrella}" if umbrella else ""
        return f"```cpp\n#include <{header}>{behind}\n```\n\n"

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
        elsewhere = {call.name: line_of(call, self.languages_places) for call in group.calls}
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
