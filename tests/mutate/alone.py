"""A mutant compiled for itself: what cannot be switched while a program runs, and what nothing has killed so far."""

import re

from programs import late_after
from structure import Structure
from suite import fresh, must
from switched import PROBE, PROBING_HEADER, Switched


class Alone:
    def __init__(self, suite, say):
        self.suite, self.say = suite, say
        self.folder = suite.folder / "alone"
        self.bare = None  # the assembly of the killer without mutant
        self.objects = None
        self.kills = {}
        self.killer_seconds = None

    def _text(self, mutant):
        return (self.suite.root / "include" / "regelwerk" / mutant.file).read_text()

    def _overlay(self, mutant, text=None):
        """A folder with the header of a mutant, or with what stands for it; an empty one if there is none."""
        folder = fresh(self.folder / "overlay")
        if mutant:
            if text is None:
                whole, (begin, end) = self._text(mutant), mutant.spot
                text = f"{whole[:begin]} {mutant.text} {whole[end:]}"
            path = folder / "regelwerk" / mutant.file
            path.parent.mkdir(parents=True)
            path.write_text(text)
        return folder

    def _assembly(self, overlay, *options):
        target = self.folder / "killer.s"
        ended = self.suite.compile_killer(overlay, target, "-S", "-DNDEBUG", *options, level="-O2")
        if not ended.good:
            return None
        return re.sub(r"^\s*\.(file|ident)\b.*$", "", target.read_text(), flags=re.MULTILINE)

    def _begin(self):
        bare = self._overlay(None)
        program = self.folder / "killer"
        must(self.suite.compile_killer(bare, program))
        self.killer_seconds = must(self.suite.run_killer(program, 60)).seconds

    def is_same_code(self, mutant):
        """Whether the killer, optimised, is the same program with the mutant, and holds the code that is changed."""
        if mutant.slot is None:
            return False
        if self.bare is None:
            self.bare = self._assembly(self._overlay(None))
        if self._assembly(self._overlay(mutant)) != self.bare:
            return False
        overlay = self._overlay(mutant, Switched(Structure(self._text(mutant)), [mutant]).text())
        header = overlay / "probe.hpp"
        header.write_text(PROBING_HEADER)
        return PROBE in (self._assembly(overlay, "-include", header) or "")

    def judge(self, mutant):
        """"does not compile", "the compiler" (a static assertion), "killer" or names of test files; None if none kills
        it."""
        if self.killer_seconds is None:
            self._begin()
        overlay = self._overlay(mutant)
        program = self.folder / "killer"
        ended = self.suite.compile_killer(overlay, program)
        if not ended.good:
            return "the compiler" if is_asserted(ended.text) else "does not compile"
        ended = self.suite.run_killer(program, late_after(self.killer_seconds))
        if not ended.good:
            return "killer" + (" (time)" if ended.late else "")
        return None

    def judge_compiled(self, mutant):
        """The same for the test file that the compiler decides."""
        test = self.suite.root / "tests" / self.suite.title / "witness" / "static.cpp"
        compiler = self.suite.compiler(self._overlay(mutant))
        return None if compiler.compile(test, "/dev/null", "-fsyntax-only").good else "the compiler"

    def judge_by_tests(self, mutant):
        """The same for the rule tests."""
        overlay = self._overlay(mutant)
        folder = self.folder / "tests"
        if self.objects is None:
            self.objects = self.suite.prepare(self._overlay(None), folder)
            overlay = self._overlay(mutant)
        compiler = self.suite.compiler(overlay)
        for files in sorted(self.suite.groups(), key=lambda group: -self.kills.get(group[0], 0)):
            source = self.suite.write_group(files, folder)
            target, program = source.with_suffix(".o"), folder / "test"
            good = compiler.compile(source, target, "-c", *self.suite.test_options(folder)).good
            good = good and compiler.link(program, [*self.objects, target]).good
            if not good or not self.suite.run_test(program).good:
                self.kills[files[0]] = self.kills.get(files[0], 0) + 1
                return "rule tests" if good else "the compiler"
        return None


def is_asserted(text):
    """Whether everything that the compiler complains about is that something expected does not hold."""
    errors = [line for line in text.split("\n") if re.search(r"\berror:", line)]
    said = r"static assertion|static_assert|constant expression|contract_violated|not a constant|constraint"
    return bool(errors) and any(re.search(said, line) for line in errors)
