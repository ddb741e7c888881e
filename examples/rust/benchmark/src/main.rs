//! What calls cost from Rust and from C, over the same positions and games: nanoseconds, and how many times as much Rust
//! takes. `benchmark LIMIT` fails where what is for hot loops takes more than LIMIT times as long.
use regelwerk::{titles, Game, Move, Random, Result, State};
use std::ffi::CString;
use std::os::raw::c_char;
use std::time::Instant;

extern "C" {
    fn keep_games(title: i32, options: *const c_char, random: u64, most: usize) -> usize;
    fn list_kept() -> u64;
    fn play_kept() -> u64;
    fn play_through_c(title: i32, options: *const c_char, random: u64, games: u32) -> u64;
    fn playouts_through_c(title: i32, options: *const c_char, random: u64, games: u32) -> u64;
}

const KEY: u64 = 9;
const MOST: usize = 1000;
const NODES: u64 = 6000;
const ROUNDS: u32 = 100;

/// Positions of random games, and a legal move in each.
fn kept(game: &Game) -> Result<Vec<(State, Move)>> {
    let mut random = Random::new(KEY);
    let mut kept = Vec::new();
    let mut state = game.initial()?;
    while kept.len() < MOST {
        match game.random_move(&state, &mut random)? {
            Some(one) => {
                kept.push((state, one));
                state = game.play(&state, one)?;
            }
            None => state = game.initial()?,
        }
    }
    Ok(kept)
}
fn list(game: &Game, kept: &[(State, Move)]) -> Result<u64> {
    let mut moves = Vec::new();
    kept.iter().try_fold(0, |sum, (state, _)| {
        game.moves_into(state, &mut moves)?;
        Ok(sum + moves.len() as u64)
    })
}
fn iterate(game: &Game, kept: &[(State, Move)]) -> Result<u64> {
    kept.iter()
        .try_fold(0, |sum, (state, _)| Ok(sum + game.moves(state)?.len() as u64))
}
fn advance(game: &Game, kept: &[(State, Move)]) -> Result<u64> {
    kept.iter().try_fold(0, |sum, (state, mv)| {
        let mut next = *state;
        game.advance(&mut next, *mv)?;
        Ok(sum + u64::from(next == *state) + 1)
    })
}
fn play(game: &Game, kept: &[(State, Move)]) -> Result<u64> {
    kept.iter().try_fold(0, |sum, (state, mv)| {
        Ok(sum + u64::from(game.play(state, *mv)? == *state) + 1)
    })
}
fn play_through(game: &Game, games: u32) -> Result<u64> {
    let mut random = Random::new(KEY);
    let mut nodes = 0;
    let mut table = game.table(&game.initial()?)?;
    for _ in 0..games {
        while !table.is_over() {
            if table.is_chance() {
                table.play_random(&mut random);
            } else {
                let count = table.list().len() as u32;
                table.play_listed(random.below(count) as usize);
            }
            nodes += 1;
        }
        table.reset(&game.initial()?)?;
    }
    Ok(nodes)
}
fn playouts(game: &Game, games: u32) -> Result<u64> {
    let mut random = Random::new(KEY);
    (0..games).try_fold(0, |nodes, _| {
        Ok(nodes + game.playout(&game.initial()?, &mut random, u64::MAX)?.moves)
    })
}

/// The fewest nanoseconds of several rounds for each thing that is done, from Rust and from C, one after the other in each
/// round so that both meet the machine in the same mood.
fn compare(things: usize, mut rust: impl FnMut() -> u64, mut c: impl FnMut() -> u64) -> (f64, f64) {
    let time = |work: &mut dyn FnMut() -> u64| {
        let begin = Instant::now();
        let found = work();
        (begin.elapsed().as_nanos() as f64, found)
    };
    let mut fewest = (f64::MAX, f64::MAX);
    let mut count = things as f64;
    for _ in 0..ROUNDS {
        let (by_rust, found) = time(&mut rust);
        let (by_c, due) = time(&mut c);
        assert_eq!(found, due, "both do the same");
        if things == 0 {
            count = due as f64;
        }
        fewest = (fewest.0.min(by_rust / count), fewest.1.min(by_c / count));
    }
    fewest
}

fn main() -> Result<()> {
    let limit = std::env::args()
        .nth(1)
        .map_or(f64::MAX, |limit| limit.parse().expect("a number"));
    let mut worst = 0.0_f64;
    println!(
        "{:<15} {:<10} {:>8} {:>8} {:>6}",
        "title", "calls", "Rust ns", "C ns", "times"
    );
    for (number, title) in titles().enumerate() {
        let game = Game::of_title(title, "")?;
        let states = kept(&game)?;
        let games = 1 + (20 * NODES / playouts(&game, 20)?) as u32;
        let (number, options) = (number as i32, CString::default());
        // SAFETY: the loops in C take a title of the library and a text.
        let c = |work: unsafe extern "C" fn(i32, *const c_char, u64, u32) -> u64| unsafe {
            work(number, options.as_ptr(), KEY, games)
        };
        // SAFETY: as above.
        assert_eq!(unsafe { keep_games(number, options.as_ptr(), KEY, MOST) }, MOST);
        let rows = [
            (
                "moves_into",
                compare(MOST, || list(&game, &states).unwrap(), || unsafe { list_kept() }),
            ),
            (
                "moves",
                compare(MOST, || iterate(&game, &states).unwrap(), || unsafe { list_kept() }),
            ),
            (
                "advance",
                compare(MOST, || advance(&game, &states).unwrap(), || unsafe { play_kept() }),
            ),
            (
                "play",
                compare(MOST, || play(&game, &states).unwrap(), || unsafe { play_kept() }),
            ),
            (
                "table",
                compare(0, || play_through(&game, games).unwrap(), || c(play_through_c)),
            ),
            (
                "playout",
                compare(0, || playouts(&game, games).unwrap(), || c(playouts_through_c)),
            ),
        ];
        for (calls, (rust, c)) in rows {
            let is_for_hot_loops = !matches!(calls, "moves" | "play");
            println!(
                "{:<15} {calls:<10} {rust:>8.1} {c:>8.1} {:>6.2}",
                title.name(),
                rust / c
            );
            worst = if is_for_hot_loops { worst.max(rust / c) } else { worst };
        }
    }
    assert!(worst <= limit, "from Rust it takes {worst:.2} times as long");
    Ok(())
}
