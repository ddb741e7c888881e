"""What networks read and answer, in numpy's arrays: shapes, types, and that nothing is copied."""

import threading
import time

import numpy as np
import pytest
from conftest import decisions, finished

import regelwerk


def seen(game):
    state = decisions(game)[-1]
    return game.view(state, game.actor(state).seat)


def test_observations_and_masks(game):
    view = seen(game)
    observation, mask = game.observe(view), game.legal_mask(view)
    assert (observation.shape, observation.dtype) == ((game.observation_size,), np.float32)
    assert (mask.shape, mask.dtype) == ((game.policy_size,), np.bool_)
    assert 0 <= observation.min() and observation.max() <= 1
    indexes = {game.policy_index(view, move): move for move in game.moves(view)}
    assert sorted(indexes) == np.flatnonzero(mask).tolist()
    assert all(game.policy_move(view, index) == move for index, move in indexes.items())
    illegal = int(np.flatnonzero(~mask)[0])
    assert all(game.policy_move(view, index) is None for index in (illegal, -1, game.policy_size, 2**40))
    planes = game.planes()
    assert sum(plane.size for plane in planes) == game.observation_size
    assert [plane.first for plane in planes] == np.cumsum([0] + [plane.size for plane in planes[:-1]]).tolist()


def test_out_is_written_in_place(game):
    view = seen(game)
    many = np.full((3, game.observation_size), 7, np.float32)
    answer = game.observe(view, out=many[1])
    assert np.shares_memory(answer, many)
    assert (many[1] == game.observe(view)).all()
    assert (many[[0, 2]] == 7).all()
    for kind in (np.bool_, np.int8, np.uint8):
        mask = np.ones(game.policy_size, kind)
        assert game.legal_mask(view, mask) is mask
        assert (mask.astype(bool) == game.legal_mask(view)).all()


def test_out_that_does_not_fit(game):
    view = seen(game)
    size = game.observation_size
    protected = np.zeros(size, np.float32)
    protected.flags.writeable = False
    for out, why in (
        (np.zeros(size, np.float64), "another type than float32"),
        (np.zeros(size, np.int32), "another type"),
        (np.zeros(size - 1, np.float32), f"has {size - 1} places, not {size}"),
        (np.zeros(2 * size, np.float32)[::2], "one piece"),
        (protected, "protected"),
    ):
        before = out.copy()
        with pytest.raises(ValueError, match=why):
            game.observe(view, out=out)
        assert (out == before).all()
    with pytest.raises(ValueError, match="spectator"):
        game.observe(game.view(finished(game), None))


def test_playouts(game):
    playouts = game.playouts(range(5))
    assert playouts.plies.shape == playouts.finished.shape == (5,)
    assert playouts.places.shape == playouts.scores.shape == playouts.payoffs.shape == (5, game.seats)
    for seed in range(5):
        end, plies = game.playout(game.initial(), regelwerk.Random(seed))
        outcome = game.outcome(end)
        assert playouts.plies[seed] == plies
        assert tuple(playouts.places[seed]) == outcome.places
        assert tuple(playouts.scores[seed]) == outcome.scores
        assert playouts.payoffs[seed] == pytest.approx(game.payoffs(end))
    cut = game.playouts(np.arange(3), cap=4)
    assert cut.plies.tolist() == [4] * 3
    assert not cut.finished.any() and not cut.places.any()
    assert (cut.payoffs > 0).all()
    assert game.playouts([]).plies.shape == (0,)
    for wrong in ([-1], [2**64], ["one"], 5):
        with pytest.raises((ValueError, TypeError)):
            game.playouts(wrong)


def batch_of(game, size=6, **more):
    return getattr(regelwerk, game.title.replace(" ", "_")).Batch(game, size, **more)


def test_batch_plays_as_the_game_does(game):
    """Every step of a batch, made by the game's own functions."""
    size, seed = 3, 9
    batch = batch_of(game, size, seed=seed)
    states = [batch.state(i) for i in range(size)]
    for _ in range(40):
        for i, state in enumerate(states):
            seat = game.actor(state).seat
            view = game.view(state, seat)
            assert batch.actors[i] == seat
            assert (batch.observations[i] == game.observe(view)).all()
            assert (batch.masks[i] == game.legal_mask(view)).all()
        actions = batch.sample()
        moves = [game.policy_move(game.view(s, game.actor(s).seat), a) for s, a in zip(states, actions)]
        batch.step(actions)
        for i, (state, move) in enumerate(zip(states, moves)):
            played = game.play(state, move)
            if game.actor(played).is_nobody:
                assert batch.terminated[i]
                assert batch.rewards[i] == pytest.approx(game.payoffs(played))
            elif game.actor(played).is_seat:
                assert not batch.terminated[i] and not batch.rewards[i].any()
                assert batch.state(i) == played
        states = [batch.state(i) for i in range(size)]
    assert batch.nodes > 40 * size


