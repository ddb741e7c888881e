"""What a game answers: views, events, memories, parts, players, boards."""

import re

import pytest
from conftest import decisions, finished

import regelwerk


def test_setup_of_every_title(game):
    assert game.title in regelwerk.games
    assert 1 <= game.seats <= game.max_seats
    assert game.initial() == game.initial(game.start_text)
    assert game.rules_version >= 1
    assert game.edition
    assert [game.team(seat) for seat in range(game.seats)]
    assert len(game.rules()) == len(game.rules("de")) >= len(game.rules(in_force=True)) > 20
    assert [rule.id for rule in game.rules()] == [rule.id for rule in game.rules("de")]
    assert all(english.sentence != german.sentence for english, german in zip(game.rules(), game.rules("de")))


def test_a_whole_game(game):
    random = regelwerk.Random(11)
    state = game.initial()
    low, high = game.score_range
    while not game.actor(state).is_nobody:
        actor = game.actor(state)
        assert game.outcome(state) is None
        assert game.validate(state) == []
        codes = game.codes(state)
        assert codes == sorted(set(codes)) == [move.code for move in game.moves(state)]
        assert 0 < len(codes) <= game.max_moves
        if actor.is_chance:
            assert sum(game.weight(state, code) for code in codes) == game.total_weight(state)
        move = game.random_move(state, random)
        assert game.move(state, move.text) == game.move(state, move.code) == move
        assert game.play(state, move) == game.play(state, move.text) == game.play(state, move.code)
        state = game.play(state, move)
    assert (game.moves(state), game.codes(state)) == ([], [])
    outcome = game.outcome(state)
    assert len(outcome.places) == len(outcome.scores) == game.seats
    assert all(low <= score <= high for score in outcome.scores)
    assert all(0.0 <= payoff <= 1.0 for payoff in game.payoffs(state))
    assert outcome == game.outcome(game.view(state, None))


def test_a_view_gives_the_moves_of_its_seat_alone(game):
    for state in decisions(game):
        seat = game.actor(state).seat
        assert game.codes(game.view(state, seat)) == game.codes(state)
        for other in {None, *range(game.seats)} - {seat}:
            assert game.codes(game.view(state, other)) == []
        assert game.view(state, seat).seat == seat
        assert game.view(state, None).seat is None


def test_events_lead_from_view_to_view(game):
    random = regelwerk.Random(5)
    state = game.initial()
    for _ in range(60):
        if game.actor(state).is_nobody:
            break
        after, events = game.play_with_events(state, game.random_move(state, random))
        for viewer in (None, 0, game.seats - 1):
            view = game.view(state, viewer)
            for event in events:
                view = game.apply(view, game.shown(event, viewer))
            assert view == game.view(after, viewer)
        state = after


def test_resampled_states_look_alike(game):
    random = regelwerk.Random(6)
    for state in decisions(game):
        view = game.view(state, game.actor(state).seat)
        for _ in range(5):
            assert game.view(game.resample(view, random), view.seat) == view


def test_memories_follow_events(game):
    random = regelwerk.Random(8)
    state = game.initial()
    memory = game.memory(game.view(state, 0))
    for _ in range(80):
        if game.actor(state).is_nobody:
            break
        state, events = game.play_with_events(state, game.random_move(state, random))
        for event in events:
            memory = game.remember(memory, game.shown(event, 0))
        assert memory.view == game.view(state, 0)
        assert game.view(game.resample(memory, random), 0) == memory.view
    assert isinstance(memory.is_exact, bool)
    assert memory != game.memory(game.view(game.initial(), 0))
    with pytest.raises(TypeError):
        __import__("pickle").dumps(memory)


def test_hidden_cards_are_hidden():
    game = regelwerk.load("tock", seats=2)
    state = decisions(game, count=1)[0]
    views = {game.resample(game.view(state, 1), regelwerk.Random(seed)) for seed in range(20)}
    assert len(views) > 10
    assert len({game.view(world, 1) for world in views}) == 1


def test_sentences_in_both_languages(game):
    random = regelwerk.Random(2)
    state = game.initial()
    told = {"en": [], "de": []}
    for _ in range(60):
        if game.actor(state).is_nobody:
            break
        view = game.view(state, None)
        state, events = game.play_with_events(state, game.random_move(state, random))
        shown = [game.shown(event, None) for event in events]
        for language, sentences in told.items():
            sentences += game.told(view, shown, language)
    assert len(told["en"]) == len(told["de"]) > 10
    assert all(told["en"]) and all(told["de"])
    assert sum(a != b for a, b in zip(*told.values())) > 10
    assert game.told(view, []) == []


