#include <cstdint>

#include <regelwerk/play/random.hpp>

#include "../checks.hpp"
#include "../play/text.hpp"
#include "ratings.hpp"
#include "sprt.hpp"
#include "test_statistics.hpp"

namespace {

using checks::check;
using checks::check_near;
using play::join;
using regelwerk::Random;

/// A match decided by the test: the share of points of a deal is that of two games of a player who is so far ahead.
arena::Finding decided(double elo, std::uint64_t key, std::uint64_t& deals) {
  const double expected = arena::expected_share(elo);
  Random random = Random::stream(11, key);
  arena::Sprt sprt{0, 50};
  while (sprt.finding() == arena::Finding::undecided && sprt.deals() < 5000) {
    const bool mirrored = arena::part(random) < 0.3;  // the same game with other seats: a point each
    const double first = arena::part(random) < expected ? 1 : 0;
    const double second = arena::part(random) < expected ? 1 : 0;
    sprt.add(mirrored && elo == 0 ? 0.5 : (first + second) / 2);
  }
  deals += sprt.deals();
  return sprt.finding();
}

void test_decisions() {
  constexpr int matches = 2000;
  int wrongly_higher = 0;
  int wrongly_lower = 0;
  std::uint64_t deals = 0;
  for (std::uint64_t i = 0; i < matches; ++i) {
    if (decided(0, i, deals) != arena::Finding::lower) ++wrongly_higher;
    if (decided(50, i + matches, deals) != arena::Finding::higher) ++wrongly_lower;
  }
  // 5 % are 100; a test that looks at whole deals oversteps its bounds and so errs a little less.
  check(50 <= wrongly_higher && wrongly_higher <= 125, join("wrongly higher, of 2000: ", wrongly_higher));
  check(50 <= wrongly_lower && wrongly_lower <= 125, join("wrongly lower, of 2000: ", wrongly_lower));
  check(deals / (2 * matches) < 250, join("deals of a test: ", deals / (2 * matches)));
  arena::Sprt shutout{0, 50};
  shutout.add(1);
  shutout.add(1);
  check(shutout.finding() == arena::Finding::undecided, "two deals decide nothing");
  check_near(arena::Sprt::bound(), 2.944438979, 1e-6, "the bound");
}

}  // namespace

void arena::test_sprt() { test_decisions(); }
