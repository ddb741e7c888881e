"""Brackets of C++: which belong together, templates' as well, and what is between braces."""

from tokens import tokenise

CLOSERS = {"(": ")", "[": "]", "{": "}"}


class Brackets:
    """The tokens of one text, and what stands between which brackets."""

    def __init__(self, text):
        self.text = text
        self.tokens = tokenise(text)
        count = len(self.tokens)
        self.match = [None] * count  # the partner of a bracket, or of a bracket of a template
        self.around = [None] * count  # the innermost bracket around a token, templates' left out
        self.in_template = [False] * count
        self.kind = {}  # of a `{`: space, type, enum, values, code, or fixed: code for the compiler alone
        self._pair()
        self._pair_templates()
        for i, token in enumerate(self.tokens):
            if token.text == "{":
                self.kind[i] = self._kind_of_brace(i)

    def word(self, i):
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def is_name(self, i):
        return 0 <= i < len(self.tokens) and self.tokens[i].kind == "name"

    def has_blanks(self, i):
        """Whether a sign stands between blanks, as clang-format sets binary operators, and no others."""
        return self.tokens[i].after_blank and i + 1 < len(self.tokens) and self.tokens[i + 1].after_blank

    def _pair(self):
        stack = []
        for i, token in enumerate(self.tokens):
            if token.kind == "sign" and token.text in ")]}":
                opened = stack.pop()
                assert CLOSERS[self.word(opened)] == token.text, f"unpaired {token.text}"
                self.match[i], self.match[opened] = opened, i
            self.around[i] = stack[-1] if stack else None
            if token.kind == "sign" and token.text in "([{":
                stack.append(i)
        assert not stack, "unpaired bracket"

    def _pair_templates(self):
        opened = []
        for i, token in enumerate(self.tokens):
            if token.text == "<" and not self.has_blanks(i) and self.word(i - 1) != "operator":
                opened.append(i)
            elif token.text == ">" and self.word(i - 1) != "operator":
                while opened and self.around[opened[-1]] != self.around[i]:
                    opened.pop()
                if opened and not (token.after_blank and self.has_blanks(i)):
                    self.match[i], self.match[opened[-1]] = opened[-1], i
                    opened.pop()
        for i in range(len(self.tokens)):
            if self.word(i) == "<" and self.match[i]:
                for j in range(i, self.match[i] + 1):
                    self.in_template[j] = True

    def brace_around(self, i):
        i = self.around[i]
        while i is not None and self.word(i) != "{":
            i = self.around[i]
        return i

    def kind_around(self, i):
        brace = self.brace_around(i)
        return "space" if brace is None else self.kind[brace]

    def level(self, begin, end):
        """The tokens of a range that stand in no bracket and no template within it."""
        i = begin
        while i < end:
            yield i
            if self.match[i] is not None and i < self.match[i] < end:
                i = self.match[i]
                if self.word(i) != ">":
                    yield i
            i += 1

    def _head(self, i):
        """The tokens from the beginning of the declaration up to `i`."""
        begin = i
        while begin > 0:
            j = begin - 1
            if self.word(j) in (";", "{") or self.tokens[j].kind == "line":
                break
            if self.word(j) == "}" and self.kind.get(self.match[j]) != "values":
                break
            if self.word(j) == ":" and self.word(j - 1) in ("public", "private", "protected"):
                break
            begin = self.match[j] if self.match[j] is not None and self.match[j] < j else j
        return list(self.level(begin, i))

    def _kind_of_brace(self, i):
        parent = self.kind_around(i)
        before = self.word(i - 1)
        if before == "]" and self.tokens[i].after_blank:
            is_block = True
        else:
            is_values = parent == "values" and before in ("{", ",")
            begins_values = before in ("=", "return", ",", "(", "?", "[")
            is_block = self.tokens[i].after_blank and not is_values and not begins_values
        if not is_block:
            return "enum" if parent == "enum" else "values"
        head = self._head(i)
        words = [self.word(j) for j in head]
        if "namespace" in words[:2]:
            return "space"
        if "enum" in words[:2] and "(" not in words:
            return "enum"
        if {"struct", "class", "union"} & set(words) and "(" not in words:
            return "type"
        if parent == "fixed" or "consteval" in words:
            return "fixed"
        if parent in ("code",):
            return "code"
        if parent == "values":
            return "code" if self._has_code_above(i) else "fixed"
        if "(" not in words:
            return "fixed" if before == "]" else "values"
        equals = [j for j in head if self.word(j) == "=" and self.word(j - 1) != "operator"]
        return "fixed" if equals else "code"

    def _has_code_above(self, i):
        brace = self.brace_around(i)
        while brace is not None:
            if self.kind[brace] == "code":
                return True
            brace = self.brace_around(brace)
        return False
