"""C++ as tokens: as much of it as mutants need."""

import re
from dataclasses import dataclass

PATTERN = re.compile(
    r"""(?P<blank>\s+|//[^\n]*|/\*.*?\*/)
      |(?P<line>\#(?:[^\n\\]|\\.|\\\n)*)
      |(?P<string>(?:u8|[uUL])?R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"\w*|(?:u8|[uUL])?"(?:[^"\\]|\\.)*"\w*)
      |(?P<char>(?:u8|[uUL])?'(?:[^'\\]|\\.)+')
      |(?P<number>\.?\d(?:'?[\w.]|[eEpP][+-])*)
      |(?P<name>[A-Za-z_]\w*)
      |(?P<sign><=>|<<=|\.\.\.|->\*|::|->|\+\+|--|<=|>=|==|!=|&&|\|\||<<|[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL,
)


@dataclass
class Token:
    kind: str  # line (of the preprocessor), string, char, number, name or sign
    text: str
    begin: int  # place in the text
    end: int
    after_blank: bool


def tokenise(text):
    """The tokens of a text without comments. `>>` is two tokens, since it may close two templates."""
    tokens = []
    after_blank = True
    for found in PATTERN.finditer(text):
        if found.lastgroup == "mark" or found.lastgroup is None:
            kind = "string"
        else:
            kind = found.lastgroup
        if kind == "blank":
            after_blank = True
            continue
        tokens.append(Token(kind, found.group(), found.start(), found.end(), after_blank))
        after_blank = kind == "line"
    return tokens
