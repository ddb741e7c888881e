"""Whether the mutants of a small text are those that they should be, and what it looks like with all of them."""

import subprocess
import tempfile
from pathlib import Path

from mutants import enumerators, mutants_of
from structure import Structure
from switched import HEADER, Switched

TEXT = r"""#pragma once
#include <array>  // 1 < 2
enum class Card { ace, king };
inline constexpr int lane = 4;
static_assert(lane < 5);
template <int Size = 3>
struct Row {
  std::array<int, Size> all{};
  Card first = Card::king;
  [[nodiscard]] constexpr bool holds(int at, int from = 0) const noexcept {
    expects([&] { return at >= 0; }, "1 + 1");
    if constexpr (Size > 1) return true;
    if (at + from < lane && !all.empty()) {
      touch(from, at);
      return find(all, [&](int x) { return x == at; });
    }
    switch (at) {
      case 2:
        return first == Card::ace;
      default:
        break;
    }
    for (const int x : all) at -= x;
    return false;
  }
};
"""

EXPECTED = """
4:29 4:5 alone
4:29 4:3 alone
9:22 king:ace alone
12:24 >:>= alone
12:24 >:<= alone
12:26 1:2 alone
12:26 1:0 alone
12:36 true:false expression
13:9 if:if-not expression
13:12 +:- expression
13:19 <:<= expression
13:19 <:>= expression
13:26 &&:|| expression
13:29 !: expression
14:7 delete statement
14:13 arguments statement
15:46 ==:!= expression
19:22 ==:!= expression
19:31 ace:king expression
21:9 delete statement
23:32 -=:+= statement
23:29 delete statement
24:12 false:true expression
"""


def described(mutant):
    return f"{mutant.line}:{mutant.column} {mutant.operator} {mutant.slot[0] if mutant.slot else 'alone'}"


def check():
    """Faults, none if all is well."""
    mutants = mutants_of("row.hpp", TEXT, enumerators([TEXT]))
    found, expected = {described(m) for m in mutants}, set(EXPECTED.split("\n")) - {""}
    faults = [f"a mutant too many: {line}" for line in sorted(found - expected)]
    faults += [f"no such mutant: {line}" for line in sorted(expected - found)]
    if len({m.key for m in mutants}) != len(mutants):
        faults.append("two mutants have the same key")
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    text = Switched(Structure(TEXT), [m for m in mutants if m.slot]).text()
    if text.count("\n") != TEXT.count("\n"):
        faults.append("lines have moved")
    return faults + compiled(text)


def compiled(text):
    around = "#define expects(...)\nvoid touch(int, int);\nbool find(const auto&, const auto& of) { return of(1); }\n"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "row.cpp"
        instance = "template struct Row<3>;\n"
        source.write_text(HEADER + "#include <array>\n" + around + text.replace("#pragma once", "") + instance)
        done = subprocess.run(["g++", "-std=c++20", "-w", "-fsyntax-only", "-fpermissive", str(source)],
                              capture_output=True, text=True, check=False)
    return [done.stderr] if done.returncode else []


if __name__ == "__main__":
    print("\n".join(check()) or "ok")
