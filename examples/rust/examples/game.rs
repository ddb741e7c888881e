//! A whole game of Tock in which every seat knows its own hand only, and a move that is refused.
use regelwerk::{Actor, Game, Language, Random, Result, Viewer};

fn main() -> Result<()> {
    let game = Game::new("tock", "seats=2 quick_start=true")?;
    let mut random = Random::new(38);
    let mut state = game.initial()?;
    let mut moves = 0;
    loop {
        let actor = game.actor(&state)?;
        let chosen = match actor {
            Actor::Nobody => break,
            Actor::Chance => game.random_move(&state, &mut random)?,
            // A seat decides by its view, which does not hold the other hands.
            Actor::Seat(seat) => game.thumb(&game.view(&state, Viewer::Seat(seat))?, &mut random)?,
        };
        let chosen = chosen.expect("somebody decides");
        let (next, events) = game.play_with_events(&state, chosen)?;
        if let (Actor::Seat(seat), true) = (actor, moves < 24) {
            print!("{}", game.told(&state, &events, Viewer::Spectator, Language::English)?);
            // The same move once more: it is no longer this seat's turn.
            let view = game.view(&next, Viewer::Seat(seat))?;
            if let Some(refused) = game.why_not(&view, chosen, Language::English)? {
                println!(
                    "Not this move ({}, {}): {}",
                    refused.rule,
                    refused.cause.unwrap_or_default(),
                    refused.sentence
                );
            }
        }
        state = next;
        moves += 1;
    }
    let outcome = game.outcome(&state)?.expect("the game is over");
    for (seat, (place, score)) in outcome.places.iter().zip(&outcome.scores).enumerate() {
        println!("Seat {seat}: place {place}, {score} marbles home");
    }
    println!("{moves} moves");
    Ok(())
}
