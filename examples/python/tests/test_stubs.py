"""The stubs say what the compiled part has: every name, every parameter and its default, and nothing else."""

import ast
import inspect
import pathlib
import re
import shutil
import subprocess

import pytest
from conftest import TITLES

import regelwerk
from regelwerk import _regelwerk

PACKAGE = pathlib.Path(regelwerk.__file__).parent
STUBS = PACKAGE / "_regelwerk"
# What every class has, or pybind11 gives it; comparing and printing is said of all objects.
COMMON = {*dir(object), "__getstate__", "__setstate__", "__module__", "__dict__", "__weakref__", "__slotnames__"}
MODULES = [_regelwerk, *(getattr(_regelwerk, title.replace(" ", "_")) for title in TITLES)]


def tree_of(module):
    """What the stub of a module says."""
    file = STUBS / ("__init__.pyi" if module is _regelwerk else module.__name__.split(".")[-1] + ".pyi")
    return ast.parse(file.read_text(encoding="utf-8"))


def parameters(function):
    """Names of parameters with "=" behind those that may be left out, as a stub's function says them."""
    every = function.args
    names = [each.arg for each in [*every.posonlyargs, *every.args]]
    first = len(names) - len(every.defaults)
    said = [name + "=" * (place >= first) for place, name in enumerate(names)]
    said += ["*"] * bool(every.kwonlyargs) + [each.arg + "=" for each in every.kwonlyargs]
    return said + (["**" + every.kwarg.arg] if every.kwarg else [])


def signature(function):
    """The same as the first line of a compiled function's text says it."""
    line = function.__doc__.splitlines()[0]
    inside = line[line.index("(") + 1 : line.rindex(") ->")]
    flat = inside
    while flat != (flat := re.sub(r"\[[^\[\]]*\]|\((?!\))[^()]*\)|'[^']*'|\(\)", "0", flat)):
        pass
    said = [part.strip() for part in flat.split(",") if part.strip()]
    return [part.split(":")[0].strip() + "=" * ("=" in part) for part in said]


def members_in_stub(tree, name):
    """The members of a class by name, those of its private bases included."""
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    found = {}
    for base in classes[name].bases:
        found |= members_in_stub(tree, base.id)
    for node in classes[name].body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign):
            found[node.target.id] = node
    return found


def members_at_run_time(owner):
    return {name: value for name, value in vars(owner).items() if name not in COMMON or name in ("__init__",)}


def public_classes(module):
    return {name: value for name, value in vars(module).items() if inspect.isclass(value)}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_classes(module):
    tree = tree_of(module)
    said = {node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")}
    assert said == set(public_classes(module))
    values = {name for name in vars(module) if not re.fullmatch("__(name|doc|package|loader|spec|file)__", name)}
    stated = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    submodules = {name for name, value in vars(module).items() if inspect.ismodule(value)}
    assert values - said - submodules == stated
    imported = {alias.asname for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert submodules == imported - {None}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_members_and_parameters(module):
    compared = 0
    for name, owner in public_classes(module).items():
        stub, found = members_in_stub(tree_of(module), name), members_at_run_time(owner)
        if "__init__" not in stub:  # an object's own, which raises
            found.pop("__init__", None)
        assert set(stub) == set(found), name
        for member, node in stub.items():
            value = getattr(owner, member)
            if isinstance(node, ast.AnnAssign):
                assert not callable(value), f"{name}.{member}"
                continue
            decorators = {decorator.id for decorator in node.decorator_list}
            assert ("property" in decorators) == isinstance(value, property), f"{name}.{member}"
            if isinstance(value, property) or member in ("__copy__", "__deepcopy__", "__len__"):
                continue
            assert parameters(node) == signature(value), f"{name}.{member}"
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize("module", MODULES[1:], ids=lambda module: module.__name__)
def test_stubs_of_titles_say_what_the_compiled_part_says(module):
    compared = 0
    for name, owner in public_classes(module).items():
        for member, node in members_in_stub(tree_of(module), name).items():
            if isinstance(node, ast.FunctionDef) and not member.startswith("__"):
                told = " ".join((ast.get_docstring(node) or "").split())
                assert told, f"{name}.{member}"
                assert told in " ".join((getattr(owner, member).__doc__ or "").split()), f"{name}.{member}"
                compared += 1
    assert compared > 50


def test_the_package_is_typed():
    assert (PACKAGE / "py.typed").exists()


def test_types_hold():
    """mypy reads the package, the lesson, and a program that is wrong at its marked lines."""
    if shutil.which("mypy", path="/usr/bin") is None:
        pytest.skip("mypy is missing (Debian's package is mypy)")
    here = pathlib.Path(__file__).resolve().parent
    wrong = here / "wrong_types.py"
    command = ["/usr/bin/mypy", "--strict", "--python-version", "3.11", "--cache-dir", "/dev/null"]
    environment = {"MYPYPATH": str(PACKAGE.parent), "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"}
    run = subprocess.run(
        [*command, str(here.parent / "lesson.py"), str(here.parent / "measure.py"), str(wrong)],
        env=environment, capture_output=True, text=True, check=False,
    )
    errors = [line.split(":") for line in run.stdout.splitlines() if ": error:" in line]
    assert [line for line in errors if pathlib.Path(line[0]).name != wrong.name] == []
    marked = wrong.read_text(encoding="utf-8").splitlines()
    expected = [number for number, line in enumerate(marked, 1) if line.endswith("# wrong")]
    assert [int(line[1]) for line in errors] == expected
