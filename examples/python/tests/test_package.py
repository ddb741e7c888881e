"""The package as it is installed: what pip knows of it, and what belongs to it."""

import importlib.metadata

import pytest
from conftest import TITLES

import regelwerk

try:
    INSTALLED = importlib.metadata.distribution("regelwerk")
except importlib.metadata.PackageNotFoundError:
    pytest.skip("the package is not installed by pip", allow_module_level=True)


def test_what_pip_knows():
    assert INSTALLED.version == regelwerk.__version__
    assert "numpy" in (INSTALLED.requires or [])
    assert INSTALLED.metadata["License"] == "BSL-1.0"


def test_the_wheel_is_for_this_interpreter_alone():
    tags = [line for line in (INSTALLED.read_text("WHEEL") or "").splitlines() if line.startswith("Tag: ")]
    assert len(tags) == 1 and tags[0].startswith("Tag: cp3") and "-any" not in tags[0]


def test_files():
    names = {str(file) for file in INSTALLED.files or []}
    stubs = {f"regelwerk/_regelwerk/{title.replace(' ', '_')}.pyi" for title in TITLES}
    assert {"regelwerk/py.typed", "regelwerk/_regelwerk/__init__.pyi", "regelwerk/aec.py", *stubs} <= names
    assert not [name for name in names if name.endswith(".in") or "_title" in name]


def test_names_of_titles_with_and_without_blanks():
    assert regelwerk.load("clou_campaign").title == regelwerk.load("clou campaign").title == "clou campaign"
