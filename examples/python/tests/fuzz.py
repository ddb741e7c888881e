"""Calls every function of the compiled part with what hostile.py holds, half of it mixed with what is right, and looks
that each call is answered or refused by one sentence. It is meant for the checked build, where AddressSanitizer and the
library's contracts are awake; ../test.sh runs it there.

    fuzz.py --calls 20000 --seed 1    a fixed number of calls of each title; the same seed makes the same calls
    fuzz.py --minutes 30              as long as that, from a seed that is told
    fuzz.py --only play               the functions of this name alone
"""

import argparse
import copy
import faulthandler
import inspect
import os
import pickle
import random
import re
import signal
import sys
import threading
import time
import warnings

import hostile
import numpy as np

import regelwerk
from regelwerk import _regelwerk

# A call takes this much processor time, then a signal ends it, as Ctrl-C would: many a number asks for ages.
PATIENCE = 0.3
# Whoever does not listen to the signal is stuck.
STUCK_AFTER = 300


class Ended(BaseException):
    """The signal."""


def end(*_):
    raise Ended


class Wrong(AssertionError):
    """A call that is answered as none may be."""


def parameters(function):
    """The names of a compiled function's parameters, but for `self`."""
    line = (function.__doc__ or " ").splitlines()[0]
    match = re.match(r"\w+\((.*)\) ->", line)
    flat = match[1] if match else ""
    while flat != (flat := re.sub(r"\[[^\[\]]*\]|\((?!\))[^()]*\)|'[^']*'|\(\)", "0", flat)):
        pass
    return [name for name in re.findall(r"(\w+)\s*:", flat) if name != "self"]


