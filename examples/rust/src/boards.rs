use crate::bindings::{self as c, Game};
use crate::text::{sentence, some};

impl Game {
    /// How many boards there are, 1 but in Clou.
    pub fn boards(&self) -> usize {
        c::boards(self) as usize
    }
    /// Where the places of a board lie and which lead to which, as JSON; `regelwerk.h` explains it. Nothing if there is no
    /// such board.
    pub fn geometry_json(&self, board: usize) -> Option<String> {
        let board = i32::try_from(board).unwrap_or(i32::MAX);
        some(sentence(|text| c::geometry_json(self, board, text)))
    }
}
