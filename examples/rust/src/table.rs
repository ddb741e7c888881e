use std::fmt;

use crate::bindings::{Game, State, Table};
use crate::error::Result;
use crate::{Actor, Move, Random};

impl Game {
    /// A position for hot loops.
    pub fn table(&self, state: &State) -> Result<Table> {
        Table::new(self, state)
    }
}

impl Table {
    /// Who decides.
    pub fn actor(&self) -> Actor {
        Actor::numbered(self.actor_number())
    }
    /// True if nobody decides any more.
    pub fn is_over(&self) -> bool {
        self.actor() == Actor::Nobody
    }
    /// True if chance decides.
    pub fn is_chance(&self) -> bool {
        self.actor() == Actor::Chance
    }
    /// Lists the legal moves, or chance outcomes, ascending; [`Table::play_listed`] makes one of them.
    pub fn list(&mut self) -> &[Move] {
        self.list_moves()
    }
    /// Makes a move at random, a chance outcome by its weight; nothing if the game is over.
    pub fn play_random(&mut self, random: &mut Random) -> Option<Move> {
        self.play_random_code(&mut random.0).map(Move)
    }
    /// Makes a move if it is legal; else the position is as it was.
    pub fn play(&mut self, one: Move) -> Result<()> {
        self.play_code(one.0)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Table")
            .field("actor", &self.actor())
            .finish_non_exhaustive()
    }
}
