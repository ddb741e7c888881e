//! Texts and bytes that the library writes into room of this crate, and texts that it reads.
use std::ffi::CString;

use crate::bindings::{expect_any, no_error, regelwerk_error, REGELWERK_SENTENCE_SIZE};
use crate::error::{Error, Result};

/// What `write` writes, which answers with how many bytes there are; it is called again if they did not fit with a zero
/// behind them.
pub fn written(mut write: impl FnMut(&mut [u8]) -> usize) -> Vec<u8> {
    let mut room = vec![0; REGELWERK_SENTENCE_SIZE];
    let mut length = write(&mut room);
    if length >= room.len() {
        room.resize(length + 1, 0);
        length = write(&mut room).min(length);
    }
    room.truncate(length);
    room
}
/// The same for what may be refused before it is written.
pub fn written_by(mut write: impl FnMut(&mut [u8]) -> Result<usize>) -> Result<Vec<u8>> {
    let mut refused = None;
    let bytes = written(|room| {
        write(room).unwrap_or_else(|error| {
            refused = Some(error);
            0
        })
    });
    refused.map_or(Ok(bytes), Err)
}
/// The same for what the library may refuse, telling so in an error.
pub fn written_or_refused(mut write: impl FnMut(&mut [u8], &mut regelwerk_error) -> Result<usize>) -> Result<Vec<u8>> {
    written_by(|room| {
        let mut error = no_error();
        let length = write(room, &mut error)?;
        expect_any(error).map(|()| length)
    })
}

/// A text for which this much room should be enough.
pub fn written_in(
    room: usize,
    mut write: impl FnMut(&mut [u8], &mut regelwerk_error) -> Result<usize>,
) -> Result<String> {
    let (mut text, mut error) = (vec![0; room], no_error());
    let length = write(&mut text, &mut error)?;
    expect_any(error)?;
    if length >= room {
        return written_in(length + 1, write);
    }
    text.truncate(length);
    Ok(utf8(text))
}

fn utf8(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}
/// A text that is always there.
pub fn sentence(write: impl FnMut(&mut [u8]) -> usize) -> String {
    utf8(written(write))
}
pub fn sentence_by(write: impl FnMut(&mut [u8]) -> Result<usize>) -> Result<String> {
    written_by(write).map(utf8)
}
pub fn sentence_or_refused(write: impl FnMut(&mut [u8], &mut regelwerk_error) -> Result<usize>) -> Result<String> {
    written_or_refused(write).map(utf8)
}
/// A text that is not there if it is empty.
pub fn some(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}
/// A text in a field that ends with a zero.
pub fn word_in(field: &[u8]) -> String {
    utf8(field.iter().copied().take_while(|letter| *letter != 0).collect())
}

/// A text as the library reads it.
pub fn read(text: &str) -> Result<CString> {
    CString::new(text).map_err(|error| Error::zero_in_text(error.nul_position()))
}

/// All of a list that `write` writes, which answers with how many there are.
pub fn listed<T: Copy>(none: T, mut write: impl FnMut(&mut [T]) -> Result<usize>) -> Result<Vec<T>> {
    let mut room = vec![none; 64];
    let mut count = write(&mut room)?;
    if count > room.len() {
        room.resize(count, none);
        count = write(&mut room)?.min(count);
    }
    room.truncate(count);
    Ok(room)
}
