#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <tuple>

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

// The same with rules that are part of the type: one game of each title is held to the lines of trajectories.txt that
// have its options.

namespace platforms {

using namespace regelwerk;

template <class G>
struct Title {
  std::string_view name;
  G game;
};
template <class G>
Title(std::string_view, G) -> Title<G>;

inline constexpr clou::HeistOptions three_thieves{
    .scenario = "hotel", .thieves = {clou::Thief::matt, clou::Thief::janet, clou::Thief::trixie}};

constexpr std::tuple titles{
    Title{"tock", tock::Game<tock::Options{.seats = 3, .seven = tock::Seven::single}>{}},
    Title{"ostfriesenlauf", ostfriesenlauf::Game<ostfriesenlauf::Options{.seats = 2, .unowned_wins = false}>{}},
    Title{"samara", samara::Game<samara::Options{.seats = 2, .start_month = 2, .spare_helpers = true}>{}},
    Title{"clockman", clockman::Game<clockman::all_extra_rules>{}},
    Title{"clou", clou::Heist<three_thieves>{}},
    Title{"clou campaign", clou::Campaign<clou::CampaignOptions{
                               .players = 2, .jail_rule = clou::JailRule::free, .use_dice = clou::UseDice::may}>{}}};

/// How many lines were played, by title.
using Played = std::array<int, std::tuple_size_v<decltype(titles)>>;

template <class G>
bool hold(const Title<G>& title, const Line& line, int& played) {
  if (title.name != line.game) return true;
  const auto options = parse_options<G>(line.options);
  if (!options || *options != title.game.options()) return true;
  ++played;
  return agree(line, trajectory(title.game, line.seed));
}

bool hold_all(const Line& line, Played& played) {
  bool all_agree = true;
  std::size_t at = 0;
  const auto hold_one = [&](const auto& title) { all_agree = hold(title, line, played[at++]) && all_agree; };
  std::apply([&](const auto&... title) { (hold_one(title), ...); }, titles);
  return all_agree;
}

bool run() {
  bool all_agree = true;
  Played played{};
  const bool read = for_each_line([&](const Line& line) { all_agree = hold_all(line, played) && all_agree; },
                                  [](std::string_view /*comment*/) {});
  for (const int count : played) {
    if (count > 0) continue;
    std::printf("the table has no line for one of the games with fixed rules\n");
    all_agree = false;
  }
  return read && all_agree;
}

}  // namespace platforms

int main() { return platforms::run() ? EXIT_SUCCESS : EXIT_FAILURE; }
