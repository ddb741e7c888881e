#pragma once
#include <cstdint>

namespace play {

/// How a game is led.
struct Manner {
  std::uint64_t seed = 0;
  std::uint32_t effort = 32;  ///< iterations of a search for each of its moves
  bool pause = false;         ///< wait after a person's move
  bool ask_all = false;       ///< ask a person also where it has one legal move only
  int board_every = 0;        ///< rounds between two drawings of the board while nobody is asked; 0 for none
};

}  // namespace play
