#pragma once
/// Tools for any game: random numbers, playouts, perft, records, taking back moves.
#include <regelwerk/play/perft.hpp>
#include <regelwerk/play/playout.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/record.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/play/take_back.hpp>
