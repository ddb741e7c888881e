"""What the headers say of themselves, as doxygen has read it: their types and members, with their comments."""

from __future__ import annotations

import re
import xml.etree.ElementTree as xml
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

# Where a reference in a comment leads to, if it leads anywhere.
Resolver = Callable[[str], str | None]


@dataclass
class Entry:
    """A type, or a member of a type or namespace."""

    id: str
    kind: str  # struct, class, union, concept, function, variable, typedef, enum
    name: str  # its last part
    scope: str  # the rest, without the outermost namespace: "tock::Place", or "" at the top
    header: str  # regelwerk/...
    line: int
    signature: str
    type: xml.Element | None
    value: str
    comment: list[xml.Element]
    is_public: bool
    values: list[tuple[str, list[xml.Element]]] = field(default_factory=list)  # of an enumeration
    members: list[Entry] = field(default_factory=list)

    @property
    def anchor(self) -> str:
        """Its name within the page of its header: that of the type before that of the member."""
        parts = [part for part in self.scope.split("::") if part[:1].isupper()]
        return re.sub(r"[^\w.~]", "", ".".join([*parts, self.name]))


def text_of(element: xml.Element | None) -> str:
    return "" if element is None else "".join(element.itertext()).strip()


def as_written(code: str) -> str:
    """C++ as the headers write it, where doxygen has blanks elsewhere."""
    code = re.sub(r"\s+", " ", code).strip()
    code = re.sub(r" (&&|[&*]) ?(?=[\w.])", r"\1 ", code)
    code = re.sub(r" (&&|[&*])(?=[,)>]|$)", r"\1", code)
    code = re.sub(r"(?<=[\w>])=(?=[\w{\"-])", " = ", code)
    return code.replace("< ", "<").replace(" >", ">").replace("&& ...", "&&...")


def template_of(element: xml.Element) -> str:
    parameters = element.findall("templateparamlist/param")
    if not parameters:
        return ""
    words = []
    for parameter in parameters:
        named = " ".join(filter(None, [text_of(parameter.find("type")), text_of(parameter.find("declname"))]))
        usual = text_of(parameter.find("defval"))
        words.append(as_written(named + (f" = {usual}" if usual else "")))
    return f"template <{', '.join(words)}>\n"


def declaration(element: xml.Element) -> str:
    """A member as its header declares it; a long list of parameters takes a line for each."""
    kind, name = element.get("kind"), text_of(element.find("name"))
    kept = as_written(text_of(element.find("type")))
    if kind == "typedef":
        return f"{template_of(element)}using {name} = {kept}"
    if kind == "enum":
        under = as_written(text_of(element.find("type")))
        return f"enum class {name}" + (f" : {under}" if under else "")
    static = "static " if element.get("static") == "yes" else ""
    arguments = as_written(text_of(element.find("argsstring")))
    line = f"{static}{kept} {name}{arguments}".strip()
    if len(line) > 76 and "(" in arguments:
        parameters = [as_written(f"{text_of(each.find('type'))} {text_of(each.find('declname'))}"
                                 + (f" = {text_of(each.find('defval'))}" if each.find("defval") is not None else ""))
                      for each in element.findall("param")]
        behind = arguments[arguments.rindex(")"):]
        line = f"{static}{kept} {name}(\n    " + ",\n    ".join(parameters) + behind
    return template_of(element) + line


def comment_of(element: xml.Element) -> list[xml.Element]:
    paragraphs = []
    for part in ("briefdescription", "detaileddescription"):
        found = element.find(part)
        paragraphs += [] if found is None else list(found)
    return paragraphs


