"""What careless and hostile hands pass to functions: numbers of every kind and size, rows that lie about themselves,
objects that nobody made, arrays that are not as they should be. fuzz.py draws from these."""

import decimal
import fractions

import numpy as np


class Raised(Exception):
    """What the objects of this file raise; it may pass through, or be answered by a refusal."""


class Row:
    """A row that hands out things made anew, and may lie about how many, or raise in the midst of it."""

    def __init__(self, make, length, says=None, breaks_at=None):
        self.make, self.length, self.says, self.breaks_at = make, length, says, breaks_at

    def __len__(self):
        if isinstance(self.says, Exception):
            raise self.says
        return self.length if self.says is None else self.says

    def __getitem__(self, place):
        if place == self.breaks_at:
            raise Raised("no such element today")
        if not 0 <= place < self.length:
            raise IndexError(place)
        return self.make(place)


class Number:
    """Something that Python takes for a whole number."""

    def __init__(self, answer):
        self.answer = answer

    def __index__(self):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    __int__ = __index__


class Rude:
    """Raises whatever it is asked."""

    def refuse(self, *_):
        raise Raised("not today")

    __repr__ = __str__ = __hash__ = __bool__ = __iter__ = __len__ = __getitem__ = __float__ = refuse
    __eq__ = __lt__ = refuse
    __array__ = kind = value = property(refuse)


class Liar:
    """Says that it is of another class."""

    def __init__(self, kind):
        self.said = kind

    @property
    def __class__(self):
        return self.said


class Part:
    """Looks like a Part."""

    def __init__(self, kind, value):
        self.kind, self.value = kind, value


class Text(str):
    """A text of a class of one's own."""

    def __str__(self):
        return 5


class Whole(int):
    """A number of a class of one's own."""

    def __index__(self):
        return 1


NUMBERS = (
    [0, 1, 2, 3, 7, -1, 255, 2**16, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -(2**31), -(2**63), -(2**63) - 1]
    + [10**400, -(10**5000), True, 14.9, -0.0, 1e300, float("nan"), float("inf"), -float("inf"), 2j]
    + [decimal.Decimal("14.9"), decimal.Decimal("nan"), fractions.Fraction(29, 2), Whole(2**70)]
    + [np.int8(-1), np.uint64(2**64 - 1), np.float16(1.5), np.float32(14.9), np.float64("nan"), np.bool_(True)]
    + [np.array(3), np.array([1]), np.array(1.5), np.datetime64("2026-01-01")]
)


def numbers(draw):
    """Something instead of a whole number."""
    return draw.choice(
        [*NUMBERS, Number(1), Number(2**200), Number("one"), Number(None), Number(Raised("no number today"))]
    )


def texts(draw):
    """Something instead of a text."""
    return draw.choice(
        ["", " ", "\0", "a\0b", "\ud800", "ß€\U0001f600", "%s%n", "x" * 100_000, "seats=9", "=", "\n", "1" * 999]
        + [b"", b"\xff\xfe", b"abc", bytearray(b"abc"), memoryview(b"abc"), Text("abc"), Text("\ud800"), np.str_("abc")]
        + ["ismcts:iterations=1000000000", "ismcts:nodes=67108864", "flat:playouts=1000000", "ismcts:ms=3600000"]
        + ["ismcts:iterations=2,keep=yes", "flat:playouts=1,cap=0", "thumb", "random", "ismcts:rollout=worth", "en", "de"]
    )


def arrays(draw, size):
    """Something instead of an array of this size."""
    kinds = "f4 >f4 <f4 f8 f2 ? i1 u1 i8 >i8 u8 >u8 i4 O S4 U4 M8[s] c8 V8".split()
    array = np.zeros(draw.choice([size, size, size, 0, 1, size + 1, 2 * size]), draw.choice(kinds))
    shape = draw.randrange(9)
    if shape == 0:
        array.flags.writeable = False
    elif shape == 1:
        array = np.zeros(2 * size, array.dtype)[::2]
    elif shape == 2:
        array = array[::-1]
    elif shape == 3 and array.dtype.kind in "fiu":
        array = np.zeros(size * array.itemsize + 1, "u1")[1:].view(array.dtype)  # not aligned
    elif shape == 4:
        array = array.reshape(1, -1)
    elif shape == 5:
        array = np.broadcast_to(np.zeros((), array.dtype), (size,))
    elif shape == 6:
        array = array.view(np.recarray) if array.dtype.kind in "fiu" else array
    elif shape == 7 and array.dtype.kind in "fiu":
        array = np.ma.masked_array(array)
    return array


def array_of(all_things):
    """An array of objects that numpy does not look into."""
    held = list(all_things)
    array = np.empty(len(held), object)
    for place, thing in enumerate(held):
        array.itemset(place, thing)
    return array


def rows(draw, make):
    """A row of things that `make()` makes: a list or something that only looks like one."""
    length = draw.randrange(6)
    lazy = lambda **more: Row(lambda _: make(), length, **more)  # noqa: E731
    return draw.choice(
        [
            lambda: [make() for _ in range(length)],
            lambda: tuple(make() for _ in range(length)),
            lambda: (make() for _ in range(length)),
            lambda: array_of(make() for _ in range(length)),
            lazy,
            lambda: lazy(says=draw.choice([0, 100, 2**40, 2**62, -1, 2**70, "many", Raised("no length today")])),
            lambda: lazy(breaks_at=draw.randrange(3)),
            lambda: [[make()], make()],
            lambda: dict.fromkeys(range(length), make()).values(),
            lambda: iter([]),
        ]
    )()


def things(draw, classes):
    """Something instead of an object of one of these classes."""
    kind = draw.choice(classes)
    return draw.choice(
        [
            lambda: None,
            lambda: object(),
            lambda: kind,
            lambda: kind.__new__(kind),
            lambda: object.__new__(type("Child", (Row,), {})),
            lambda: Liar(kind),
            lambda: Rude(),
            lambda: Part(draw.choice(["card", 5, None, "\ud800", "x"]), numbers(draw)),
            lambda: {},
            lambda: [[]],
            lambda: {1, 2},
            lambda: len,
            lambda: numbers(draw),
            lambda: texts(draw),
            lambda: arrays(draw, 8),
            lambda: rows(draw, object),
            lambda: range(10**6),
        ]
    )()
