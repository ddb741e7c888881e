"""What comes from outside and is wrong is refused with its reason, and nothing changes."""

import numpy as np
import pytest
from conftest import decisions, event_that_cannot_follow, finished

import regelwerk
from regelwerk import IllegalMove, OptionsError, ReadError, RecordError, RegelwerkError, RulesMismatch
from regelwerk import aec, openspiel_like


def test_unknown_title():
    with pytest.raises(RegelwerkError, match="there is no title 'chess'; there are tock, "):
        regelwerk.load("chess")


def test_titles_of_two_words():
    campaign = regelwerk.load("clou campaign")
    assert regelwerk.load("clou_campaign") == campaign
    names = ("clou campaign", "clou_campaign", "clou campaign(mode=campaign)")
    named = [openspiel_like.load_game(name) for name in names]
    assert all(each == named[0] and each.rules == campaign for each in named)


def test_options_of_other_rules_say_where_these_are():
    with pytest.raises(OptionsError, match="mode=campaign is the title 'clou campaign'") as raised:
        regelwerk.load("clou", mode="campaign")
    assert raised.value.setting == "mode"
    with pytest.raises(OptionsError, match="mode=heist is the title 'clou'"):
        regelwerk.load("clou_campaign", "mode=heist")
    with pytest.raises(OptionsError, match="a new one is made in C") as raised:
        regelwerk.load("samara", edition="mine")
    assert raised.value.reasons[0] == "no setting has this name"
    with pytest.raises(OptionsError) as raised:
        regelwerk.load("clou", mode="nonsense")
    assert raised.value.reasons == ["this setting has no such value"]


def test_unknown_option_names_place_and_reason():
    with pytest.raises(OptionsError) as raised:
        regelwerk.load("tock", "seats=3 stakes=9")
    assert raised.value.position == 8
    assert raised.value.reasons == ["no setting has this name"]
    assert str(raised.value).endswith(": no setting has this name; there are seats, mode, quick_start, seven, own_start")


def test_wrong_value_names_the_choices():
    for call in (lambda: regelwerk.load("tock", "seats=9"), lambda: regelwerk.tock.Game(seats=9)):
        with pytest.raises(OptionsError) as raised:
            call()
        assert raised.value.setting == "seats"
        assert raised.value.choices == "2 to 6"
        assert raised.value.position == len("seats=")
    with pytest.raises(OptionsError, match="twice"):
        regelwerk.load("tock", "seats=3", seats=4)


def test_options_that_do_not_fit_together():
    with pytest.raises(OptionsError) as raised:
        regelwerk.load("clou", scenario="nowhere")
    assert raised.value.position is None
    assert len(raised.value.reasons) >= 1


def test_options_by_text_and_by_keyword_are_the_same():
    text = regelwerk.load("tock", "seats=3 own_start=closed quick_start=true")
    assert text == regelwerk.load("tock", seats=3, own_start="closed", quick_start=True)
    assert text == regelwerk.load("tock", "seats=3", own_start="closed", quick_start=True)
    assert text != regelwerk.load("tock", seats=3)
    assert text.options["own_start"] == "closed"
    gang = regelwerk.load("clou", thieves=["matt", "janet"])
    assert gang == regelwerk.load("clou", "thieves=matt+janet")
    assert gang.options["thieves"] == ["matt", "janet"]


def test_usual_values_of_fields_make_the_usual_game(game):
    text = " ".join(f"{field.name}={field.usual}" for field in game.option_fields())
    assert regelwerk.load(game.title, text) == game
    assert all(field.choices for field in game.option_fields() if not field.name == "scenario")


def test_setup_facts():
    game = regelwerk.load("tock")
    assert game.initial("first_dealer=1") == game.initial(first_dealer=1) != game.initial()
    two = regelwerk.load("tock", seats=2)
    for wrong in (5, 7):
        with pytest.raises(OptionsError, match="first_dealer: 0 to 1") as raised:
            two.initial(first_dealer=wrong)
        assert raised.value.position == len("first_dealer=")
    samara = regelwerk.load("samara", seats=2)
    assert samara.initial(order="1,0") == samara.initial(order=[1, 0]) == samara.initial(order="1,0,2,3,4")
    with pytest.raises(OptionsError, match="order: 0 to 4, usually 0,1,2,3,4"):
        samara.initial(order="1,1")
    for options in ({"seats": 2.0}, {"seats": "2x"}):
        with pytest.raises(OptionsError, match=r"this setting has no such value \(seats: 2 to 6\)"):
            regelwerk.load("tock", **options)
    with pytest.raises(OptionsError, match="no setting has this name; there are first_dealer$"):
        game.initial(last_dealer=5)


