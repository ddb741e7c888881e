//! What may be asked about states and views alike.
use std::ffi::CStr;
use std::iter::FusedIterator;

use crate::bindings::{self as c, regelwerk_error, regelwerk_outcome, regelwerk_standing, Game, State, View};
use crate::error::{Error, ErrorKind, Result};
use crate::text::{listed, read, sentence, sentence_by, sentence_or_refused, some, written_by};
use crate::{Language, Rule};

/// Who decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A seat, from 0.
    Seat(usize),
    /// A draw, a deal or dice.
    Chance,
    /// The game is over.
    Nobody,
}
impl Actor {
    pub(crate) fn numbered(number: i32) -> Actor {
        match number {
            c::REGELWERK_CHANCE => Actor::Chance,
            _ => usize::try_from(number).map_or(Actor::Nobody, Actor::Seat),
        }
    }
}

/// Who looks: a seat, or somebody who has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A seat, from 0.
    Seat(usize),
    /// Somebody without a seat.
    Spectator,
}
impl Viewer {
    pub(crate) fn number(self) -> i32 {
        match self {
            // The spectator's number is no seat of any game.
            Viewer::Seat(seat) => i32::try_from(seat)
                .ok()
                .filter(|seat| *seat != c::REGELWERK_SPECTATOR)
                .unwrap_or(i32::MAX),
            Viewer::Spectator => c::REGELWERK_SPECTATOR,
        }
    }
    pub(crate) fn numbered(number: i32) -> Viewer {
        match usize::try_from(number) {
            Ok(seat) if number != c::REGELWERK_SPECTATOR => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }
}

/// One decision, or one outcome of chance, by a number that is the same on every platform.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Move(pub u32);

impl Move {
    pub(crate) fn codes(moves: &[Move]) -> Vec<u32> {
        moves.iter().map(|one| one.0).collect()
    }
    /// What the library answers instead of a move where there is none.
    pub(crate) fn some(code: u32) -> Option<Move> {
        (code != c::REGELWERK_NO_MOVE).then_some(Move(code))
    }
}

/// The legal moves of a position, or its chance outcomes, ascending.
#[derive(Clone, Debug)]
pub struct Moves(std::vec::IntoIter<Move>);

impl Iterator for Moves {
    type Item = Move;
    fn next(&mut self) -> Option<Move> {
        self.0.next()
    }
    fn nth(&mut self, skipped: usize) -> Option<Move> {
        self.0.nth(skipped)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}
impl DoubleEndedIterator for Moves {
    fn next_back(&mut self) -> Option<Move> {
        self.0.next_back()
    }
}
impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The rule in a sentence.
    pub sentence: String,
    /// What stands in the way, in words.
    pub cause: Option<String>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// By seat, 1 is the best; places may be shared, and 1 may be nobody's.
    pub places: Vec<i32>,
    /// By seat.
    pub scores: Vec<i32>,
    /// The seats that have won.
    pub winners: Vec<usize>,
    /// The rule that broke a tie.
    pub tie_broken_by: Option<Rule>,
}

/// How far every seat has come; the higher the better, none outside `lowest` to `highest`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By seat.
    pub values: Vec<i32>,
    /// The least that there can be.
    pub lowest: i32,
    /// The most that there can be.
    pub highest: i32,
}

/// A [`State`] or a [`View`]: what is asked of a view is answered from it alone, for its viewer.
pub trait Position: Sized + Copy + hidden::Asked {}
impl Position for State {}
impl Position for View {}

pub(crate) mod hidden {
    use super::*;

