#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>

#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>
#include <regelwerk/regelwerk.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>

#include "table.hpp"
#include "trajectory.hpp"

// Reads trajectories.txt from the standard input, plays its games and compares; `--print` prints the table with what
// was found instead. Uses nothing but stdio, so that it runs wherever there is a C++ compiler.

namespace platforms {

/// Empty if there is no game with these options.
using Found = std::optional<Trajectory>;

template <class G>
Found play(const Line& line) {
  const auto options = regelwerk::parse_options<G>(line.options);
  if (!options) return std::nullopt;
  const auto game = G::make(*options);
  if (!game) return std::nullopt;
  return trajectory(*game, line.seed);
}

struct Title {
  std::string_view name;
  Found (*play)(const Line&);
};
constexpr std::array<Title, 6> titles{{{"tock", &play<regelwerk::tock::RuntimeGame>},
                                       {"ostfriesenlauf", &play<regelwerk::ostfriesenlauf::RuntimeGame>},
                                       {"samara", &play<regelwerk::samara::RuntimeGame>},
                                       {"clockman", &play<regelwerk::clockman::RuntimeGame>},
                                       {"clou", &play<regelwerk::clou::RuntimeHeist>},
                                       {"clou campaign", &play<regelwerk::clou::RuntimeCampaign>}}};

Found play_any(const Line& line) {
  for (const Title& title : titles) {
    if (title.name == line.game) return title.play(line);
  }
  return std::nullopt;
}

bool run(bool prints) {
  bool all_agree = true;
  const auto each = [&](const Line& line) {
    const Found found = play_any(line);
    if (!found) {
      std::printf("no such game: ");
      print(line, line.expected);
      all_agree = false;
    } else if (prints) {
      print(line, *found);
    } else {
      all_agree = agree(line, *found) && all_agree;
    }
  };
  const auto comment = [&](std::string_view text) {
    if (prints) std::printf("%.*s\n", static_cast<int>(text.size()), text.data());
  };
  return for_each_line(each, comment) && all_agree;
}

}  // namespace platforms

int main(int count, char** words) {
  const std::span<char*> arguments{words, static_cast<std::size_t>(count)};
  const bool prints = count > 1 && std::string_view{arguments[1]} == "--print";
  return platforms::run(prints) ? EXIT_SUCCESS : EXIT_FAILURE;
}