def test_batch_runs_through_many_games(game):
    batch = batch_of(game, 4, seed=1)
    ended = 0
    for _ in range(20_000):
        batch.step(batch.sample())
        ended += int(batch.terminated.sum())
        if ended >= 3:
            break
    assert ended == batch.games >= 3
    again, other = batch_of(game, 4, seed=1), batch_of(game, 4, seed=2)
    batch.reset(1)
    assert (batch.observations == again.observations).all()
    assert (batch.masks == again.masks).all()
    assert [batch.state(i) for i in range(4)] == [again.state(i) for i in range(4)]
    assert any(batch.state(i) != other.state(i) for i in range(4)) or game.title.startswith("clou")


def test_batch_is_cut_at_the_cap(game):
    batch = batch_of(game, 2, cap=1)
    batch.step(batch.sample())
    assert (batch.truncated | batch.terminated).all()
    assert batch.games == 2


def test_batch_arrays_are_never_copied(game):
    batch = batch_of(game)
    arrays = {name: getattr(batch, name) for name in ("observations", "masks", "actors", "rewards", "terminated")}
    actions = np.zeros(len(batch), np.int64)
    for _ in range(3):
        assert batch.sample(out=actions) is actions
        batch.step(actions)
    for name, array in arrays.items():
        assert np.shares_memory(array, getattr(batch, name)), name
        assert (array == getattr(batch, name)).all(), name
        assert not array.flags.owndata
    del batch
    assert arrays["observations"].max() <= 1  # the arrays keep the batch


def test_a_batch_makes_all_moves_or_none(game):
    batch = batch_of(game)
    before = [batch.state(i) for i in range(len(batch))]
    actions = batch.sample()
    for wrong in (-1, game.policy_size, int(np.flatnonzero(~batch.masks[4])[0])):
        actions[4] = wrong
        with pytest.raises(ValueError, match=f"game 4 has no legal move with index {wrong}; no move was made"):
            batch.step(actions)
    assert [batch.state(i) for i in range(len(batch))] == before
    for wrong in (actions[:-1], actions.reshape(2, 3)):
        with pytest.raises(ValueError, match="one action for each game"):
            batch.step(wrong)
    for size in (0, -1, 2**40):
        with pytest.raises(ValueError):
            batch_of(game, size)


def states_of(batch):
    return [batch.state(i) for i in range(len(batch))]


def test_choices_play_as_indexes_do(game):
    """The same games by policy indexes, with all arrays, and by choices, without; they are cut, so that many end."""
    shown = batch_of(game, seed=5, cap=30)
    bare = batch_of(game, seed=5, cap=30, observations=False, masks=False)
    for step in range(60):
        counts = bare.count_moves()
        assert (shown.count_moves() == counts).all()
        offsets, actions = bare.legal_actions()
        for listed, again in zip((offsets, actions), shown.legal_actions()):
            assert listed.dtype == np.int64 and (listed == again).all()
        assert (offsets[0], offsets[-1]) == (0, len(actions)) and (np.diff(offsets) == counts).all()
        choices = (7 * np.arange(6) + 13 * step) % counts
        for i, state in enumerate(states_of(bare)):
            mine = actions[offsets[i] : offsets[i + 1]]
            assert sorted(mine) == np.flatnonzero(shown.masks[i]).tolist()
            view = game.view(state, game.actor(state).seat)
            assert game.policy_move(view, mine[choices[i]]) == game.moves(view)[choices[i]]
        shown.step(actions[offsets[:-1] + choices])
        bare.step_choices(choices)
        assert states_of(shown) == states_of(bare)
        for name in ("actors", "rewards", "terminated", "truncated"):
            assert (getattr(shown, name) == getattr(bare, name)).all(), name
        assert (shown.nodes, shown.games) == (bare.nodes, bare.games)
    assert bare.games >= 6


def test_choices_and_indexes_take_turns(game):
    """What was drawn, by either name, is only made if it is what a step says; whichever arrays there are."""
    batches = [
        batch_of(game, seed=8, cap=25, observations=observations, masks=masks)
        for observations in (True, False)
        for masks in (True, False)
    ]
    for step in range(40):
        for batch in batches:
            before, drawn, choices = states_of(batch), batch.sample(), batch.sample_choices()
            offsets, actions = batch.legal_actions()
            last = batch.count_moves() - 1
            assert ((0 <= choices) & (choices <= last)).all()
            if step % 4 == 0:
                batch.step(drawn)
            elif step % 4 == 1:
                batch.step_choices(choices)
            elif step % 4 == 2:
                batch.step(actions[offsets[1:] - 1])
            else:
                batch.step_choices(last)
            for i, state in enumerate(before):
                made = list(actions[offsets[i] : offsets[i + 1]]).index(drawn[i]), choices[i], last[i], last[i]
                played = game.play(state, game.moves(state)[made[step % 4]])
                if game.actor(played).is_seat and not batch.truncated[i]:
                    assert batch.state(i) == played
        for batch in batches[1:]:
            assert states_of(batch) == states_of(batches[0])
        assert len({tuple(batch.sample()) for batch in batches}) == 1


