#include "titles.hpp"

#include <array>

#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/regelwerk.hpp>

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

template <class G>
constexpr Title title(std::string_view name) noexcept {
  return {name, &plain_game<G>, &play_block<G>};
}

constexpr std::array all_titles{
    title<regelwerk::tock::Game<>>("tock"),     title<regelwerk::ostfriesenlauf::Game<>>("ostfriesenlauf"),
    title<regelwerk::samara::Game<>>("samara"), title<regelwerk::clockman::Game<>>("clockman"),
    title<regelwerk::clou::Heist<>>("clou"),    title<regelwerk::clou::Campaign<>>("clou_campaign"),
};

}  // namespace

std::span<const Title> titles() noexcept { return all_titles; }

}  // namespace gpu
