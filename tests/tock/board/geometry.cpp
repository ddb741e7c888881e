#include <geometry.hpp>

#include <doctest/doctest.h>

#include <string_view>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/board/geometry.hpp>

#include <tock/editions.hpp>

namespace regelwerk::tock {
namespace {

constexpr int longest_step = 1'400;

TEST_CASE("TK-1 TK-3 TK-4: ring, lanes and areas have their places for every number of seats") {
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    CAPTURE(seats);
    const auto game = *RuntimeGame::make({.seats = seats});
    layouts::check(game, longest_step);
    CHECK(geometry(game).size() == static_cast<std::size_t>(game.layout().ring + seats * (lane_length + 1)));
  }
}

TEST_CASE("constraints 1, 2 and 3: other boards have their places as well") {
  for (const Edition* edition : {&wide_edition, &crooked_edition, &vast_edition}) {
    CAPTURE(edition->name);
    for (int seats = min_seats; seats <= max_seats; ++seats) {
      CAPTURE(seats);
      layouts::check(*RuntimeGame::make({.seats = seats}, *edition), longest_step);
    }
  }
}

TEST_CASE("TK-2: every way of a marble is drawn") {
  const auto game = *RuntimeGame::make({.seats = 3});
  const auto board = geometry(game);
  const auto leads = [&](BoardPlace from, BoardPlace to) {
    for (const Way& way : board.ways()) {
      if (board[static_cast<std::size_t>(way.from)].place == from &&
          board[static_cast<std::size_t>(way.to)].place == to)
        return true;
    }
    return false;
  };
  const Seat seat{1};
  CHECK(leads(board_place(seat, Place::ring(53)), board_place(seat, Place::ring(0))));
  CHECK(leads(board_place(seat, Place::ring(16)), board_place(seat, Place::lane(0))));
  CHECK(leads(board_place(seat, Place::lane(2)), board_place(seat, Place::lane(3))));
  CHECK(leads(board_place(seat, Place::area()), board_place(seat, Place::ring(18))));
  CHECK_FALSE(leads(board_place(seat, Place::ring(16)), board_place(Seat{0}, Place::lane(0))));
}

TEST_CASE("places are called as in moves and states") {
  const auto game = *RuntimeGame::make({});
  CHECK(word_of(game, board_place(Seat{2}, Place::ring(71))) == std::string_view{"71"});
  CHECK(word_of(game, board_place(Seat{2}, Place::lane(3))) == std::string_view{"h3"});
  CHECK(word_of(game, board_place(Seat{2}, Place::area())) == std::string_view{"-"});
}

// Decided while this file is compiled, so with the same integers everywhere.
static_assert(point_of(Game<Options{.seats = 2}>{}, board_place(Seat{0}, Place::ring(0))) == point(5000, 8450));
static_assert(point_of(Game<Options{.seats = 2}>{}, board_place(Seat{1}, Place::ring(18))) == point(5000, 1550));

// A layout that is made prettier gets another number; another compiler or machine must not bring that about.
TEST_CASE("everything lies where it lies on every platform") {
  CHECK(layouts::fingerprint(*RuntimeGame::make({.seats = 5})) == 935668647U);
}

}  // namespace
}  // namespace regelwerk::tock

TEST_CASE("TK-3 TK-4: lanes and areas are somebody's, the ring is nobody's") {
  using namespace regelwerk::tock;
  using regelwerk::Seat;
  static_assert(!owner_of(board_place(Seat{2}, Place::ring(0))));
  static_assert(owner_of(board_place(Seat{0}, Place::lane(0))) == Seat{0});
  static_assert(owner_of(board_place(Seat{3}, Place::area())) == Seat{3});
}
