"""Whatever comes from outside is answered: altered bytes, texts, events and parts are refused or make sense, none ends
the interpreter."""

import random

from conftest import decisions

import regelwerk

TIMES = 300


def answered(call):
    """What a call answers; None if it refuses."""
    try:
        return call()
    except regelwerk.RegelwerkError:
        return None


def material(game):
    """States, views and events of a random game."""
    states = decisions(game, seed=5, count=20)
    views = [game.view(state, viewer) for state in states for viewer in (None, *range(game.seats))]
    events = [event for state in states for event in game.play_with_events(state, game.codes(state)[-1])[1]]
    return states, views, events


def altered(draw, data, letters):
    """Some of it changed."""
    changed = list(data)
    for _ in range(draw.randrange(1, 4)):
        changed[draw.randrange(len(changed))] = draw.choice(letters)
    return changed


def use(game, value, view):
    """Asks much about a value that was read."""
    assert repr(value) and value.to_dict()
    if isinstance(value, type(view)):
        game.moves(value)
        assert game.view(game.resample(value, regelwerk.Random(1)), value.seat) == value
    elif hasattr(value, "kind"):
        answered(lambda: game.apply(view, value))
        answered(lambda: game.told(view, [value], "de"))
        answered(lambda: game.remember(game.memory(view), value))
    else:
        assert game.validate(value) == []
        game.moves(value)
        game.standing(value)


def test_altered_bytes_and_texts(game):
    draw = random.Random(7)
    states, views, events = material(game)
    read = 0
    for _ in range(TIMES):
        view = draw.choice(views)
        for values, unpack, parse in (
            (states, game.unpack, game.parse_state),
            (views, game.unpack_view, game.parse_view),
            (events, game.unpack_event, game.parse_event),
        ):
            value = draw.choice(values)
            data = bytes(altered(draw, value.pack(), range(256)))
            text = "".join(altered(draw, str(value), "0129aAx=/,.-[]{} ß"))
            for found in (answered(lambda: unpack(data)), answered(lambda: parse(text))):
                if found is not None:
                    use(game, found, view)
                    read += 1
    assert read > 0


def test_events_at_any_time(game):
    draw = random.Random(8)
    _, views, events = material(game)
    fits = 0
    for _ in range(TIMES):
        view = draw.choice(views)
        event = game.shown(draw.choice(events), view.seat)
        fits += answered(lambda: game.apply(view, event)) is not None
        answered(lambda: game.told(view, [event]))
        answered(lambda: game.remember(game.memory(view), event))
    assert 0 < fits < TIMES


def test_any_parts(game):
    draw = random.Random(9)
    states, _, _ = material(game)
    kinds = {part.kind for state in states for part in game.parts(state)}
    refused = 0
    for _ in range(TIMES):
        state = draw.choice(states)
        chosen = [draw.choice(game.parts(state))]
        part = regelwerk.Part(draw.choice(sorted(kinds)), draw.choice([draw.randrange(65536), draw.randrange(40)]))
        refused += game.why_not_part(state, chosen, part) is not None
        refused += game.why_not_part(state, [part], chosen[0], "de") is not None
        game.parts(state, [part])
        game.move_of_parts(state, [*chosen, part])
    assert refused > TIMES
