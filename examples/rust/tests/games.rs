//! A random game of each title: what one function says must agree with what the others say.
use regelwerk::{titles, Actor, Game, Language, Memory, Move, Random, Result, State, View, Viewer};

/// Bytes and lines lead back to what they were made of.
fn hold_texts(game: &Game, state: &State, view: &View) -> Result<()> {
    assert_eq!(game.unpack::<State>(&game.pack(state)?)?, *state);
    assert_eq!(game.unpack::<View>(&game.pack(view)?)?, *view);
    assert_eq!(game.parse::<State>(&game.text(state)?)?, *state);
    assert_eq!(game.parse::<View>(&game.text(view)?)?, *view);
    assert!(game.json(state)?.starts_with('{') && game.json(view)?.ends_with('}'));
    assert!(game.validate(state, Language::English)?.is_empty() && game.validate(view, Language::German)?.is_empty());
    assert_eq!(game.standing(state)?, game.standing(view)?);
    assert_eq!(game.hash(view)?, game.hash(&game.unpack::<View>(&game.pack(view)?)?)?);
    Ok(())
}

/// The list, words, weights and refusals agree.
fn hold_moves(game: &Game, state: &State) -> Result<()> {
    let moves = game.moves(state)?;
    let mut weights = 0;
    assert!(moves.len() > 0);
    for one in moves.clone() {
        assert!(game.is_legal(state, one)? && game.why_not(state, one, Language::English)?.is_none());
        weights += game.weight(state, one)?;
    }
    assert_eq!(weights, game.total_weight(state)?);
    for one in moves.clone().take(5) {
        let word = game.move_text(state, one)?;
        assert_eq!(game.parse_move(state, &word)?, one);
        assert!(game.move_json(state, one)?.contains(&word));
    }
    assert_eq!(moves.clone().nth(moves.len() - 1), moves.clone().last());
    assert_eq!(moves.clone().nth(moves.len()), None);
    let no_move = Move(u32::MAX);
    let refused = game.why_not(state, no_move, Language::English)?.unwrap();
    let error = game.play(state, no_move).unwrap_err();
    assert_eq!(error.rule(), Some(refused.rule));
    // Where not all numbers are codes of moves that is told, too.
    assert!(error.to_string().ends_with(&refused.sentence));
    assert_eq!(refused.sentence, refused.rule.sentence(Language::English));
    assert_eq!(game.title().rule(&refused.rule.id()), Some(refused.rule));
    assert_ne!(error.describe(Language::German), error.to_string());
    assert!(game.rules_in_force().any(|rule| rule == refused.rule));
    Ok(())
}

/// Who is to move sees the same moves, and finds each of them by its parts.
fn hold_turn(game: &Game, state: &State, memory: &Memory, random: &mut Random) -> Result<()> {
    let view = memory.view();
    let moves: Vec<Move> = game.moves(state)?.collect();
    assert_eq!(game.moves(view)?.collect::<Vec<_>>(), moves);
    for one in moves.iter().copied().step_by(1 + moves.len() / 3) {
        let chain = game.parts_of(view, one)?;
        for (length, part) in chain.iter().enumerate() {
            assert!(game.parts(view, &chain[..length])?.contains(part));
            if let Some(next) = chain.get(length + 1) {
                assert!(game.parts_towards(view, &chain[..length], *next)?.contains(part));
            }
            assert!(game
                .why_not_part(view, &chain[..length], *part, Language::German)?
                .is_none());
            let name = format!("{} {}", game.part_kind(*part), game.part_text(view, *part)?);
            assert_eq!(game.parse_part(view, &name)?, *part);
        }
        assert_eq!(game.move_of_parts(view, &chain)?, Some(one));
    }
    assert!(game
        .why_not_part(view, &[], game.parts_of(view, moves[0])?[0], Language::English)?
        .is_none());
    assert!(game.is_legal(view, game.thumb(view, random)?.unwrap())?);
    for world in [game.resample(view, random)?, game.resample(memory, random)?] {
        assert_eq!(game.view(&world, game.viewer(view)?)?, *view);
    }
    Ok(())
}

