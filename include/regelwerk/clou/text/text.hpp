#pragma once
/// Moves and states as text, by one grammar: what is written (text/move_text.hpp, text/state_text.hpp), and how it is
/// read.
#include <regelwerk/clou/text/move_reader.hpp>
#include <regelwerk/clou/text/move_text.hpp>
#include <regelwerk/clou/text/state_reader.hpp>
#include <regelwerk/clou/text/state_text.hpp>
