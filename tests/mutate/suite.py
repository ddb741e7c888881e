"""The programs that kill mutants: of each game a killer, and its test files."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import games
from programs import Compiler, run

# Of the tests' numbers that are no legal move only a sample is asked about: mutants need no more.
STRIDE = ["-DREGELWERK_TEST_STRIDE=61u"]


class Suite:
    """Programs of one game, compiled in a folder against headers of which some may be overlaid by mutants."""

    def __init__(self, root, build, title):
        self.root, self.title = Path(root), title
        self.folder = Path(build) / title
        self.folder.mkdir(parents=True, exist_ok=True)
        self.table = self.root / "tests" / "platforms" / "trajectories.txt"

    def compiler(self, overlay):
        return Compiler(self.root, self.folder, overlay)

    def compile_killer(self, overlay, target, *options, level="-O0"):
        source = self.root / "tests" / "mutate" / "killers" / f"{self.title}.cpp"
        return self.compiler(overlay).compile(source, target, *options, level=level)

    def run_killer(self, program, seconds, active=0):
        return run([program], seconds, self.table, active)

    def run_test(self, program):
        return run([program, "-aa=1", "-m"], 300)

    def test_options(self, folder):
        data = self.root / "tests"
        return [f'-DREGELWERK_TEST_DATA_DIR="{data}"', "-DDOCTEST_CONFIG_NO_TRY_CATCH_IN_ASSERTS", *STRIDE,
                "-include", str(folder / "before.hpp")]

    def prepare(self, overlay, folder, first_text=""):
        """Compiles what all test files have in common: headers that no mutant touches, and the main program."""
        folder.mkdir(parents=True, exist_ok=True)
        before = folder / "before.hpp"
        before.write_text(first_text + "".join(f"#include <{name}>\n" for name in (
            "doctest/doctest.h", "algorithm", "array", "map", "memory", "optional", "set", "string", "vector")))
        compiler = self.compiler(overlay)
        options = self.test_options(folder)[:-2]
        must(compiler.compile(before, folder / "before.hpp.gch", "-x", "c++-header", *options))
        book = self.root / "examples" / "rulebook"
        sources = [*sorted((self.root / "tests").glob("*.cpp")), book / "reader.cpp", book / "texts.cpp"]

        def compile_one(source):
            target = folder / f"main_{source.stem}.o"
            must(compiler.compile(source, target, "-c", *options))
            return target

        return at_once(compile_one, sources)

    def groups(self):
        """The test files but the dear ones, those together that are compiled as one."""
        files = [f for f in games.test_files(self.root, self.title) if f.name not in games.DEAR]
        together = [f for f in files if not games.ALONE.search(f.name)]
        for i in range(0, len(together), 5):
            yield together[i : i + 5]
        for file in files:
            if games.ALONE.search(file.name):
                yield [file]

    def dear(self, header):
        """The dear test files, in the order in which they are asked about a header."""
        folder = self.root / "tests" / self.title
        of_all_titles = [self.root / "tests" / "rules" / "in_force.cpp"] if Path(header).stem == "in_force" else []
        return [*of_all_titles, *(folder / name for name in games.DEAR if (folder / name).is_file())]

    def write_group(self, files, folder):
        source = folder / f"group_{files[0].stem}.cpp"
        source.write_text("".join(f'#include "{file}"\n' for file in files))
        return source


def at_once(function, things):
    """The results of a function for all of these, two of which are worked at at a time."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(function, things))


def must(ended):
    if not ended.good:
        raise SystemExit(f"What is not mutated does not compile or run:\n{ended.text[-4000:]}")
    return ended


def fresh(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
