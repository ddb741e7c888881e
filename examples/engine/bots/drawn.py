#!/usr/bin/env python3
"""A player in Python: any legal move, the same game for the same seed.

examples/run arena clockman "program:examples/engine/bots/drawn.py" thumb --seed=3
"""
import random
import sys

choices = []
for line in sys.stdin:
    command, _, rest = line.rstrip("\n").partition(" ")
    if command == "quit":
        break
    answer = "ok"
    if command == "hello":
        answer = "hello 1 drawn"
    elif command == "seed":
        random.seed(rest)
    elif command == "choices":
        choices = rest.split()
    elif command == "go":
        answer = "move " + random.choice(choices)
    print(answer, flush=True)
