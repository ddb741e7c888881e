"""A few mutants of which it is known what becomes of them: whether the mutants' own tools still work."""

from alone import Alone
from check import check
from results import read_changes
from suite import Suite
from together import Together

FATES = ("killed", "survived")


def judge_planted(mutants, root, build, title, say):
    """Faults, none if what the killer kills of these mutants is what it should. {mutant: fate}"""
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    suite = Suite(root, build / "planted", title)
    together = Together(suite, [m for m in mutants if m.slot], say)
    together.compile_killer()
    together.measure_killer()
    alone = Alone(suite, say)
    faults = []
    for mutant, expected in mutants.items():
        if mutant.number in together.refused:
            fate = "does not compile"
        elif mutant.slot:
            fate = "killed" if "killer" in " ".join(together.judge_by_killer(mutant)) else "survived"
        else:
            fate = "killed" if (alone.judge(mutant) or "").startswith("killer") else "survived"
        if fate != expected:
            faults.append(f"{mutant.name} {fate}; it should have {expected}\n    {mutant.source}")
    return faults


def run_planted(titles, all_mutants, path, root, build, say):
    faults = check()
    planted = read_changes(path)
    excused = read_changes(path.parent / "equivalent.txt")
    if wrong := [key for key, fate in planted.items() if fate not in FATES]:
        faults.append(f"neither killed nor survived: {wrong}")
    for title in titles:
        every = all_mutants(title)
        mutants = {m: planted[m.key] for m in every if m.key in planted}
        known = {m.key for m in every}
        missing = [key for key in [*planted, *excused] if key[0].startswith(title + "/") and key not in known]
        faults += [f"{place}\n    no such line, or no {change} in it: name another" for place, change in missing]
        if len(mutants) < 4 or "killed" not in mutants.values():
            faults.append(f"{title}: too few are planted")
        faults += judge_planted(mutants, root, build, title, say)
        say(f"{title}: {len(mutants)} planted mutants")
    return faults
