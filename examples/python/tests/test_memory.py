"""Nothing leaks: as much memory after many calls as after some."""

import gc
import pathlib
import sys

from conftest import decisions

import regelwerk


def resident():
    """Bytes of memory that this process holds."""
    pages = int(pathlib.Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


def all_calls(game, state):
    """A call of everything that makes values, takes them, or raises."""
    view = game.view(state, game.actor(state).seat)
    random = regelwerk.Random(1)
    moves = game.moves(state)
    after, events = game.play_with_events(state, moves[0])
    shown = [game.shown(event, view.seat) for event in events]
    memory = game.memory(view)
    for event in shown:
        memory = game.remember(memory, event)
    game.told(view, shown, "de")
    game.unpack(state.pack())
    game.parse_state(str(state))
    game.resample(memory, random)
    game.why_not(state, 0)
    game.parts(state)
    game.observe(view)
    game.legal_mask(view)
    game.playouts([1])
    game.rules()
    game.standing(view)
    state.to_dict()
    moves[0].to_dict()
    game.player("ismcts:iterations=5", view).rate()
    getattr(regelwerk, game.title.replace(" ", "_")).Batch(game, 2).observations.sum()
    regelwerk.load(game.title)
    for wrong in (lambda: game.play(state, 2**game.code_bits - 1), lambda: game.unpack(b"")):
        try:
            wrong()
        except regelwerk.RegelwerkError:
            pass


def test_no_leaks(game):
    states = decisions(game, count=3)

    def repeat(times):
        for _ in range(times):
            for state in states:
                all_calls(game, state)
        gc.collect()
        return resident(), sys.getallocatedblocks()

    repeat(20)
    memory, blocks = repeat(20)
    more_memory, more_blocks = repeat(60)
    # 180 calls of everything: one lost value in each would be 180 blocks and more.
    assert more_blocks - blocks < 100
    assert more_memory - memory < 2 * 2**20
