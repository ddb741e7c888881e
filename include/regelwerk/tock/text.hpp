#pragma once
/// Moves and states as text, by the ledger's grammar: what is written, and how it is read.
#include <regelwerk/tock/text/move_reader.hpp>
#include <regelwerk/tock/text/move_text.hpp>
#include <regelwerk/tock/text/state_reader.hpp>
#include <regelwerk/tock/text/state_text.hpp>
