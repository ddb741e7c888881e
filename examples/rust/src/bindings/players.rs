//! Searches and explanations: they keep the game, the view and the memory that they began with, and their own rooms.
use std::ptr;

use super::values::{room, Kind};
use super::*;

/// A tree search for the owner of a view, by the view and what it remembers alone. The same seed gives the same answers
/// everywhere.
pub struct Search {
    pub(crate) game: Game,
    pub(super) kind: Kind,
    memory: Option<Memory>,
    room: Vec<u64>,
    nodes: Vec<u64>,
}

impl Search {
    pub(super) fn at(&self) -> *const regelwerk_search {
        self.room.as_ptr().cast()
    }
    pub(crate) fn begin(game: &Game, view: &View, memory: Option<&Memory>, seed: u64, nodes: usize) -> Result<Search> {
        game.owns(view.kind)?;
        let bytes = nodes.saturating_mul(game.size_of(REGELWERK_NODE));
        let mut made = Search {
            game: game.clone(),
            kind: game.kind,
            memory: memory.cloned(),
            room: room(game.size_of(REGELWERK_SEARCH)),
            nodes: Vec::new(),
        };
        made.nodes
            .try_reserve_exact(bytes / 8)
            .map_err(|_| Error::no_memory(bytes))?;
        made.nodes.resize(bytes / 8, 0);
        let mut error = no_error();
        let (to, nodes) = (made.room.as_mut_ptr().cast(), made.nodes.as_mut_ptr());
        // SAFETY: the rooms are as large as is said, and stay where they are as long as the search does.
        let is_begun = unsafe { regelwerk_search_begin(game.at(), view.at(), seed, nodes, bytes, to, &mut error) };
        expect(is_begun, error).map(|()| made)
    }
    /// Thinks so many iterations more.
    pub fn run(&mut self, iterations: u64) {
        let memory = self.memory.as_ref().map_or(ptr::null(), Memory::at);
        // SAFETY: the search has begun with this game, this memory and these nodes.
        unsafe { regelwerk_search_run(self.game.at(), self.room.as_mut_ptr().cast(), memory, iterations) }
    }
}

/// What follows more often upon one of two to four moves than upon another, in playouts with the same luck.
#[derive(Clone)]
pub struct Explanation {
    pub(crate) game: Game,
    pub(super) kind: Kind,
    memory: Option<Memory>,
    room: Vec<u64>,
}

impl Explanation {
    pub(super) fn at(&self) -> *const regelwerk_explanation {
        self.room.as_ptr().cast()
    }
    pub(crate) fn begin(
        game: &Game,
        view: &View,
        memory: Option<&Memory>,
        moves: &[u32],
        seed: u64,
    ) -> Result<Explanation> {
        game.owns(view.kind)?;
        let mut room = room(game.size_of(REGELWERK_EXPLANATION));
        let mut error = no_error();
        let (from, count, to) = (moves.as_ptr(), moves.len(), room.as_mut_ptr().cast());
        // SAFETY: the room is that of an explanation of this title.
        let is_begun = unsafe { regelwerk_explain_begin(game.at(), view.at(), from, count, seed, to, &mut error) };
        expect(is_begun, error)?;
        Ok(Explanation {
            game: game.clone(),
            kind: game.kind,
            memory: memory.cloned(),
            room,
        })
    }
    /// Plays so many rounds more.
    pub fn run(&mut self, rounds: u64) {
        let memory = self.memory.as_ref().map_or(ptr::null(), Memory::at);
        // SAFETY: the explanation has begun with this game and this memory.
        unsafe { regelwerk_explain_run(self.game.at(), self.room.as_mut_ptr().cast(), memory, rounds) }
    }
}
