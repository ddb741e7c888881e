use crate::bindings::{self as c, Game, State};
use crate::error::Result;
use crate::text::{read, sentence_or_refused, written_in};
use crate::{Move, Title};

/// A game that was read from a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The setup facts.
    pub start: String,
    /// All moves, chance included.
    pub moves: Vec<Move>,
    /// The state behind them.
    pub state: State,
}

impl Game {
    /// The game that `moves` are, from the beginning with these setup facts, as a text.
    pub fn record(&self, start: &str, moves: &[Move]) -> Result<String> {
        let (start, codes) = (read(start)?, Move::codes(moves));
        let room = c::REGELWERK_RECORD_HEAD_SIZE + moves.len().saturating_mul(c::REGELWERK_WORD_SIZE);
        written_in(room, |text, error| Ok(c::record(self, &start, &codes, text, error)))
    }
    /// The game of a record, with the options that it names.
    pub fn of_record(title: Title, record: &str) -> Result<Game> {
        c::game_of_record(title.0, &read(record)?)
    }
    /// Reads and plays a record. The error tells how many moves, and how much of the text, were good.
    pub fn replay(&self, record: &str) -> Result<Replay> {
        let text = read(record)?;
        let start = sentence_or_refused(|room, error| Ok(c::record_start(self, &text, room, error)))?;
        let (codes, state) = c::replay(self, &text)?;
        Ok(Replay {
            start,
            moves: codes.into_iter().map(Move).collect(),
            state,
        })
    }
}
