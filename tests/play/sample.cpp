#include <regelwerk/play/sample.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>

#include <core/aborts.hpp>
#include <core/both.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/play/random.hpp>
#include <tock/position.hpp>

namespace {

using namespace regelwerk;
using namespace tock_test;

/// A deal from a deck of one Ace, two 2, three 3 and four 4.
constexpr State uneven_deal() {
  State state = four.initial();
  state.deck = cards("A223334444");
  return state;
}

/// How far `drawn` lies from what the weights of ten cards say.
template <std::size_t Kinds>
double chi_square(const std::array<int, Kinds>& drawn, const std::array<double, Kinds>& expected) {
  double sum = 0;
  for (std::size_t i = 0; i < Kinds; ++i) sum += (drawn[i] - expected[i]) * (drawn[i] - expected[i]) / expected[i];
  return sum;
}

TEST_CASE("sample: chance outcomes come as often as they weigh") {
  constexpr State state = uneven_deal();
  Random random{1};
  std::array<int, 4> drawn{};
  for (int i = 0; i < 100'000; ++i) ++drawn.at(static_cast<std::size_t>(sample(four, state, random).rank));
  // 16.3 is exceeded by one fair sample of a thousand; the seed is fixed.
  CHECK(chi_square(drawn, {10'000, 20'000, 30'000, 40'000}) < 16.3);
}

/// Gives numbers whose draw below `bound` is 0, 1, 2 and so on.
struct InOrder {
  std::uint64_t bound = 1;
  std::uint64_t next = 0;

  constexpr std::uint64_t operator()() noexcept { return ((next++ << 32U) / bound + 2) << 32U; }
};

TEST_CASE("sample: every card of the deck is drawn once in turn") {
  CHECK_BOTH([] {
    InOrder source{10};
    Cards drawn;
    for (int i = 0; i < 10; ++i) drawn.add(sample(four, uneven_deal(), source).rank);
    return drawn == uneven_deal().deck && source.next == 10;
  }());
}

TEST_CASE("sample: seats choose every legal move as often") {
  const State state = position(four, {.marbles = {"0! 5 20"}, .hand = "A3Q"});
  const auto moves = four.moves(state);
  REQUIRE(moves.size() == 9);
  Random random{2};
  std::array<int, 9> drawn{};
  std::array<double, 9> expected{};
  expected.fill(5'000);
  for (int i = 0; i < 45'000; ++i) {
    const Move move = uniform_move(four, state, random);
    for (std::size_t at = 0; at < moves.size(); ++at) drawn.at(at) += moves[at] == move ? 1 : 0;
  }
  CHECK(chi_square(drawn, expected) < 26.1);
}

TEST_CASE("sample: a random move is chance's or the seat's") {
  constexpr State chance = uneven_deal();
  constexpr State seat_to_move = position(four, {.hand = "AK"});
  for (std::uint64_t key = 0; key < 50; ++key) {
    Random a{key};
    Random b{key};
    CHECK(random_move(four, chance, a) == sample(four, chance, b));
    CHECK(random_move(four, seat_to_move, a) == uniform_move(four, seat_to_move, b));
    CHECK(a == b);
  }
}

TEST_CASE("sample: a single outcome is certain, at compile time too") {
  CHECK_BOTH([] {
    State state = four.initial();
    state.deck = cards("QQ");
    Random random{3};
    return sample(four, state, random) == dealt(Rank::queen);
  }());
}

CONTRACT_CASE("sample: chance does not decide for seats, and nobody after the end") {
  const State state = position(four, {.hand = "AK"});
  State over = state;
  over.table.phase = Phase::over;
  Random random{1};
  CHECK_ABORTS(sample(four, state, random));
  CHECK_ABORTS(sample(four, over, random));
  CHECK_ABORTS(uniform_move(four, over, random));
  CHECK_ABORTS(random_move(four, over, random));
  CHECK_ABORTS(uniform_move(four, uneven_deal(), random));
}

TEST_CASE("sample: from more moves than are listed every one is drawn in turn") {
  constexpr clou::Heist<> game;
  // All of clever is written, so matt has a fill.
  const clou::State state =
      *parse_state(game,
                   "clou/3 mode=heist phase=dice gang=matt roll=124 time=0 traces=0 alarms=0 arrows=0 police=0 alarm=0 "
                   "acting=- end=- "
                   "waiting=- crossed=- done=- "
                   "matt=124/fill/clever.1:4,clever.2:4,clever.3:1,clever.4:2,clever.5:1,clever.6:2");
  const auto moves = game.moves(state);
  REQUIRE(moves.size() > listed_moves_limit + 50);
  InOrder source{moves.size()};
  bool same = true;
  for (const clou::Move move : moves) same = same && uniform_move(game, state, source) == move;
  CHECK(same);
}

}  // namespace