    /// The functions of the library about a sort of positions.
    macro_rules! asked {
        ($( $name:ident($($argument:ident: $type:ty),*) -> $answer:ty, $state:ident, $view:ident; )*) => {
            pub trait Asked: Sized {
                $( fn $name(game: &Game, $($argument: $type),*) -> Result<$answer>; )*
                fn unpack(game: &Game, bytes: &[u8]) -> Result<Self>;
                fn parse(game: &Game, text: &CStr) -> Result<Self>;
            }
            impl Asked for State {
                $( fn $name(game: &Game, $($argument: asked!(@ State $type)),*) -> Result<$answer> { c::$state(game, $($argument),*) } )*
                fn unpack(game: &Game, bytes: &[u8]) -> Result<State> { c::unpack(game, bytes) }
                fn parse(game: &Game, text: &CStr) -> Result<State> { c::parse(game, text) }
            }
            impl Asked for View {
                $( fn $name(game: &Game, $($argument: asked!(@ View $type)),*) -> Result<$answer> { c::$view(game, $($argument),*) } )*
                fn unpack(game: &Game, bytes: &[u8]) -> Result<View> { c::unpack_view(game, bytes) }
                fn parse(game: &Game, text: &CStr) -> Result<View> { c::parse_view(game, text) }
            }
        };
        (@ $self:ident $type:ty) => { $type };
    }
    asked! {
        actor(at: &Self) -> i32, actor, view_actor;
        moves(at: &Self, moves: &mut Vec<Move>) -> (), moves_into, view_moves_into;
        why_not(at: &Self, code: u32) -> i32, why_not, view_why_not;
        check(at: &Self, code: u32, error: &mut regelwerk_error) -> bool, check, view_check;
        outcome(at: &Self, outcome: &mut regelwerk_outcome) -> bool, outcome_of, view_outcome_of;
        standing(at: &Self, standing: &mut regelwerk_standing) -> (), standing_of, view_standing_of;
        hash(at: &Self) -> u64, hash, view_hash;
        validate(at: &Self, broken: &mut [i32]) -> usize, validate, view_validate;
        pack(at: &Self, bytes: &mut [u8]) -> usize, pack, pack_view;
        text(at: &Self, text: &mut [u8]) -> usize, text, view_text;
        json(at: &Self, text: &mut [u8]) -> usize, json, view_json;
        move_text(at: &Self, code: u32, text: &mut [u8], error: &mut regelwerk_error) -> usize, move_text, view_move_text;
        move_json(at: &Self, code: u32, text: &mut [u8], error: &mut regelwerk_error) -> usize, move_json, view_move_json;
        parse_move(at: &Self, text: &CStr, code: &mut u32, error: &mut regelwerk_error) -> bool, parse_move, view_parse_move;
        cause_text(at: &Self, error: &regelwerk_error, language: i32, text: &mut [u8]) -> usize, cause_text, view_cause_text;
    }
}