def test_told_names(game):
    """The players' names stand where else a seat's number does."""
    names = [f"Anna {seat}" for seat in range(game.seats)]
    state, random = game.initial(), regelwerk.Random(5)
    called = 0
    for _ in range(60):
        if game.actor(state).is_nobody:
            break
        view = game.view(state, None)
        state, events = game.play_with_events(state, game.random_move(state, random))
        shown = [game.shown(event, None) for event in events]
        for language, seat in (("en", "seat"), ("de", "Sitz")):
            plain = game.told(view, shown, language)
            named = [re.sub(rf"\b{seat} (\d)", r"Anna \1", sentence) for sentence in plain]
            assert game.told(view, shown, language, names) == named
            assert game.told(view, shown, language, [None, ""]) == plain
            called += plain != named
    assert called > 3 or game.seats == 1
    with pytest.raises(TypeError):
        game.told(view, [], "en", [7])


def test_parts_lead_to_every_move(game):
    for state in decisions(game, count=4):
        found = set()

        def choose(chosen):
            move = game.move_of_parts(state, chosen)
            if move is not None:
                found.add(move)
                assert game.parts_of(state, move) == chosen
            for part in game.parts(state, chosen):
                assert game.why_not_part(state, chosen, part) is None
                choose([*chosen, part])

        if len(game.codes(state)) < 200:
            choose([])
            assert found == set(game.moves(state))


def test_why_not_a_part():
    game = regelwerk.load("tock", seats=2)
    state = decisions(game, count=1)[0]
    offered = {part.value for part in game.parts(state)}
    missing = next(rank for rank in range(13) if rank not in offered)
    because = game.why_not_part(state, [], regelwerk.Part("card", missing))
    assert because.kind == "card"
    assert str(because).startswith(because.rule.id)


def test_take_back():
    game = regelwerk.load("tock", seats=2)
    state = next(s for s in decisions(game, count=40) if game.actor(game.play(s, game.codes(s)[0])).is_seat)
    seat, move = game.actor(state).seat, game.moves(state)[0]
    assert game.why_not_take_back(state, [move], seat) is None
    assert game.why_not_take_back(state, [], seat).sentence
    other = game.why_not_take_back(state, [move], 1 - seat, "de")
    assert (other.move, other.sentence) == (0, "ein anderer hat seitdem gezogen")


def test_take_back_with_players_that_go_along():
    game = regelwerk.load("samara", seats=2)
    state = decisions(game, count=1)[0]
    seat, move = game.actor(state).seat, game.moves(state)[0]
    moves, after = [move], game.play(state, move)
    while game.actor(after).is_seat and game.actor(after).seat == seat:
        moves.append(game.moves(after)[0])
        after = game.play(after, moves[-1])
    moves.append(game.moves(after)[0])
    assert game.why_not_take_back(state, moves, seat) is not None
    assert game.why_not_take_back(state, moves, seat, along=[1 - seat]) is None
    with pytest.raises(ValueError):
        game.why_not_take_back(state, moves, seat, along=[2])


def test_boards(game):
    for board in range(game.boards):
        map = game.geometry(board)
        assert map["places"]
        assert bool(map["name"]) == (game.boards > 1)
        for place in map["places"]:
            assert all(0 <= number <= map["side"] for number in place["at"])
            assert place["inside"] is None or 0 <= place["inside"] < len(map["places"])
        for start, end, is_step in map["ways"]:
            assert 0 <= start < len(map["places"]) and 0 <= end < len(map["places"])
            assert isinstance(is_step, bool)


def test_players_play_whole_games(game):
    texts = ["thumb", "flat:playouts=2", "ismcts:iterations=20", "random"]
    state, random = game.initial(), regelwerk.Random(9)
    players = [game.player(texts[seat % 4], game.view(state, seat), seed=seat) for seat in range(game.seats)]
    for _ in range(60):
        actor = game.actor(state)
        if actor.is_nobody:
            break
        move = players[actor.seat].choose() if actor.is_seat else game.sample(state, random)
        state, events = game.play_with_events(state, move)
        for seat, player in enumerate(players):
            for event in events:
                player.see(game.shown(event, seat))
    for seat, player in enumerate(players):
        assert player.view == game.view(state, seat)


def test_searches_are_the_same_for_the_same_seed(game):
    state = next(state for state in decisions(game, count=60) if len(game.codes(state)) > 2)
    view = game.view(state, game.actor(state).seat)
    rated = [game.player("ismcts:iterations=200", view, seed=3).rate() for _ in range(2)]
    assert rated[0] == rated[1]
    assert [move for move, _, _ in rated[0]] == game.moves(view)
    assert sum(visits for _, visits, _ in rated[0]) >= 190
    best = max(rated[0], key=lambda each: each[1])[0]
    assert game.player("ismcts:iterations=200", view, seed=3).choose() == best
    hints = game.rate_moves(view, rounds=4, seed=1, cap=50)
    assert [visits for _, visits, _ in hints] == [4] * len(game.codes(view))
    assert all(0 <= mean <= 1 for _, _, means in hints for mean in means)
    assert game.rule_of_thumb(view, regelwerk.Random(1)) in game.moves(view)


