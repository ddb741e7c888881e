#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <games/list.hpp>

#include <regelwerk/clou.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

#include "plain_tock.hpp"

namespace benchmarks {

/// What a benchmark of one game must count, so that a benchmark of other work fails: the nodes of so many random games
/// from `random_key`, the legal moves of all states of the first one, and the sequences of `perft_depth` plies from the
/// middle of that game. There are at least 80,000 nodes, since a processor learns the branches of fewer by heart: 200
/// heists in the villa, played again and again, cost two thirds of what others do.
struct Expected {
  std::string_view name;
  int random_games = 100;
  std::uint64_t playout_nodes = 0;  ///< 0: nobody has counted yet; so the next numbers
  std::uint64_t listed_moves = 0;
  int perft_depth = 3;
  std::uint64_t perft_count = 0;
};
inline constexpr auto counted = std::to_array<Expected>({{"tock", 200, 478'684, 11'032, 5, 2'068},
                                                         {"ostfriesenlauf", 1'000, 125'932, 942, 6, 10'425},
                                                         {"samara", 1'000, 158'944, 1'364, 5, 6'827},
                                                         {"clockman", 200, 165'249, 3'433, 9, 20'887},
                                                         {"clou", 10'000, 109'110, 587, 4, 578},
                                                         {"clou_campaign", 2'000, 83'079, 465, 4, 14'847},
                                                         {"clou_gang", 5'000, 112'812, 1'917, 3, 24}});

[[nodiscard]] constexpr Expected expected_of(std::string_view name) {
  for (const Expected& each : counted) {
    if (each.name == name) return each;
  }
  return {.name = name};
}

inline constexpr std::uint64_t random_key = 9;
/// No random game of these options is longer; one that is fails.
inline constexpr std::uint64_t node_cap = 100'000;

/// A game with rules in its type, and the type of the same game with rules chosen while a program runs.
template <class G, class ChosenG>
struct Entry {
  using Chosen = ChosenG;

  Expected expected;
  std::string_view player;  ///< the game by which the examples' computer players are set
  G game{};
};

/// The gang with the longest lists of moves, on the plan with number demands.
inline constexpr regelwerk::clou::HeistOptions three_thieves{
    .scenario = "hotel",
    .thieves = {regelwerk::clou::Thief::matt, regelwerk::clou::Thief::janet, regelwerk::clou::Thief::trixie}};

template <class... Games>
[[nodiscard]] constexpr auto entries_of(::games::Row<Games...> /*all*/) {
  std::size_t index = 0;
  const auto next = [&]<class G>(std::type_identity<G> /*game*/) {
    const std::size_t at = index++;
    return Entry<::games::Fixed<G>, G>{expected_of(::games::identifiers[at]), ::games::names[at]};
  };
  // Braces are evaluated in their order.
  return std::tuple{next(std::type_identity<Games>{})...};
}

/// Every game with its default options, and a larger heist of Clou.
inline constexpr auto games = std::tuple_cat(
    entries_of(::games::All{}), std::tuple{Entry<regelwerk::clou::Heist<three_thieves>, regelwerk::clou::RuntimeHeist>{
                                    expected_of("clou_gang"), "clou"}});

/// The hand-written player that plays the games of "tock", node by node.
inline constexpr std::string_view plain_name = "tock-plain";
inline constexpr Expected plain_expected = expected_of("tock");

/// Plays `count` random games by hand; the number of nodes.
inline std::uint64_t play_plain_games(int count) {
  std::uint64_t nodes = 0;
  regelwerk::Random random{random_key};
  for (int i = 0; i < count; ++i) nodes += plain_tock::Player{random}.play();
  return nodes;
}

/// Plays `count` random games; the number of nodes.
template <class G>
std::uint64_t play_games(const G& game, int count) {
  std::uint64_t nodes = 0;
  regelwerk::Random random{random_key};
  for (int i = 0; i < count; ++i) nodes += regelwerk::playout(game, game.initial(), random, node_cap).nodes;
  return nodes;
}

/// The same games, each move drawn from a list of all. Defined in lists.cpp: what a compiler inlines where a function
/// is called from one place must not depend on whether this calls it as well.
std::uint64_t play_lists(std::string_view name, int count);

}  // namespace benchmarks
