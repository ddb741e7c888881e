//! A position that moves are made in, in place. What it has listed or drawn itself is not checked again.
use super::*;
use crate::Move;

/// A position for hot loops: its moves are listed in one room, and made without a second check.
///
/// ```
/// # fn main() -> regelwerk::Result<()> {
/// let game = regelwerk::Game::new("tock", "seats=2")?;
/// let mut random = regelwerk::Random::new(7);
/// let mut table = game.table(&game.initial()?)?;
/// while !table.is_over() {
///     if table.is_chance() {
///         table.play_random(&mut random);
///     } else {
///         let count = table.list().len();
///         table.play_listed(random.below(count as u32) as usize);
///     }
/// }
/// # Ok(()) }
/// ```
#[derive(Clone)]
pub struct Table {
    game: Game,
    state: State,
    actor: i32,
    moves: Box<[Move]>,
    /// How many moves of the list are those of this position.
    count: usize,
}

impl Table {
    pub(crate) fn new(game: &Game, state: &State) -> Result<Table> {
        let actor = actor(game, state)?;
        let moves = vec![Move(0); game.size_of(REGELWERK_MOVES)].into();
        Ok(Table {
            game: game.clone(),
            state: *state,
            actor,
            moves,
            count: 0,
        })
    }
    /// Begins anew with a state.
    pub fn reset(&mut self, state: &State) -> Result<()> {
        self.actor = actor(&self.game, state)?;
        self.state = *state;
        self.count = 0;
        Ok(())
    }
    /// The position.
    pub fn state(&self) -> &State {
        &self.state
    }
    pub(crate) fn actor_number(&self) -> i32 {
        self.actor
    }
    pub(crate) fn list_moves(&mut self) -> &[Move] {
        let (room, size) = (self.moves.as_mut_ptr(), self.moves.len());
        // SAFETY: state and game belong together, and the room is as large as is said; a move is its number.
        let count = unsafe { regelwerk_moves(self.game.at(), self.state.at(), room.cast(), size) };
        self.count = count.min(self.moves.len());
        &self.moves[..self.count]
    }
    /// Makes the move at this place of the last list; false if the list of this position has no such place.
    pub fn play_listed(&mut self, place: usize) -> bool {
        let code = self.moves[..self.count].get(place).copied();
        code.map(|code| self.advance(code.0)).is_some()
    }
    /// Draws a chance outcome by its weight, or a move of a seat, each as likely, and makes it; nothing if the game is over.
    pub(crate) fn play_random_code(&mut self, random: &mut u64) -> Option<u32> {
        // SAFETY: state and game belong together.
        let code = unsafe { regelwerk_random_move(self.game.at(), self.state.at(), random) };
        (code != REGELWERK_NO_MOVE).then(|| {
            self.advance(code);
            code
        })
    }
    /// Makes a move that the library has just named as one of this position.
    fn advance(&mut self, code: u32) {
        self.count = 0;
        // SAFETY: state and game belong together, and the move is legal.
        self.actor = unsafe { regelwerk_advance(self.game.at(), self.state.at_mut(), code) };
    }
    pub(crate) fn play_code(&mut self, code: u32) -> Result<()> {
        play(&self.game, &mut self.state, code)?;
        self.count = 0;
        self.actor = actor(&self.game, &self.state)?;
        Ok(())
    }
}
