#include <regelwerk/core/standing.hpp>

#include <concepts>
#include <type_traits>

#include <core/both.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk;

static_assert(std::is_trivially_copyable_v<Standing<3>> && std::regular<Standing<3>>);

TEST_CASE("standing: a range holds both of its ends") {
  CHECK_BOTH(ScoreRange{-3, 5}.contains(-3) && ScoreRange{-3, 5}.contains(5));
  CHECK_BOTH(!ScoreRange{-3, 5}.contains(-4) && !ScoreRange{-3, 5}.contains(6));
}

TEST_CASE("standing: a number for each seat") {
  CHECK_BOTH([] {
    Standing<3> standing{3, {4, 5, 6}, {0, 9}};
    standing.set(Seat{1}, 7);
    return standing.of(Seat{0}) == 4 && standing.of(Seat{1}) == 7 && standing.of(Seat{2}) == 6;
  }());
}

TEST_CASE("standing: teams are the game's, or every seat is its own") {
  constexpr tock::Game<tock::Options{.seats = 6, .mode = tock::Mode::three_pairs}> pairs;
  CHECK_BOTH(pairs.team(Seat{0}) == pairs.team(Seat{3}) && pairs.team(Seat{2}) == pairs.team(Seat{5}));
  CHECK_BOTH(pairs.team(Seat{0}) != pairs.team(Seat{1}) && pairs.team(Seat{1}) != pairs.team(Seat{2}));
  CHECK_BOTH(tock::Game<>{}.team(Seat{0}) != tock::Game<>{}.team(Seat{2}));
  CHECK_BOTH(samara::Game<>{}.team(Seat{3}) == 3);
}

}  // namespace
