#include <regelwerk/ai/most_appealing.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <type_traits>

#include <core/aborts.hpp>
#include <core/both.hpp>
#include <regelwerk/ai/mixture.hpp>
#include <regelwerk/ai/search/rollout.hpp>
#include <regelwerk/play/random.hpp>
#include <tock/position.hpp>

// Players that take the move which pleases most, and players that mix two others.

namespace {

using namespace regelwerk;
using namespace tock_test;

/// Five walks of one marble: 2, 3, 5, 6 and 8 fields.
constexpr State five_walks() noexcept { return position(two, {.marbles = {"5", "20"}, .hand = "23568"}); }

constexpr std::int32_t farthest(const Move& move) noexcept { return move.to.field(); }
constexpr std::int32_t even(const Move& move) noexcept { return move.to.field() % 2 == 0 ? -1 : -2; }

/// A source that nobody may ask.
struct NoSource {
  std::uint64_t operator()() const noexcept { std::abort(); }
};

constexpr Place chosen(const auto& appeal, std::uint64_t number = 1) noexcept {
  Random random = Random::stream(1, number);
  return most_appealing(two, five_walks(), random, appeal).to;
}

TEST_CASE("most appealing: the highest, wherever it stands") {
  static_assert(two.moves(five_walks()).size() == 5);
  CHECK_BOTH(chosen(farthest) == Place::ring(13));
  CHECK_BOTH(chosen([](const Move& move) { return -farthest(move); }) == Place::ring(7));
  CHECK_BOTH(chosen([](const Move& move) { return move.rank == Rank::five ? 1 : 0; }) == Place::ring(10));
}

TEST_CASE("most appealing: a single best one needs no random number") {
  NoSource none;
  CHECK(most_appealing(two, five_walks(), none, farthest).to == Place::ring(13));
}

TEST_CASE("most appealing: of equal ones each is as likely, also below 0") {
  std::array<int, 36> counts{};
  for (std::uint64_t key = 0; key < 3000; ++key) ++counts[static_cast<std::size_t>(chosen(even, key).field())];
  const int even_ones = counts[8] + counts[10];
  CHECK(even_ones == 3000);
  CHECK(counts[8] > 1400);
  CHECK(counts[10] > 1400);
  std::array<int, 36> all{};
  for (std::uint64_t key = 0; key < 5000; ++key) {
    ++all[static_cast<std::size_t>(chosen([](const Move& /*move*/) { return 0; }, key).field())];
  }
  for (const std::size_t field : {7U, 8U, 10U, 11U, 13U}) {
    CHECK(all[field] > 900);
    CHECK(all[field] < 1100);
  }
}

TEST_CASE("most appealing: a view gives the state's move") {
  const State state = five_walks();
  for (std::uint64_t key = 0; key < 50; ++key) {
    Random one{key};
    Random other{key};
    CHECK(most_appealing(two, state, one, even) == most_appealing(two, two.view(state, seat(0)), other, even));
    CHECK(one == other);
  }
}

CONTRACT_CASE("most appealing: nobody chooses for another seat") {
  Random random{1};
  CHECK_ABORTS(most_appealing(two, two.view(five_walks(), seat(1)), random, farthest));
}

/// Decides from states and views alike.
struct Farthest {
  constexpr Move operator()(const auto& game, const auto& position, auto& source) const noexcept {
    return most_appealing(game, position, source, farthest);
  }
};
struct Nearest {
  constexpr Move operator()(const auto& game, const auto& position, auto& source) const noexcept {
    return most_appealing(game, position, source, [](const Move& move) { return -farthest(move); });
  }
};

/// How many of 2,560 decisions are the other's.
int others(std::uint32_t other_in_256) {
  const Mixture<Farthest, Nearest> mixture{{}, {}, other_in_256};
  Random random{1};
  int count = 0;
  for (int i = 0; i < 2560; ++i) count += mixture(two, five_walks(), random).to == Place::ring(7) ? 1 : 0;
  return count;
}

TEST_CASE("mixture: never, now and then, always") {
  CHECK(others(0) == 0);
  CHECK(others(256) == 2560);
  CHECK(others(64) > 560);
  CHECK(others(64) < 720);
}

TEST_CASE("mixture: of views where both players know views, and in rollouts") {
  const View view = two.view(five_walks(), seat(0));
  Random random{1};
  CHECK(Mixture<Farthest, Nearest>{{}, {}, 0}(two, view, random).to == Place::ring(13));
  CHECK(Mixture<Farthest, Nearest>{{}, {}, 256}(two, view, random).to == Place::ring(7));
  static_assert(std::is_invocable_v<Mixture<Farthest>, const decltype(two)&, const State&, Random&>);
  static_assert(std::is_invocable_v<Mixture<Farthest, Nearest>, const decltype(two)&, const View&, Random&>);
  static_assert(!std::is_invocable_v<Mixture<Farthest>, const decltype(two)&, const View&, Random&>);
  static_assert([] {
    Random source{1};
    const auto payoffs = Rollout<Mixture<Farthest>>{.cap = 3}(two, five_walks(), source);
    return payoffs[0] > 0 && payoffs[1] > 0;
  }());
}

TEST_CASE("mixture: the arguments tell its type") {
  static_assert(std::is_same_v<decltype(Mixture{Farthest{}}), Mixture<Farthest>>);
  static_assert(std::is_same_v<decltype(Mixture{Farthest{}, Nearest{}, 3U}), Mixture<Farthest, Nearest>>);
}

CONTRACT_CASE("mixture: no more than the whole") {
  Random random{1};
  const Mixture<Farthest, Nearest> more{{}, {}, 257};
  CHECK_ABORTS(more(two, five_walks(), random));
}

}  // namespace
