"""Makes mutants of the rule headers and asks the tests to kill them; see `run`."""

import argparse
import sys
from pathlib import Path

import games
from alone import Alone
from mutants import enumerators, mutants_of
from planted import run_planted
from results import Results, read_changes, table
from suite import Suite
from together import Together

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def say(text):
    print(text, flush=True)


def all_mutants(title, only=""):
    include = ROOT / "include" / "regelwerk"
    enums = enumerators(p.read_text() for p in sorted((include / title).rglob("*.hpp")))
    found = []
    for file in games.rule_headers(ROOT, title):
        if only in file:
            found += mutants_of(file, (include / file).read_text(), enums)
    return found


def sample(mutants, count, seed):
    """The first so many in an order that depends on the seed and on a mutant alone, not on what else there is."""
    return sorted(mutants, key=lambda m: m.order(seed))[:count]


def state_of(mutant, results, equivalent):
    known = results.get(mutant)
    if not known:
        return None
    state, by, _ = known
    return ("equivalent", by) if state == "survived" and mutant.key in equivalent else (state, by)


def judge_switched(together, mutants, results):
    """Those whose fate is not known afterwards are left over for `judge_alone`."""
    left = []
    for mutant in mutants:
        if mutant.number in together.impossible:
            results.add(mutant, "does not compile")
        elif mutant.number in together.refused or mutant.slot is None:
            left.append(mutant)
        elif by := together.judge(mutant):
            results.add(mutant, "killed", ", ".join(by))
        else:
            left.append(mutant)
    return left


def judge_alone(alone, together, mutant, results):
    """A mutant that cannot be switched, or that was and nothing has killed it so far."""
    was_asked = together is not None and mutant.slot is not None and mutant.number not in together.refused
    by = None
    if not was_asked:
        by = alone.judge(mutant)
        if by == "does not compile":
            return results.add(mutant, by)
    if not by and alone.is_same_code(mutant):
        return results.add(mutant, "same code")
    by = by or alone.judge_compiled(mutant)
    if not by and was_asked:
        by = ", ".join(together.judge_dear(mutant))
    # Once more if it was asked while it could be switched: tables made in constant evaluation are those without it then.
    by = by or alone.judge_by_tests(mutant)
    if by:
        return results.add(mutant, "killed", by)
    say(f"survived: {mutant.name}\n    {mutant.source}")
    return results.add(mutant, "survived")


def play(title, options, results):
    suite = Suite(ROOT, options.build, title)
    mutants = sample(all_mutants(title, options.file), options.sample, options.seed)
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    todo = [m for m in mutants if results.get(m) is None or options.again and results.get(m)[0] == "survived"]
    say(f"{title}: {len(mutants)} mutants, {len(todo)} of them to be judged")
    if not todo:
        return
    switchable = [m for m in mutants if m.slot is not None]
    together, left = None, todo
    if switchable:
        together = Together(suite, switchable, say)
        together.build()
        left = judge_switched(together, todo, results)
    say(f"{title}: {len(left)} are compiled for themselves")
    alone = Alone(suite, say)
    for mutant in left:
        judge_alone(alone, together, mutant, results)


def report(titles, options, results, equivalent):
    rows = []
    for title in titles:
        mutants = sample(all_mutants(title, options.file), options.sample, options.seed)
        states = [(m, state_of(m, results, equivalent)) for m in mutants]
        rows.append((title, [state for _, state in states if state]))
        for mutant, state in states:
            if state and state[0] == "survived":
                say(f"survived: {mutant.name}\n    {mutant.source}")
    say(table(rows))
    return sum(1 for _, states in rows for state, _ in states if state == "survived")


def main():
    parser = argparse.ArgumentParser(prog="tests/mutate/run", description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="GAME", help=f"of {', '.join(games.TITLES)}; all if none is named")
    parser.add_argument("--sample", type=int, default=150, help="how many mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--file", default="", help="only of headers whose name has this in it")
    parser.add_argument("--again", action="store_true", help="judges those again that survived")
    parser.add_argument("--report", action="store_true", help="only tells what is known of these mutants")
    parser.add_argument("--planted", action="store_true", help="only looks whether mutants of known fate meet it")
    parser.add_argument("--list", action="store_true", help="only lists the mutants")
    parser.add_argument("--build", type=Path, required=True, help="the folder for programs and results")
    options = parser.parse_args()
    titles = options.titles or games.TITLES
    for title in titles:
        if title not in games.TITLES:
            parser.error(f"there is no game {title}")
    if options.planted:
        faults = run_planted(titles, all_mutants, HERE / "planted.txt", ROOT, options.build, say)
        say("\n".join(faults))
        return 1 if faults else 0
    results = Results(options.build / "results.txt")
    equivalent = read_changes(HERE / "equivalent.txt")
    for title in titles:
        if options.list:
            for mutant in sample(all_mutants(title, options.file), options.sample, options.seed):
                say(f"{mutant.name}\n    {mutant.source}")
        elif not options.report:
            play(title, options, results)
    if options.list:
        return 0
    return 1 if report(titles, options, results, equivalent) else 0


if __name__ == "__main__":
    sys.exit(main())
