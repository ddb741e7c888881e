#!/usr/bin/env python3
"""What the module costs: a call from Python, and a node of whole games played inside C++. Calls and single threads are
measured in processor time, several threads by the clock on the wall."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import regelwerk


def cost(call: Callable[[], object], seconds: float = 0.2) -> float:
    """Nanoseconds of a call, the least of three goes."""
    times = 1
    while True:
        begun = time.thread_time()
        for _ in range(times):
            call()
        took = time.thread_time() - begun
        if took > seconds / 4:
            break
        times *= 4
    best = took
    for _ in range(2):
        begun = time.thread_time()
        for _ in range(times):
            call()
        best = min(best, time.thread_time() - begun)
    return best / times * 1e9


def decisions_of(game: Any) -> list[Any]:
    """The states of a random game in which a seat has several moves."""
    state, random = game.initial(), regelwerk.Random(1)
    found = []
    while not game.actor(state).is_nobody:
        if game.actor(state).is_seat and len(game.codes(state)) > 1:
            found.append(state)
        state = game.play(state, game.random_move(state, random))
    return found


def nodes_of_one(title: str, games: int) -> float:
    """Nodes of random games a second of processor time."""
    game = regelwerk.load(title)
    begun = time.thread_time()
    plies = int(game.playouts(np.arange(games)).plies.sum())
    return plies / (time.thread_time() - begun)


def nodes_of_many(title: str, games: int, threads: int) -> float:
    """Nodes of random games a second, shared by threads of Python."""
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
    names = ("moves", "codes", "play", "view", "why_not", "observe", "mask")
    print(f"{'':15}", *(f"{name:>7}" for name in names), "  ns a call")
    for title in sys.argv[1:] or regelwerk.games:
        game = regelwerk.load(title)
        decisions = decisions_of(game)
        state = decisions[len(decisions) // 2]
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
        one = nodes_of_one(title, 4000)
        two = nodes_of_many(title, 4000, 2)
        batch = getattr(regelwerk, title.replace(" ", "_")).Batch(regelwerk.load(title), 512)
        actions = np.empty(512, np.int64)
        before, begun = batch.nodes, time.thread_time()
        for _ in range(40):
            batch.step(batch.sample(actions))
        steps = (batch.nodes - before) / (time.thread_time() - begun)
        print(f"{title:15} {one:12,.0f} {two:12,.0f} {steps:12,.0f}")


if __name__ == "__main__":
    main()
