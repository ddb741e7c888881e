"""Printers of gdb for the library's values: lists, multisets, seats, and the packed parts of states, views and moves.
Structs of plain members gdb prints itself, with these inside. No function of the program is called, so core files are fine.

(gdb) source regelwerk_gdb.py
(gdb) set print static-members off
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator

import gdb
import gdb.printing

# The namespace of the version lies in between, and that of what games share.
NAME = re.compile(r"^(regelwerk::(?:v\d+_\d+_\d+(?:_unchecked)?::)?)((?:\w+::)*?)(?:shared::)?(\w+)(?:<.*)?$")

Value = gdb.Value
Children = Iterator[tuple[str, Value]]


def set_bits(word: int) -> list[int]:
    return [bit for bit in range(word.bit_length()) if word >> bit & 1]


def braces(items: list[str]) -> str:
    return "{" + ", ".join(items) + "}"


def counts(items: list[tuple[str, int]]) -> str:
    return braces([name if count == 1 else f"{name} x{count}" for name, count in items if count])


def sibling(value: Value, name: str) -> gdb.Type:
    """The type of this name in the value's own namespace."""
    return gdb.lookup_type(value.type.strip_typedefs().unqualified().tag.rpartition("::")[0] + "::" + name)


def enumerator(kind: gdb.Type, number: int) -> str:
    """The name of an enumerator alone, or the number where none has it."""
    for field in kind.strip_typedefs().fields():
        if field.enumval == number:
            return str(field.name).rpartition("::")[2]
    return str(number)


def named(value: Value, kind: str, number: int) -> str:
    return enumerator(sibling(value, kind), number)


def elements(array: Value) -> list[Value]:
    """Those of a std::array."""
    room = array[array.type.strip_typedefs().fields()[0]]
    if room.type.strip_typedefs().code != gdb.TYPE_CODE_ARRAY:
        return []  # of no elements
    first, last = room.type.strip_typedefs().range()
    return [room[i] for i in range(first, last + 1)]


def numbers(array: Value) -> list[int]:
    return [int(element) for element in elements(array)]


class Printer:
    """A value as a text, and what is in it."""

    def __init__(self, text: str, children: list[tuple[str, Value]] | None = None, hint: str | None = None) -> None:
        self.text = text
        if children is not None:
            self.children = lambda: iter(children)
        if hint is not None:
            self.display_hint = lambda: hint

    def to_string(self) -> str:
        return self.text


def as_list(what: str, items: list[Value]) -> Printer:
    return Printer(f"{what} of {len(items)}", [(str(i), item) for i, item in enumerate(items)], "array")


# What games share.


def fixed_list(value: Value) -> Printer:
    items = elements(value["room_"]["items"])
    return as_list("list", items[: int(value["size_"])])


def sequence(value: Value) -> Printer:
    return as_list("sequence", [value["first_"][i] for i in range(int(value["size_"]))])


def maybe(value: Value) -> Printer:
    return Printer("some", [("value", value["value_"])]) if value["is_there_"] else Printer("none")


def text(value: Value) -> Printer:
    letters = bytes(number & 255 for number in numbers(value["letters_"])[: int(value["size_"])])
    return Printer(letters.decode("utf-8", "replace"), hint="string")


def multiset(value: Value) -> Printer:
    kind = value.type.strip_typedefs().template_argument(0).strip_typedefs()
    kinds, bits = (int(value.type.strip_typedefs().template_argument(i)) for i in (1, 2))
    word = int(value["word_"])
    each = [(i, word >> i * bits & (1 << bits) - 1) for i in range(kinds)]
    is_named = kind.code == gdb.TYPE_CODE_ENUM
    return Printer(counts([(enumerator(kind, i) if is_named else str(i), count) for i, count in each]))


