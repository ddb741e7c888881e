//! The functions that make states, views and memories, or change them.
use std::ptr;

use super::*;
use crate::Move;

pub fn new_game(title: i32, options: &CStr) -> Result<Game> {
    let mut error = no_error();
    // SAFETY: the room is that of a game of this title.
    let make = |room| unsafe { regelwerk_game_make(room, title, options.as_ptr().cast(), &mut error) };
    Game::made(title, make).ok_or_else(|| Error::of(error))
}
pub fn game_of_record(title: i32, record: &CStr) -> Result<Game> {
    let mut error = no_error();
    // SAFETY: the room is that of a game of this title.
    let make = |room| unsafe { regelwerk_game_of_record(room, title, record.as_ptr().cast(), &mut error) };
    Game::made(title, make).ok_or_else(|| Error::of(error))
}

/// The state that `write` writes, unless it refuses.
fn new_state(game: &Game, write: impl FnOnce(*mut regelwerk_state, *mut regelwerk_error) -> bool) -> Result<State> {
    let (mut state, mut error) = (State::none(game), no_error());
    expect(write(state.at_mut(), &mut error), error).map(|()| state)
}
/// The view that `write` writes, unless it refuses.
fn new_view(game: &Game, write: impl FnOnce(*mut regelwerk_view, *mut regelwerk_error) -> bool) -> Result<View> {
    let (mut view, mut error) = (View::none(game), no_error());
    expect(write(view.at_mut(), &mut error), error).map(|()| view)
}

// SAFETY, of all that follow: a state or view goes to the caller only where the function says that it has written one,
// into a room of the sort that it asks for; what it reads is of this game.

pub fn initial(game: &Game, start: &CStr) -> Result<State> {
    new_state(game, |room, error| unsafe {
        regelwerk_initial(game.at(), start.as_ptr().cast(), room, error)
    })
}
pub fn unpack(game: &Game, bytes: &[u8]) -> Result<State> {
    new_state(game, |room, error| unsafe {
        regelwerk_unpack(game.at(), bytes.as_ptr(), bytes.len(), room, error)
    })
}
pub fn parse(game: &Game, text: &CStr) -> Result<State> {
    new_state(game, |room, error| unsafe {
        regelwerk_parse(game.at(), text.as_ptr().cast(), room, error)
    })
}
pub fn unpack_view(game: &Game, bytes: &[u8]) -> Result<View> {
    new_view(game, |room, error| unsafe {
        regelwerk_unpack_view(game.at(), bytes.as_ptr(), bytes.len(), room, error)
    })
}
pub fn parse_view(game: &Game, text: &CStr) -> Result<View> {
    new_view(game, |room, error| unsafe {
        regelwerk_parse_view(game.at(), text.as_ptr().cast(), room, error)
    })
}
pub fn view_of(game: &Game, state: &State, viewer: i32) -> Result<View> {
    game.owns(state.kind)?;
    new_view(game, |room, error| unsafe {
        regelwerk_view_of(game.at(), state.at(), viewer, room, error)
    })
}
pub fn resample(game: &Game, view: &View, random: &mut u64) -> Result<State> {
    game.owns(view.kind)?;
    new_state(game, |room, _| {
        unsafe { regelwerk_resample(game.at(), view.at(), random, room) };
        true
    })
}
pub fn recall(game: &Game, memory: &Memory, random: &mut u64) -> Result<State> {
    game.owns(memory.kind)?;
    new_state(game, |room, _| {
        unsafe { regelwerk_recall(game.at(), memory.view.at(), memory.at(), random, room) };
        true
    })
}
pub fn memory_of(game: &Game, view: &View) -> Result<Memory> {
    game.owns(view.kind)?;
    let room = values::room(game.size_of(REGELWERK_MEMORY)).into();
    let mut memory = Memory {
        view: *view,
        room,
        kind: game.kind,
    };
    unsafe { regelwerk_memory_of(game.at(), view.at(), memory.at_mut()) };
    Ok(memory)
}
/// The moves of a record and the state behind them. The list is as long as the record has moves.
pub fn replay(game: &Game, record: &CStr) -> Result<(Vec<u32>, State)> {
    let mut count = 0;
    let state = new_state(game, |room, error| unsafe {
        regelwerk_replay(
            game.at(),
            record.as_ptr().cast(),
            ptr::null_mut(),
            0,
            &mut count,
            room,
            error,
        )
    })?;
    let mut moves = vec![0; count];
    new_state(game, |_, error| unsafe {
        let state = ptr::null_mut();
        regelwerk_replay(
            game.at(),
            record.as_ptr().cast(),
            moves.as_mut_ptr(),
            count,
            &mut count,
            state,
            error,
        )
    })?;
    Ok((moves, state))
}