class Material:
    """What is right for a title: values of some games, and which parameters they fit."""

    def __init__(self, module, draw):
        self.module, self.draw = module, draw
        self.classes = [value for value in vars(module).values() if inspect.isclass(value)]
        first = module.Game()
        # Words that a title shares with others are not all choices of its own.
        field, other = next(
            (field, word)
            for field in first.option_fields()
            for word in field.words or (["3", "2"] if field.choices[:1].isdigit() else [])
            if word != field.usual and (not field.words or word in field.choices)
        )
        self.games = [first, module.Game(**{field.name: other})]
        kinds = ("state", "view", "event", "move", "memory", "part", "player", "batch", "random")
        self.pool = {name: [] for name in kinds}
        self.steps = []
        self.step = None
        self.play_some(first)
        self.play_some(self.games[1])

    def play_some(self, game):
        random, state = regelwerk.Random(1), game.initial()
        decisions = 0
        while decisions < 16 and not game.actor(state).is_nobody:
            decisions += game.actor(state).is_seat
            moves = game.moves(state)
            move = self.draw.choice(moves)
            self.add("state", state)
            self.add("move", move)
            self.steps.append((state, move))
            seat = game.actor(state).seat
            for viewer in (seat, None):
                self.add("view", game.view(state, viewer))
            if seat is not None:
                for part in game.parts_of(state, move):
                    self.add("part", part)
            self.add("memory", game.memory(game.view(state, seat)))
            before = game.view(state, seat)
            state, events = game.play_with_events(state, move)
            for event in events:
                self.add("event", game.shown(event, seat))
            if seat is not None and (not self.pool["player"] or self.draw.randrange(6) == 0):
                self.add("player", game.player(self.draw.choice(["thumb", "ismcts:iterations=4,keep=yes", "flat"]), before))
        self.add("batch", self.module.Batch(game, 3))
        self.add("random", regelwerk.Random(7))

    def add(self, kind, value):
        values = self.pool[kind]
        if len(values) < 60:
            values.append(value)
        else:
            values[self.draw.randrange(60)] = value

    def keep(self, value):
        """Takes an answer up among what is right."""
        kind = type(value).__name__.lower()
        if kind in self.pool:
            self.add(kind, value)

    def one(self, kind):
        if self.step is not None and kind in ("state", "move"):
            return self.step[kind == "move"]
        return self.draw.choice(self.pool[kind])

    def begin_call(self, name):
        """What the next call is of; in half of them, state and move are of one node."""
        self.function = name
        self.step = self.draw.choice(self.steps) if self.draw.randrange(2) else None

    def number(self):
        return self.draw.choice([0, 1, 2, 3, self.draw.randrange(200), self.draw.randrange(2**16)])

    def name(self):
        """A move, as Python names it."""
        move = self.one("move")
        return self.draw.choice([move, move.code, move.text])

    def text(self):
        """What the function reads, most often."""
        game = self.games[0]
        reads = {
            "parse_state": lambda: str(self.one("state")),
            "parse_view": lambda: str(self.one("view")),
            "parse_event": lambda: str(self.one("event")),
            "player": lambda: self.draw.choice(["thumb", "ismcts:iterations=3", "flat:playouts=1", "random"]),
        }
        return reads.get(self.function, lambda: game.write_record(game.codes(game.initial())[:1]))()

    def right(self, name):
        """Something that fits a parameter of this name."""
        draw = self.draw
        rooms = {"observe": (self.games[0].observation_size, "f4"), "legal_mask": (self.games[0].policy_size, "?")}
        room, kind = rooms.get(self.function, (3, "i4"))
        makers = {
            "text": lambda: self.text(),
            "bytes": lambda: self.one(draw.choice(["state", "view", "event"])).pack(),
            "position": lambda: self.one(draw.choice(["state", "view"])),
            "before": lambda: self.one("state"),
            "known": lambda: self.one(draw.choice(["view", "memory"])),
            "move": self.name,
            "moves": lambda: hostile.rows(draw, self.name),
            "events": lambda: hostile.rows(draw, lambda: self.one("event")),
            "chosen": lambda: hostile.rows(draw, lambda: self.fresh_part()),
            "part": lambda: self.fresh_part(),
            "along": lambda: hostile.rows(draw, lambda: draw.randrange(3)),
            "seeds": lambda: hostile.rows(draw, self.number),
            "actions": lambda: self.one("batch").sample(),
            "choices": lambda: self.one("batch").sample_choices(),
            "observations": lambda: draw.choice([True, False]),
            "masks": lambda: draw.choice([True, False]),
            "language": lambda: draw.choice(["en", "de"]),
            "options": lambda: self.games[draw.randrange(2)].options_text,
            "start": lambda: "",
            "in_force": lambda: True,
            "memo": dict,
            "game": lambda: draw.choice([draw.choice(self.games), draw.randrange(3)]),
            "seat": lambda: draw.choice([0, 1, None]),
            "out": lambda: draw.choice([hostile.arrays(draw, room), np.zeros(room, kind)]),
            "depth": lambda: draw.randrange(4),
            "size": lambda: draw.randrange(1, 5),
            "board": lambda: 0,
        }
        if name in self.pool:
            return self.one(name)
        return makers.get(name, self.number)()

    def fresh_part(self):
        part = self.one("part")
        return self.draw.choice([part, regelwerk.Part(part.kind, part.value), hostile.Part(part.kind, part.value)])

    def wrong(self):
        draw = self.draw
        return draw.choice(
            [
                lambda: hostile.things(draw, self.classes),
                lambda: hostile.numbers(draw),
                lambda: hostile.texts(draw),
                lambda: hostile.rows(draw, lambda: self.right(draw.choice(["move", "event", "part", "state"]))),
                lambda: hostile.rows(draw, lambda: hostile.things(draw, self.classes)),
                lambda: hostile.arrays(draw, draw.choice([3, self.games[0].policy_size])),
                lambda: self.right(draw.choice([*self.pool, "game", "bytes"])),
                lambda: draw.choice(OTHERS),
            ]
        )()