def test_playouts_by_those_who_decide_in_searches(game):
    state = decisions(game)[0]
    ends = {}
    for rollout in ("uniform", "thumb", "mixed"):
        random = regelwerk.Random(3)
        ends[rollout] = game.playout(state, random, rollout=rollout)
        assert random != regelwerk.Random(3)
        assert ends[rollout] == game.playout(state, regelwerk.Random(3), 10**6, rollout)
        assert game.playout(state, regelwerk.Random(3), 5, rollout)[1] <= 5
    assert ends["uniform"] == game.playout(state, regelwerk.Random(3))
    assert len({plies for _, plies in ends.values()}) == 3
    with pytest.raises(regelwerk.ReadError, match="uniform or thumb or mixed or worth is wanted") as raised:
        game.playout(state, regelwerk.Random(3), rollout="best")
    assert raised.value.position == 0
    with pytest.raises(regelwerk.ReadError, match="one word"):
        game.playout(state, regelwerk.Random(3), rollout="thumb,cap=3")
    with pytest.raises(regelwerk.RegelwerkError, match="Game.evaluate says|no evaluation of its own"):
        game.playout(state, regelwerk.Random(3), rollout="worth")


def test_what_a_state_is_worth(game):
    state = decisions(game)[0]
    for rollout in ("", "uniform", "thumb", "mixed"):
        random = regelwerk.Random(4)
        worth = game.evaluate(state, random, rollout)
        assert random != regelwerk.Random(4)
        assert worth == game.evaluate(state, regelwerk.Random(4), rollout=rollout)
        assert len(worth) == game.seats and all(0 <= share <= 1 for share in worth)
    cut, _ = game.playout(state, regelwerk.Random(4), 9, "thumb")
    assert game.evaluate(state, regelwerk.Random(4), "thumb", cap=9) == pytest.approx(game.payoffs(cut))
    with pytest.raises(ValueError, match="the cap is a number from 1 to"):
        game.evaluate(state, regelwerk.Random(4), cap=0)
    if game.title.startswith(("clou", "clockman")):
        assert game.evaluate(state, regelwerk.Random(4), "worth") == game.evaluate(state, regelwerk.Random(4))
    else:
        with pytest.raises(regelwerk.ReadError, match="has no evaluation of its own"):
            game.evaluate(state, regelwerk.Random(4), "worth")


def test_rules_of_thumb_of_a_state(game):
    for state in decisions(game):
        move = game.rule_of_thumb(state, regelwerk.Random(1))
        assert move in game.moves(state)
        assert move.position == state
    with pytest.raises(ValueError, match="the game is over"):
        game.rule_of_thumb(finished(game), regelwerk.Random(1))
    drawn = game.initial()
    while not game.actor(drawn).is_chance:
        drawn = game.play(drawn, game.moves(drawn)[0])
    with pytest.raises(ValueError, match="chance decides"):
        game.rule_of_thumb(drawn, regelwerk.Random(1))


def test_players_that_are_none(game):
    state = decisions(game)[0]
    view = game.view(state, game.actor(state).seat)
    with pytest.raises(regelwerk.ReadError) as raised:
        game.player("ismcts:iterations=none", view)
    assert raised.value.position == len("ismcts:iterations=")
    with pytest.raises(ValueError, match="spectator"):
        game.player("thumb", game.view(state, None))
    with pytest.raises(ValueError, match="the game is over"):
        game.player("thumb", game.view(finished(game), 0)).choose()
    with pytest.raises(ValueError, match="turn"):
        game.rule_of_thumb(game.view(state, None), regelwerk.Random(1))
    with pytest.raises(ValueError, match="only an ismcts"):
        game.player("thumb", view).rate()


def test_perft(game):
    state = decisions(game)[0]
    codes = game.codes(state)
    assert game.perft(state, 0) == 1
    assert game.perft(state, 1) == len(codes)
    if len(codes) < 100:
        assert game.perft(state, 2) == sum(len(game.codes(game.play(state, code))) for code in codes)


def test_random_numbers():
    random = regelwerk.Random(1)
    again = regelwerk.Random(1)
    assert [random.next() for _ in range(3)] == [again.next() for _ in range(3)]
    assert regelwerk.Random(0).next() == 0xE220A8397B1DCDAF
    assert regelwerk.Random(seed=3) == regelwerk.Random(3) == regelwerk.Random(key=3) != regelwerk.Random()
    assert {random.below(3) for _ in range(100)} == {0, 1, 2}
    assert regelwerk.Random.stream(1, 2) != regelwerk.Random.stream(2, 1)
