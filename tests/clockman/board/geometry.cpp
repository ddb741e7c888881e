#include <geometry.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string_view>

#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/board/geometry.hpp>

#include <clockman/editions.hpp>

namespace regelwerk::clockman {
namespace {

constexpr int longest_step = 1'200;

TEST_CASE("CM-6 CM-7: rings, passages, straights and start fields have their places") {
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    CAPTURE(seats);
    const auto game = *RuntimeGame::make({.seats = seats});
    layouts::check(game, longest_step);
    CHECK(geometry(game).size() == static_cast<std::size_t>(48 + 40 + 32 + 20 + 1 + seats * 4 + passages));
  }
}

TEST_CASE("constraint 1: the smallest and the largest rings have their places as well") {
  for (const Edition* edition : {&narrow_edition, &wide_edition}) {
    CAPTURE(edition->name);
    for (int seats = min_seats; seats <= max_seats; ++seats) {
      layouts::check(*RuntimeGame::make({.seats = seats}, *edition), longest_step);
    }
  }
}

TEST_CASE("CM-7: two seats sit opposite each other, seat 0 at the lower side") {
  const auto game = *RuntimeGame::make({.seats = 2});
  const auto lower = point_of(game, board_place(Seat{0}, Space::start()));
  const auto upper = point_of(game, board_place(Seat{1}, Space::start()));
  CHECK(lower == point(5000, 9720));
  CHECK(upper == point(5000, 280));
  CHECK(point_of(game, board_place(Seat{1}, Space::centre())) == point(5000, 5000));
}

TEST_CASE("fields are called as in moves and states") {
  const auto game = *RuntimeGame::make({});
  CHECK(word_of(game, board_place(Seat{1}, Space::ring(2, 39))) == std::string_view{"2.39"});
  CHECK(word_of(game, board_place(Seat{1}, Space::passage(15))) == std::string_view{"p15"});
  CHECK(word_of(game, board_place(Seat{1}, Space::straight(3))) == std::string_view{"g3"});
  CHECK(word_of(game, board_place(Seat{1}, Space::centre())) == std::string_view{"c"});
  CHECK(word_of(game, board_place(Seat{1}, Space::start())) == std::string_view{"s"});
}

// A layout that is made prettier gets another number; another compiler or machine must not bring that about.
TEST_CASE("everything lies where it lies on every platform") {
  CHECK(layouts::fingerprint(*RuntimeGame::make({.seats = 3})) == 1380664695U);
}

}  // namespace
}  // namespace regelwerk::clockman

TEST_CASE("CM-7: straights and start fields are somebody's, all other fields are nobody's") {
  using namespace regelwerk::clockman;
  using regelwerk::Seat;
  static_assert(owner_of(board_place(Seat{0}, Space::start())) == Seat{0});
  static_assert(owner_of(board_place(Seat{3}, Space::straight(2))) == Seat{3});
  static_assert(!owner_of(board_place(Seat{3}, Space::centre())));
  static_assert(!owner_of(board_place(Seat{3}, Space::ring(1, 0))) &&
                !owner_of(board_place(Seat{3}, Space::passage(0))));
}