class Fuzzer:
    """Makes calls and judges what comes of them."""

    def __init__(self, module, draw, note, only):
        self.material, self.draw, self.note = Material(module, draw), draw, note
        self.answered, self.refused = set(), set()
        self.wanted = []  # functions that are called more often
        self.targets = [
            (kind, name)
            for kind in [*self.material.classes, _regelwerk.Random]
            for name in vars(kind)
            if only in (None, name)
        ]

    def subject(self, kind):
        """What a function is asked of: mostly what is right."""
        draw = self.draw
        if draw.randrange(8) == 0:
            return hostile.things(draw, self.material.classes)
        if kind is self.material.module.Game:
            return draw.choice(self.material.games)
        return self.material.one(kind.__name__.lower())

    def arguments(self, names, often_right):
        draw = self.draw
        give = [
            self.material.right(name) if draw.random() < often_right else self.material.wrong() for name in names
        ]
        split = draw.randrange(len(names) + 1)
        positional, by_name = give[:split], dict(zip(names[split:], give[split:]))
        if draw.randrange(5) == 0 and by_name:
            by_name.pop(draw.choice(list(by_name)))
        if draw.randrange(30) == 0:
            by_name[draw.choice(["seats", "x", "\ud800", "own_start"])] = self.material.wrong()
        if draw.randrange(30) == 0:
            positional.append(self.material.wrong())
        return positional, by_name

    def call(self):
        """One call; what it was, and whether it was answered."""
        draw = self.draw
        kind, name = draw.choice(self.wanted if self.wanted and draw.randrange(4) else self.targets)
        self.material.begin_call(name)
        subject = self.subject(kind)
        if draw.randrange(12) == 0:
            return f"{kind.__name__} by itself", self.ask_by_itself(kind, subject)
        function = getattr(kind, name)
        if isinstance(function, property):
            return f"{kind.__name__}.{name}", lambda: function.fget(subject)
        if not callable(function):
            return f"{kind.__name__}.{name}", lambda: getattr(subject, name)
        often_right = draw.choice([0.97, 0.8, 0.3])
        positional, by_name = self.arguments(parameters(function), often_right)
        if isinstance(vars(kind).get(name), staticmethod):
            return f"{kind.__name__}.{name}", lambda: function(*positional, **by_name)
        if name == "__init__":
            if draw.randrange(4):
                return f"{kind.__name__}()", lambda: kind(*positional, **by_name)
            subject = draw.choice([subject, kind.__new__(kind)])
        if name.startswith("__") and not positional and not by_name and draw.randrange(2):
            positional = [self.material.wrong()]
        return f"{kind.__name__}.{name}", lambda: function(subject, *positional, **by_name)

    def ask_by_itself(self, kind, subject):
        """What Python does with any object."""
        draw, wrong = self.draw, self.material.wrong
        other = draw.choice(self.material.classes)
        protocol = draw.randrange(pickle.HIGHEST_PROTOCOL + 1)

        def pickled():
            # Of one that lies about its class pickle would make the class that all of pybind11's are of, and pybind11
            # ends the interpreter when somebody does.
            return None if isinstance(subject, hostile.Liar) else pickle.loads(pickle.dumps(subject, protocol))

        def half_filled():
            made = kind.__new__(kind)
            states = [(None, b""), (self.material.games[0], b"x"), (), wrong(), (wrong(), wrong())]
            made.__setstate__(draw.choice(states))
            return made

        def other_class():
            subject.__class__ = other
            return repr(subject)

        def subclass():
            child = type("Child", draw.choice([(kind,), (kind, other)]), {"__slots__": ()})
            return repr(child.__new__(child))

        def written():
            batch = self.material.one("batch")
            names = [name for name in ("masks", "observations", "actors", "rewards") if hasattr(batch, name)]
            array = getattr(batch, draw.choice(names))
            first = (0,) * array.ndim
            write = draw.choice([array.fill, lambda one: array.setflags(write=one), lambda one: array.itemset(first, one)])
            write(1)

        return draw.choice(
            [
                pickled,
                pickled,
                half_filled,
                other_class,
                subclass,
                written,
                lambda: copy.copy(self.material.games[0]) and copy.copy(self.material.one("state")),
                lambda: copy.deepcopy([self.material.one("move"), self.material.one("random")]),
                lambda: repr(subject) + str(subject),
                lambda: hash(subject),
                lambda: subject == wrong(),
                lambda: wrong() == subject,
                lambda: setattr(subject, draw.choice(["game", "x", "value"]), wrong()),
                lambda: [getattr(subject, name) for name in dir(subject)],
            ]
        )

    def make(self, number):
        """Makes one call and judges it."""
        what, ask = self.call()
        self.note(f"call {number}: {what}")
        try:
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
            try:
                answer = ask()
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        except Ended:
            self.refused.add(what)
        except BaseException as error:  # noqa: BLE001: all that there is comes here
            judge(what, error)
            self.refused.add(what)
        else:
            self.answered.add(what)
            for value in answer if isinstance(answer, (list, tuple)) else [answer]:
                self.material.keep(value)


# Sentences of pybind11 and of C++ that say nothing to a person.
MEANINGLESS = re.compile(r"Unable to cast|vector::|basic_string|std::|bad_|map::at|#define|non-held")


def judge(what, error):
    """Raises Wrong if an error is no refusal in one sentence."""
    if isinstance(error, hostile.Raised):
        return
    allowed = isinstance(error, (ValueError, TypeError, IndexError, AttributeError, MemoryError, pickle.PicklingError))
    allowed = allowed or isinstance(error, RuntimeError) and str(error) == "another thread is at work on this"
    try:
        said = str(error)
    except BaseException as unsaid:  # noqa: BLE001
        raise Wrong(f"{what} raised {type(error).__name__}, which cannot say why") from unsaid
    said = said or "no memory" * isinstance(error, MemoryError)  # of which Python says no more
    if not allowed or not said or "\n" in said or MEANINGLESS.search(said):
        raise Wrong(f"{what} raised {type(error).__name__}: {said[:300]!r}") from error


