//! What a game says about itself.
use std::fmt;
use std::ops::RangeInclusive;

use crate::bindings::{self as c, Game};
use crate::error::{Error, Result};
use crate::text::{read, sentence};
use crate::{Rule, Title};

impl Game {
    /// A title under options, written as settings by name; those left out are as usual.
    pub fn new(title: &str, options: &str) -> Result<Game> {
        Game::of_title(Title::named(title)?, options)
    }
    /// The same for a title.
    pub fn of_title(title: Title, options: &str) -> Result<Game> {
        c::new_game(title.0, &read(options)?)
    }
    /// Which game it is.
    pub fn title(&self) -> Title {
        Title(self.title)
    }
    /// How many seats there are.
    pub fn seats(&self) -> usize {
        c::seats(self) as usize
    }
    /// The team of a seat, from 0: seats of one team win and lose together.
    pub fn team(&self, seat: usize) -> Result<usize> {
        let no_seat = || Error::argument(c::REGELWERK_NO_SEAT);
        usize::try_from(c::team(self, i32::try_from(seat).map_err(|_| no_seat())?)).map_err(|_| no_seat())
    }
    /// No score of an outcome lies outside.
    pub fn score_range(&self) -> RangeInclusive<i32> {
        let (mut lowest, mut highest) = (0, 0);
        c::score_range(self, &mut lowest, &mut highest);
        lowest..=highest
    }
    /// The rules that matter under these options.
    pub fn rules_in_force(&self) -> impl Iterator<Item = Rule> + '_ {
        self.title().rules().filter(move |rule| c::in_force(self, rule.number))
    }
    /// All options by name, as [`Game::new`] reads them.
    pub fn options(&self) -> String {
        sentence(|text| c::options_text(self, text))
    }
    /// All options as a JSON object.
    pub fn options_json(&self) -> String {
        sentence(|text| c::options_json(self, text))
    }
    /// The setup facts that [`Game::initial`] begins with.
    pub fn usual_start(&self) -> String {
        sentence(|text| c::start_text(self, text))
    }
    /// The JSON schema of states, views, moves, events and outcomes.
    pub fn json_schema(&self) -> String {
        sentence(|text| c::json_schema(self, text))
    }
}

/// Games of one title with the same options are equal.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.owns(other.kind()).is_ok()
    }
}
impl Eq for Game {}
impl fmt::Debug for Game {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "Game({}: {})", self.title(), self.options())
    }
}