// SAFETY, of all that follow: what changes is a value of this game and is one afterwards, whatever was refused.

pub fn play(game: &Game, state: &mut State, code: u32) -> Result<()> {
    game.owns(state.kind)?;
    if unsafe { regelwerk_play(game.at(), state.at_mut(), code, ptr::null_mut()) } {
        return Ok(());
    }
    // Why not is asked only now, since most moves are legal.
    let mut error = no_error();
    check(game, state, code, &mut error)?;
    Err(Error::of(error))
}
/// Writes as many events as fit, and answers with how many bytes there are; if they do not fit, nothing is played.
pub fn play_events(game: &Game, state: &mut State, code: u32, events: &mut [u8]) -> Result<usize> {
    game.owns(state.kind)?;
    let (mut error, mut length) = (no_error(), 0);
    let (to, room) = (events.as_mut_ptr(), events.len());
    let is_played =
        unsafe { regelwerk_play_events(game.at(), state.at_mut(), code, to, room, &mut length, &mut error) };
    expect(is_played || error.kind == REGELWERK_NO_ROOM, error).map(|()| length)
}
/// Whether the game is over, and how many moves were made.
pub fn playout(game: &Game, state: &mut State, random: &mut u64, cap: u64) -> Result<(bool, u64)> {
    game.owns(state.kind)?;
    let mut made = 0;
    let is_over = unsafe { regelwerk_playout(game.at(), state.at_mut(), random, cap, &mut made) };
    Ok((is_over, made))
}
pub fn apply(game: &Game, view: &mut View, events: &[u8]) -> Result<()> {
    game.owns(view.kind)?;
    let mut error = no_error();
    let (from, length) = (events.as_ptr(), events.len());
    let is_applied = unsafe { regelwerk_apply(game.at(), view.at_mut(), ptr::null_mut(), from, length, &mut error) };
    expect(is_applied, error)
}
pub fn apply_to_memory(game: &Game, memory: &mut Memory, events: &[u8]) -> Result<()> {
    game.owns(memory.kind)?;
    let mut error = no_error();
    let (from, length) = (events.as_ptr(), events.len());
    let view = memory.view.at_mut();
    let is_applied = unsafe { regelwerk_apply(game.at(), view, memory.at_mut(), from, length, &mut error) };
    expect(is_applied, error)
}

/// Lists what `list` writes into a room of this size; again in a greater one if there are more.
fn list_into(moves: &mut Vec<Move>, list: impl Fn(*mut u32, usize) -> usize) {
    moves.clear();
    moves.reserve(64);
    let mut count = list(moves.as_mut_ptr().cast(), moves.capacity());
    if count > moves.capacity() {
        moves.reserve(count);
        count = list(moves.as_mut_ptr().cast(), moves.capacity());
    }
    // SAFETY: the library has written so many numbers, and a move is one.
    unsafe { moves.set_len(count.min(moves.capacity())) }
}
pub fn moves_into(game: &Game, state: &State, moves: &mut Vec<Move>) -> Result<()> {
    game.owns(state.kind)?;
    // SAFETY: the room is as large as is said.
    list_into(moves, |room, size| unsafe {
        regelwerk_moves(game.at(), state.at(), room, size)
    });
    Ok(())
}
pub fn view_moves_into(game: &Game, view: &View, moves: &mut Vec<Move>) -> Result<()> {
    game.owns(view.kind)?;
    // SAFETY: the room is as large as is said.
    list_into(moves, |room, size| unsafe {
        regelwerk_view_moves(game.at(), view.at(), room, size)
    });
    Ok(())
}