def test_choices_are_drawn_evenly(game):
    batch = batch_of(game, 1, masks=False)
    while batch.count_moves()[0] < 2:
        batch.step_choices(batch.sample_choices())
    count = int(batch.count_moves()[0])
    room = np.zeros(1, np.int64)
    drawn = [int(batch.sample_choices(out=room)[0]) for _ in range(200 * count)]
    assert (np.abs(np.bincount(drawn, minlength=count) - 200) < 90).all()  # six standard deviations
    assert room[0] == drawn[-1]


def test_a_step_by_choices_makes_all_moves_or_none(game):
    batch, other = (batch_of(game, seed=4, observations=False, masks=False) for _ in range(2))
    before, choices = states_of(batch), batch.count_moves() - 1
    offsets, actions = batch.legal_actions()
    for wrong in (-1, int(choices[4]) + 1, 2**40, -(2**63)):
        refused = choices.copy()
        refused[4] = wrong
        with pytest.raises(ValueError, match=f"game 4 has no legal move number {wrong}; no move was made"):
            batch.step_choices(refused)
    for wrong in (-1, game.policy_size, 2**40):
        refused = actions[offsets[:-1]]
        refused[4] = wrong
        with pytest.raises(ValueError, match=f"game 4 has no legal move with index {wrong}; no move was made"):
            batch.step(refused)
    for wrong in (choices[:-1], choices.reshape(2, 3), int(choices[0])):
        with pytest.raises(ValueError, match="one choice for each game"):
            batch.step_choices(wrong)
    for wrong in (choices + 0.5, [None] * 6, "123456", choices.astype(bool)):
        with pytest.raises(TypeError, match="the choices of a step are whole numbers"):
            batch.step_choices(wrong)
    for call in (batch.sample, batch.sample_choices, batch.count_moves):
        with pytest.raises(ValueError, match="has 5 places, not 6"):
            call(out=np.zeros(5, np.int64))
    assert states_of(batch) == before
    assert (batch.nodes, batch.games) == (other.nodes, other.games)
    for each in (batch, other):
        each.step_choices(list(choices))
    assert states_of(batch) == states_of(other)
    assert (batch.sample() == other.sample()).all()


def test_arrays_that_were_not_asked_for(game):
    for left_out, kept in (("observations", "masks"), ("masks", "observations")):
        batch = batch_of(game, **{left_out: False})
        assert len(getattr(batch, kept)) == 6
        with pytest.raises(AttributeError, match=f"made with {left_out}=False, so it has none"):
            getattr(batch, left_out)
        batch.step(batch.sample())
        both = batch_of(game)
        both.step(both.sample())
        assert (getattr(batch, kept) == getattr(both, kept)).all()
        assert (batch.actors == both.actors).all()


def slices_with_a_round(work, slices=10):
    """Into how many of so many equal slices of the time that `work` took in this thread a round of another thread of
    Python fell. Where the lock is kept all rounds come at the end, while this thread waits to go on."""
    rounds = []
    ready, over = threading.Event(), threading.Event()

    def go_round():
        ready.set()
        while not over.is_set():
            rounds.append(time.perf_counter())
            time.sleep(0)

    thread = threading.Thread(target=go_round)
    thread.start()
    ready.wait()
    begun = time.perf_counter()
    work()
    ended = time.perf_counter()
    over.set()
    thread.join()
    return len({int((at - begun) / (ended - begun) * slices) for at in rounds if begun < at < ended})


def works_of(times):
    """Single calls into C++ that take a while, the longer the more times."""
    game = regelwerk.load("tock", seats=2)
    view = seen(game)

    def step():
        batch = batch_of(regelwerk.load("clou campaign"), 4000 * times)
        actions = batch.sample()
        return lambda: batch.step(actions)

    def sample():
        return batch_of(regelwerk.load("clou campaign"), 4000 * times, observations=False, masks=False).sample

    return {
        "playouts": lambda: lambda: game.playouts(range(4000 * times)),
        "perft": lambda: lambda: game.perft(game.initial(), 6 if times < 4 else 7),
        "player": lambda: lambda: game.player(f"ismcts:iterations={8000 * times}", view).choose(),
        "rate_moves": lambda: lambda: game.rate_moves(view, 2000 * times),
        "batch": step,
        "sample": sample,
    }


@pytest.mark.parametrize("work", ["playouts", "perft", "player", "rate_moves", "batch", "sample"])
def test_other_threads_run_meanwhile(work):
    """Each of these is one call; another thread goes round all the while. A busy machine may need a longer call."""
    assert any(slices_with_a_round(works_of(times)[work]()) >= 6 for times in (1, 2, 4))


def test_threads_cannot_meet_in_one_batch():
    """One of several threads works, the others are told so; tried again until they did come at one time."""
    game = regelwerk.load("tock", seats=2)
    batch = batch_of(game, 20_000)
    refused = []

    def reset():
        try:
            batch.reset()
        except RuntimeError as error:
            refused.append(str(error))

    for _ in range(50):
        threads = [threading.Thread(target=reset) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if refused:
            break
    assert set(refused) == {"another thread is at work on this"}
