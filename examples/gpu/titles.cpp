#include "titles.hpp"

#include <array>
#include <cstddef>

#include <games/list.hpp>

#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "play_game.hpp"

namespace gpu {
namespace {

template <class G>
GameResult plain_game(std::uint64_t key, std::uint64_t number) noexcept {
  const G game{};
  auto random = regelwerk::Random::stream(key, number);
  auto state = game.initial();
  std::uint64_t nodes = 0;
  for (; nodes < node_cap && !game.actor(state).is_nobody(); ++nodes) {
    game.advance(state, regelwerk::random_move(game, state, random));
  }
  const auto outcome = game.outcome(state);
  return {nodes, outcome ? outcome_hash(*outcome) : 0, regelwerk::hash(state)};
}

template <class G>
void play_block(const Job& job, std::uint32_t block, std::span<GameResult> results,
                std::span<BlockSums> sums) noexcept {
  for (std::uint32_t thread = 0; thread < block_size; ++thread) play_in_thread<G>(job, block, thread, results, sums);
}

template <class... Games>
constexpr auto titles_of(games::Row<Games...> /*all*/) noexcept {
  std::size_t index = 0;
  return std::array{
      Title{games::identifiers[index++], &plain_game<games::Fixed<Games>>, &play_block<games::Fixed<Games>>}...};
}
constexpr auto all_titles = titles_of(games::All{});

}  // namespace

std::span<const Title> titles() noexcept { return all_titles; }

}  // namespace gpu
