#pragma once
/// Moves and states as text, by one grammar: what is written (text/move_text.hpp, text/state_text.hpp), and how it is
/// read.
#include <regelwerk/samara/text/move_reader.hpp>
#include <regelwerk/samara/text/move_text.hpp>
#include <regelwerk/samara/text/state_reader.hpp>
#include <regelwerk/samara/text/state_text.hpp>