fn hold_thought(game: &Game, memory: &Memory) -> Result<usize> {
    let moves: Vec<Move> = game.moves(memory.view())?.collect();
    let mut search = game.search(memory, 5, 50)?;
    search.run(12);
    search.run(4);
    let mut again = game.search(memory, 5, 50)?;
    again.run(16);
    assert_eq!(search.values(), again.values());
    assert_eq!(search.values().iter().map(|value| value.mv).collect::<Vec<_>>(), moves);
    assert_eq!(search.values().iter().map(|value| value.visits).sum::<u32>(), 16);
    assert!(moves.contains(&search.best().unwrap()));
    if moves.len() < 2 {
        return Ok(0);
    }
    let mut explanation = game.explain(memory, &[moves[0], moves[moves.len() - 1]], 3)?;
    explanation.run(3);
    assert!(explanation.differences(Language::English)?.is_empty());
    explanation.run(5);
    assert_eq!(explanation.values()[1].visits, 8);
    let found = explanation.differences(Language::German)?;
    for one in &found {
        assert!(one.line.starts_with(&one.sentence) && one.line.contains(" % nach "));
        assert!(one.line.contains(&one.rule.unwrap().id()) && one.playouts.len() == 2);
    }
    Ok(found.len())
}

/// Everybody follows by what they are shown.
fn make(game: &Game, state: &State, one: Move, followers: &mut [Memory]) -> Result<State> {
    let (next, events) = game.play_with_events(state, one)?;
    assert_eq!(game.play(state, one)?, next);
    let mut lines = Vec::new();
    for event in game.events(&events)? {
        lines.extend(game.parse_event(&event.text)?.0);
        assert!(event.rule.is_some() && event.json.starts_with('{'));
    }
    assert_eq!(lines, events.0);
    for memory in followers {
        let viewer = game.viewer(memory.view())?;
        let shown = game.shown(&events, viewer)?;
        assert_eq!(
            game.tell(memory.view(), &shown, Language::German)?,
            game.told(state, &events, viewer, Language::German)?
        );
        let names: Vec<String> = (0..game.seats()).map(|seat| format!("Anna {seat}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(
            game.tell_named(memory.view(), &shown, Language::German, &names)?,
            game.tell(memory.view(), &shown, Language::German)?
                .replace("Sitz ", "Anna ")
        );
        let mut view = *memory.view();
        game.follow(&mut view, &shown)?;
        game.follow(memory, &shown)?;
        assert_eq!(*memory.view(), view);
        assert_eq!(view, game.view(&next, viewer)?);
    }
    Ok(next)
}

fn hold_end(game: &Game, state: &State, made: &[Move]) -> Result<()> {
    let outcome = game.outcome(state)?.unwrap();
    assert!(outcome.scores.iter().all(|score| game.score_range().contains(score)));
    assert_eq!(outcome.places.len(), game.seats());
    assert!(outcome.winners.iter().all(|seat| *seat < game.seats()));
    assert!(game.outcome_json(state)?.is_some());
    assert_eq!(game.random_move(state, &mut Random::new(1))?, None);
    let record = game.record("", made)?;
    assert_eq!(Game::of_record(game.title(), &record)?, *game);
    let replayed = game.replay(&record)?;
    assert_eq!(
        (replayed.state, &replayed.moves[..], replayed.start),
        (*state, made, game.usual_start())
    );
    let error = game.replay(&format!("{record} ?")).unwrap_err();
    assert_eq!(error.moves(), made.len());
    assert!(error.position() > record.len());
    Ok(())
}

/// A game and how many differences were told in it.
fn play(game: &Game) -> Result<usize> {
    let mut random = Random::new(29);
    let mut state = game.initial()?;
    let viewers = (0..game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    let begin = |viewer| game.memory(&game.view(&state, viewer)?);
    let mut followers = viewers.map(begin).collect::<Result<Vec<_>>>()?;
    let (mut made, mut told) = (Vec::new(), 0);
    let mut table = game.table(&state)?;
    let mut same = random;
    while let Some(one) = game.random_move(&state, &mut random)? {
        if made.len() % 7 == 0 {
            hold_moves(game, &state)?;
        }
        if let (Actor::Seat(seat), 0) = (game.actor(&state)?, made.len() % 5) {
            hold_texts(game, &state, followers[seat].view())?;
            hold_turn(game, &state, &followers[seat], &mut Random::new(made.len() as u64))?;
            if made.len() % 15 == 0 {
                told += hold_thought(game, &followers[seat])?;
            }
        }
        state = make(game, &state, one, &mut followers)?;
        assert_eq!(table.play_random(&mut same), Some(one));
        assert_eq!((*table.state(), table.actor()), (state, game.actor(&state)?));
        made.push(one);
    }
    assert_eq!(
        game.playout(&game.initial()?, &mut Random::new(29), u64::MAX)?.state,
        state
    );
    hold_end(game, &state, &made)?;
    Ok(told)
}

#[test]
fn all_answers_about_a_game_agree() {
    let mut told = 0;
    for title in titles() {
        let game = Game::of_title(title, "").unwrap();
        told += play(&game).unwrap();
        assert!(game.boards() > 0 && game.geometry_json(0).unwrap().starts_with('{'));
        assert_eq!(game.geometry_json(game.boards()), None);
        assert!(game.json_schema().starts_with('{') && game.options_json().starts_with('{'));
        assert_eq!(Game::of_title(title, &game.options()).unwrap(), game);
        assert!((0..game.seats()).all(|seat| game.team(seat).unwrap() < game.seats()));
        assert!(title.rules().all(|rule| !rule.source().is_empty()));
        assert!(title
            .options(Language::German)
            .iter()
            .all(|option| game.options().contains(&option.name)));
    }
    assert!(told > 0);
}

#[test]
fn a_table_makes_what_it_has_listed_and_checks_the_rest() {
    let game = Game::new("clou", "").unwrap();
    let mut random = Random::new(3);
    let mut table = game.table(&game.initial().unwrap()).unwrap();
    assert!(!table.play_listed(0), "nothing is listed");
    while !table.is_over() {
        let before = *table.state();
        let expected: Vec<Move> = game.moves(&before).unwrap().collect();
        assert_eq!(table.list(), expected);
        assert!(!table.play_listed(expected.len()));
        assert!(table.play(Move(u32::MAX)).is_err());
        assert_eq!(*table.state(), before);
        let place = random.below(expected.len() as u32) as usize;
        if random.below(2) == 0 {
            assert!(table.play_listed(place));
        } else {
            table.play(expected[place]).unwrap();
        }
        assert_eq!(*table.state(), game.play(&before, expected[place]).unwrap());
        assert!(!table.play_listed(0), "what was listed was of another position");
    }
    assert_eq!(table.play_random(&mut random), None);
}

#[test]
fn what_nobody_has_learned_of_may_be_taken_back() {
    let game = Game::new("tock", "seats=2").unwrap();
    let mut random = Random::new(1);
    let mut state = game.initial().unwrap();
    while game.actor(&state).unwrap() == Actor::Chance {
        state = game
            .play(&state, game.random_move(&state, &mut random).unwrap().unwrap())
            .unwrap();
    }
    let seat = (0..2)
        .find(|seat| game.actor(&state) == Ok(Actor::Seat(*seat)))
        .unwrap();
    let one = game.moves(&state).unwrap().next().unwrap();
    let other = 1 - seat;
    assert!(game.may_take_back(&state, &[one], seat, &[]).is_ok());
    let error = game.may_take_back(&state, &[one], other, &[]).unwrap_err();
    assert_eq!(error.kind(), regelwerk::ErrorKind::NoTakeBack);
    assert!(game.may_take_back(&state, &[one], 2, &[]).is_err());
    assert!(game.may_take_back(&state, &[one], seat, &[64]).is_err());
}

#[test]
fn the_crate_has_the_version_of_the_library() {
    assert_eq!(regelwerk::version(), env!("CARGO_PKG_VERSION"));
}
