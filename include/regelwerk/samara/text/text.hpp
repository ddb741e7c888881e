#pragma once
/// Moves and states as text: one grammar to write (text/move_text.hpp, text/state_text.hpp) and to read.
#include <regelwerk/samara/text/move_reader.hpp>
#include <regelwerk/samara/text/move_text.hpp>
#include <regelwerk/samara/text/state_reader.hpp>
#include <regelwerk/samara/text/state_text.hpp>
