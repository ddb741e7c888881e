"""Run by gdb in a program with values of all games: whether regelwerk.natvis is XML, and its types and members are there."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import gdb

FILE = Path(__file__).with_name("regelwerk.natvis")
SPACE = "{http://schemas.microsoft.com/vstudio/debugger/natvis/2010}"


def find(name: str) -> gdb.Type | None:
    """A type, or of a template any that there is."""
    template = name.partition("<")[0]
    if template == name:
        try:
            return gdb.lookup_type(name)
        except gdb.error:
            return None
    listed = gdb.execute(f"info types ^{template}<", to_string=True)
    found = re.search(rf"^[\d:\s]*(?:class |struct )?({re.escape(template)}<.*>);?$", listed, re.MULTILINE)
    return gdb.lookup_type(found[1]) if found else None


def members(kind: gdb.Type) -> set[str]:
    names: set[str] = set()
    for field in kind.strip_typedefs().fields():
        if field.name:
            names.add(str(field.name))
        elif field.type is not None:
            names |= members(field.type)  # of a union without a name
    return names


def faults() -> list[str]:
    wrong = []
    for kind in ET.parse(FILE).getroot().iter(f"{SPACE}Type"):
        name = kind.attrib["Name"]
        other = kind.find(f"{SPACE}AlternativeType")
        if other is None or other.attrib["Name"] != re.sub(r"(::v\d+_\d+_\d+)", r"\1_unchecked", name):
            wrong.append(f"{name} has no twin without checks")
        found = find(name)
        if found is None:
            wrong.append(f"there is no type {name}")
            continue
        parts = [part for part in kind.iter() if part not in (kind, other)]
        texts = [text for part in parts for text in (part.text, *part.attrib.values()) if text]
        used = set(re.findall(r"\b[a-z][a-z_]*(?:_begin|_code|_)(?!\w)", " ".join(texts)))
        wrong += [f"{name} has no member {member}" for member in sorted(used - members(found))]
        enums = set(re.findall(r"\((regelwerk::[\w:]+)\)", " ".join(texts)))
        wrong += [f"there is no type {enum}" for enum in sorted(enums) if find(enum) is None]
    return wrong


print("\n".join(faults()) or "natvis: all types and members are there")
