#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "manner.hpp"
#include "opened.hpp"

namespace selfplay {

/// A title, with its types forgotten.
struct Title {
  std::string_view name;
  Opened (*open)(const std::vector<std::string>& settings, const Manner& manner);
};

/// All titles of the list of games, each in a source of its own, since what they instantiate is much.
[[nodiscard]] std::span<const Title> titles();

}  // namespace selfplay
