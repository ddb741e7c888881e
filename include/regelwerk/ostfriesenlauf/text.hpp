#pragma once
/// Moves and states as text, by the ledger's grammar: what is written, and how it is read.
#include <regelwerk/ostfriesenlauf/text/move_reader.hpp>
#include <regelwerk/ostfriesenlauf/text/move_text.hpp>
#include <regelwerk/ostfriesenlauf/text/state_reader.hpp>
#include <regelwerk/ostfriesenlauf/text/state_text.hpp>
