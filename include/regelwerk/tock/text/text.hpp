#pragma once
/// Moves and states as text: one grammar to write (text/move_text.hpp, text/state_text.hpp) and to read.
#include <regelwerk/tock/text/move_reader.hpp>
#include <regelwerk/tock/text/move_text.hpp>
#include <regelwerk/tock/text/state_reader.hpp>
#include <regelwerk/tock/text/state_text.hpp>
