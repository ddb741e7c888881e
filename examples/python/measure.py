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


def game_of(name: str) -> Any:
    """The game of a title, or of one with options: "clou:scenario=hotel"."""
    title, _, options = name.partition(":")
    return regelwerk.load(title, options)


def nodes_of_one(game: Any, games: int) -> float:
    """Nodes of random games a second of processor time."""
    begun = time.thread_time()
    plies = int(game.playouts(np.arange(games)).plies.sum())
    return plies / (time.thread_time() - begun)


def nodes_of_many(game: Any, games: int, threads: int) -> float:
    """Nodes of random games a second, shared by threads of Python."""
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


def nodes_of_batch(game: Any, by_choices: bool, shown: bool) -> float:
    """Nodes of a batch's random games a second of processor time, the most of three goes."""
    module = getattr(regelwerk, game.title.replace(" ", "_"))
    batch, numbers = module.Batch(game, 512, observations=shown, masks=shown), np.empty(512, np.int64)
    best = 0.0
    for _ in range(3):
        before, begun = batch.nodes, time.thread_time()
        for _ in range(100):
            if by_choices:
                batch.step_choices(batch.sample_choices(numbers))
            else:
                batch.step(batch.sample(numbers))
        best = max(best, (batch.nodes - before) / (time.thread_time() - begun))
    return best


def measure_calls(names: list[str]) -> None:
    """What a call takes in the midst of a game."""
    columns = ("moves", "codes", "play", "view", "why_not", "observe", "mask")
    print(f"{'':15}", *(f"{column:>7}" for column in columns), "  ns a call")
    for name in names:
        game = game_of(name)
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
        print(f"{name:15}", *(f"{cost(call):7.0f}" for call in calls), f"  {len(game.codes(state))} moves")


def measure_nodes(names: list[str]) -> None:
    """Whole games: playouts, and batches that show nothing, by choices and by indexes, and one that shows everything."""
    columns = ("one thread", "two threads", "choices", "indexes", "all shown")
    print(f"\n{'':15}", *(f"{column:>12}" for column in columns), " nodes/s")
    for name in names:
        game = game_of(name)
        nodes = (
            nodes_of_one(game, 4000),
            nodes_of_many(game, 4000, 2),
            nodes_of_batch(game, by_choices=True, shown=False),
            nodes_of_batch(game, by_choices=False, shown=False),
            nodes_of_batch(game, by_choices=False, shown=True),
        )
        print(f"{name:15}", *(f"{each:12,.0f}" for each in nodes))


def main() -> None:
    """Measures every title, or those that are named."""
    names = sys.argv[1:] or list(regelwerk.games)
    measure_calls(names)
    measure_nodes(names)


if __name__ == "__main__":
    main()