def test_an_illegal_move_names_rule_and_cause():
    game = regelwerk.load("tock", "seats=2 own_start=closed")
    state = decisions(game, seed=3, count=1)[0]
    refused = [game.why_not(state, code) for code in range(2**game.code_bits) if code % 997 == 0]
    reasons = [because for because in refused if because is not None]
    assert reasons
    assert {because.kind for because in reasons} >= {"", "card"}
    assert all(because.rule in game.rules() for because in reasons)
    german = game.why_not(state, 0, "de") or game.why_not(state, 2**game.code_bits - 1, "de")
    assert german.rule in game.rules("de")


def test_only_what_is_listed_is_legal(game):
    for state in decisions(game, count=4):
        legal = set(game.codes(state))
        step = max(1, 2**game.code_bits // 997)
        for code in [*legal, *range(0, 2**game.code_bits, step)]:
            assert (game.why_not(state, code) is None) == (code in legal)


def test_illegal_moves_are_not_made(game):
    state = decisions(game)[0]
    wrong = 2**game.code_bits - 1
    because = game.why_not(state, wrong)
    for call in (game.play, game.play_with_events, game.move, game.weight):
        with pytest.raises(IllegalMove) as raised:
            call(state, wrong)
        assert raised.value.because == because
    for number in (-1, 2**game.code_bits):
        with pytest.raises(ValueError, match="the code of a move is a number from 0 to"):
            game.play(state, number)
    with pytest.raises(TypeError):
        game.play(state, 2.5)
    with pytest.raises(TypeError):
        game.play(state, None)
    with pytest.raises(TypeError):
        game.play(None, 0)


def test_texts_that_are_none(game):
    state = decisions(game)[0]
    for parse, text in (
        (game.parse_state, str(state)),
        (game.parse_view, str(game.view(state, 0))),
        (game.parse_event, str(game.play_with_events(state, game.moves(state)[0])[1][0])),
    ):
        assert str(parse(text)) == text
        with pytest.raises(ReadError) as raised:
            parse(text + " more")
        assert raised.value.position >= len(text) - 1
        assert raised.value.reason
    with pytest.raises(ReadError):
        game.play(state, "")


def test_bytes_that_are_none(game):
    state = decisions(game)[0]
    for unpack, packed in (
        (game.unpack, state.pack()),
        (game.unpack_view, game.view(state, 0).pack()),
        (game.unpack_event, game.play_with_events(state, game.moves(state)[0])[1][0].pack()),
    ):
        assert unpack(packed).pack() == packed
        for wrong in (b"", packed[:-1], packed + b"\0", b"\xff" * len(packed)):
            with pytest.raises(ReadError) as raised:
                unpack(wrong)
            assert 0 <= raised.value.position <= len(packed)
        with pytest.raises(TypeError):
            unpack("text")


def test_any_changed_byte_of_a_view_is_noticed(game):
    packed = bytearray(game.view(decisions(game)[0], 0).pack())
    for place in range(0, len(packed), 7):
        packed[place] ^= 1
        with pytest.raises(ReadError):
            game.unpack_view(bytes(packed))
        packed[place] ^= 1


def test_values_of_other_rules(game):
    field = game.option_fields()[-1]
    value = next(word for word in (*field.words, "1", "2") if word != field.usual)
    other = regelwerk.load(game.title, f"{field.name}={value}")
    assert other != game
    state = other.initial()
    for call in (game.moves, game.actor, game.outcome, game.standing):
        with pytest.raises(RulesMismatch):
            call(state)
    with pytest.raises(ReadError):
        game.unpack(state.pack())


def test_values_of_another_title():
    with pytest.raises(TypeError):
        regelwerk.load("tock").actor(regelwerk.load("samara").initial())


def test_bytes_and_texts_of_another_title():
    """Not of another version: the version of another title says nothing."""
    tock, clou = regelwerk.load("tock"), regelwerk.load("clou")
    assert tock.rules_version != clou.rules_version
    for one, other in ((tock, clou), (clou, tock)):
        state = other.initial()
        for call in (
            lambda: one.unpack(state.pack()),
            lambda: one.unpack_view(other.view(state, 0).pack()),
            lambda: one.parse_state(str(state)),
            lambda: one.parse_view(str(other.view(state, 0))),
            lambda: one.read_record(other.write_record([])),
        ):
            with pytest.raises(RegelwerkError, match="this is of another game"):
                call()


def test_every_refusal_is_of_one_kind(game):
    state, random = decisions(game)[0], regelwerk.Random(1)
    over, player = finished(game), game.player("thumb", game.view(state, game.actor(state).seat))
    batch = getattr(regelwerk, game.title.replace(" ", "_")).Batch(game, 2)
    for call in (
        lambda: regelwerk.load("no title"),
        lambda: game.view(state, 99),
        lambda: game.geometry(99),
        lambda: game.perft(state, -1),
        lambda: game.rules("fr"),
        lambda: game.sample(state, random),
        lambda: game.random_move(over, random),
        lambda: random.below(0),
        lambda: regelwerk.Random(-1),
        lambda: game.parts(state, [regelwerk.Part("no such kind", 1)]),
        lambda: game.observe(game.view(state, 0), out=np.zeros(1, np.float32)),
        lambda: game.player("thumb", game.view(state, None)),
        lambda: player.rate(),
        lambda: batch.step([0]),
        lambda: batch.step_choices([10**6, 10**6]),
        lambda: aec.env(game.title, cap=0),
    ):
        with pytest.raises(RegelwerkError):
            call()


def test_numbers_out_of_range(game):
    state = decisions(game)[0]
    for seat in (-1, game.seats, 255, 2**40):
        with pytest.raises(ValueError, match="a seat is a number from 0 to"):
            game.view(state, seat)
        with pytest.raises(ValueError, match="a seat"):
            game.team(seat)
    with pytest.raises(ValueError, match="a board"):
        game.geometry(game.boards)
    with pytest.raises(ValueError, match="depth"):
        game.perft(state, -1)
    with pytest.raises(ValueError, match="there are 'en' and 'de'"):
        game.rules("fr")
    with pytest.raises(ValueError, match="chance does not decide"):
        game.total_weight(state)
    with pytest.raises(ValueError, match="chance does not decide"):
        game.sample(state, regelwerk.Random(1))
    over = finished(game)
    for call in (game.random_move, game.sample):
        with pytest.raises(ValueError, match="the game is over"):
            call(over, regelwerk.Random(1))
    with pytest.raises(IllegalMove, match="^the game is over: ") as raised:
        game.play(over, 0)
    assert str(raised.value) == f"the game is over: {raised.value.because}"
    with pytest.raises(ValueError, match="the bound is"):
        regelwerk.Random(1).below(0)
    with pytest.raises(ValueError, match="kind of part"):
        game.parts(state, [regelwerk.Part("no such kind", 1)])


def test_events_that_cannot_follow(game):
    view, event = event_that_cannot_follow(game)
    before, memory = view.pack(), game.memory(view)
    for call in (
        lambda: game.apply(view, event),
        lambda: game.told(view, [event]),
        lambda: game.remember(memory, event),
        lambda: game.player("thumb", view).see(event),
    ):
        with pytest.raises(RegelwerkError, match="cannot follow"):
            call()
    assert (view.pack(), memory) == (before, game.memory(view))


def test_moves_of_another_position(game):
    first, *others = decisions(game, count=8)
    refused = [(move, other) for other in others for move in game.moves(first) if game.why_not(other, move)]
    assert refused
    for move, second in refused:
        with pytest.raises(IllegalMove, match="^this move was asked for in another position, "):
            game.play(second, move)
        with pytest.raises(IllegalMove) as raised:
            game.play(second, move.code)
        assert str(raised.value) == str(raised.value.because)


def test_a_player_that_has_heard_nothing(game):
    state = decisions(game)[0]
    seat = game.actor(state).seat
    begin = game.view(game.initial(), seat)
    if game.actor(begin).seat != seat:
        with pytest.raises(RegelwerkError, match="as far as it has heard; it hears by see"):
            game.player("thumb", begin).choose()
    with pytest.raises(RegelwerkError, match="the game is over, as far as"):
        game.player("thumb", game.view(finished(game), 0)).choose()


def test_what_a_record_begins_with():
    game = regelwerk.load("tock", seats=3)
    text = game.write_record([], start="first_dealer=0")
    assert game.start_of_record(text) == regelwerk.start_of_record(text) == "first_dealer=0"
    found, moves, state = regelwerk.read_record(text)
    assert found.replay(moves, start=regelwerk.start_of_record(text)) == state
    with pytest.raises(ReadError):
        game.start_of_record("tock rules=x")


def test_submodules_by_title():
    assert regelwerk.title("tock") is regelwerk.tock
    assert regelwerk.title("clou campaign").Game is regelwerk.clou_campaign.Game
    with pytest.raises(RegelwerkError, match="there is no title 'chess'; there are tock, "):
        regelwerk.title("chess")


def test_words_of_records_that_are_refused():
    game = regelwerk.load("tock", seats=2, quick_start=True)
    random, state, moves = regelwerk.Random(2), game.initial(), []
    while not game.actor(state).is_seat:
        moves.append(game.random_move(state, random))
        state = game.play(state, moves[-1])
    move = game.moves(state)[0]
    record = game.write_record([*moves, move])
    for word, reason in (("nonsense", "no move begins like this"), ("discard:2", "")):
        *before, _, checkpoint = record.split(" ")
        for call in (
            lambda: game.read_record(" ".join([*before, word, checkpoint])),
            lambda: game.replay([*moves, word]),
            lambda: game.write_record([*moves, word]),
        ):
            with pytest.raises(RecordError) as raised:
                call()
            assert raised.value.word == word
            assert str(raised.value).startswith(f'after {len(moves)} moves, "{word}": {reason}')
    cut, head = record[: record.rindex(" ")], record.replace("seats=2", "seats=9")
    for text in (cut, head, ""):
        with pytest.raises(RecordError) as raised:
            game.read_record(text)
        assert raised.value.word == ""
    with pytest.raises(RecordError) as raised:
        game.replay([*moves, move, 2**game.code_bits - 1])
    assert raised.value.word == str(2**game.code_bits - 1)
    assert raised.value.move == len(moves) + 1


def test_records_of_no_title():
    for text, sentence in (
        ("", "after 0 moves: this is empty"),
        ("hello world", f"after 0 moves: no title is called hello; there are {', '.join(regelwerk.games)}"),
        ("tocky rules=1", f"after 0 moves: no title is called tocky; there are {', '.join(regelwerk.games)}"),
        ("?" * 99, f"after 0 moves: no record begins like this; there are {', '.join(regelwerk.games)}"),
    ):
        with pytest.raises(RecordError) as raised:
            regelwerk.read_record(text)
        assert str(raised.value) == sentence
    with pytest.raises(RecordError, match="this is empty"):
        regelwerk.load("tock").read_record("")
    with pytest.raises(RecordError, match="cut off"):
        regelwerk.read_record("toc")
    with pytest.raises(TypeError, match="the text of a record is due here, not bytes"):
        regelwerk.read_record(b"tock rules=1")
    with pytest.raises(RecordError, match="the text of a record is due here, not where it lies"):
        regelwerk.read_record("games/of today.txt".replace(" ", "_"))


def test_records_that_are_none(game):
    moves = []
    state, random = game.initial(), regelwerk.Random(4)
    while len(moves) < 20 and not game.actor(state).is_nobody:
        moves.append(game.random_move(state, random))
        state = game.play(state, moves[-1])
    text = game.write_record(moves)
    assert game.read_record(text) == (moves, state)
    assert regelwerk.read_record(text) == (game, moves, state)
    assert game.replay(moves) == state == game.replay([move.code for move in moves])
    *before, last, checkpoint = text.split(" ")
    with pytest.raises(RecordError) as raised:
        game.read_record(" ".join([*before, "nonsense", checkpoint]))
    assert (raised.value.move, raised.value.position) == (len(moves) - 1, len(" ".join(before)) + 1)
    with pytest.raises(RecordError):
        game.read_record(" ".join([*before, last]))
    with pytest.raises(RecordError) as raised:
        game.write_record([*moves, 2**game.code_bits - 1])
    assert raised.value.move == len(moves)
    assert raised.value.rule in [rule.id for rule in game.rules()]
    for wrong in ("", "chess", text.replace("rules=", "rules=9")):
        with pytest.raises(RecordError):
            regelwerk.read_record(wrong)
        with pytest.raises(RecordError):
            game.read_record(wrong)
