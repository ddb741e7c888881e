"""What the packages for other languages say of themselves: their types and calls, read from their sources by how these are laid
out, so that nothing has to be built."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Item:
    """A call, a member or a constant."""

    names: list[str]  # one, or several that are told of together
    code: str
    text: str


@dataclass
class Section:
    """A class or type, or the calls of a heading."""

    name: str
    text: str = ""
    code: str = ""
    items: list[Item] = field(default_factory=list)


def read(files: Iterable[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def merged(sections: Iterable[Section]) -> list[Section]:
    """Parts of one class as one section."""
    found: dict[str, Section] = {}
    for section in sections:
        kept = found.setdefault(section.name, Section(section.name))
        kept.text = kept.text or section.text
        kept.code = kept.code or section.code
        kept.items += section.items
    return list(found.values())


# JavaScript: the types.

TOP = re.compile(r"^(?:/\*\*((?:(?!\*/).)*)\*/\n)?(export (?:interface|class|type|function|const) (\w+).*?)(?=^/\*\*|^//|^export|\Z)", re.MULTILINE | re.DOTALL)


def plain(comment: str) -> str:
    """What a comment says, in paragraphs, without the stars before its lines."""
    lines = [re.sub(r"^\s*(?:///?|\*)? ?", "", line).rstrip() for line in comment.strip().split("\n")]
    return "\n".join(lines).strip()


def of_typescript(text: str, with_members: bool = True) -> list[Section]:
    """The types, each with its members, or with all of its text as code; a function with all its forms."""
    sections: list[Section] = []
    for comment, code, name in TOP.findall(text):
        if sections and sections[-1].name == name:
            sections[-1].code += f"\n{code.strip()}"
            sections[-1].text += f" {plain(comment)}"
            continue
        section = Section(name, plain(comment), code.strip())
        sections.append(section)
        head, _, body = code.partition(" {\n")
        if with_members and re.match(r"export (?:interface|class)", code):
            section.code = head
            for member in re.split(r"^  /\*\*", body, flags=re.MULTILINE)[1:]:
                said, _, declared = member.partition("*/\n")
                declared = textwrap.dedent(declared.partition("\n}\n")[0]).strip()
                found = re.match(r"(?:readonly )?(\w+)", declared)
                assert found, declared
                section.items.append(Item([found[1]], declared, plain(said)))
    return sections


# C#, Rust: by how far lines stand from the margin.


@dataclass(frozen=True)
class Layout:
    """What the lines look like that begin a type, go on with one, begin a member, or a function of no type, and begin what is
    not for others; and where the end of a declaration is."""

    type: str
    goes_on: str
    member: str
    free: str
    inner: str
    end: str


LAYOUTS = {
    "csharp": Layout(type=r"  public (?:(?:sealed|abstract|static|partial|readonly|unsafe) )*(?:class|struct|enum) (\w+)", goes_on=r"(?!)",
                     member=r"    public (?!override|.*\boperator\b)(?:[^(=;{]*?[ .])?(\w+)(?:<\w+>)?(?= ?[(;{]| =|$)", free=r"(?!)",
                     inner=r"  \S.*\b(?:class|struct|enum) ", end=r"\s*(?:\{|;|=>|= |: (?:this|base)\()"),
    "rust": Layout(type=r"pub (?:struct|enum|trait) (\w+)", goes_on=r"impl(?:<[^>]*>)? (\w+)(?!.* for )\b",
                   member=r"    (?:pub fn |pub |(?=[A-Z]))(\w+)(?=[(<:,]| =)", free=r"pub fn (\w+)",
                   inner=r"impl|fn |mod |use |macro_rules|pub\(", end=r"\s*(?:\{|;|,$)"),
}


def declaration(lines: list[str], at: int, end: str) -> str:
    """What is declared from this line on: up to its body or its end, outside of all brackets; of a list of words all."""
    if re.match(r"\s*public enum", lines[at]):
        return " ".join("\n".join(lines[at:]).partition("}")[0].split()) + " }"
    text = ""
    for line in lines[at : at + 12]:
        text += line.strip() + " "
        depth = 0
        for place, sign in enumerate(text):
            if depth == 0 and re.compile(end).match(text.rstrip(), place):
                return text[:place].strip()
            depth += (sign in "([") - (sign in ")]")
    return text.strip()


def of_layout(text: str, layout: Layout, free: str) -> list[Section]:
    """The types with their members, and the functions that are of none."""
    lines = text.splitlines()
    section = Section("")
    sections: list[Section] = []
    said: list[str] = []
    for at, line in enumerate(lines):
        if found := re.match(r"\s*/// ?(.*)", line):
            said.append(found[1])
            continue
        told = re.sub(r"```.*?```", "", "\n".join(said), flags=re.DOTALL).strip()
        if found := re.match(layout.type, line):
            section = Section(found[1], told, declaration(lines, at, layout.end))
            sections.append(section)
        elif found := re.match(layout.goes_on, line):
            section = Section(found[1])
            sections.append(section)
        elif re.match(layout.inner, line):
            section = Section("")
        elif (found := re.match(layout.member, line)) and section.name:
            section.items.append(Item([found[1]], declaration(lines, at, layout.end), told))
        elif found := re.match(layout.free, line):
            sections.append(Section(free, items=[Item([found[1]], declaration(lines, at, layout.end), told)]))
        if not line.lstrip().startswith(("[", "#[")):
            said = []
    return merged(sections)


def exported(crate: str) -> set[str]:
    """What a crate offers of its modules, by the file that names them."""
    named = " ".join(re.findall(r"^pub use [\w:]+::(.*?);", crate, re.MULTILINE | re.DOTALL))
    return {*re.findall(r"\w+", named), *re.findall(r"^pub (?:fn|struct|enum) (\w+)", crate, re.MULTILINE)}


def of_crate(folder: Path) -> Iterator[Section]:
    names = exported((folder / "lib.rs").read_text(encoding="utf-8"))
    for section in of_layout(read(sorted(folder.rglob("*.rs"))), LAYOUTS["rust"], "Functions"):
        if section.name == "Functions":
            section.items = [item for item in section.items if item.names[0] in names]
        if section.name in names or section.name == "Functions":
            yield section


# C: a header.


def of_header(text: str) -> Iterator[Section]:
    """What is declared below each comment, under the headings of the header."""
    text = re.sub(r"^(?:/\* NOLINT.*?\*/|#(?:if|else|endif|include).*|extern \"C\" \{|\})\n", "", text, flags=re.MULTILINE)
    first, *parts = re.split(r"^/\* --- (.*?) -{3,}\s*\*/\n", text, flags=re.MULTILINE)
    for name, body in [("Types and constants", first), *zip(parts[::2], parts[1::2], strict=True)]:
        section = Section(name)
        for part in re.split(r"^(?=/\*)", body, flags=re.MULTILINE):
            comment, code = part[2:].split("*/\n", 1) if part.startswith("/*") and "*/\n" in part else ("", part)
            names = re.findall(r"^REGELWERK_API [^(]*?(\w+)\(|^typedef struct (\w+)|^enum (\w+)|^#define (?!\w+_API\b|\w+_H$)(\w+)", code, re.MULTILINE)
            if names:
                section.items.append(Item([next(filter(None, each)) for each in names], code.strip(), plain(comment)))
        yield section


# Python: the stub of the titles, with what the bindings say, and the modules.


def arguments(text: str, at: int) -> list[str]:
    """The arguments of the call whose opening bracket stands at this place."""
    found, depth, begin, place = [], 0, at + 1, at
    while place < len(text):
        sign = text[place]
        if sign == '"' and (string := re.compile(r'"(?:[^"\\]|\\.)*"').match(text, place)):
            place = string.end()
            continue
        depth += (sign in "([{") - (sign in ")]}")
        if depth == 0 or (depth == 1 and sign == ","):
            found.append(text[begin:place].strip())
            begin = place + 1
            if depth == 0:
                return found
        place += 1
    raise ValueError("a call has no end")


def string_of(argument: str) -> str | None:
    """The text of an argument that is nothing but a text."""
    pieces = re.findall(r'"((?:[^"\\]|\\.)*)"', argument)
    is_text = re.fullmatch(r'(?:\s*"(?:[^"\\]|\\.)*")+\s*', argument)
    return "".join(pieces).replace('\\"', '"') if is_text else None


def texts_of_bindings(folder: Path) -> dict[tuple[str, str], str]:
    """What the bindings say of each class ("") and member."""
    texts: dict[tuple[str, str], str] = {}
    for file in sorted([*folder.glob("*.hpp"), folder / "common.cpp"]):
        text = file.read_text(encoding="utf-8")
        own = re.findall(r'class_of<[^;]*?>\(\s*module, "(\w+)"', text)
        for function in re.split(r"^(?=(?:template .*\n)?void bind_)", text, flags=re.MULTILINE):
            named = re.findall(r'class_of<[^;]*?>\(\s*module, "(\w+)"', function)
            classes = named or (["Game"] if "GameClass<G>&" in function else ["State", "View", "Event"] if "void bind_packed" in function else own)
            helpers = "".join(rf"|\b{name}" for name in re.findall(r"const auto (\w+) = \[&type\]", function))
            for call in re.finditer(rf"class_of<[^;]*?>(?=\(\s*module)|(?:\.def\w*{helpers})(?=\()", function):
                given = arguments(function, call.end())
                said = [each for each in map(string_of, given[1:]) if each is not None]
                name = "" if call[0].startswith("class_of") else "__init__" if given[0].startswith("py::init") else string_of(given[0])
                if name is not None and said:
                    for owner in classes:
                        before = texts.get((owner, name))
                        texts[owner, name] = said[-1] if before in (None, said[-1]) else f"{before} {said[-1]}"
    return texts


def signature(node: ast.FunctionDef) -> str:
    """The head of a function, or a property as what it holds."""
    decorators = {each.id for each in node.decorator_list if isinstance(each, ast.Name)}
    if "property" in decorators:
        return f"{node.name}: {ast.unparse(node.returns) if node.returns else 'Any'}"
    given = re.sub(r"^self(?:: \w+)?(?:, )?", "", ast.unparse(node.args))
    kind = "staticmethod " if "staticmethod" in decorators else ""
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{kind}{node.name}({given}){returned}"


def is_public(name: str) -> bool:
    return not name.startswith("_")


def of_stub(text: str, texts: dict[tuple[str, str], str]) -> Iterator[Section]:
    """The classes of a stub with what is said of them elsewhere."""
    classes = {node.name: node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)}
    for name, node in classes.items():
        if not is_public(name):
            continue
        section = Section(name, texts.get((name, ""), ""), f"class {name}")
        bases = [classes[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
        for owner in [node, *bases]:
            for member in owner.body:
                if isinstance(member, ast.FunctionDef) and is_public(member.name):
                    section.items.append(Item([member.name], signature(member), texts.get((name, member.name), "")))
                elif isinstance(member, ast.FunctionDef) and member.name == "__init__":  # called by the name of the class
                    made = signature(member).removesuffix(" -> None").replace("__init__", name, 1)
                    section.items.append(Item([name], made, texts.get((name, member.name), "")))
        yield section


def of_module(file: Path, name: str) -> Iterator[Section]:
    """The public functions and classes of a module in Python; the fields of a class have what is said below them."""
    text = file.read_text(encoding="utf-8")
    # Of what CMake fills in the names do not matter here.
    tree = ast.parse(re.sub(r"@\w+@", "filled_in", text) if file.suffix == ".in" else text)
    functions = Section(name, (ast.get_docstring(tree) or "").partition("\n\n")[0])
    for node in tree.body:
        said = ast.get_docstring(node) if isinstance(node, ast.FunctionDef | ast.ClassDef) else None
        if isinstance(node, ast.FunctionDef) and is_public(node.name) and said:
            functions.items.append(Item([node.name], signature(node), said))
        elif isinstance(node, ast.ClassDef) and is_public(node.name):
            bases = ", ".join(ast.unparse(base) for base in node.bases)
            yield Section(node.name, said or "", f"class {node.name}" + (f"({bases})" if bases else ""), list(members_of(node)))
    if functions.items:
        yield functions


def members_of(node: ast.ClassDef) -> Iterator[Item]:
    for member, behind in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(member, ast.FunctionDef) and is_public(member.name):
            yield Item([member.name], signature(member), ast.get_docstring(member) or "")
        elif isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name) and is_public(member.target.id):
            said = behind.value.value if isinstance(behind, ast.Expr) and isinstance(behind.value, ast.Constant) else ""
            yield Item([member.target.id], f"{member.target.id}: {ast.unparse(member.annotation)}", str(said))
