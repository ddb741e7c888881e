//! Moves part by part: a card, then a marble, then a field.
use crate::bindings::{self as c, Game, View};
use crate::error::Result;
use crate::text::{listed, read, sentence, sentence_or_refused};
use crate::{Language, Move, Refusal};

/// A part of moves, by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Part(pub u32);

impl Part {
    fn codes(parts: &[Part]) -> Vec<u32> {
        parts.iter().map(|part| part.0).collect()
    }
    fn all(codes: Vec<u32>) -> Vec<Part> {
        codes.into_iter().map(Part).collect()
    }
}

impl Game {
    /// What may follow upon the chosen parts so that they still lead to a legal move of the viewer.
    pub fn parts(&self, view: &View, chosen: &[Part]) -> Result<Vec<Part>> {
        listed(0, |room| c::parts(self, view, &Part::codes(chosen), room)).map(Part::all)
    }
    /// Those of them after which `part` may be chosen, at once or later.
    pub fn parts_towards(&self, view: &View, chosen: &[Part], part: Part) -> Result<Vec<Part>> {
        listed(0, |room| {
            c::parts_towards(self, view, &Part::codes(chosen), part.0, room)
        })
        .map(Part::all)
    }
    /// The parts of a legal move; none of any other.
    pub fn parts_of(&self, view: &View, one: Move) -> Result<Vec<Part>> {
        listed(0, |room| c::parts_of(self, view, one.0, room)).map(Part::all)
    }
    /// The legal move that these parts are.
    pub fn move_of_parts(&self, view: &View, chosen: &[Part]) -> Result<Option<Move>> {
        c::move_of_parts(self, view, &Part::codes(chosen)).map(Move::some)
    }
    /// The word of a part, as `h0`.
    pub fn part_text(&self, view: &View, part: Part) -> Result<String> {
        sentence_or_refused(|text, error| c::part_text(self, view, part.0, text, error))
    }
    /// What a part is, as `marble`.
    pub fn part_kind(&self, part: Part) -> String {
        sentence(|text| c::part_kind(self.title, part.0, text))
    }
    /// The part of a kind and a word, written `marble h0`, whether it is open or not.
    pub fn parse_part(&self, view: &View, text: &str) -> Result<Part> {
        let (mut error, mut code) = (c::no_error(), 0);
        let is_read = c::parse_part(self, view, &read(text)?, &mut code, &mut error)?;
        c::expect(is_read, error).map(|()| Part(code))
    }
    /// Why no legal move begins with the chosen parts and then this one; nothing if one does.
    pub fn why_not_part(
        &self,
        view: &View,
        chosen: &[Part],
        part: Part,
        language: Language,
    ) -> Result<Option<Refusal>> {
        let mut error = c::no_error();
        let is_open = c::check_part(self, view, &Part::codes(chosen), part.0, &mut error)?;
        self.refusal(is_open, view, error, language)
    }
}
