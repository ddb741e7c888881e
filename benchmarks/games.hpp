#pragma once
#include <cstdint>
#include <string_view>
#include <tuple>

#include <regelwerk/play.hpp>
#include <regelwerk/regelwerk.hpp>

#include "plain_tock.hpp"

namespace benchmarks {

/// What a benchmark of one game must count, so that a benchmark of other work fails: the nodes of so many random games
/// from `random_key`, the legal moves of all states of the first one, and the sequences of `perft_depth` plies from the
/// middle of that game. There are at least 80,000 nodes, since a processor learns the branches of fewer by heart: 200
/// heists in the villa, played again and again, cost two thirds of what others do.
struct Expected {
  int random_games;
  std::uint64_t playout_nodes;
  std::uint64_t listed_moves;
  int perft_depth;
  std::uint64_t perft_count;
};

inline constexpr std::uint64_t random_key = 9;
/// No random game of these options is longer; one that is fails.
inline constexpr std::uint64_t node_cap = 100'000;

template <class G>
struct Entry {
  std::string_view name;
  std::string_view player;  ///< the game by which the examples' computer players are set
  G game;
  Expected expected;
};
// Written out, since clang deduces the arguments of an aggregate from version 17 on only.
template <class G>
Entry(std::string_view, std::string_view, G, Expected) -> Entry<G>;

/// The gang with the longest lists of moves, on the plan with number demands.
inline constexpr regelwerk::clou::HeistOptions three_thieves{
    .scenario = "hotel",
    .thieves = {regelwerk::clou::Thief::matt, regelwerk::clou::Thief::janet, regelwerk::clou::Thief::trixie}};

/// Every game with its default options, one line each; of Clou also a larger heist and the campaign.
inline constexpr std::tuple games{
    Entry{"tock", "tock", regelwerk::tock::Game<>{}, {200, 478'684, 11'032, 5, 2'068}},
    Entry{"ostfriesenlauf", "ostfriesenlauf", regelwerk::ostfriesenlauf::Game<>{}, {1'000, 125'932, 942, 6, 10'425}},
    Entry{"samara", "samara", regelwerk::samara::Game<>{}, {1'000, 158'944, 1'364, 5, 6'827}},
    Entry{"clockman", "clockman", regelwerk::clockman::Game<>{}, {200, 165'249, 3'433, 9, 20'887}},
    Entry{"clou", "clou", regelwerk::clou::Heist<>{}, {10'000, 109'110, 587, 4, 578}},
    Entry{"clou-gang", "clou", regelwerk::clou::Heist<three_thieves>{}, {5'000, 112'812, 1'917, 3, 24}},
    Entry{"clou-campaign", "clou campaign", regelwerk::clou::Campaign<>{}, {2'000, 83'079, 465, 4, 14'847}},
};

/// The hand-written player that plays the games of "tock", node by node.
inline constexpr std::string_view plain_name = "tock-plain";
inline constexpr Expected plain_expected = std::get<0>(games).expected;

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

}  // namespace benchmarks
