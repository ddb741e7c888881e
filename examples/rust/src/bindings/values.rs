//! Values of the library in rooms of this crate. None can be made but by functions of the library.
use std::sync::{Arc, Mutex, PoisonError};

use super::*;

/// Which games' values are alike: those of one title with the same options. States of a kind are good in all its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind(u32);

impl Kind {
    /// The kind of a title with these options, by its place among all that this process has met.
    fn of(title: i32, options: Vec<u8>) -> Kind {
        static MET: Mutex<Vec<(i32, Vec<u8>)>> = Mutex::new(Vec::new());
        let mut met = MET.lock().unwrap_or_else(PoisonError::into_inner);
        let wanted = (title, options);
        let place = met.iter().position(|kind| *kind == wanted).unwrap_or_else(|| {
            met.push(wanted);
            met.len() - 1
        });
        Kind(place as u32)
    }
}

/// Room for a value of this size in bytes, aligned as the library asks.
pub(super) fn room(bytes: usize) -> Vec<u64> {
    vec![0; (bytes + 7) / 8]
}

/// The rules in force: a title under options. Copies of it share one value.
#[derive(Clone)]
pub struct Game {
    room: Arc<[u64]>,
    pub(super) kind: Kind,
    pub(crate) title: i32,
}

impl Game {
    /// Makes one by `make`, which writes into the room that it is given.
    pub(super) fn made(title: i32, make: impl FnOnce(*mut regelwerk_game) -> bool) -> Option<Game> {
        let mut room = room(size(title, REGELWERK_GAME));
        if !make(room.as_mut_ptr().cast()) {
            return None;
        }
        let mut game = Game {
            room: room.into(),
            kind: Kind(0),
            title,
        };
        game.kind = Kind::of(title, crate::text::written(|text| options_text(&game, text)));
        Some(game)
    }
    pub(super) fn at(&self) -> *const regelwerk_game {
        self.room.as_ptr().cast()
    }
    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }
    pub(crate) fn owns(&self, kind: Kind) -> Result<()> {
        if self.kind == kind {
            Ok(())
        } else {
            Err(Error::other_game())
        }
    }
    /// How many bytes a value of this title takes.
    pub(super) fn size_of(&self, sort: i32) -> usize {
        size(self.title, sort)
    }
}

/// A position of a game, all of it. Equal positions are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) room: [u64; REGELWERK_STATE_SIZE / 8],
    pub(super) kind: Kind,
}
/// What a seat, or a spectator, may know of a position. Equal views are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    pub(super) room: [u64; REGELWERK_VIEW_SIZE / 8],
    pub(super) kind: Kind,
}
impl State {
    pub(super) fn none(game: &Game) -> State {
        State {
            room: [0; REGELWERK_STATE_SIZE / 8],
            kind: game.kind,
        }
    }
    pub(super) fn at(&self) -> *const regelwerk_state {
        self.room.as_ptr().cast()
    }
    pub(super) fn at_mut(&mut self) -> *mut regelwerk_state {
        self.room.as_mut_ptr().cast()
    }
}
impl View {
    pub(super) fn none(game: &Game) -> View {
        View {
            room: [0; REGELWERK_VIEW_SIZE / 8],
            kind: game.kind,
        }
    }
    pub(super) fn at(&self) -> *const regelwerk_view {
        self.room.as_ptr().cast()
    }
    pub(super) fn at_mut(&mut self) -> *mut regelwerk_view {
        self.room.as_mut_ptr().cast()
    }
}

/// What a viewer sees, and what it remembers beyond that: both together, so that they are of one time.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Memory {
    pub(super) view: View,
    pub(super) room: Box<[u64]>,
    pub(super) kind: Kind,
}
impl Memory {
    /// What its owner sees.
    pub fn view(&self) -> &View {
        &self.view
    }
    pub(super) fn at(&self) -> *const regelwerk_memory {
        self.room.as_ptr().cast()
    }
    pub(super) fn at_mut(&mut self) -> *mut regelwerk_memory {
        self.room.as_mut_ptr().cast()
    }
}