impl Game {
    /// Who decides.
    pub fn actor<P: Position>(&self, at: &P) -> Result<Actor> {
        P::actor(self, at).map(Actor::numbered)
    }
    /// All legal moves, or all chance outcomes, ascending.
    pub fn moves<P: Position>(&self, at: &P) -> Result<Moves> {
        let mut moves = Vec::new();
        self.moves_into(at, &mut moves)?;
        Ok(Moves(moves.into_iter()))
    }
    /// The same into a list of the caller, which is emptied first: for hot loops, which ask for memory once.
    pub fn moves_into<P: Position>(&self, at: &P, moves: &mut Vec<Move>) -> Result<()> {
        P::moves(self, at, moves)
    }
    /// True if a move may be made here.
    pub fn is_legal<P: Position>(&self, at: &P, one: Move) -> Result<bool> {
        P::why_not(self, at, one.0).map(|rule| rule == c::REGELWERK_NONE)
    }
    /// Nothing if a move is legal; else the rule that forbids it, in words, and what stands in the way.
    pub fn why_not<P: Position>(&self, at: &P, one: Move, language: Language) -> Result<Option<Refusal>> {
        let mut error = c::no_error();
        let is_legal = P::check(self, at, one.0, &mut error)?;
        self.refusal(is_legal, at, error, language)
    }
    pub(crate) fn refusal<P: Position>(
        &self,
        is_legal: bool,
        at: &P,
        told: regelwerk_error,
        language: Language,
    ) -> Result<Option<Refusal>> {
        if is_legal {
            return Ok(None);
        }
        let error = Error::of(told);
        let rule = error
            .rule()
            .filter(|_| error.kind() == ErrorKind::Forbidden)
            .ok_or(error)?;
        Ok(Some(Refusal {
            rule,
            sentence: rule.sentence(language),
            cause: self.cause(at, &error, language)?,
        }))
    }
    /// What stands in the way of a move that was refused here.
    pub fn cause<P: Position>(&self, at: &P, error: &Error, language: Language) -> Result<Option<String>> {
        sentence_by(|text| P::cause_text(self, at, error.told(), language as i32, text)).map(some)
    }
    /// Nothing while the game goes on.
    pub fn outcome<P: Position>(&self, at: &P) -> Result<Option<Outcome>> {
        let mut found = regelwerk_outcome {
            seats: 0,
            winners: 0,
            tie_broken_by: 0,
            places: [0; SEATS],
            scores: [0; SEATS],
        };
        let is_over = P::outcome(self, at, &mut found)?;
        Ok(is_over.then(|| {
            let seats = 0..self.seats();
            Outcome {
                places: found.places[seats.clone()].to_vec(),
                scores: found.scores[seats.clone()].to_vec(),
                winners: seats.filter(|seat| found.winners >> seat & 1 == 1).collect(),
                tie_broken_by: Rule::numbered(Some(self.title()), found.tie_broken_by),
            }
        }))
    }
    /// How far every seat has come.
    pub fn standing<P: Position>(&self, at: &P) -> Result<Standing> {
        let mut found = regelwerk_standing {
            seats: 0,
            lowest: 0,
            highest: 0,
            values: [0; SEATS],
        };
        P::standing(self, at, &mut found)?;
        let values = found.values[..self.seats()].to_vec();
        Ok(Standing {
            values,
            lowest: found.lowest,
            highest: found.highest,
        })
    }
    /// A key for tables in memory, not the same on every platform.
    pub fn hash<P: Position>(&self, at: &P) -> Result<u64> {
        P::hash(self, at)
    }
    /// What is broken in a position, in sentences; none for a good one.
    pub fn validate<P: Position>(&self, at: &P, language: Language) -> Result<Vec<String>> {
        let broken = listed(0, |room| P::validate(self, at, room))?;
        let title = self.title().0;
        let tell = |number| sentence(|text| c::invariant(title, number, language as i32, text));
        Ok(broken.into_iter().map(tell).collect())
    }

    /// Bytes that are the same on every platform and last.
    pub fn pack<P: Position>(&self, at: &P) -> Result<Vec<u8>> {
        written_by(|bytes| P::pack(self, at, bytes))
    }
    /// A position of bytes from outside, checked: `game.unpack::<State>(&bytes)`.
    pub fn unpack<P: Position>(&self, bytes: &[u8]) -> Result<P> {
        P::unpack(self, bytes)
    }
    /// One line, the same on every platform.
    pub fn text<P: Position>(&self, at: &P) -> Result<String> {
        sentence_by(|text| P::text(self, at, text))
    }
    /// A position of a line from outside, checked: `game.parse::<View>(line)`.
    pub fn parse<P: Position>(&self, line: &str) -> Result<P> {
        P::parse(self, &read(line)?)
    }
    /// A JSON object.
    pub fn json<P: Position>(&self, at: &P) -> Result<String> {
        sentence_by(|text| P::json(self, at, text))
    }
    /// A legal move as one word.
    pub fn move_text<P: Position>(&self, at: &P, one: Move) -> Result<String> {
        sentence_or_refused(|text, error| P::move_text(self, at, one.0, text, error))
    }
    /// A legal move as a JSON object.
    pub fn move_json<P: Position>(&self, at: &P, one: Move) -> Result<String> {
        sentence_or_refused(|text, error| P::move_json(self, at, one.0, text, error))
    }
    /// The move that a word names, legal or not.
    pub fn parse_move<P: Position>(&self, at: &P, word: &str) -> Result<Move> {
        let (mut error, mut code) = (c::no_error(), 0);
        let is_read = P::parse_move(self, at, &read(word)?, &mut code, &mut error)?;
        c::expect(is_read, error).map(|()| Move(code))
    }
}
const SEATS: usize = c::REGELWERK_SEATS_LIMIT;
