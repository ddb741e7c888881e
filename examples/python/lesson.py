#!/usr/bin/env python3
"""A lesson: from the first move to a player that learns, in Python.

Read it from the top and run it as you go; every part prints what it found, and `python3 lesson.py` runs all of them.
You need nothing but the module and numpy.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

import regelwerk


def part_1_a_game_is_a_value() -> None:
    """A Game knows the rules in force. Options are words; impossible ones come back with the reason."""
    print("\n1. A game")
    game = regelwerk.tock.Game(seats=3, own_start="closed")
    print(game)
    for field in game.option_fields():
        print(f"   {field.name}: {field.choices} (usually {field.usual})")
    try:
        regelwerk.tock.Game(seats=9)
    except regelwerk.OptionsError as error:
        print("   nine seats?", error)


def part_2_first_moves() -> None:
    """States never change: play answers a new one. Chance decides like a seat, by weights that are exact."""
    print("\n2. First moves")
    game = regelwerk.tock.Game(seats=2)
    random = regelwerk.Random(2026)  # the same numbers on every machine
    state = game.initial()
    while game.actor(state).is_chance:
        state = game.play(state, game.sample(state, random))
    print("  ", game.actor(state), "may play", ", ".join(map(str, game.moves(state))))
    after, events = game.play_with_events(state, game.moves(state)[0])
    for sentence in game.told(game.view(state, None), [game.shown(event, None) for event in events]):
        print("   -", sentence)
    assert state != after and game.outcome(after) is None


def part_3_why_not() -> None:
    """Whoever is refused a move is told which rule forbids it, and what stands in the way, in two languages."""
    print("\n3. Why not?")
    game = regelwerk.tock.Game(seats=2)
    state, random = game.initial(), regelwerk.Random(2026)
    while game.actor(state).is_chance:
        state = game.play(state, game.sample(state, random))
    move = "9:4-13"
    for language in ("en", "de"):
        print(f"   {move}:", game.why_not(state, move, language))
    try:
        game.play(state, move)
    except regelwerk.IllegalMove as error:
        assert error.because == game.why_not(state, move)


def part_4_hidden_hands() -> None:
    """A View is what a seat may know. What it leaves open can be drawn, by exact probability: count worlds to learn
    what the others probably hold."""
    print("\n4. Hidden hands")
    game = regelwerk.tock.Game(seats=2)
    state, random = game.initial(), regelwerk.Random(7)
    while game.actor(state).is_chance:
        state = game.play(state, game.sample(state, random))
    view = game.view(state, 0)
    worlds = [game.resample(view, random) for _ in range(2000)]
    assert all(game.view(world, 0) == view for world in worlds)
    hands = [world.to_dict()["hands"][1] for world in worlds]
    with_ace = sum("A" in str(hand) for hand in hands) / len(worlds)
    print("   seat 0 sees:", view)
    print(f"   in {100 * with_ace:.0f} % of {len(worlds)} worlds the other hand holds an ace")


def part_5_many_games() -> None:
    """Whole games at once, inside C++: an array of seeds in, arrays of results out. Is the first seat better off?"""
    print("\n5. Many games")
    for title in regelwerk.games:
        game = regelwerk.load(title)
        results = game.playouts(np.arange(300))
        won = (results.places == 1).mean(axis=0)
        print(f"   {title:15} {results.plies.mean():6.0f} moves a game; first places by seat {np.round(won, 2)}")


def part_6_players() -> None:
    """A player is a text. It sees what its seat is shown and decides; a search rates every move it could make."""
    print("\n6. Players")
    game = regelwerk.tock.Game(seats=2, quick_start=True)
    state, random = game.initial(), regelwerk.Random(3)
    players = [
        game.player("ismcts:iterations=50", game.view(state, 0), seed=1),
        game.player("thumb", game.view(state, 1), seed=2),
    ]
    while not game.actor(state).is_nobody:
        seat = game.actor(state).seat
        move = game.sample(state, random) if seat is None else players[seat].choose()
        state, events = game.play_with_events(state, move)
        for viewer, player in enumerate(players):
            for event in events:
                player.see(game.shown(event, viewer))
    outcome = game.outcome(state)
    assert outcome is not None
    print("   places of the search and of the rule of thumb:", outcome.places)


def likely_moves(
    seen: NDArray[np.float32], masks: NDArray[np.bool_], weights: NDArray[np.float32]
) -> NDArray[np.float32]:
    """How likely a network of one layer thinks each move, a row for each position; 0 for moves that are not legal."""
    scores = np.where(masks, seen @ weights, -np.inf)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: NDArray[np.float32] = odds / odds.sum(axis=1, keepdims=True)
    return shares


def share_of_wins(game: regelwerk.tock.Game, weights: NDArray[np.float32], games: int) -> float:
    """What a network in seat 0 wins against somebody in seat 1 who plays anything."""
    batch = regelwerk.tock.Batch(game, 64, seed=99)
    won: list[float] = []
    while len(won) < games:
        actions = batch.sample()
        best = likely_moves(batch.observations, batch.masks, weights).argmax(axis=1)
        batch.step(np.where(batch.actors == 0, best, actions))
        won += batch.rewards[batch.terminated, 0].tolist()
    return sum(won) / len(won)


def part_7_a_network_that_learns() -> None:
    """The smallest network there is, one layer, learns Tock from a teacher, the rule of thumb. A Batch plays many games
    side by side; what it shows lies in arrays that every step writes anew, so what is to be kept is copied."""
    print("\n7. A network that learns")
    game = regelwerk.tock.Game(seats=2, quick_start=True)
    batch, random = regelwerk.tock.Batch(game, 64, seed=1), regelwerk.Random(5)
    seen, masks, taught = [], [], []
    for _ in range(60):
        actions = np.empty(len(batch), np.int64)
        for number, seat in enumerate(batch.actors):
            view = game.view(batch.state(number), int(seat))
            actions[number] = game.policy_index(view, game.rule_of_thumb(view, random))
        seen.append(batch.observations.copy())
        masks.append(batch.masks.copy())
        taught.append(actions)
        batch.step(actions)
    inputs, legal, wanted = np.concatenate(seen), np.concatenate(masks), np.concatenate(taught)
    rows = np.arange(len(wanted))
    weights = np.zeros((game.observation_size, game.policy_size), np.float32)
    for epoch in range(31):
        shares = likely_moves(inputs, legal, weights)
        if epoch % 10 == 0:
            alike = (shares.argmax(axis=1) == wanted).mean()
            won = share_of_wins(game, weights, 80)
            print(f"   after {epoch:2} epochs: does as the teacher {alike:.0%}, wins {won:.0%} against anything")
        error = -shares
        error[rows, wanted] += 1
        weights += 4.0 * (inputs.T @ error) / len(rows)


def part_8_environments() -> None:
    """The same games behind interfaces that training code knows."""
    print("\n8. Environments")
    from regelwerk import aec, openspiel_like

    env = aec.env("samara", seats=2, narrate=True)
    env.reset(seed=4)
    for agent in env.agent_iter(3):
        observation, _, _, _, _ = env.last()
        assert observation is not None
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        print("  ", "; ".join(env.infos[agent]["told"]))
    state = openspiel_like.load_game("clou(scenario=villa)").new_initial_state()
    print("   player", state.current_player(), "of", state.get_game())


def main() -> None:
    """All parts, one after another."""
    part_1_a_game_is_a_value()
    part_2_first_moves()
    part_3_why_not()
    part_4_hidden_hands()
    part_5_many_games()
    part_6_players()
    part_7_a_network_that_learns()
    part_8_environments()


if __name__ == "__main__":
    main()
