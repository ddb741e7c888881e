use std::fmt;

use crate::bindings::{self as c, regelwerk_error};
use crate::text::{sentence, word_in};
use crate::{Language, Rule, Title};

/// What a call that may be refused answers.
pub type Result<T> = std::result::Result<T, Error>;

/// What was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A title, seat, viewer, part or another argument that there is not.
    BadArgument,
    /// A text of options or setup facts.
    BadSetting,
    /// There is no game with these options together.
    BadOptions,
    /// A text or bytes.
    Refused,
    /// A move, by a rule.
    Forbidden,
    /// There is no memory for so much.
    NoRoom,
    /// A move that cannot be taken back.
    NoTakeBack,
    /// An event that cannot follow upon this view.
    CannotFollow,
    /// A state, view, memory, search or explanation of another game.
    OtherGame,
    /// A text with a zero byte.
    ZeroInText,
}

/// Why something was refused: a sentence of the library, without a full stop.
///
/// ```
/// let error = regelwerk::Game::new("tock", "seats=9").unwrap_err();
/// assert_eq!(error.kind(), regelwerk::ErrorKind::BadSetting);
/// assert!(error.to_string().contains("2 to 6"), "{error}");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Error {
    kind: ErrorKind,
    told: regelwerk_error,
}

impl Error {
    pub(crate) fn of(told: regelwerk_error) -> Error {
        let kind = match told.kind {
            c::REGELWERK_BAD_SETTING => ErrorKind::BadSetting,
            c::REGELWERK_BAD_OPTIONS => ErrorKind::BadOptions,
            c::REGELWERK_REFUSED => ErrorKind::Refused,
            c::REGELWERK_FORBIDDEN => ErrorKind::Forbidden,
            c::REGELWERK_NO_ROOM => ErrorKind::NoRoom,
            c::REGELWERK_NO_TAKE_BACK => ErrorKind::NoTakeBack,
            c::REGELWERK_CANNOT_FOLLOW => ErrorKind::CannotFollow,
            _ => ErrorKind::BadArgument,
        };
        Error { kind, told }
    }
    /// A refused argument, by its number in `enum regelwerk_argument`.
    pub(crate) fn argument(reason: i32) -> Error {
        Error::of(regelwerk_error {
            kind: c::REGELWERK_BAD_ARGUMENT,
            reason,
            ..c::no_error()
        })
    }
    pub(crate) fn other_game() -> Error {
        Error {
            kind: ErrorKind::OtherGame,
            told: c::no_error(),
        }
    }
    pub(crate) fn zero_in_text(position: usize) -> Error {
        let position = u32::try_from(position).unwrap_or(u32::MAX);
        Error {
            kind: ErrorKind::ZeroInText,
            told: regelwerk_error {
                position,
                ..c::no_error()
            },
        }
    }
    pub(crate) fn no_memory(bytes: usize) -> Error {
        let position = u32::try_from(bytes).unwrap_or(u32::MAX);
        Error::of(regelwerk_error {
            kind: c::REGELWERK_NO_ROOM,
            position,
            ..c::no_error()
        })
    }
    pub(crate) fn told(&self) -> &regelwerk_error {
        &self.told
    }

    /// What was refused.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }
    /// How many bytes of a text were good.
    pub fn position(&self) -> usize {
        self.told.position as usize
    }
    /// How many moves were good, of a record or of moves to be taken back.
    pub fn moves(&self) -> usize {
        self.told.code as usize
    }
    /// The rule that forbids a move.
    pub fn rule(&self) -> Option<Rule> {
        Rule::numbered(Title::numbered(self.told.title), self.told.rule)
    }
    /// The member of a state, view or event that was refused; empty where there is none.
    pub fn name(&self) -> String {
        word_in(&self.told.name)
    }
    /// The sentence in a language.
    pub fn describe(&self, language: Language) -> String {
        let [english, german] = match self.kind {
            ErrorKind::OtherGame => [
                "this is a value of another game",
                "das ist ein Wert eines anderen Spiels",
            ],
            ErrorKind::ZeroInText => ["a text must have no zero byte", "in einem Text steht ein Nullbyte"],
            _ => return sentence(|text| c::describe(&self.told, language as i32, text)),
        };
        match language {
            Language::English => english.to_string(),
            Language::German => german.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.describe(Language::English))
    }
}
impl fmt::Debug for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:?}: {self}", self.kind)
    }
}
impl std::error::Error for Error {}