def kind_counts(value: Value) -> Printer:
    kinds, bits = (int(value.type.strip_typedefs().template_argument(i)) for i in (0, 1))
    words = [int(word["word_"]) for word in elements(value["words_"])]
    per_word = 64 // bits
    each = [(str(i), words[i // per_word] >> i % per_word * bits & (1 << bits) - 1) for i in range(kinds)]
    return Printer(counts(each))


def actor(value: Value) -> str:
    code = int(value["code_"])
    return {int(value["nobody_code"]): "nobody", int(value["chance_code"]): "chance"}.get(code, f"seat {code}")


def viewer(value: Value) -> str:
    code = int(value["code_"])
    return "spectator" if code == int(value["spectator_code"]) else f"seat {code}"


# Tock.


def tock_place(value: Value) -> str:
    code, lane = int(value["code_"]), int(value["lane_begin"])
    if code == int(value["area_code"]):
        return "area"
    return f"field {code}" if code < lane else f"lane {code - lane}"


def marbles(value: Value) -> str:
    return braces([tock_place(place) for place in elements(value["places_"])])


def gift(value: Value) -> str:
    return "none" if int(value["code_"]) == int(value["none_code"]) else named(value, "Rank", int(value["code_"]))


# Ostfriesenlauf.


def runner_card(value: Value, code: int) -> str:
    return f"{named(value, 'Place', code >> 4)}/{(code & 15) - 1}"


def race_card(value: Value) -> str:
    return runner_card(value, int(value["code_"]))


def laid(value: Value) -> str:
    code = int(value["code_"])
    return "none" if code == int(value["none_code"]) else runner_card(value, code)


def laid_back(value: Value) -> str:
    number = int(value["number_"])
    return named(value, "Place", number - 1) if number else "none"


def race_hand(value: Value) -> str:
    word = int(value["word_"])
    lanes = [word >> shift & 63 for shift in range(0, 32, 6)]
    return braces([runner_card(value, lane) for lane in lanes if lane])


def race(value: Value) -> str:
    bits, bias = int(value["runner_bits"]), int(value["position_bias"])
    lanes = numbers(value["row_"])
    return braces([f"runner {lane % (1 << bits)} on {(lane >> bits) - bias}" for lane in lanes])


def face(value: Value) -> str:
    code = int(value["code_"])
    kinds = ("forward", "back", "before", "behind", "swap", "start", "finish")
    begins = {kind: int(value[f"{kind}_begin"]) for kind in kinds}
    kind = [name for name, begin in begins.items() if begin <= code][-1]
    number, runners = code - begins[kind], begins["start"] - begins["swap"]
    if kind in ("before", "behind"):
        return f"{kind} {number // runners + 1} place {number % runners + 1}"
    if kind == "finish":
        return f"finish {named(value, 'Sign', number)}"
    return kind if kind == "start" else f"{kind} {number + 1}"


# Samara.


def plot(value: Value) -> str:
    code = int(value["code_"])
    return "none" if code == int(value["none_code"]) else f"tile {code}"


def holder(value: Value) -> str:
    code = int(value["code_"])
    return {int(value["board_code"]): "board", int(value["bag_code"]): "bag"}.get(code, f"seat {code}")


def reserve(value: Value) -> str:
    code = int(value["code_"])
    return counts([("woman", code & 15), ("man", code >> 4)])


def tools(value: Value) -> str:
    word, kind = int(value["word_"]), sibling(value, "Tool")
    fields = [(0, 15), (4, 7), (7, 7), (10, 7), (13, 7)]  # of the tools, from the lowest bit
    return counts([(enumerator(kind, i), word >> shift & mask) for i, (shift, mask) in enumerate(fields)])


def figures(code: int) -> str:
    """From the top of a stack downwards; the highest bit only says how many there are."""
    return "".join("WM"[code >> bit & 1] for bit in reversed(range(code.bit_length() - 1))) or "none"


def worker(value: Value) -> str:
    number = int(value["number_"])
    month, seat = int(value["month_at"]), int(value["seat_at"])
    return f"seat {number % (1 << month) >> seat} {figures(number & 255)} month {number >> month}"


def calendar(value: Value) -> Printer:
    return as_list("workers", elements(value["workers_"])[: int(value["size_"])])


# Clockman.


def clockman_space(value: Value) -> str:
    code = int(value["code_"])
    straight, centre, start = (int(value[name]) for name in ("straight_begin", "centre_code", "start_code"))
    if code == start:
        return "start"
    if code == centre:
        return "centre"
    if code >= straight:
        return f"straight {code - straight + 1}"
    begins = [0, 64, 124, 180, 232]  # of rings 1 to 4, and of passages
    part = max(i for i, begin in enumerate(begins) if begin <= code)
    return f"passage {code - begins[4]}" if part == 4 else f"ring {part + 1} field {code - begins[part]}"


def spot(value: Value) -> str:
    code, hand, begin, many = (int(value[name]) for name in ("code_", "hand_begin", "open_begin", "counters"))
    if code < hand:
        return ("draw pile", "put-back pile")[code]
    if code < begin:
        return f"hand of seat {code - hand}"
    return f"open, seat {(code - begin) // many} counter {(code - begin) % many}"


def clockman_card(value: Value) -> str:
    code = int(value["code_"])
    return "none" if code == int(value["none_code"]) else f"card {code}"


def bundle(value: Value) -> str:
    texts = ["".join(two) for first in "012X" for two in [(first,), *((first, other) for other in "012X" if other >= first)]]
    code = int(value["code_"])
    return texts[code] if code < len(texts) else str(code)


def digit_counts(value: Value) -> str:
    return counts(list(zip(("zero", "one", "two", "joker"), numbers(value["counts_"]))))


def pacts(value: Value) -> str:
    pairs = ["0-1", "0-2", "1-2", "0-3", "1-3", "2-3"]
    return braces([pairs[bit] for bit in set_bits(int(value["bits_"])) if bit < len(pairs)])


# Clou.


def element(value: Value, code: int) -> str:
    """Its group and its number from 0; where groups begin is read from the program, if that has the table."""
    begins = table(value, "group_begins")
    if not begins:
        return f"element {code}"
    group = max(i for i, begin in enumerate(begins[:-1]) if begin <= code)
    return f"{named(value, 'Group', group)} {code - begins[group]}"


def table(value: Value, name: str) -> list[int]:
    """A constant array of the library; empty if nothing in the program needs it."""
    spelled = str(value.type.strip_typedefs().unqualified().tag).rpartition("::")[0] + "::" + name
    try:
        return numbers(gdb.parse_and_eval(f"'{spelled}'"))
    except (gdb.error, gdb.MemoryError):
        return []


def clou_element(value: Value) -> str:
    return element(value, int(value["code_"]))


def target(value: Value) -> str:
    return target_of(value, int(value["code_"]))


def constant(kind: gdb.Type, name: str) -> int:
    """A static member of a type, of which no value is at hand."""
    return int(gdb.Value(bytes(kind.sizeof), kind)[name])


def target_of(value: Value, code: int) -> str:
    kind = sibling(value, "Target")
    names = ("first_demand", "escape_code", "nothing_code", "first_item")
    demand, escape, nothing, item = (constant(kind, name) for name in names)
    if code < demand:
        return element(value, code)
    if code < escape:
        return f"demand {code - demand}"
    return {escape: "escape", nothing: "nothing"}.get(code, f"item {code - item}")


def maybe_thief(value: Value) -> str:
    code = int(value["code_"])
    return named(value, "Thief", code - 1) if code else "nobody"


def roll(value: Value) -> str:
    rolls = list(itertools.combinations_with_replacement(range(1, 7), 3))
    code = int(value["code_"])
    if code == 0:
        return "none"
    return braces([str(number) for number in rolls[code - 1]]) if code <= len(rolls) else str(code)


def pips(value: Value) -> str:
    word = int(value["word_"])
    return counts([(str(i + 1), word >> 2 * i & 3) for i in range(6)])


def row(value: Value) -> str:
    word, boxes, width = int(value["word_"]), int(value["boxes"]), int(value["width"])
    return braces([str(word >> width * box & (1 << width) - 1) for box in range(boxes)])


def circles(value: Value) -> str:
    word, every = int(value["word_"]), int(value["all"])
    way = word >> every.bit_length()
    crossed = [str(bit) for bit in set_bits(word & every)]
    return f"crossed {braces(crossed)}" + (f", way ends at {way}" if way else "")


def clou_move(value: Value) -> str:
    code = int(value["code_"])
    is_mark = code >> int(value["mark_bits"]) == 0
    kind = "mark" if is_mark else named(value, "MoveKind", code >> int(value["kind_at"]) & int(value["kind_mask"]))
    if kind == "cross":
        return f"cross {target_of(value, code & int(value['target_mask']))}"
    thief_at, aim_at = ("mark_thief_at", "mark_target_at") if is_mark else ("thief_at", "target_at")
    thief = named(value, "Thief", code >> int(value[thief_at]) & int(value["thief_mask"]))
    aim = target_of(value, code >> int(value[aim_at]) & int(value["target_mask"]))
    number = code & (constant(sibling(value, "MadeNumber"), "number_mask") if is_mark else int(value["number_mask"]))
    return kind if (aim, number) == ("nothing", 0) else f"{kind} {thief} {aim} number {number}"


# By namespace and class. What stands here as a text is printed as one.
PRINTERS: dict[str, Callable[[Value], Printer | str]] = {
    "FixedList": fixed_list,
    "Sequence": sequence,
    "Maybe": maybe,
    "Text": text,
    "Multiset": multiset,
    "KindCounts": kind_counts,
    "Actor": actor,
    "Viewer": viewer,
    "tock::Place": tock_place,
    "tock::Marbles": marbles,
    "tock::Gift": gift,
    "ostfriesenlauf::Card": race_card,
    "ostfriesenlauf::Laid": laid,
    "ostfriesenlauf::Hand": race_hand,
    "ostfriesenlauf::Race": race,
    "ostfriesenlauf::Face": face,
    "ostfriesenlauf::LaidBack": laid_back,
    "samara::Tools": tools,
    "samara::Plot": plot,
    "samara::Holder": holder,
    "samara::Reserve": reserve,
    "samara::Stack": lambda value: figures(int(value["code_"])),
    "samara::PackedWorker": worker,
    "samara::Calendar": calendar,
    "clockman::Space": clockman_space,
    "clockman::Spot": spot,
    "clockman::Card": clockman_card,
    "clockman::Bundle": bundle,
    "clockman::DigitCounts": digit_counts,
    "clockman::Pacts": pacts,
    "clou::Element": clou_element,
    "clou::Target": target,
    "clou::MaybeThief": maybe_thief,
    "clou::Roll": roll,
    "clou::Pips": pips,
    "clou::Row": row,
    "clou::Circles": circles,
    "clou::Move": clou_move,
}
# Sets whose elements have names.
ELEMENTS = {"clou::SymbolSet": "Symbol", "clou::ThiefSet": "Thief"}


def members(kind: gdb.Type) -> list[str]:
    return [str(field.name) for field in kind.fields() if hasattr(field, "bitpos") and not field.is_base_class]


def by_form(name: str, kind: gdb.Type) -> Callable[[Value], Printer | str] | None:
    """Indexes of their own type, and sets of bits, whatever they are called."""
    only = members(kind)
    if only == ["index_"]:
        return lambda value: f"{name.rpartition('::')[2].lower()} {int(value['index_'])}"
    if only == ["bits_"] or name in ELEMENTS:
        of = ELEMENTS.get(name)
        return lambda value: braces([named(value, of, bit) if of else str(bit) for bit in set_bits(int(value[only[0]]))])
    return None


class Regelwerk(gdb.printing.PrettyPrinter):
    def __init__(self) -> None:
        super().__init__("regelwerk")

    def __call__(self, value: Value) -> Printer | None:
        kind = value.type.strip_typedefs().unqualified()
        found = NAME.match(kind.tag or "")
        if found is None:
            return None
        if kind.code == gdb.TYPE_CODE_ENUM:
            return Printer(enumerator(kind, int(value)))
        name = found[2] + found[3]
        make = PRINTERS.get(name) or (by_form(name, kind) if kind.code == gdb.TYPE_CODE_STRUCT else None)
        made = make(value) if make else None
        return Printer(made) if isinstance(made, str) else made


gdb.printing.register_pretty_printer(None, Regelwerk(), replace=True)
