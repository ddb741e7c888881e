#include <geometry.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string_view>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/board/geometry.hpp>

#include <ostfriesenlauf/editions.hpp>

namespace regelwerk::ostfriesenlauf {
namespace {

/// Of the shortest track, whose fields lie far apart.
constexpr int longest_step = 2'500;

TEST_CASE("OL-1 OL-3 OL-6: fields, lanes and stations have their places") {
  for (int seats = 1; seats <= max_seats; ++seats) {
    CAPTURE(seats);
    const auto game = *RuntimeGame::make({.seats = seats});
    layouts::check(game, longest_step);
    CHECK(geometry(game).size() == 40 * 5 + 5);
  }
}

TEST_CASE("constraints 5 and 7: the shortest and the longest track have their places as well") {
  for (const Edition* edition : {&short_edition, &long_edition}) {
    CAPTURE(edition->name);
    layouts::check(*RuntimeGame::make({}, *edition), longest_step);
  }
}

TEST_CASE("OL-4 OL-6: runners of different laps share the lanes of a field") {
  const auto game = *RuntimeGame::make({});
  Race race;
  race.set(Place::first, Runner{2}, 43);
  race.set(Place::second, Runner{0}, 3);
  race.set(Place::third, Runner{1}, 3);
  race.set(Place::fourth, Runner{3}, -1);
  CHECK(board_place(game.layout(), race, Runner{2}) == lane_place(3, 1));
  CHECK(board_place(game.layout(), race, Runner{0}) == lane_place(3, 2));
  CHECK(board_place(game.layout(), race, Runner{1}) == lane_place(3, 3));
  CHECK(board_place(game.layout(), race, Runner{3}) == lane_place(39, 1));
}

TEST_CASE("places are called as in moves and states") {
  const auto game = *RuntimeGame::make({});
  CHECK(word_of(game, field_place(17)) == std::string_view{"17"});
  CHECK(word_of(game, lane_place(17, 2)) == std::string_view{"17.2"});
  CHECK(word_of(game, station_place(Sign::hedgehog)) == std::string_view{"hedgehog"});
}

// A layout that is made prettier gets another number; another compiler or machine must not bring that about.
TEST_CASE("everything lies where it lies on every platform") {
  CHECK(layouts::fingerprint(*RuntimeGame::make({})) == 1805038037U);
}

}  // namespace
}  // namespace regelwerk::ostfriesenlauf
