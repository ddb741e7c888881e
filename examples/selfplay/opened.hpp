#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "columns.hpp"

namespace selfplay {

/// A plane of an observation, as its title names it.
struct PlaneNote {
  std::string name;
  std::size_t first = 0;
  std::size_t size = 0;
  std::size_t rows = 0;
};

/// A title with its settings, ready to be played, or why it is not.
struct Opened {
  std::string wrong;
  std::string rules;  ///< title and settings
  std::size_t seats = 0;
  std::size_t observation_size = 0;
  std::size_t policy_size = 0;
  std::vector<PlaneNote> planes;
  std::function<Rows(std::uint64_t number)> play;  ///< the game of this number, on any thread
};

[[nodiscard]] inline Opened not_opened(std::string why) {
  Opened opened;
  opened.wrong = std::move(why);
  return opened;
}

}  // namespace selfplay
