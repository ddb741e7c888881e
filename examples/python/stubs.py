"""stubs.py FOLDER: writes the stubs of the package in FOLDER anew, those of the compiled part with what it says of itself.

Every title gets classes of its own, so that a state of one is no state of another for whoever checks types.
"""

import ast
import importlib
import inspect
import pathlib
import re
import sys
import textwrap
import types

WIDTH = 100


def said(value: object) -> str:
    """What a compiled function, property or class says of itself, without the signatures that pybind11 writes first."""
    lines = (inspect.getdoc(value) or "").splitlines()
    kept = [line for line in lines if not re.match(r"(\d+\. )?\w+\(.*\) -> |Overloaded function\.$", line)]
    return " ".join(line.strip() for line in kept if line.strip())


def docstring(text: str, indent: str) -> str:
    """The text as a docstring in lines that are not too long."""
    short = f'{indent}"""{text}"""'
    if len(short) <= WIDTH:
        return short
    first, *rest = textwrap.wrap(text, WIDTH - len(indent) - 3)
    body = textwrap.wrap(" ".join(rest), WIDTH - len(indent)) if rest else []
    return "\n".join([f'{indent}"""{first}', *(indent + line for line in body), f'{indent}"""'])


def documented(source: str, module: types.ModuleType) -> str:
    """A stub with the texts of the module's classes and their members."""
    lines = source.splitlines()
    put: list[tuple[int, int, str]] = []  # after which line, from which column on it goes, and what is put there
    for owner in ast.parse(source).body:
        if not isinstance(owner, ast.ClassDef):
            continue
        # Private bases of a stub have no class at run time; what they have, State has.
        value = getattr(module, owner.name, None) or module.State
        for node in [owner, *owner.body]:
            if isinstance(node, ast.FunctionDef):
                text = said(getattr(value, node.name, None)) if not node.name.startswith("__") else ""
            elif node is owner and not owner.name.startswith("_"):
                text = said(value)
            else:
                continue
            first = node.body[0]
            if not text:
                continue
            indent = " " * (node.col_offset + 4)
            if isinstance(first, ast.Expr):
                put.append((first.lineno, first.col_offset, docstring(text, indent)))
            else:
                above = min([first.lineno, *(each.lineno for each in getattr(first, "decorator_list", []))])
                put.append((above - 1, -1, docstring(text, indent)))
    for line, column, text in sorted(put, reverse=True):
        if column >= 0:
            lines[line - 1] = lines[line - 1][:column].rstrip()
        lines.insert(line, text)
    return "\n".join(lines) + "\n"


def main() -> None:
    package = pathlib.Path(sys.argv[1])
    sys.path.insert(0, str(package.parent))
    compiled = importlib.import_module(f"{package.name}._{package.name}")
    here = pathlib.Path(__file__).resolve().parent / "package" / package.name / f"_{package.name}"
    for name, module in vars(compiled).items():
        if isinstance(module, types.ModuleType):
            source = (here / "_title.pyi").read_text(encoding="utf-8")
            file = package / here.name / f"{name}.pyi"
            file.write_text(documented(source, module), encoding="utf-8")


main()
