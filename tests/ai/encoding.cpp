#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <regelwerk/ai/encoding/encoding.hpp>
#include <regelwerk/ai/encoding/policy_blocks.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/players/encoding.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

namespace {

using namespace regelwerk;

static_assert(share(0, 7) == 0.0F && share(7, 7) == 1.0F && share(1, 4) == 0.25F);
static_assert(seats_after(Seat{2}, Seat{1}, 4) == 3 && seats_after(Seat{1}, Seat{1}, 4) == 0);
static_assert(seat_after(Seat{2}, 3, 4) == Seat{1} && seat_after(Seat{2}, 0, 3) == Seat{2});

TEST_CASE("Digits of different bases make one number") {
  static_assert(MixedRadix{}.number() == 0);
  std::size_t next = 0;
  for (int high = 0; high < 3; ++high) {
    for (int low = 0; low < 5; ++low) CHECK(MixedRadix{}.with(high, 3).with(low, 5).number() == next++);
  }
}

enum class Kind : std::uint8_t { first, none, last };

TEST_CASE("Blocks of policy indexes lie one behind the other") {
  constexpr auto blocks = [] {
    PolicyBlocks<Kind, 3> sized;
    sized.add(Kind::first, 4);
    sized.add(Kind::last, 2);
    return sized;
  }();
  static_assert(blocks.size() == 6);
  static_assert(blocks.index(Kind::first, 0) == 0 && blocks.index(Kind::first, 3) == 3);
  static_assert(blocks.index(Kind::last, 0) == 4 && blocks.index(Kind::last, MixedRadix{}.with(1, 2)) == 5);
}

/// What a writer makes of each kind of plane.
struct Sketch {
  std::array<float, 16> numbers{};

  constexpr explicit Sketch(int view) noexcept {
    detail::PlanePainter<int> sink{view, std::span{numbers}};
    const PlaneWriter writer{sink};
    writer.flag("flag", [](int seen) { return seen == 3; });
    writer.number("number", [](int seen) { return share(seen, 4); });
    writer.one_of("one of", 4, [](int seen) { return seen < 4 ? std::optional{seen} : std::nullopt; });
    writer.each("each", 2, [](int seen, int column) { return share(column, seen); });
    writer.each("rows", 2, 2, [](int seen, int row, int column) { return share(row + column, seen); });
    writer.painted("painted", 2, 2, [](int /*seen*/, const Canvas& canvas) { canvas.mark(1, 0); });
  }
};

TEST_CASE("A writer paints its planes one behind the other") {
  constexpr float third = 1.0F / 3.0F;
  constexpr std::array<float, 16> expected{1, 0.75F, 0, 0, 0, 1, 0, third, 0, third, third, 2 * third, 0, 0, 1, 0};
  CHECK(Sketch{3}.numbers == expected);
  CHECK(Sketch{4}.numbers[0] == 0.0F);
  CHECK(Sketch{4}.numbers[5] == 0.0F);
}

/// A whole encoding in a constant expression: how many numbers of an observation are 1 after the deal, and what is
/// legal then.
constexpr std::array<std::size_t, 2> at_compile_time() noexcept {
  constexpr ostfriesenlauf::Game<> game;
  auto state = game.initial();
  Random random{3};
  while (game.actor(state).is_chance()) game.advance(state, random_move(game, state, random));
  const auto view = game.view(state, game.actor(state).seat());
  std::array<float, observation_size(game)> numbers{};
  observe(game, view, std::span{numbers});
  std::array<std::uint8_t, policy_size(game)> mask{};
  std::size_t ones = 0;
  for (const float number : numbers) ones += number == 1.0F ? 1 : 0;
  return {ones, legal_mask(game, view, std::span{mask})};
}
// Four runners on the track and in their places, the sign, the phase, whose turn it is and the rule.
static_assert(at_compile_time() == std::array<std::size_t, 2>{4 + 4 + 4, 4});

TEST_CASE("Names of planes can be asked for without a view") {
  std::string_view last;
  for_each_plane(ostfriesenlauf::Game<>{}, [&](const Plane& plane) { last = plane.name; });
  CHECK(last == "rule: unowned runners win");
}

}  // namespace
