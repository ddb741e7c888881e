#pragma once
#include <cstddef>
#include <optional>
#include <string>

namespace play {

/// Of which position a picture is asked for, and for whom.
struct Request {
  std::string state;                 ///< its line; empty for one of the record to load, or of a game played at random
  std::string viewer = "spectator";  ///< the number or letter of a seat, or a spectator
  std::optional<std::size_t> moves;  ///< how many moves of the record or the game are made; all if not said
  std::string language = "en";       ///< of the words in it
};

/// A picture, or why there is none.
struct Drawn {
  std::string svg;
  std::string wrong;
};

}  // namespace play
