//! Texts, bytes, numbers and values of other games: everything is answered, or refused in a sentence.
use regelwerk::{
    titles, Actor, Error, ErrorKind, Events, Game, Language, Move, Part, Random, Result, State, Title, View, Viewer,
};

/// Numbers, texts and bytes of somebody else.
struct Outside {
    random: Random,
    refused: u32,
    answered: u32,
}

impl Outside {
    fn number(&mut self) -> u32 {
        let any = self.random.next_u64() as u32;
        match self.random.below(4) {
            0 => [0, 1, u32::MAX, u32::MAX - 1, 1 << 31, 1 << 25, 65536][self.random.below(7) as usize],
            1 => self.random.below(64),
            _ => any >> self.random.below(32),
        }
    }
    fn index(&mut self) -> usize {
        if self.random.below(8) == 0 {
            usize::MAX
        } else {
            self.number() as usize
        }
    }
    fn bytes(&mut self, good: &[u8]) -> Vec<u8> {
        let mut bytes = good.to_vec();
        for _ in 0..self.random.below(4) {
            let place = self.random.below(bytes.len().max(1) as u32) as usize;
            match (self.random.below(4), bytes.get_mut(place)) {
                (0, _) => bytes.truncate(place),
                (1, _) => bytes.extend_from_slice(&good[..good.len() / 2]),
                (_, Some(byte)) => *byte = self.random.below(256) as u8,
                _ => bytes.push(0),
            }
        }
        bytes
    }
    fn text(&mut self, good: &str) -> String {
        String::from_utf8_lossy(&self.bytes(good.as_bytes())).into_owned()
    }
    fn viewer(&mut self) -> Viewer {
        if self.random.below(3) == 0 {
            Viewer::Spectator
        } else {
            Viewer::Seat(self.index())
        }
    }

    /// What was refused says why, in a line.
    fn judge<T>(&mut self, answer: Result<T>) -> Option<T> {
        match &answer {
            Ok(_) => self.answered += 1,
            Err(error) => {
                self.refused += 1;
                hold_sentence(error);
            }
        }
        answer.ok()
    }
}

fn hold_sentence(error: &Error) {
    for language in [Language::English, Language::German] {
        let sentence = error.describe(language);
        assert!(
            sentence.len() > 5 && !sentence.contains('\n'),
            "{:?}: {sentence}",
            error.kind()
        );
    }
    assert!(format!("{error:?}").contains(&error.to_string()));
}

/// Everything that reads texts or bytes.
fn read(outside: &mut Outside, game: &Game, state: &State, view: &View, one: Move) -> Result<()> {
    let title = game.title();
    let options = outside.text(&game.options());
    if let Some(other) = outside.judge(Game::of_title(title, &options)) {
        outside.judge(other.moves(state));
    }
    let start = outside.text(&game.usual_start());
    outside.judge(game.initial_by(&start));
    let name = outside.text(&title.name());
    outside.judge(Title::named(&name));
    title.rule(&name);
    let line = outside.text(&game.text(state)?);
    if let Some(parsed) = outside.judge(game.parse::<State>(&line)) {
        outside.judge(game.playout(&parsed, &mut Random::new(1), 20));
    }
    let line = outside.text(&game.text(view)?);
    if let Some(parsed) = outside.judge(game.parse::<View>(&line)) {
        outside.judge(game.resample(&parsed, &mut Random::new(1)));
    }
    let bytes = outside.bytes(&game.pack(state)?);
    outside.judge(game.unpack::<State>(&bytes));
    let bytes = outside.bytes(&game.pack(view)?);
    outside.judge(game.unpack::<View>(&bytes));
    let word = outside.text(&game.move_text(state, one)?);
    outside.judge(game.parse_move(state, &word));
    outside.judge(game.parse_move(view, &word));
    outside.judge(game.parse_part(view, &word));
    let record = outside.text(&game.record("", &[])?);
    if let Some(other) = outside.judge(Game::of_record(title, &record)) {
        outside.judge(other.replay(&record));
    }
    outside.judge(game.replay(&record));
    outside.judge(game.record(&start, &[one]));
    Ok(())
}

