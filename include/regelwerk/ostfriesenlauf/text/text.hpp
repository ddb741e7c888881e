#pragma once
/// Moves and states as text: one grammar to write (text/move_text.hpp, text/state_text.hpp) and to read.
#include <regelwerk/ostfriesenlauf/text/move_reader.hpp>
#include <regelwerk/ostfriesenlauf/text/move_text.hpp>
#include <regelwerk/ostfriesenlauf/text/state_reader.hpp>
#include <regelwerk/ostfriesenlauf/text/state_text.hpp>
