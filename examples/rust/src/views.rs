//! What seats may know.
use std::fmt;

use crate::bindings::{self as c, Game, Memory, State, View};
use crate::error::Result;
use crate::text::written_in;
use crate::{Events, Language, Random, Viewer};

/// What somebody decides by: a [`View`] alone, or a [`Memory`], which has a view and what its owner remembers beyond it.
pub trait Sight: hidden::Seeing {}
impl Sight for View {}
impl Sight for Memory {}

pub(crate) mod hidden {
    use super::*;

    pub trait Seeing {
        fn seen(&self) -> &View;
        fn remembered(&self) -> Option<&Memory>;
        /// Brings it up to date by what its owner was shown.
        fn apply(&mut self, game: &Game, events: &[u8]) -> Result<()>;
    }
    impl Seeing for View {
        fn seen(&self) -> &View {
            self
        }
        fn remembered(&self) -> Option<&Memory> {
            None
        }
        fn apply(&mut self, game: &Game, events: &[u8]) -> Result<()> {
            c::apply(game, self, events)
        }
    }
    impl Seeing for Memory {
        fn seen(&self) -> &View {
            self.view()
        }
        fn remembered(&self) -> Option<&Memory> {
            Some(self)
        }
        fn apply(&mut self, game: &Game, events: &[u8]) -> Result<()> {
            c::apply_to_memory(game, self, events)
        }
    }
}

impl Game {
    /// What a seat, or a spectator, may know.
    pub fn view(&self, state: &State, viewer: Viewer) -> Result<View> {
        c::view_of(self, state, viewer.number())
    }
    /// Whose view it is.
    pub fn viewer(&self, view: &View) -> Result<Viewer> {
        c::viewer(self, view).map(Viewer::numbered)
    }
    /// The table as the viewer sees it, as an SVG in English: the same bytes for equal views, on every platform.
    ///
    /// ```
    /// # fn main() -> regelwerk::Result<()> {
    /// let game = regelwerk::Game::new("samara", "")?;
    /// let view = game.view(&game.initial()?, regelwerk::Viewer::Spectator)?;
    /// assert!(game.svg(&view)?.starts_with("<svg "));
    /// # Ok(()) }
    /// ```
    pub fn svg(&self, view: &View) -> Result<String> {
        self.svg_in(view, Language::English)
    }
    /// The same in a language.
    pub fn svg_in(&self, view: &View, language: Language) -> Result<String> {
        written_in(c::REGELWERK_SVG_SIZE, |text, error| {
            c::view_svg_in(self, view, language as i32, text, error)
        })
    }
    /// Begins to remember: a memory that [`Game::follow`] keeps up to date.
    pub fn memory(&self, view: &View) -> Result<Memory> {
        c::memory_of(self, view)
    }
    /// False if probabilities are shifted a little.
    pub fn is_exact(&self, memory: &Memory) -> Result<bool> {
        c::memory_is_exact(self, memory)
    }
    /// A state drawn from those that a view allows, by their probability; of a memory, from those that contradict nothing
    /// that its owner has seen.
    pub fn resample<S: Sight>(&self, sight: &S, random: &mut Random) -> Result<State> {
        match sight.remembered() {
            Some(memory) => c::recall(self, memory, &mut random.0),
            None => c::resample(self, sight.seen(), &mut random.0),
        }
    }
    /// Brings a view, or a memory, up to date by events as its owner was shown them.
    pub fn follow<S: Sight>(&self, sight: &mut S, events: &Events) -> Result<()> {
        sight.apply(self, &events.0)
    }
}

impl fmt::Debug for View {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("View").finish_non_exhaustive()
    }
}
impl fmt::Debug for Memory {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Memory")
            .field("view", &self.view())
            .finish_non_exhaustive()
    }
}