/// Everything that reads events.
fn follow(outside: &mut Outside, game: &Game, state: &State, view: &View, one: Move) -> Result<()> {
    let (_, events) = game.play_with_events(state, one)?;
    let line = outside.text(
        &game
            .events(&events)?
            .first()
            .map_or_else(String::new, |event| event.text.clone()),
    );
    outside.judge(game.parse_event(&line));
    let events = Events(outside.bytes(&events.0));
    let (viewer, mut seen, mut memory) = (outside.viewer(), *view, game.memory(view)?);
    outside.judge(game.shown(&events, viewer));
    outside.judge(game.events(&events));
    outside.judge(game.tell(view, &events, Language::German));
    outside.judge(game.tell_named(view, &events, Language::German, &["Anna", &line]));
    if outside.judge(game.follow(&mut seen, &events)).is_none() {
        assert_eq!(seen, *view);
    }
    if outside.judge(game.follow(&mut memory, &events)).is_none() {
        assert_eq!(memory, game.memory(view)?);
    }
    Ok(())
}

/// Everything that takes numbers.
fn ask(outside: &mut Outside, game: &Game, state: &State, view: &View) -> Result<()> {
    let one = Move(outside.number());
    let is_legal = game.moves(state)?.any(|legal| legal == one);
    assert_eq!(game.is_legal(state, one)?, is_legal);
    assert_eq!(outside.judge(game.play(state, one)).is_some(), is_legal);
    assert_eq!(outside.judge(game.play_with_events(state, one)).is_some(), is_legal);
    assert_eq!(outside.judge(game.move_text(state, one)).is_some(), is_legal);
    assert_eq!(outside.judge(game.table(state)?.play(one)).is_some(), is_legal);
    outside.judge(game.move_json(view, one));
    outside.judge(game.why_not(view, one, Language::German));
    let (seat, along, viewer) = (outside.index(), [outside.index()], outside.viewer());
    outside.judge(game.may_take_back(state, &[one], seat, &along));
    outside.judge(game.team(seat));
    outside.judge(game.view(state, viewer));
    game.geometry_json(seat);
    let chosen: Vec<Part> = (0..outside.random.below(17)).map(|_| Part(outside.number())).collect();
    let part = Part(outside.number());
    outside.judge(game.parts(view, &chosen));
    outside.judge(game.parts_towards(view, &chosen, part));
    outside.judge(game.move_of_parts(view, &chosen));
    outside.judge(game.part_text(view, part));
    outside.judge(game.why_not_part(view, &chosen, part, Language::English));
    outside.judge(game.parts_of(view, one));
    game.part_kind(part);
    let nodes = outside.random.below(4) as usize;
    if let Some(mut search) = outside.judge(game.search(view, 1, nodes)) {
        search.run(2);
        search.values();
        search.best();
    }
    let mut moves: Vec<Move> = game.moves(view)?.take(outside.random.below(6) as usize).collect();
    if outside.random.below(3) == 0 {
        moves.push(one);
    }
    if let Some(mut explanation) = outside.judge(game.explain(view, &moves, 1)) {
        explanation.run(1);
        outside.judge(explanation.differences(Language::English));
    }
    Ok(())
}

#[test]
fn whatever_comes_from_outside_is_answered_or_refused() {
    let mut outside = Outside {
        random: Random::new(1),
        refused: 0,
        answered: 0,
    };
    for title in titles() {
        let game = Game::of_title(title, "").unwrap();
        let mut state = game.initial().unwrap();
        for _ in 0..150 {
            let viewer = match game.actor(&state).unwrap() {
                Actor::Seat(seat) => Viewer::Seat(seat),
                _ => Viewer::Spectator,
            };
            let view = game.view(&state, viewer).unwrap();
            ask(&mut outside, &game, &state, &view).unwrap();
            state = match game.random_move(&state, &mut outside.random).unwrap() {
                Some(one) => {
                    read(&mut outside, &game, &state, &view, one).unwrap();
                    follow(&mut outside, &game, &state, &view, one).unwrap();
                    game.play(&state, one).unwrap()
                }
                None => game.initial().unwrap(),
            };
        }
    }
    assert!(
        outside.refused > 9000 && outside.answered > 9000,
        "{} {}",
        outside.refused,
        outside.answered
    );
}

/// What a call answers to a value of another game.
fn other_game<T: std::fmt::Debug>(answer: Result<T>) {
    let error = answer.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::OtherGame);
    hold_sentence(&error);
}

