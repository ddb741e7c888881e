"""Statements and values of C++, and around a token the least that can be switched as a whole while a program runs."""

from brackets import Brackets

ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<="}
CONTROLS = {"if", "for", "while", "switch"}
# What stands in the brackets behind these is for the compiler.
COMPILED = {"static_assert", "expects", "noexcept", "decltype", "sizeof", "alignas", "alignof", "requires"}
NO_EXPRESSION = {"return", "if", "for", "while", "switch", "case", "default", "using", "static_assert", "else", "do",
                 "struct", "class", "enum", "template", "typedef", "friend", "constexpr", "static", "public", "private"}


class Structure(Brackets):
    """One text: what of it is code, its statements, and slots, the ranges of which one can be had instead of another."""

    def is_code(self, i):
        """Whether a token stands in the body of a function, as far as programs can run it."""
        brace = self.brace_around(i)
        while brace is not None and self.kind[brace] == "values":
            brace = self.brace_around(brace)
        return brace is not None and self.kind[brace] == "code"

    def is_left_alone(self, i):
        """Templates' brackets, attributes, preconditions, labels, heads of functions, types."""
        if self.in_template[i] or self.tokens[i].kind == "line":
            return True
        j = self.around[i]
        while j is not None:
            before = self.word(j - 1)
            if self.word(j) == "(" and before in COMPILED or self.in_template[j]:
                return True
            if self.word(j) == "(" and before == ">" and self.word((self.match[j - 1] or 1) - 1) == "expects":
                return True
            if self.word(j) == "[" and self.word(j + 1) == "[" and self.word(j - 1) != "[":
                return True
            if self.word(j) == "(" and (before == "]" or before == "operator"):
                return True
            if self.kind.get(j) == "enum":
                return True
            j = self.around[j]
        if self.kind_around(i) in ("code", "fixed"):
            return self._is_label(i)
        return not self._is_value(i)

    def _is_label(self, i):
        if self.kind.get(self.around[i]) not in ("code", "fixed"):
            return False
        begin, _ = self.statement(i)
        return self.word(begin) in ("case", "default")

    def _is_value(self, i):
        """Whether a token outside of functions belongs to the value of a constant or of a member."""
        outer = i
        while self.around[outer] is not None and self.kind.get(self.around[outer]) not in ("space", "type", "enum"):
            outer = self.around[outer]
        words = [(j, self.word(j)) for j in self._head(outer)]
        if any(word in ("using", "concept", "friend", "requires", "operator", "template", "enum") for _, word in words[:6]):
            return False
        if any(word == "=" for _, word in words):
            return True
        return self.kind.get(outer) == "values" and not any(word == "(" for _, word in words)

    # Statements and slots

    def _begins_behind(self, j):
        """Whether a statement begins behind token `j`, which stands on the level of its block."""
        word = self.word(j)
        if word in (";", "else", "do") or self.tokens[j].kind == "line":
            return True
        if word == "}":
            return self.kind.get(self.match[j]) not in ("values", None) and self.word(j + 1) not in (")", ",", "(", ".")
        if word == ")":
            before = self.word(self.match[j] - 1)
            return before in CONTROLS or before == "constexpr"
        if word == ":":
            k = j - 1
            while k >= 0 and self.word(k) not in (";", "{", "}", "?"):
                if self.word(k) in ("case", "default"):
                    return True
                k -= 1
        return False

    def statement(self, i):
        """The statement of its block that token `i` belongs to, from its first token to its semicolon."""
        block = self.around[i]
        begin = i
        while begin - 1 > block and not self._begins_behind(begin - 1):
            j = begin - 1
            begin = self.match[j] if self.word(j) in (")", "]", "}") else j
        end = i
        while self.word(end) not in (";", "}"):
            end = self.match[end] if self.word(end) in ("(", "[", "{") and self.match[end] else end
            end += 1
        return begin, end

    def is_declaration(self, begin, end):
        if self.word(begin) in ("const", "auto", "static", "constexpr"):
            return True
        level = list(self.level(begin, end))
        for j, k in zip(level, level[1:]):
            if self.word(k) in ASSIGNMENTS:
                return False
            if self.is_name(k) and k > begin and (self.is_name(k - 1) or self.word(k - 1) in (">", "&", "*")):
                if self.word(k - 1) in ("&", "*") and self.has_blanks(k - 1):
                    continue
                return True
        return False

    def parts(self, opened, sign):
        """What stands between brackets, divided by a sign."""
        begin = opened + 1
        for j in self.level(begin, self.match[opened]):
            if self.word(j) == sign:
                yield begin, j
                begin = j + 1
        yield begin, self.match[opened]

    def _value_of(self, i, begin, end):
        """Of `x = value` the value, if `i` is in it; else the whole."""
        equals = [j for j in self.level(begin, end) if self.word(j) in ASSIGNMENTS]
        if not equals:
            return begin, end
        return (equals[0] + 1, end) if i > equals[0] else None

    def slot(self, i):
        """("expression" or "statement", begin, end): the smallest range around token `i` of which one can be had instead
        of another while a program runs; None if there is none."""
        if not self.is_code(i):
            return None
        found = self._slot(i)
        if found is None:
            return None
        kind, begin, end = found
        words = [self.word(j) for j in range(begin, end)]
        if begin >= end or "..." in words or any(self.tokens[j].kind == "line" for j in range(begin, end)):
            return None
        return found

    def _slot(self, i):
        opened = self.around[i]
        bracket, before = self.word(opened), self.word(opened - 1)
        if bracket == "[":
            is_index = not self.tokens[opened].after_blank and (self.is_name(opened - 1) or before in (")", "]"))
            return ("expression", opened + 1, self.match[opened]) if is_index else None
        if bracket == "{" and self.kind[opened] == "code":
            return self._slot_of_statement(i)
        if before == "constexpr" or before == "]" and bracket == "(":
            return None
        if bracket == "(" and before in CONTROLS:
            parts = list(self.parts(opened, ";"))
            begin, end = next(part for part in parts if part[0] <= i < part[1])
            if before == "for" and len(parts) == 1:
                colon = next(j for j in self.level(begin, end) if self.word(j) == ":")
                return ("expression", colon + 1, end) if i > colon else None
            if before != "for" or (begin, end) == parts[0]:
                value = self._value_of(i, begin, end)
                return ("expression", *value) if value else None
            return "expression", begin, end
        begin, end = next(part for part in self.parts(opened, ",") if part[0] <= i < part[1])
        value = self._value_of(i, begin, end) if self.word(begin) == "." else (begin, end)
        return ("expression", *value) if value else None

    def _slot_of_statement(self, i):
        begin, end = self.statement(i)
        first = self.word(begin)
        if first == "return":
            return ("expression", begin + 1, end) if i > begin else None
        if first in ("break", "continue"):
            return "statement", begin, end + 1
        if first in NO_EXPRESSION:
            return None
        equals = [j for j in self.level(begin, end) if self.word(j) in ASSIGNMENTS]
        if self.is_declaration(begin, end):
            if len(equals) != 1 or i <= equals[0]:
                return None
            return "expression", equals[0] + 1, end
        if equals and i > equals[0]:
            return "expression", equals[0] + 1, end
        return "statement", begin, end + 1
