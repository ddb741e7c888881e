#pragma once
/// Moves and states as text, by the ledger's grammar: what is written, and how it is read.
#include <regelwerk/clou/text/move_reader.hpp>
#include <regelwerk/clou/text/move_text.hpp>
#include <regelwerk/clou/text/state_reader.hpp>
#include <regelwerk/clou/text/state_text.hpp>
