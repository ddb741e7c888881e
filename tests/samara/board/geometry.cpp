#include <geometry.hpp>

#include <doctest/doctest.h>

#include <string_view>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/board/geometry.hpp>

#include <samara/editions.hpp>

namespace regelwerk::samara {
namespace {

constexpr int longest_step = 1'000;

TEST_CASE("SM-2 SM-4: spaces and months have their places") {
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    CAPTURE(seats);
    layouts::check(*RuntimeGame::make({.seats = seats}), longest_step);
    layouts::check(*RuntimeGame::make({.seats = seats}, hamlet_edition), longest_step);
  }
}

TEST_CASE("SM-2: columns run to the right, rows upward") {
  const auto game = *RuntimeGame::make({});
  const auto at = [&](int space) { return point_of(game, space_place(Space{space})); };
  // In the order of the edition: 1,1 then 1,2 and, behind four rows, 2,1.
  CHECK(at(0).x == at(1).x);
  CHECK(at(0).y > at(1).y);
  CHECK(at(0).x < at(4).x);
  CHECK(at(0).y == at(4).y);
  CHECK(point_of(game, month_place(0)).y > at(0).y);
}

TEST_CASE("places are called as in moves and states") {
  const auto game = *RuntimeGame::make({});
  CHECK(word_of(game, space_place(Space{5})) == std::string_view{"2,2"});
  CHECK(word_of(game, month_place(11)) == std::string_view{"11"});
}

// A layout that is made prettier gets another number; another compiler or machine must not bring that about.
TEST_CASE("everything lies where it lies on every platform") {
  CHECK(layouts::fingerprint(*RuntimeGame::make({})) == 1509720150U);
}

}  // namespace
}  // namespace regelwerk::samara
