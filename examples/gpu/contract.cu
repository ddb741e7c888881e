// The other calls of the contract in device code: views, worlds, events, bytes, checks. It is compiled, not run.
#include "shim.hpp"

#include <cstdint>
#include <span>

#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/regelwerk.hpp>

namespace gpu {

/// What came of bytes and answers, as one number.
class Sum {
 public:
  constexpr void add(std::uint64_t number) noexcept { sum_ = sum_ * 31 + number; }
  constexpr void add(std::span<const std::uint8_t> bytes) noexcept {
    for (const std::uint8_t byte : bytes) add(std::uint64_t{byte});
  }
  [[nodiscard]] constexpr std::uint64_t get() const noexcept { return sum_; }

 private:
  std::uint64_t sum_ = 0;
};

template <class G>
constexpr void look(const G& game, const typename G::State& state, regelwerk::Seat seat, regelwerk::Random& random,
                    Sum& sum) noexcept {
  const auto view = game.view(state, seat);
  const auto bytes = game.pack(view);
  sum.add(bytes);
  sum.add(game.unpack_view(bytes).has_value());
  sum.add(game.pack(game.resample(view, random)));
  game.for_each_move(view, [&](const auto& move) { sum.add(!game.why_not(view, move)); });
}

template <class G>
constexpr void play_on(const G& game, typename G::State& state, regelwerk::Random& random, Sum& sum) noexcept {
  const auto bytes = game.pack(state);
  sum.add(bytes);
  sum.add(game.unpack(bytes).has_value());
  sum.add(game.validate(state).empty());
  const auto move = regelwerk::random_move(game, state, random);
  sum.add(game.try_play(state, move).has_value());
  game.advance(state, move, [&](const auto& event) { sum.add(game.pack(game.shown(event, regelwerk::spectator))); });
}

template <class G>
__global__ void use_contract(std::uint64_t* number) {
  const G game{};
  auto random = regelwerk::Random::stream(*number, thread_number());
  auto state = game.initial();
  Sum sum;
  while (!game.actor(state).is_nobody()) {
    if (game.actor(state).is_seat()) look(game, state, game.actor(state).seat(), random, sum);
    play_on(game, state, random, sum);
  }
  *number = sum.get();
}

template __global__ void use_contract<regelwerk::tock::Game<>>(std::uint64_t*);
template __global__ void use_contract<regelwerk::ostfriesenlauf::Game<>>(std::uint64_t*);
template __global__ void use_contract<regelwerk::samara::Game<>>(std::uint64_t*);
template __global__ void use_contract<regelwerk::clockman::Game<>>(std::uint64_t*);
template __global__ void use_contract<regelwerk::clou::Heist<>>(std::uint64_t*);
template __global__ void use_contract<regelwerk::clou::Campaign<>>(std::uint64_t*);

}  // namespace gpu
