#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// False ends a thinking time.
using GoOn = std::function<bool()>;

/// Answers a command about a game, its first word and what stands behind it, with one line. A command that is refused
/// changes nothing.
using Table = std::function<std::string(std::string_view name, std::string_view rest, const GoOn& go_on)>;

/// A game, or why there is none.
struct Opened {
  Table table;
  std::string wrong;
};

/// A title, with its types forgotten.
struct Title {
  std::string_view name;
  /// With these settings, and who thinks unless a command says something else.
  Opened (*open)(const std::vector<std::string>& settings, const std::string& player);
};

/// All titles of the list of games, each in a source of its own, since what they instantiate is much.
[[nodiscard]] std::span<const Title> titles();

}  // namespace engine
