#pragma once
/// Moves and states as text, by one grammar: what is written (text/move_text.hpp, text/state_text.hpp), and how it is
/// read.
#include <regelwerk/clockman/text/move_reader.hpp>
#include <regelwerk/clockman/text/move_text.hpp>
#include <regelwerk/clockman/text/state_reader.hpp>
#include <regelwerk/clockman/text/state_text.hpp>
