//! What may be done with states alone.
use std::fmt;

use crate::bindings::{self as c, Game, State};
use crate::error::{Error, Result};
use crate::text::{read, sentence_by, some, written_by};
use crate::{Events, Move, Random};

/// A game that was played on at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// Where it ended.
    pub state: State,
    /// How many moves were made.
    pub moves: u64,
    /// False if the cap has ended it.
    pub is_over: bool,
}

impl Game {
    /// The state before the first draw of chance.
    pub fn initial(&self) -> Result<State> {
        self.initial_by("")
    }
    /// The same with setup facts, as who deals; those left out are as usual.
    pub fn initial_by(&self, start: &str) -> Result<State> {
        c::initial(self, &read(start)?)
    }
    /// The state after a move.
    #[inline]
    pub fn play(&self, state: &State, one: Move) -> Result<State> {
        let mut next = *state;
        self.advance(&mut next, one)?;
        Ok(next)
    }
    /// Makes a move in place; if it is refused, the state is as it was.
    #[inline]
    pub fn advance(&self, state: &mut State, one: Move) -> Result<()> {
        c::play(self, state, one.0)
    }
    /// The same, and what it did.
    pub fn play_with_events(&self, state: &State, one: Move) -> Result<(State, Events)> {
        let mut next = *state;
        let events = written_by(|room| c::play_events(self, &mut next, one.0, room))?;
        Ok((next, Events(events)))
    }
    /// The weight of a chance outcome, 1 for the move of a seat, 0 if it is not legal.
    pub fn weight(&self, state: &State, one: Move) -> Result<u32> {
        c::weight(self, state, one.0)
    }
    /// The sum of the weights of all legal moves.
    pub fn total_weight(&self, state: &State) -> Result<u32> {
        c::total_weight(self, state)
    }
    /// A chance outcome by its weight, or a move of a seat, each as likely; nothing if the game is over.
    pub fn random_move(&self, state: &State, random: &mut Random) -> Result<Option<Move>> {
        c::random_move(self, state, &mut random.0).map(Move::some)
    }
    /// Plays on with such moves until the game is over or `cap` moves are made.
    pub fn playout(&self, state: &State, random: &mut Random, cap: u64) -> Result<Playout> {
        let mut state = *state;
        let (is_over, moves) = c::playout(self, &mut state, &mut random.0, cap)?;
        Ok(Playout { state, moves, is_over })
    }
    /// How the game ended as JSON; nothing while it goes on.
    pub fn outcome_json(&self, state: &State) -> Result<Option<String>> {
        sentence_by(|text| c::outcome_json(self, state, text)).map(some)
    }
    /// Whether `seat` may take back `moves`, made from `before` up to now; the seats of `along` take back theirs with it.
    pub fn may_take_back(&self, before: &State, moves: &[Move], seat: usize, along: &[usize]) -> Result<()> {
        let mut bits = 0;
        for one in along {
            if *one >= self.seats() {
                return Err(Error::argument(c::REGELWERK_NO_SEAT));
            }
            bits |= 1 << one;
        }
        let mut error = c::no_error();
        let seat = i32::try_from(seat).unwrap_or(i32::MAX);
        let may = c::can_take_back(self, before, &Move::codes(moves), seat, bits, &mut error)?;
        c::expect(may, error)
    }
}

impl fmt::Debug for State {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("State").finish_non_exhaustive()
    }
}
