#!/usr/bin/env python3
"""fuzz.py ENGINE [LINES]: whatever it is told, the engine answers each line by one line and goes on."""
import random
import subprocess
import sys

engine = sys.argv[1]
lines = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
random.seed(7)

NUMBERS = ["", "0", "1", "-1", "99999999999999999999", "ms=1", "ms=", "iterations=3", "iterations=x", "spectator"]
COMMANDS = ["hello", "titles", "game", "player", "seed", "position", "view", "event", "now", "choices", "over", "turn"]
COMMANDS += ["moves", "why", "play", "chance", "state", "look", "result", "go", "rate", "fly", ""]
PLAYERS = ["random", "thumb", "flat:playouts=1,cap=2", "ismcts:iterations=3,cap=2", "ismcts:keep=yes,iterations=2,cap=2"]


def damaged(text):
    """A text with a few characters of it changed, left out or said again."""
    signs = list(text)
    for _ in range(random.randrange(3)):
        at = random.randrange(len(signs) + 1)
        signs[at : at + random.randrange(3)] = random.choice(["", "x", "9", " ", "=", "{", "ä", "\x1b", text[:20]])
    return "".join(signs)


class Engine:
    def __init__(self):
        self.program = subprocess.Popen([engine, "thumb"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, line):
        assert self.program.stdin and self.program.stdout
        self.program.stdin.write(line.encode() + b"\n")
        self.program.stdin.flush()
        answer = self.program.stdout.readline().decode()
        if not answer.endswith("\n"):
            sys.exit(f"the engine ended, status {self.program.wait()}, when told: {line!r}")
        return answer[:-1]


told = Engine()
titles = told.ask("titles").split()[1:]
known = ["start"]
for _ in range(lines):
    command = random.choice(COMMANDS)
    rest = random.choice(known + NUMBERS)
    if command == "game" or random.random() < 0.01:
        command, rest = "game", random.choice(titles)
    elif command == "player":
        rest = random.choice(PLAYERS)
    line = f"{command} {rest}".strip()
    answer = told.ask(line if random.random() < 0.7 else damaged(line).replace("\n", " "))
    known = (known + answer.split(" ", 1)[1:] + answer.split()[1:4])[-30:]
told.program.communicate(b"quit\n")
if told.program.returncode != 0:
    sys.exit(f"the engine ended with status {told.program.returncode}")
print(f"{lines} lines, one answer each")
