#include <cstdint>
#include <string_view>
#include <tuple>

#include <regelwerk/core/hidden/draw.hpp>

#include "games.hpp"

namespace {

template <class G>
std::uint64_t play(const G& game, int count) {
  std::uint64_t nodes = 0;
  regelwerk::Random random{benchmarks::random_key};
  for (int i = 0; i < count; ++i) {
    const auto choose = [](const G& rules, const typename G::State& state, regelwerk::Random& bits) {
      const auto moves = rules.moves(state);
      return moves[regelwerk::draw_below(bits, static_cast<std::uint32_t>(moves.size()))];
    };
    nodes += regelwerk::playout(game, game.initial(), random, benchmarks::node_cap, choose).nodes;
  }
  return nodes;
}

}  // namespace

std::uint64_t benchmarks::play_lists(std::string_view name, int count) {
  std::uint64_t nodes = 0;
  std::apply(
      [&](const auto&... entry) {
        ((entry.expected.name == name ? static_cast<void>(nodes = play(entry.game, count)) : void()), ...);
      },
      games);
  return nodes;
}