def threads_at_one_object(module, times):
    """Threads meet in objects that change, while C++ works without the interpreter's lock."""
    game = module.Game()
    state = game.initial()
    source = regelwerk.Random(3)
    while not game.actor(state).is_seat:  # by chance, as with the first outcomes alone Clockman's rolls stay equal (CM-66)
        state = game.play(state, game.random_move(state, source))
    view = game.view(state, game.actor(state).seat)
    batch, bare = module.Batch(game, 50), module.Batch(game, 50, observations=False, masks=False)
    player = game.player("ismcts:iterations=30,keep=yes", view)
    events = game.play_with_events(state, game.moves(state)[0])[1]
    actions, choices = batch.sample(), bare.sample_choices()
    works = [
        lambda: batch.reset(1),
        lambda: batch.step(batch.sample()),
        lambda: batch.step(actions),
        lambda: bare.step_choices(bare.sample_choices(out=choices)),
        lambda: bare.step_choices(choices),
        lambda: choices.resize(random.choice([49, 50]), refcheck=False),
        lambda: bare.legal_actions()[1].sum(),
        lambda: bare.count_moves(out=actions),
        lambda: actions.fill(0),
        lambda: batch.state(3).pack(),
        lambda: (batch.nodes, batch.games, batch.masks.sum(), batch.observations.sum()),
        player.choose,
        player.rate,
        lambda: player.see(game.shown(events[0], view.seat)),
        lambda: player.view.pack(),
        lambda: game.playout(state, source, 100),
        lambda: game.playout(state, source, 100, "mixed"),
        lambda: game.evaluate(state, source),
        lambda: game.random_move(state, source),
        lambda: game.playouts(range(3)),
        lambda: game.rate_moves(view, 1),
    ]
    wrong, begin = [], threading.Barrier(4)

    def work(seed):
        draw = random.Random(seed)
        begin.wait()
        for _ in range(times):
            try:
                draw.choice(works)()
            except Exception as error:  # noqa: BLE001
                try:
                    judge("a thread", error)
                except Wrong as found:
                    wrong.append(found)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]


def built_titles():
    """The submodules of the titles; in the checked build one stands in for those that are not built."""
    modules = [value for value in vars(_regelwerk).values() if inspect.ismodule(value)]
    return [module for module in modules if hasattr(module, "Batch")]


OTHERS = []


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--calls", type=int, default=20_000)
    reader.add_argument("--minutes", type=float, default=0)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--only", default=None)
    reader.add_argument("--last", default=os.devnull, help="a file that holds the last call")
    given = reader.parse_args()
    seed = random.SystemRandom().randrange(2**32) if given.minutes and given.seed == 1 else given.seed
    print(f"seed {seed}", flush=True)
    last = os.open(given.last, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    faulthandler.enable()
    signal.signal(signal.SIGVTALRM, end)
    np.seterr(all="ignore")
    warnings.simplefilter("ignore")
    until = time.monotonic() + given.minutes * 60

    def note(text):
        os.pwrite(last, f"{text:<100}\n".encode(), 0)

    modules = built_titles()
    OTHERS[:] = [value for module in modules for value in (module.Game(), module.Game().initial())]
    for module in modules:
        fuzzer = Fuzzer(module, random.Random(seed), note, given.only)
        functions = {f"Game.{name}" for name in vars(module.Game) if not name.startswith("__")}
        calls, unasked = 0, functions if given.only is None else set()
        # Functions that chance has not yet given all they need get more time, for themselves.
        while calls < given.calls or unasked and calls < 20 * given.calls or time.monotonic() < until:
            if calls >= given.calls:
                fuzzer.wanted = [(module.Game, name.removeprefix("Game.")) for name in sorted(unasked)]
            faulthandler.dump_traceback_later(STUCK_AFTER, exit=True)
            fuzzer.make(calls)
            unasked -= fuzzer.answered
            calls += 1
        faulthandler.cancel_dump_traceback_later()
        threads_at_one_object(module, 100 + calls // 100)
        counts = f"{len(fuzzer.answered)} functions answered, {len(fuzzer.refused)} refused"
        print(f"{module.__name__}: {calls} calls, {counts}", flush=True)
        if unasked:
            raise Wrong(f"never answered: {', '.join(sorted(unasked))}")


if __name__ == "__main__":
    try:
        main()
    except Wrong as error:
        sys.exit(f"{error}")
