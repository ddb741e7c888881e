"""What became of mutants, kept from run to run; and survivors of which people found out that they change nothing."""

from pathlib import Path


class Results:
    """One line per mutant: its state, who killed it, its name and its key."""

    def __init__(self, path):
        self.path = Path(path)
        self.known = {}
        if self.path.is_file():
            for line in self.path.read_text().splitlines():
                state, by, name, place, change = line.split("\t")
                self.known[place, change] = (state, by, name)

    def get(self, mutant):
        return self.known.get(mutant.key)

    def add(self, mutant, state, by=""):
        self.known[mutant.key] = (state, by, mutant.name)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a") as file:
            file.write("\t".join((state, by, mutant.name, *mutant.key)) + "\n")


def read_changes(path):
    """{(place, change): note} of a file: a line `FILE: LINE`, and under it, indented, `CHANGE note` for each change."""
    found, place = {}, None
    for line in Path(path).read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(" "):
            change, note = line.split(None, 1)
            found[place, change] = note.strip()
        else:
            place = line.strip()
    return found


STATES = ("killed", "same code", "equivalent", "does not compile", "survived")


def table(rows):
    """A line per game: mutants that compile, killed by whom, the rest, and the share killed of those that differ."""
    out = [f"{'game':<16}{'mutants':>8}{'killed':>8}{'by rule tests':>15}{'equivalent':>12}{'survived':>10}"
           f"{'score':>9}{'not compiled':>14}"]
    for title, states in rows:
        count = {state: sum(1 for s, _ in states if s == state) for state in STATES}
        by_hand = sum(1 for s, by in states if s == "killed" and ("rule tests" in by or ".cpp" in by))
        equal = count["same code"] + count["equivalent"]
        differ = count["killed"] + count["survived"]
        score = f"{100 * count['killed'] / differ:.1f} %" if differ else "-"
        out.append(f"{title:<16}{differ + equal:>8}{count['killed']:>8}{by_hand:>15}{equal:>12}{count['survived']:>10}"
                   f"{score:>9}{count['does not compile']:>14}")
    return "\n".join(out)
