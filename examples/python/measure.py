#!/usr/bin/env python3
"""What the module costs: a call from Python, and a node of whole games played inside C++. Prints a table; the figures are
those of this machine at this moment."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable

import numpy as np

import regelwerk


def cost(call: Callable[[], object], seconds: float = 0.2) -> float:
    """Nanoseconds of a call, the least of three goes."""
    times = 1
    while True:
        begun = time.perf_counter()
        for _ in range(times):
            call()
        took = time.perf_counter() - begun
        if took > seconds / 4:
            break
        times *= 4
    best = took
    for _ in range(2):
        begun = time.perf_counter()
        for _ in range(times):
            call()
        best = min(best, time.perf_counter() - begun)
    return best / times * 1e9


def nodes_per_second(title: str, games: int, threads: int) -> float:
    """Nodes of random games, shared by threads of Python."""
    game = regelwerk.load(title)
    plies = [0] * threads

    def work(part: int) -> None:
        plies[part] = int(game.playouts(np.arange(part, games, threads)).plies.sum())

    workers = [threading.Thread(target=work, args=(part,)) for part in range(threads)]
    begun = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return sum(plies) / (time.perf_counter() - begun)


def main() -> None:
    """Measures every title, or those that are named."""
    print(f"{'':15} {'moves':>7} {'codes':>7} {'play':>7} {'view':>7} {'why_not':>7} {'observe':>7} {'mask':>7} ns a call")
    for title in sys.argv[1:] or regelwerk.games:
        game = regelwerk.load(title)
        state, random = game.initial(), regelwerk.Random(1)
        seen = 0
        while seen < 20:
            seen += game.actor(state).is_seat
            state = game.play(state, game.random_move(state, random))
        while not game.actor(state).is_seat:
            state = game.play(state, game.random_move(state, random))
        move = game.moves(state)[0]
        view = game.view(state, game.actor(state).seat)
        numbers = np.empty(game.observation_size, np.float32)
        flags = np.empty(game.policy_size, np.bool_)
        calls: list[Callable[[], object]] = [
            lambda: game.moves(state),
            lambda: game.codes(state),
            lambda: game.play(state, move),
            lambda: game.view(state, 0),
            lambda: game.why_not(state, move),
            lambda: game.observe(view, numbers),
            lambda: game.legal_mask(view, flags),
        ]
        print(f"{title:15}", *(f"{cost(call):7.0f}" for call in calls), f"  {len(game.codes(state))} moves")
    print(f"\n{'':15} {'one thread':>12} {'two threads':>12} {'batch':>12} nodes/s")
    for title in sys.argv[1:] or regelwerk.games:
        one = nodes_per_second(title, 4000, 1)
        two = nodes_per_second(title, 4000, 2)
        batch = getattr(regelwerk, title.replace(" ", "_")).Batch(regelwerk.load(title), 512)
        actions = np.empty(512, np.int64)
        begun = time.perf_counter()
        for _ in range(40):
            batch.step(batch.sample(actions))
        steps = batch.nodes / (time.perf_counter() - begun)
        print(f"{title:15} {one:12,.0f} {two:12,.0f} {steps:12,.0f}")


if __name__ == "__main__":
    main()
