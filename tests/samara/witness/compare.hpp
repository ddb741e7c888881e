#pragma once
#include <doctest/doctest.h>

#include <cstddef>
#include <set>
#include <string>
#include <utility>

#include <questions.hpp>
#include <regelwerk/samara.hpp>
#include <samara/witness/naive.hpp>
#include <samara/witness/second.hpp>

// What the library's positions and the naive engine's have in common.

namespace samara_test {

/// Checks that seats have the same there and here.
inline void compare_seats(const RuntimeGame& game, const State& here, const naive_samara::Position& there) {
  for (int index = 0; index < game.seats(); ++index) {
    const Seat seat{index};
    const auto at = static_cast<std::size_t>(index);
    CHECK(words(here.table.tools_of(seat)) == there.tools.at(at));
    const Reserve& reserve = here.table.reserve(seat);
    CHECK(std::pair(reserve.count(Sex::woman), reserve.count(Sex::man)) == there.reserve.at(at));
    const auto& taken = there.taken.at(at);
    CHECK(tiles_of(game, here.table, Holder{seat}) == std::multiset<std::string>(taken.begin(), taken.end()));
    const auto given = there.given.find(index);
    const auto chosen = given == there.given.end() ? std::multiset<std::string>{} : std::multiset{given->second};
    CHECK(words(here.choice(seat)) == chosen);
  }
}

/// Checks that both are in the same position.
inline void compare(const RuntimeGame& game, const State& here, const naive_samara::Position& there) {
  const Table& table = here.table;
  CHECK(node_of(table) == there.node);
  CHECK(questions::who(game, here) == naive_samara::actor(there));
  CHECK(int{table.months} == there.months_to_end);
  CHECK(int{table.boards} == (game.options().last_half_year > 0 ? there.boards_laid : 0));
  CHECK(rows_of(table) == rows_of(there));
  for (int index = 0; index < space_count; ++index) {
    const Plot plot = table.plot(Space{index});
    const auto& space = there.spaces.at(static_cast<std::size_t>(index));
    CHECK((plot.none() ? "" : std::string{word(game.edition(), plot.tile()).view()}) == space.tile);
    CHECK(words(table.tools_on(Space{index})) == space.tools);
  }
  compare_seats(game, here, there);
  if (const auto outcome = game.outcome(here)) {
    const auto result = naive_samara::result(there);
    for (int seat = 0; seat < game.seats(); ++seat) {
      CHECK(outcome->place(Seat{seat}) == result.places.at(static_cast<std::size_t>(seat)));
      CHECK(outcome->score(Seat{seat}) == result.scores.at(static_cast<std::size_t>(seat)));
    }
    CHECK(outcome->tie_broken_by.has_value() == result.tie_broken);
  }
}

}  // namespace samara_test
