//! Every game of the table, as every machine must play it: tests/platforms/trajectory.hpp defines what is hashed.
use regelwerk::{titles, Actor, Game, Language, Move, Random, Result, State, Viewer};
use std::collections::BTreeSet;
use std::thread;

struct Digest(u64);

impl Digest {
    fn feed(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01B3);
        }
    }
    fn feed_line(&mut self, text: &str) {
        assert!(!text.is_empty());
        self.feed(text.as_bytes());
        self.feed(b"\n");
    }
}

struct Trajectory {
    plies: u64,
    states: Digest,
    views: Digest,
    worlds: Digest,
    words: Digest,
    events: Digest,
    told: Digest,
}

impl Trajectory {
    fn new() -> Trajectory {
        let none = || Digest(0xCBF2_9CE4_8422_2325);
        Trajectory {
            plies: 0,
            states: none(),
            views: none(),
            worlds: none(),
            words: none(),
            events: none(),
            told: none(),
        }
    }
    /// As the table has it, from the number of plies on.
    fn columns(&self) -> String {
        let digests = [
            &self.states,
            &self.views,
            &self.worlds,
            &self.words,
            &self.events,
            &self.told,
        ];
        let hashes: String = digests.iter().map(|digest| format!(" | {:016x}", digest.0)).collect();
        format!("{}{hashes}", self.plies)
    }

    fn make_move(&mut self, game: &Game, state: &State, one: Move) -> Result<State> {
        self.words.feed_line(&game.move_text(state, one)?);
        let before = game.view(state, Viewer::Spectator)?;
        let (next, events) = game.play_with_events(state, one)?;
        let shown = game.shown(&events, Viewer::Spectator)?;
        self.events.feed(&shown.0);
        for language in [Language::English, Language::German] {
            self.told.feed(game.tell(&before, &shown, language)?.as_bytes());
        }
        Ok(next)
    }
}

fn play(game: &Game, seed: u64) -> Result<Trajectory> {
    let mut played = Trajectory::new();
    let mut random = Random::new(seed);
    let mut worlds = Random::stream(seed, 1);
    let mut state = game.initial()?;
    while let Some(one) = game.random_move(&state, &mut random)? {
        played.states.feed(&game.pack(&state)?);
        if let Actor::Seat(seat) = game.actor(&state)? {
            let view = game.view(&state, Viewer::Seat(seat))?;
            played.views.feed(&game.pack(&view)?);
            played.worlds.feed(&game.pack(&game.resample(&view, &mut worlds)?)?);
        }
        state = played.make_move(game, &state, one)?;
        played.plies += 1;
    }
    played.states.feed(&game.pack(&state)?);
    played.words.feed_line(&game.text(&state)?);
    played.told.feed_line(&game.json(&state)?);
    Ok(played)
}

/// Plays the game of a line and answers with its title.
fn hold(line: &str) -> String {
    let columns: Vec<&str> = line.splitn(4, '|').map(str::trim).collect();
    let game = Game::new(columns[0], columns[1]).unwrap();
    let played = play(&game, columns[2].parse().unwrap()).unwrap();
    assert_eq!(played.columns(), columns[3], "{} | {}", columns[0], columns[1]);
    columns[0].to_string()
}

#[test]
fn every_game_of_the_table_is_played_as_it_should_be() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/platforms/trajectories.txt");
    let table = std::fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let middle = lines.len() / 2;
    // Two threads with games of the same titles.
    let played: BTreeSet<String> = thread::scope(|scope| {
        let halves = [&lines[..middle], &lines[middle..]];
        let running = halves.map(|half| scope.spawn(|| half.iter().map(|line| hold(line)).collect::<Vec<_>>()));
        running.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(played, titles().map(|title| title.name()).collect());
}
