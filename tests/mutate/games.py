"""Which headers hold rules."""

import re
from pathlib import Path

# The folders of the list of games, each once.
LIST = Path(__file__).resolve().parents[2] / "examples" / "games.txt"
TITLES = tuple(dict.fromkeys(re.findall(r"^\w+ .*/(\w+)$", LIST.read_text(encoding="utf-8"), re.M)))

# What no mutants are made of, by names of headers, and of folders with a slash behind. A change there is no change of a rule, or would be found
# in another way.
LEFT_OUT = {
    "what is printed and read: held by round trips and by recorded texts": (
        "text/ language/ rules/ refusal event terms fault face_text"
    ),
    "what explains, lists or draws what the rules allow": (
        "cause cause_kinds parts part_kinds completions concerned geometry geometry/ standing"
    ),
    "players and what they see": "players/ recall recall_windows",
    "data, which is compared with the ledgers' tables": "standard standard/",
    "names that are tied together": "game",
}
NAMES_LEFT_OUT = {name for names in LEFT_OUT.values() for name in names.split()}


def rule_headers(root, title):
    """The headers of a game that hold rules, below include/regelwerk."""
    include = Path(root) / "include" / "regelwerk"
    for path in sorted((include / title).rglob("*.hpp")):
        file = path.relative_to(include)
        folders = {f"{part}/" for part in file.parts[1:-1]}
        if path.stem not in NAMES_LEFT_OUT and not NAMES_LEFT_OUT & folders:
            yield file.as_posix()


# As tests/CMakeLists.txt has it: these use words of their own, or those of the naive engines.
ALONE = re.compile(r"(conformance|conformance_windows|recall|witness|encoding|naive_\w+)\.cpp$")
# What asks about players, memories, pictures and sentences, and what is for the compiler alone.
NOT_ASKED = re.compile(
    r"(rule_of_thumb|search_evaluation|encoding|geometry|channels|parts|recall|sentences|static)\.cpp$"
)
# What plays or draws much: dear, so asked last. The first of them play against the naive engine.
DEAR = ("perft.cpp", "witness.cpp", "resampling.cpp", "conformance_windows.cpp", "conformance.cpp")
# Dear test cases of other files.
DEAR_CASES = "*random games*"


def test_files(root, title):
    """The test files of a game in the order of their names."""
    files = sorted((Path(root) / "tests" / title).rglob("*.cpp"))
    return [file for file in files if not NOT_ASKED.search(file.name)]
