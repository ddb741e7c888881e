"""The mutants of a header: small changes of which each makes another program."""

import hashlib
import re
from dataclasses import dataclass

from structure import ASSIGNMENTS, COMPILED, NO_EXPRESSION, Structure

SIGNS = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
    "&&": ("||",),
    "||": ("&&",),
    "+": ("-",),
    "-": ("+",),
    "&": ("|",),
    "|": ("&",),
    "+=": ("-=",),
    "-=": ("+=",),
    "&=": ("|=",),
    "|=": ("&=",),
}
UNARY = {"++": "--", "--": "++"}
TRUTHS = {"true": "false", "false": "true"}


@dataclass(eq=False)
class Mutant:
    file: str  # below include/regelwerk
    line: int
    column: int
    operator: str
    begin: int  # the tokens that are replaced
    end: int
    text: str  # by what
    source: str  # the line it stands in
    slot: tuple = None  # see Structure.slot
    spot: tuple = None  # the part of the file that is replaced
    nth: int = 1  # of those that make the same change in an equal line of the file
    number: int = 0  # by which a program is told to switch it on


    @property
    def name(self):
        return f"{self.file}:{self.line}:{self.column}:{self.operator}"

    @property
    def key(self):
        """What stays the same when only other lines change, or the comment behind this one."""
        return f"{self.file}: {re.sub(r' *//.*', '', self.source)}", self.operator + (f"#{self.nth}" if self.nth > 1 else "")

    def order(self, seed):
        return hashlib.sha256(repr((seed, self.key)).encode()).hexdigest()


def enumerators(texts):
    """Of every enumeration its enumerators in order, none in two places."""
    found = {}
    for text in texts:
        for name, body in re.findall(r"\benum (?:class )?(\w+)[^{;]*\{(.*?)\}", text, re.DOTALL):
            body = re.sub(r"//[^\n]*|/\*.*?\*/|=[^,]*", "", body, flags=re.DOTALL)
            found[name] = re.findall(r"\w+", body)
    return found


class Maker:
    """Makes the mutants of one file."""

    def __init__(self, file, text, enums):
        self.file, self.text, self.enums = file, text, enums
        self.structure = Structure(text)
        self.lines = text.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.found = []
        self.count = {}

    def make(self):
        tokens = self.structure.tokens
        for i, token in enumerate(tokens):
            if token.kind == "sign" and token.text == ";":
                self._delete(i)
            elif not self.structure.is_left_alone(i):
                self._change(i, token)
        return self.found

    def _add(self, operator, begin, end, text, at=None, slot="find"):
        tokens = self.structure.tokens
        at = begin if at is None else at
        place = tokens[at].begin
        line = self.text.count("\n", 0, place)
        source = self.lines[line].strip()
        column = place - self.starts[line] + 1
        mutant = Mutant(self.file, line + 1, column, operator, begin, end, text, source)
        mutant.slot = self.structure.slot(at) if slot == "find" else slot
        if mutant.slot and not mutant.slot[1] <= begin < end <= mutant.slot[2]:
            mutant.slot = None
        mutant.spot = (tokens[begin].begin, tokens[end - 1].end)
        same = (source, operator)
        mutant.nth = self.count[same] = self.count.get(same, 0) + 1
        self.found.append(mutant)

    def _change(self, i, token):
        word = self.structure.word
        if token.kind == "number":
            self._number(i, token.text)
        elif token.text in TRUTHS:
            self._add(f"{token.text}:{TRUTHS[token.text]}", i, i + 1, TRUTHS[token.text])
        elif token.kind == "name":
            if token.text == "if" and word(i + 1) == "(":
                self._negate(i + 1)
            if word(i + 1) == "(":
                self._swap(i)
            if word(i + 1) == "::" and word(i - 1) != "::" and token.text in self.enums:
                self._neighbour(i, token.text)
        elif token.kind == "sign":
            if token.text in SIGNS and self.structure.has_blanks(i):
                for other in SIGNS[token.text]:
                    self._add(f"{token.text}:{other}", i, i + 1, other)
            elif token.text in UNARY:
                self._add(f"{token.text}:{UNARY[token.text]}", i, i + 1, UNARY[token.text])
            elif token.text == "!" and not self.structure.has_blanks(i):
                self._add("!:", i, i + 1, " ")

    def _number(self, i, text):
        found = re.fullmatch(r"(\d+)([uUlL]*)", text)
        if not found or int(found[1]) > 999:
            return
        value = int(found[1])
        for other in (value + 1, value - 1) if value else (1,):
            self._add(f"{text}:{other}", i, i + 1, f"{other}{found[2]}")

    def _neighbour(self, i, name):
        row = self.enums[name]
        at = self.structure.word(i + 2)
        if at not in row or len(row) < 2:
            return
        place = row.index(at)
        other = row[place + 1] if place + 1 < len(row) else row[place - 1]
        self._add(f"{at}:{other}", i + 2, i + 3, other, slot=self.structure.slot(i))

    def _negate(self, opened):
        begin, end = list(self.structure.parts(opened, ";"))[-1]
        if any(self.structure.word(j) in ASSIGNMENTS for j in self.structure.level(begin, end)):
            return
        inner = self.text[self.structure.tokens[begin].begin : self.structure.tokens[end - 1].end]
        self._add("if:if-not", begin, end, f"!({inner})", at=begin, slot=self.structure.slot(begin))

    def _swap(self, i):
        s = self.structure
        if s.word(i) in NO_EXPRESSION | COMPILED or s.tokens[i + 1].after_blank or not s.is_code(i):
            return
        parts = list(s.parts(i + 1, ","))
        for (a, b), (c, d) in zip(parts, parts[1:]):
            first, second = self._plain(a, b), self._plain(c, d)
            if first is None or second is None or first == second or b - a > 6 or d - c > 6:
                continue
            if any(s.tokens[j].kind == "string" or s.word(j) == "{" for j in (*range(a, b), *range(c, d))):
                continue
            self._add("arguments", a, d, f"{second}, {first}", at=a, slot=s.slot(i))

    def _plain(self, begin, end):
        if begin >= end:
            return None
        tokens = self.structure.tokens
        return self.text[tokens[begin].begin : tokens[end - 1].end]

    def _delete(self, i):
        s = self.structure
        block = s.around[i]
        if block is None or s.kind.get(block) not in ("code", "fixed"):
            return
        begin, end = s.statement(i - 1) if s.word(i - 1) != ";" else (i, i)
        first = s.word(begin)
        if begin >= end or end != i or (first in NO_EXPRESSION | COMPILED) or s.is_declaration(begin, end):
            return
        slot = ("statement", begin, end + 1) if s.kind[block] == "code" else None
        self._add("delete", begin, end + 1, ";", slot=slot)


def mutants_of(file, text, enums):
    return Maker(file, text, enums).make()
