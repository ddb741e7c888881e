#include <regelwerk/core/outcome.hpp>

#include <concepts>
#include <type_traits>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

enum class Rule { most_points, fewest_cards };
using Three = Outcome<3, Rule>;

static_assert(std::is_trivially_copyable_v<Three> && std::regular<Three>);

constexpr Three tied{3, {1, 1, 3}, {12, 12, -4}, {}};
constexpr Three broken_tie{3, {1, 2, 3}, {12, 12, -4}, Rule::fewest_cards};

TEST_CASE("outcome: places and scores by seat") {
  CHECK_BOTH(tied.seats == 3 && tied.place(Seat{0}) == 1 && tied.place(Seat{1}) == 1 && tied.place(Seat{2}) == 3);
  CHECK_BOTH(tied.score(Seat{1}) == 12 && tied.score(Seat{2}) == -4);
  CHECK_BOTH(!tied.tie_broken_by && broken_tie.tie_broken_by == Rule::fewest_cards);
}

TEST_CASE("outcome: winners have place 1, which may be nobody's") {
  CHECK_BOTH(tied.winners() == SeatSet{0b011} && broken_tie.winners() == SeatSet{0b001});
  CHECK_BOTH(Three{3, {2, 4, 3}, {}, {}}.winners().empty());
  CHECK_BOTH(Three{2, {2, 1, 1}, {}, {}}.winners() == SeatSet{0b010});  // the third is no seat of this game
}

TEST_CASE("outcome: comparison") {
  CHECK_BOTH(tied == Three{tied} && tied != broken_tie);
  CHECK_BOTH(Three{} == Three{} && Three{}.seats == 0 && !Three{}.tie_broken_by);
}

}  // namespace