class Headers:
    """All that doxygen has found. `folder` is its output of XML, `lists` the folder of the lists of what is inside."""

    def __init__(self, folder: Path, lists: Path) -> None:
        self.folder = folder
        self.inside = self.patterns(lists / "inside.txt")
        self.said = self.patterns(lists / "said.txt")
        self.types: list[Entry] = []
        self.free: list[Entry] = []
        for compound in xml.parse(folder / "index.xml").getroot():
            if compound.get("kind") in ("struct", "class", "union", "concept", "namespace"):
                self.read(xml.parse(folder / f"{compound.get('refid')}.xml").getroot()[0])

    @staticmethod
    def patterns(file: Path) -> re.Pattern[str]:
        return re.compile("|".join(f"(?:{line})" for line in file.read_text(encoding="utf-8").splitlines()))

    def is_public(self, complaint: str) -> bool:
        """Whether doxygen's complaint about a missing comment would count."""
        return not self.inside.search(complaint) and not self.said.search(complaint)

    def read(self, element: xml.Element) -> None:
        name = text_of(element.find("compoundname"))
        if not re.match(r"regelwerk\b", name):
            return
        members = [entry for member in element.iter("memberdef") for entry in self.member(element, member)]
        if element.get("kind") == "namespace":
            self.free += members
        elif element.get("prot", "public") == "public":
            entry = self.type(element, name)
            entry.members = sorted(members, key=lambda member: member.line)
            self.types.append(entry)

    def type(self, element: xml.Element, name: str) -> Entry:
        place = element.find("location")
        assert place is not None
        file, line = place.get("file", ""), int(place.get("line", "0"))
        said = f"{file}:{line}: warning: Compound {name} is not documented."
        scope, _, last = as_written(name).removeprefix("regelwerk").removeprefix("::").rpartition("::")
        kind = element.get("kind", "")
        if kind == "concept":
            value = text_of(element.find("initializer"))
            signature = re.sub(r"\s+", " ", value).replace("template< ", "template <").replace("regelwerk::", "").strip()
            signature = re.sub(r"^(template ?<.*?>) concept", r"\1\nconcept", signature)
        else:
            signature = f"{template_of(element)}{kind} {last}"
        return Entry(element.get("id", ""), kind, last, scope, file.removeprefix("include/"), line, signature, None, "",
                     comment_of(element), self.is_public(said))

    def member(self, owner: xml.Element, element: xml.Element) -> Iterator[Entry]:
        """Operators and friends are told of by their type; what is deleted is no call, and what is as usual needs no words."""
        name, kind = text_of(element.find("name")), element.get("kind", "")
        arguments = text_of(element.find("argsstring"))
        comment = comment_of(element)
        if element.get("prot") != "public" or kind == "friend" or name.startswith("operator"):
            return
        if "=delete" in arguments or ("=default" in arguments and not comment):
            return
        place = element.find("location")
        assert place is not None
        file, line = place.get("file", ""), int(place.get("line", "0"))
        scope = text_of(owner.find("compoundname"))
        called = "enumeration" if kind == "enum" else kind
        said = f"{file}:{line}: warning: Member {name}{arguments} ({called}) of {owner.get('kind')} {scope} is not documented."
        entry = Entry(element.get("id", ""), kind, name, as_written(scope).removeprefix("regelwerk").removeprefix("::"),
                      file.removeprefix("include/"), line, declaration(element), element.find("type"),
                      as_written(text_of(element.find("initializer"))), comment,
                      self.is_public(said))
        entry.values = [(text_of(value.find("name")), comment_of(value)) for value in element.findall("enumvalue")]
        yield entry

    def everything(self) -> Iterator[Entry]:
        yield from self.free
        for each in self.types:
            yield each
            yield from each.members


def markdown(paragraphs: list[xml.Element], resolve: Resolver) -> str:
    """A comment as Markdown: its paragraphs with a blank line between them."""
    return "\n\n".join(filter(None, (flow(paragraph, resolve).strip() for paragraph in paragraphs)))


ESCAPES = str.maketrans({**{sign: f"\\{sign}" for sign in "\\`*[]"}, "<": "&lt;", ">": "&gt;", "|": "&#124;"})


def escaped(text: str) -> str:
    """Text as Markdown that reads the same; names with an underscore are code."""
    parts = re.split(r"(\b\w+_\w+\b(?:\(\))?)", text)
    plain = (part.translate(ESCAPES) if at % 2 == 0 else f"`{part}`" for at, part in enumerate(parts))
    return "".join(plain)


def flow(element: xml.Element, resolve: Resolver) -> str:
    written = escaped(element.text or "")
    for child in element:
        written += piece(child, resolve) + escaped(child.tail or "")
    return re.sub(r"[ \n]+", " ", written) if element.tag == "para" and element.find(".//itemizedlist") is None else written


def piece(child: xml.Element, resolve: Resolver) -> str:
    inner = text_of(child)
    if child.tag == "computeroutput":
        target = next((resolve(ref.get("refid", "")) for ref in child.iter("ref")), None)
        code = f"`{inner}`"
        return f"[{code}]({target})" if target else code
    if child.tag == "ref":
        if re.fullmatch(r"[A-Z]?[a-z]+", inner):  # a word that happens to be a name
            return inner
        target = resolve(child.get("refid", ""))
        return f"[`{inner}`]({target})" if target else f"`{inner}`"
    if child.tag in ("itemizedlist", "orderedlist"):
        return "\n\n" + "".join(f"- {' '.join(flow(item, resolve).split())}\n" for item in child) + "\n"
    if child.tag == "ndash":
        return "–"
    if child.tag == "linebreak":
        return " "
    return flow(child, resolve)
