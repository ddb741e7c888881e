"""setup.py finds what CMake needs, and in places that stay, so that a build that was stopped goes on."""

import os
import runpy
import sys
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[1] / "setup.py"


@pytest.fixture
def tools():
    return runpy.run_path(str(SETUP), run_name="setup")["tools"]


def pip_puts(folder, monkeypatch, header="the same"):
    """pybind11 as pip unpacks it, in a folder made anew."""
    package = folder / "pybind11"
    for name, text in (("include/pybind11.h", header), ("share/cmake/pybind11/pybind11Config.cmake", "set(found 1)")):
        (package / name).parent.mkdir(parents=True)
        (package / name).write_text(text)
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "pybind11", raising=False)


def test_headers_that_pip_moves_are_no_new_ones(tools, tmp_path, monkeypatch):
    kept = tmp_path / "kept"
    pip_puts(tmp_path / "once", monkeypatch)
    first = tools(kept)
    assert Path(first["pybind11_DIR"], "pybind11Config.cmake").exists()
    header = kept / "include/pybind11.h"
    os.utime(header, (1, 1))
    pip_puts(tmp_path / "again", monkeypatch)
    assert tools(kept) == first
    assert header.stat().st_mtime == 1
    pip_puts(tmp_path / "another version", monkeypatch, "other")
    tools(kept)
    assert header.read_text() == "other"


def test_where_ninja_is(tools, tmp_path, monkeypatch):
    """Said each time: CMake keeps the place, and pip removes what was there."""
    ninja = tmp_path / "ninja"
    ninja.write_text("")
    ninja.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "pybind11", None)
    assert tools(tmp_path) == {"CMAKE_MAKE_PROGRAM": str(ninja)}


def test_headers_of_the_system_stay_where_they_are(tools, tmp_path, monkeypatch):
    (tmp_path / "pybind11").mkdir()
    (tmp_path / "pybind11/__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "pybind11", raising=False)
    assert "pybind11_DIR" not in tools(tmp_path / "kept")
