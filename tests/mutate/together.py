"""All mutants of a game that can be switched, compiled at once; then each is run for itself."""

import hashlib
import json
import re
import threading

import games
from programs import late_after, run
from structure import Structure
from suite import at_once, fresh, must
from switched import HEADER, SWITCH, Switched

PLACE = re.compile(r"/(regelwerk/[\w/]+\.hpp):(\d+):(?:(\d+):)?")
# Complaints about the switching; whatever else the compiler says of a mutant it would say of it alone as well.
OF_SWITCHING = re.compile(r"\?:|narrowing|deduc|lambda|constant|conversion|lvalue")


class Together:
    def __init__(self, suite, mutants, say):
        self.suite, self.say = suite, say
        self.overlay = suite.folder / "switched"
        self.mutants = {m.number: m for m in mutants}
        self.refused = set()  # numbers of mutants with which the whole does not compile
        self.impossible = set()  # of these, those that do not compile alone
        self.first = self.overlay / "first.hpp"
        self.killer, self.tests = self.overlay / "killer", self.overlay / "tests"
        self.objects = []
        self.lock = threading.Lock()
        self.dear = {}  # by name: the program, and the seconds that it takes without a mutant

    def _stamp(self):
        """Of everything that the programs are made of."""
        stamp = hashlib.sha256(repr([(n, m.key) for n, m in sorted(self.mutants.items())]).encode())
        tests = self.suite.root / "tests"
        folders = (self.suite.root / "include", tests / self.suite.title, tests / "mutate", tests / "conformance")
        for path in sorted([*tests.glob("*.hpp"), *(path for folder in folders for path in folder.rglob("*.?pp"))]):
            stamp.update(path.read_bytes())
        return stamp.hexdigest()

    def _write(self, files):
        for file in files:
            text = (self.suite.root / "include" / "regelwerk" / file).read_text()
            kept = [m for n, m in self.mutants.items() if m.file == file and n not in self.refused]
            path = self.overlay / "regelwerk" / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(Switched(Structure(text), kept).text())

    def _accused(self, complaint, is_last_try):
        """The mutants that a complaint of the compiler is about: of a line the last one that is switched before the
        place; in the end all of the line."""
        for file, line, column in PLACE.findall(complaint):
            path = self.overlay / file
            if not path.is_file():
                continue
            row = path.read_text().split("\n")[int(line) - 1]
            asked = [(place.start(), int(place[1])) for place in re.finditer(SWITCH + r"\((\d+)\)", row)]
            numbers = [n for at, n in asked if is_last_try or not column or at < int(column)]
            if numbers:
                return numbers if is_last_try else numbers[-1:]
        return []

    def _refuse(self, text, is_last_try):
        found = set()
        for complaint in re.split(r"\n(?=[^\n]*error:)", "\n" + text):
            if "error:" not in complaint:
                continue
            accused = set(self._accused(complaint, is_last_try)) - self.refused
            found |= accused
            said = complaint.split("error:", 1)
            if PLACE.search(said[0].split("\n")[-1]) and not OF_SWITCHING.search(said[1].split("\n")[0]) and not is_last_try:
                self.impossible |= accused
        self.refused |= found
        self._write({self.mutants[n].file for n in found})
        return bool(found)

    def _compile(self, compile_it, what):
        for attempt in range(24):
            ended = compile_it()
            if ended.good:
                return
            with self.lock:
                before = len(self.refused)
                if not self._refuse(ended.text, attempt > 11) and len(self.refused) == before and attempt > 12:
                    raise SystemExit(f"{what} does not compile with switches:\n{ended.text[:6000]}")
        raise SystemExit(f"{what} does not compile with switches")

    def build(self):
        """Compiles, unless an earlier run has left the same programs."""
        kept, stamp = self.overlay / "kept.json", self._stamp()
        known = json.loads(kept.read_text()) if kept.is_file() else {}
        if known.get("stamp") == stamp:
            self.refused, self.impossible = set(known["refused"]), set(known["impossible"])
            self.objects = known["objects"]
        else:
            self._compile_all()
            kept.write_text(json.dumps({"stamp": stamp, "refused": sorted(self.refused), "objects": self.objects,
                                        "impossible": sorted(self.impossible)}))
        self.measure_killer()
        self.test_seconds = must(self._run_rule_tests(300, 0)).seconds
        self.say(f"{len(self.mutants) - len(self.refused)} mutants can be switched; killer {self.killer_seconds:.1f} s, "
                 f"rule tests {self.test_seconds:.1f} s")

    def measure_killer(self):
        self.killer_seconds = must(self.suite.run_killer(self.killer, 60)).seconds

    def compile_killer(self):
        fresh(self.overlay)
        self.first.write_text(HEADER)
        self._write({m.file for m in self.mutants.values()})
        options = ["-include", self.first]
        self._compile(lambda: self.suite.compile_killer(self.overlay, self.killer, *options), "the killer")

    def _compile_all(self):
        suite, folder = self.suite, self.overlay
        self.compile_killer()
        self.objects = [str(path) for path in suite.prepare(folder, folder, self.first.read_text())]
        objects = at_once(self._compile_group, suite.groups())
        must(suite.compiler(folder).link(self.tests, [*self.objects, *objects]))

    def _compile_group(self, files, level="-O0"):
        source = self.suite.write_group(files, self.overlay)
        target = source.with_suffix(".o")
        compiler = self.suite.compiler(self.overlay)
        options = ["-c", *self.suite.test_options(self.overlay)]
        self._compile(lambda: compiler.compile(source, target, *options, level=level), source.name)
        return target

    def _run(self, program, seconds, active, *filters):
        return run([program, "-aa=1", "-m", *filters], seconds, active=active)

    def _run_rule_tests(self, seconds, active):
        return self._run(self.tests, seconds, active, f"-tce={games.DEAR_CASES}")

    def judge(self, mutant):
        """Who kills it: "rule tests", "killer" or both; those that took too long have " (time)"."""
        tests = self._run_rule_tests(late_after(self.test_seconds), mutant.number)
        if tests.late:
            return ["rule tests (time)"]
        return ([] if tests.good else ["rule tests"]) + self.judge_by_killer(mutant)

    def judge_by_killer(self, mutant):
        killer = self.suite.run_killer(self.killer, late_after(self.killer_seconds), mutant.number)
        return [] if killer.good else ["killer" + (" (time)" if killer.late else "")]

    def judge_dear(self, mutant):
        for file in self.suite.dear(mutant.file):
            if file.name not in self.dear:
                program = self.overlay / file.stem
                target = self._compile_group([file], "-O1")  # they run longer than they compile
                must(self.suite.compiler(self.overlay).link(program, [*self.objects, target]))
                self.dear[file.name] = (program, must(self._run(program, 600, 0)).seconds)
            program, seconds = self.dear[file.name]
            ended = self._run(program, late_after(seconds), mutant.number)
            if not ended.good:
                return [file.name + (" (time)" if ended.late else "")]
        return []
