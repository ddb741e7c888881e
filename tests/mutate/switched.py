"""A header that holds many mutants at once, each behind a question which one is switched on: compiled once for all."""

SWITCH = "REGELWERK_ON"

# In constant evaluation nothing is ever switched on: what needs that is compiled for itself.
HEADER = f"""#pragma once
#include <cstdlib>

namespace regelwerk_mutants {{
inline const int active = [] {{
  const char* const text = std::getenv("REGELWERK_MUTANT");
  return text == nullptr ? 0 : std::atoi(text);
}}();
}}  // namespace regelwerk_mutants

#define {SWITCH}(number) (!__builtin_is_constant_evaluated() && ::regelwerk_mutants::active == (number))
"""


# For one mutant: a program that holds its code calls a function that nobody defines.
PROBE = "regelwerk_probe"
PROBING_HEADER = f"""#pragma once
extern "C" bool {PROBE}() noexcept;

#define {SWITCH}(number) (!__builtin_is_constant_evaluated() && {PROBE}())
"""


class Switched:
    """The text of a header with those of its mutants that have a slot. Every line stays where it was."""

    def __init__(self, structure, mutants):
        self.structure = structure
        self.slots = {}
        for mutant in mutants:
            self.slots.setdefault(mutant.slot, []).append(mutant)

    def text(self):
        tokens = self.structure.tokens
        out, at = [], 0
        for slot in self._outermost(0, len(tokens)):
            begin, end = tokens[slot[1]].begin, tokens[slot[2] - 1].end
            out.append(self.structure.text[at:begin])
            out.append(self._of(slot))
            out.append("\n" * self.structure.text.count("\n", begin, end))
            at = end
        out.append(self.structure.text[at:])
        return "".join(out)

    def _outermost(self, begin, end, besides=None):
        inside = [s for s in self.slots if begin <= s[1] and s[2] <= end and s != besides]
        inside.sort(key=lambda s: (s[1], -s[2], s[0] != "statement"))
        reached = begin
        for slot in inside:
            if slot[1] >= reached:
                reached = slot[2]
                yield slot

    def _plain(self, begin, end, change=None):
        out = []
        for i in range(begin, end):
            token = self.structure.tokens[i]
            if change and i == change.begin:
                out.append(" " + change.text + " ")
            elif not change or not change.begin <= i < change.end:
                out.append((" " if token.after_blank else "") + token.text)
        return "".join(out).replace("\n", " ")

    def _switching(self, begin, end, besides):
        out, at = [], begin
        for slot in self._outermost(begin, end, besides):
            out += [self._plain(at, slot[1]), " ", self._of(slot)]
            at = slot[2]
        return "".join(out) + self._plain(at, end)

    def _of(self, slot):
        kind, begin, end = slot
        base = self._switching(begin, end, slot)
        changed = [(m.number, self._plain(begin, end, m)) for m in self.slots[slot]]
        if kind == "expression":
            return "(" + "".join(f"{SWITCH}({n}) ? ({text}) : " for n, text in changed) + f"({base}))"
        return "{ " + "".join(f"if ({SWITCH}({n})) {{ {text} }} else " for n, text in changed) + f"{{ {base} }} }}"
