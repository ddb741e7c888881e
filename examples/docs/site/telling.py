"""What a page of the reference tells of one thing: a function, a type, a table of members."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from headers import Entry, as_written, markdown, text_of


def as_sentence(text: str) -> str:
    """A remark behind a line of code, as a sentence of its own."""
    return text[:1].upper() + text[1:] + ("." if re.search(r"[\w)`]$", text) else "")


class Telling:
    def __init__(self) -> None:
        self.places: dict[str, str] = {}  # where each thing stands, by doxygen's ID

    def resolve(self, id: str) -> str | None:
        return self.places.get(id)

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
