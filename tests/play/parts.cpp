#include <regelwerk/play/parts.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/parts.hpp>

namespace {

using namespace regelwerk;

/// Clou, but that a throw is one part of the 56 that there are, and not three dice.
struct Flat : clou::Heist<> {};
constexpr Chain<clou::PartKind> parts_of(const Flat& /*game*/, const auto& /*position*/, clou::Move move) noexcept {
  Chain<clou::PartKind> chain;
  chain.push_back({clou::PartKind::face, static_cast<std::uint16_t>((move.number() * 5) % clou::roll_count)});
  return chain;
}

constexpr std::size_t count_of(const auto& game, std::size_t stop_at) {
  std::size_t count = 0;
  for_each_part(game, game.initial(), {}, [&](const auto& /*part*/) { return ++count < stop_at; });
  return count;
}

}  // namespace

TEST_CASE("for_each_part: more parts than there should be are told all the same, in order, each once") {
  constexpr Flat game;
  static_assert(clou::roll_count > parts_limit);
  std::vector<std::uint16_t> values;
  CHECK(for_each_part(game, game.initial(), {}, [&](const clou::MovePart& part) { values.push_back(part.value); }));
  REQUIRE(values.size() == clou::roll_count);
  for (std::size_t i = 0; i < values.size(); ++i) CHECK(values[i] == i);
  CHECK(count_of(game, 50) == 50);
  static_assert(count_of(game, 45) == 45);
}

TEST_CASE("for_each_part: in a constant expression, chosen parts narrow the choice") {
  constexpr clou::Heist<> game;
  static_assert(count_of(game, 99) == clou::die_faces);
  static constexpr std::array<clou::MovePart, 1> five{{{clou::PartKind::face, 5}}};
  constexpr auto state = game.initial();
  static_assert(!move_of_parts(game, state, std::span<const clou::MovePart>{five}));
  static_assert(!why_not_part(game, state, five, {clou::PartKind::face, 6}));
  static_assert(why_not_part(game, state, five, {clou::PartKind::face, 4})->rule == clou::Rule::throw_dice);
  std::size_t after_five = 0;
  for_each_part(game, state, five, [&](const clou::MovePart& /*part*/) { ++after_five; });
  CHECK(after_five == 2);
}

namespace {

/// The parts that have to be chosen first for a die with this face, as digits.
constexpr std::uint32_t faces_towards(std::span<const clou::MovePart> chosen, std::uint16_t face) {
  constexpr clou::Heist<> game;
  std::uint32_t digits = 0;
  for_each_part_towards(game, game.initial(), chosen, {clou::PartKind::face, face},
                        [&](const clou::MovePart& part) { digits = 10 * digits + part.value; });
  return digits;
}

}  // namespace

TEST_CASE("for_each_part_towards: what has to be chosen first, behind what is chosen already") {
  static constexpr std::array<clou::MovePart, 1> four{{{clou::PartKind::face, 4}}};
  // Three dice, the lowest first.
  static_assert(faces_towards({}, 1) == 1);
  static_assert(faces_towards({}, 3) == 123);
  CHECK(faces_towards({}, 6) == 123456);
  CHECK(faces_towards(four, 5) == 45);
  CHECK(faces_towards(four, 3) == 0);
  static constexpr std::array<clou::MovePart, 2> two_fours{four[0], four[0]};
  CHECK(faces_towards(two_fours, 5) == 0);
}

TEST_CASE("for_each_part_towards: a visitor that answers false stops") {
  constexpr clou::Heist<> game;
  int seen = 0;
  CHECK(!for_each_part_towards(game, game.initial(), {}, {clou::PartKind::face, 6},
                               [&](const clou::MovePart& /*part*/) { return ++seen < 2; }));
  CHECK(seen == 2);
}
