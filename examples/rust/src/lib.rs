//! The complete rules of Tock, Ostfriesenlauf, Samara, Clockman and Clou: positions, legal moves and why others are not,
//! what each seat may know, texts, records, players. It is the C++ library of the same name behind its C interface: the
//! same game, bit for bit, as everywhere.
//!
//! ```
//! use regelwerk::{Actor, Game, Language, Move, Random, Viewer};
//!
//! # fn main() -> regelwerk::Result<()> {
//! let game = Game::new("tock", "seats=3 quick_start=true")?;
//! let mut random = Random::new(2026);
//! let mut state = game.initial()?;
//! while game.actor(&state)? == Actor::Chance {
//!     let drawn = game.random_move(&state, &mut random)?.expect("the game has just begun");
//!     state = game.play(&state, drawn)?;
//! }
//! if let Actor::Seat(seat) = game.actor(&state)? {
//!     let view = game.view(&state, Viewer::Seat(seat))?; // what the seat may know
//!     for legal in game.moves(&view)? {
//!         println!("{}", game.move_text(&view, legal)?);
//!     }
//!     let refused = game.why_not(&view, Move(0), Language::English)?.expect("this is no move");
//!     assert!(!refused.sentence.is_empty());
//!     let next = game.thumb(&view, &mut random)?.expect("it is this seat's turn");
//!     assert!(game.play(&state, next).is_ok());
//!     assert!(game.play(&state, Move(0)).is_err());
//! }
//! # Ok(()) }
//! ```
//!
//! States, views, moves and streams of random numbers are plain values, which are copied; games share what they copy, and
//! nothing has to be closed. All functions are pure but for streams, which whoever draws advances. Whatever is refused is
//! an [`Error`] with a sentence, also a value of another game, and never a panic. States and views are of this process:
//! [`Game::pack`] and [`Game::text`] give what lasts, [`Game::unpack`] and [`Game::parse`] check what comes from outside.
#![deny(unsafe_code)]
#![warn(missing_docs, missing_debug_implementations, rust_2018_idioms)]

#[allow(unsafe_code)]
mod bindings;
mod boards;
mod error;
mod events;
mod parts;
mod players;
mod position;
mod random;
mod records;
mod rules;
mod states;
mod table;
mod text;
mod title;
mod views;

pub use bindings::{Explanation, Game, Memory, Search, State, Table, View};
pub use error::{Error, ErrorKind, Result};
pub use events::{Event, Events};
pub use parts::Part;
pub use players::{Difference, MoveValue, Side};
pub use position::{Actor, Move, Moves, Outcome, Position, Refusal, Standing, Viewer};
pub use random::Random;
pub use records::Replay;
pub use states::Playout;
pub use title::{titles, Rule, Setting, Title};
pub use views::Sight;

/// The languages of sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(i32)]
pub enum Language {
    #[default]
    /// English.
    English = bindings::REGELWERK_ENGLISH,
    /// German.
    German = bindings::REGELWERK_GERMAN,
}

/// The version of the rules' code.
pub fn version() -> String {
    text::sentence(bindings::version)
}
