#pragma once
#include <cstdint>

#include "../players/spec.hpp"

namespace selfplay {

/// How games are played: it decides, with the rules and the number of a game, every byte of it.
struct Manner {
  players::Spec spec;  ///< a search by iterations, the same for all seats
  std::uint64_t seed = 1;
  std::uint32_t drawn_plies = 30;  ///< so many moves of seats are drawn by visits, later ones are those visited most
  std::uint32_t stray = 0;         ///< of 256 moves so many are any legal move instead
};

}  // namespace selfplay
