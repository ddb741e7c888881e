//! Who thinks: all that they know is a view and its memory.
use std::fmt;

use crate::bindings::{self as c, regelwerk_difference, regelwerk_value, Explanation, Game, Search, View};
use crate::error::Result;
use crate::text::{listed, sentence_or_refused};
use crate::{Language, Move, Random, Rule, Sight};

/// What a search or an explanation found out about a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveValue {
    /// The move.
    pub mv: Move,
    /// How often it was tried.
    pub visits: u32,
    /// What came of it for the owner of the view, from 0 to 1.
    pub mean: f64,
    /// How far off the true mean is at most, with 95 %.
    pub half_width: f64,
}
impl MoveValue {
    fn of(value: &regelwerk_value) -> MoveValue {
        let share = |number| f64::from(number) / c::REGELWERK_PAYOFF as f64;
        let (mean, half_width) = (share(value.mean), share(value.half_width));
        MoveValue {
            mv: Move(value.code),
            visits: value.visits,
            mean,
            half_width,
        }
    }
}

/// To whom something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The team of the owner of the view.
    Own,
    /// Another team.
    Others,
    /// All alike.
    All,
}

/// Something that happens more often after some moves than after others.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The rule behind what happens.
    pub rule: Option<Rule>,
    /// To whom it happens.
    pub side: Side,
    /// What happens, with a sign for each name in it.
    pub sentence: String,
    /// All of it in a line.
    pub line: String,
    /// In how many of the playouts after each move it happened.
    pub playouts: Vec<u32>,
}

impl Game {
    /// The move of somebody who thinks no farther than the move; nothing if it is not the viewer's turn.
    pub fn thumb(&self, view: &View, random: &mut Random) -> Result<Option<Move>> {
        c::thumb(self, view, &mut random.0).map(Move::some)
    }
    /// A tree search for the owner of a view or memory, with room for so many nodes; about one for each iteration is
    /// enough.
    pub fn search<S: Sight>(&self, sight: &S, seed: u64, nodes: usize) -> Result<Search> {
        Search::begin(self, sight.seen(), sight.remembered(), seed, nodes)
    }
    /// Begins to compare two to four legal moves of the owner of a view or memory.
    pub fn explain<S: Sight>(&self, sight: &S, moves: &[Move], seed: u64) -> Result<Explanation> {
        Explanation::begin(self, sight.seen(), sight.remembered(), &Move::codes(moves), seed)
    }
}

const NO_VALUE: regelwerk_value = regelwerk_value {
    code: 0,
    visits: 0,
    mean: 0,
    half_width: 0,
};
fn values(list: impl FnMut(&mut [regelwerk_value]) -> Result<usize>) -> Vec<MoveValue> {
    // It is asked with its own game, which does not refuse it.
    listed(NO_VALUE, list)
        .unwrap_or_default()
        .iter()
        .map(MoveValue::of)
        .collect()
}

impl Search {
    /// Every legal move in its order.
    pub fn values(&self) -> Vec<MoveValue> {
        values(|room| c::search_values(&self.game, self, room))
    }
    /// The move that was tried most often.
    pub fn best(&self) -> Option<Move> {
        c::search_best(&self.game, self).ok().and_then(Move::some)
    }
}
impl fmt::Debug for Search {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Search")
            .field("game", &self.game)
            .field("best", &self.best())
            .finish_non_exhaustive()
    }
}

impl Explanation {
    /// What came of each move, in the order in which they were given; visits are the rounds up to now.
    pub fn values(&self) -> Vec<MoveValue> {
        values(|room| c::explain_values(&self.game, self, room))
    }
    /// The greatest first; only what is more than luck. Of fewer than four rounds there is none.
    pub fn differences(&self, language: Language) -> Result<Vec<Difference>> {
        let none = regelwerk_difference {
            thing: 0,
            rule: 0,
            side: 0,
            playouts: [0; c::REGELWERK_EXPLAINED_LIMIT],
        };
        let moves = self.values().len();
        let found = listed(none, |room| c::explain_differences(&self.game, self, room))?;
        found.iter().map(|one| self.difference(one, moves, language)).collect()
    }
    fn difference(&self, one: &regelwerk_difference, moves: usize, language: Language) -> Result<Difference> {
        let (game, thing, tongue) = (&self.game, one.thing, language as i32);
        Ok(Difference {
            rule: Rule::numbered(Some(game.title()), one.rule),
            side: match one.side {
                c::REGELWERK_OWN => Side::Own,
                c::REGELWERK_OTHERS => Side::Others,
                _ => Side::All,
            },
            sentence: sentence_or_refused(|text, error| c::explain_thing(game, self, thing, tongue, text, error))?,
            line: sentence_or_refused(|text, error| c::explain_line(game, self, thing, tongue, text, error))?,
            playouts: one.playouts.iter().copied().take(moves).collect(),
        })
    }
}
impl fmt::Debug for Explanation {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Explanation")
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}
