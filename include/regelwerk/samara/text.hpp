#pragma once
/// Moves and states as text, by the ledger's grammar: what is written, and how it is read.
#include <regelwerk/samara/text/move_reader.hpp>
#include <regelwerk/samara/text/move_text.hpp>
#include <regelwerk/samara/text/state_reader.hpp>
#include <regelwerk/samara/text/state_text.hpp>
