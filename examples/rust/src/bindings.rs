//! The library for C: the only place with `unsafe`. The file that `build.rs` makes declares its functions, and gives each
//! that changes no value of the library a form that takes references and slices; those that do change one stand in
//! `changes.rs`, `table.rs` and `players.rs`.
//!
//! Why these calls are sound. A function of the library reads and writes only where its arguments lead: a reference
//! leads to a whole value, a slice to as much room as it says, a text ends with a zero. Values of the library come from
//! its own functions alone, in rooms as large as it asked for, and each knows the kind of game that it is of:
//! [`Game::owns`] refuses one of another game before it gets there. Everything else may be anything.
#![allow(dead_code)]

use std::ffi::CStr;

use crate::error::{Error, Result};

mod changes;
mod players;
mod table;
mod values;

pub use changes::*;
pub use players::{Explanation, Search};
pub use table::Table;
pub use values::{Game, Memory, State, View};

#[allow(non_camel_case_types)]
mod made {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/regelwerk_h.rs"));
}
pub use made::*;

/// What a function has refused.
pub fn expect(is_done: bool, error: regelwerk_error) -> Result<()> {
    if is_done {
        Ok(())
    } else {
        Err(Error::of(error))
    }
}
/// What a function has refused that answers with a length, which may be 0 for another reason.
pub fn expect_any(error: regelwerk_error) -> Result<()> {
    expect(error.kind == REGELWERK_OK, error)
}
/// Room for an error.
pub fn no_error() -> regelwerk_error {
    regelwerk_error {
        kind: REGELWERK_OK,
        title: REGELWERK_NONE,
        reason: 0,
        detail: 0,
        rule: REGELWERK_NONE,
        cause_kind: 0,
        cause_value: 0,
        code: 0,
        position: 0,
        name: [0; 28],
    }
}
