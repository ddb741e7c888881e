"""Makes the wheel: CMake compiles the module and installs the package, setuptools packs what it installed. A build that
was stopped goes on where it was.

CMAKE_ARGS is given to CMake, REGELWERK_PYTHON_BUILD names a build folder that is kept.
"""

import filecmp
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parents[2]


def version() -> str:
    """The version of the headers."""
    text = (ROOT / "include/regelwerk/core/version.hpp").read_text(encoding="utf-8")
    found = re.search(r"Version version\{(\d+), (\d+), (\d+)\}", text)
    if found is None:
        sys.exit("include/regelwerk/core/version.hpp does not tell the version")
    return ".".join(found.groups())


def tools(kept: pathlib.Path) -> dict[str, str]:
    """Where CMake finds ninja, and pybind11 if that is a package of Python. Its headers are copied to a folder that is
    `kept`: pip puts them in another place each time, where they would all be new to a build that goes on."""
    found = {"CMAKE_MAKE_PROGRAM": shutil.which("ninja") or "ninja"}
    try:
        import pybind11
    except ImportError:
        return found
    source = pathlib.Path(pybind11.__file__).resolve().parent
    if not (source / "share/cmake/pybind11").is_dir():
        return found  # a distribution's, in the system's own folders
    for folder in ("include", "share"):
        for file in (source / folder).rglob("*"):
            copy = kept / file.relative_to(source)
            if file.is_file() and not (copy.exists() and filecmp.cmp(file, copy, shallow=False)):
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
    return {**found, "pybind11_DIR": str(kept / "share/cmake/pybind11")}


class CMakeBuild(build_ext):
    """Where setuptools would compile an extension, CMake builds and installs the whole package."""

    def build_extension(self, ext: Extension) -> None:
        build = os.environ.get("REGELWERK_PYTHON_BUILD") or str(pathlib.Path(self.build_temp).resolve())
        package = pathlib.Path(self.get_ext_fullpath(ext.name)).resolve().parent
        options = {
            "CMAKE_BUILD_TYPE": "Release",
            "REGELWERK_BUILD_TESTS": "OFF",
            "REGELWERK_BUILD_README": "OFF",
            "REGELWERK_BUILD_BENCHMARKS": "OFF",
            "REGELWERK_BUILD_PYTHON": "ON",
            "REGELWERK_PYTHON_DIR": ".",
            "Python_EXECUTABLE": sys.executable,
            **tools(pathlib.Path(build).resolve() / "pybind11"),
        }
        given = [f"-D{name}={value}" for name, value in options.items()] + shlex.split(os.environ.get("CMAKE_ARGS", ""))
        for command in (
            ["cmake", "-S", str(ROOT), "-B", build, "-G", "Ninja", *given],
            ["cmake", "--build", build, "--target", "regelwerk_python"],
            ["cmake", "--install", build, "--component", "python", "--prefix", str(package.parent)],
        ):
            subprocess.run(command, check=True)


def main() -> None:
    # What setuptools writes on the way stays out of the sources.
    work = ROOT / "build" / "python-package"
    work.mkdir(parents=True, exist_ok=True)
    setup(
        version=version(),
        options={"build": {"build_base": str(work)}, "egg_info": {"egg_base": str(work)}},
        packages=[],
        ext_modules=[Extension("regelwerk._regelwerk", sources=[])],
        cmdclass={"build_ext": CMakeBuild},
    )


if __name__ == "__main__":
    main()