#[test]
fn values_of_another_game_are_refused_by_every_function() {
    let four = Game::new("tock", "").unwrap();
    for other in [Game::new("tock", "seats=2").unwrap(), Game::new("samara", "").unwrap()] {
        let mut state = other.initial().unwrap();
        while other.actor(&state).unwrap() == Actor::Chance {
            state = other.playout(&state, &mut Random::new(1), 1).unwrap().state;
        }
        let (_, events) = other
            .play_with_events(&state, other.moves(&state).unwrap().next().unwrap())
            .unwrap();
        let view = (0..2)
            .map(|seat| other.view(&state, Viewer::Seat(seat)).unwrap())
            .find(|view| other.moves(view).unwrap().len() > 0)
            .unwrap();
        let memory = other.memory(&view).unwrap();
        let (one, language, random) = (Move(0), Language::English, &mut Random::new(1));
        other_game(four.actor(&state));
        other_game(four.moves(&state));
        other_game(four.is_legal(&state, one));
        other_game(four.why_not(&view, one, language));
        other_game(four.cause(
            &view,
            &four.play(&four.initial().unwrap(), Move(u32::MAX)).unwrap_err(),
            language,
        ));
        other_game(four.outcome(&view));
        other_game(four.standing(&state));
        other_game(four.hash(&view));
        other_game(four.validate(&state, language));
        other_game(four.pack(&state));
        other_game(four.text(&view));
        other_game(four.json(&view));
        other_game(four.move_text(&state, one));
        other_game(four.move_json(&view, one));
        other_game(four.parse_move(&view, "x"));
        other_game(four.play(&state, one));
        other_game(four.play_with_events(&state, one));
        other_game(four.weight(&state, one));
        other_game(four.total_weight(&state));
        other_game(four.random_move(&state, random));
        other_game(four.playout(&state, random, 9));
        other_game(four.outcome_json(&state));
        other_game(four.may_take_back(&state, &[one], 0, &[]));
        other_game(four.view(&state, Viewer::Spectator));
        other_game(four.viewer(&view));
        other_game(four.memory(&view));
        other_game(four.is_exact(&memory));
        other_game(four.resample(&view, random));
        other_game(four.resample(&memory, random));
        other_game(four.follow(&mut view.clone(), &events));
        other_game(four.follow(&mut memory.clone(), &events));
        other_game(four.tell(&view, &events, language));
        other_game(four.tell_named(&view, &events, language, &["Anna"]));
        other_game(four.parts(&view, &[]));
        other_game(four.parts_towards(&view, &[], Part(0)));
        other_game(four.parts_of(&view, one));
        other_game(four.move_of_parts(&view, &[]));
        other_game(four.part_text(&view, Part(0)));
        other_game(four.parse_part(&view, "x"));
        other_game(four.why_not_part(&view, &[], Part(0), language));
        other_game(four.thumb(&view, random));
        other_game(four.search(&view, 1, 9));
        other_game(four.search(&memory, 1, 9));
        other_game(four.explain(&memory, &[one], 1));
        other_game(four.table(&state));
        let bytes = other.pack(&state).unwrap();
        assert!(four.unpack::<State>(&bytes).is_err());
    }
    let same = Game::new("tock", "seats=4").unwrap();
    assert!(
        same.actor(&four.initial().unwrap()).is_ok(),
        "the same options are the same game"
    );
}

#[test]
fn what_only_this_crate_refuses_has_its_sentence() {
    let error = Game::new("tock\0", "").unwrap_err();
    assert_eq!((error.kind(), error.position()), (ErrorKind::ZeroInText, 4));
    hold_sentence(&error);
    assert_eq!(error.describe(Language::German), "in einem Text steht ein Nullbyte");
    assert_eq!(
        Game::new("chess", "").unwrap_err().to_string(),
        "there is no such title"
    );
    let game = Game::new("ostfriesenlauf", "").unwrap();
    let mut state = game.initial().unwrap();
    while game.actor(&state).unwrap() == Actor::Chance {
        state = game.playout(&state, &mut Random::new(1), 1).unwrap().state;
    }
    let seats = (0..game.seats()).map(Viewer::Seat);
    let view = seats
        .map(|seat| game.view(&state, seat).unwrap())
        .find(|view| game.moves(view).unwrap().len() > 0)
        .unwrap();
    let error = game.search(&view, 1, usize::MAX).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::NoRoom);
    hold_sentence(&error);
}
