#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <vector>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>

#include "../checks.hpp"
#include "../play/text.hpp"
#include "duels.hpp"
#include "ratings.hpp"
#include "test_statistics.hpp"

namespace {

using arena::Duels;
using checks::check;
using checks::check_near;
using play::join;
using regelwerk::Random;

Duels match_of(std::int64_t wins, std::int64_t losses, std::int64_t draws) {
  Duels duels{2};
  for (const auto& [count, halves] : std::map<std::int64_t, int>{{wins, 2}, {-losses, 0}}) {
    for (std::int64_t i = 0; i < std::abs(count); ++i) duels.add(0, 1, halves);
  }
  for (std::int64_t i = 0; i < draws; ++i) duels.add(0, 1, 1);
  return duels;
}

void test_ratings_of_two() {
  const auto lead = [](const Duels& duels) {
    const auto elo = ratings(duels);
    check_near(elo[0] + elo[1], 0, 1e-9, "the mean of ratings");
    return elo[0] - elo[1];
  };
  check_near(lead(match_of(30, 10, 0)), 190.848501887865, 1e-6, "3 to 1");
  check_near(lead(match_of(10, 10, 7)), 0, 1e-6, "a level match");
  check_near(lead(match_of(20, 0, 20)), 190.848501887865, 1e-6, "half a point for a draw");
  check_near(lead(match_of(10, 1, 0)), 400, 1e-6, "10 to 1");
  check_near(lead(match_of(10, 0, 0)), arena::elo_of_share(9.5 / 10), 1e-6, "all points");
  check_near(arena::expected_share(arena::elo_of_share(0.31)), 0.31, 1e-12, "shares and ratings");
}

/// Where points are just as the model expects them, the ratings are found whatever the start.
void test_ratings_of_four() {
  const std::vector<double> truth{150, 50, -40, -160};
  Duels duels{4};
  for (std::size_t one = 0; one < 4; ++one) {
    for (std::size_t other = one + 1; other < 4; ++other) {
      const auto wins = std::lround(20'000 * arena::expected_share(truth[one] - truth[other]));
      for (long i = 0; i < 20'000; ++i) duels.add(one, other, i < wins ? 2 : 0);
    }
  }
  const std::vector<double> start{-500, 500, 0, 0};
  for (const auto& found : {ratings(duels), ratings(duels, start)}) {
    for (std::size_t i = 0; i < truth.size(); ++i) check_near(found[i], truth[i], 0.1, "four ratings");
  }
}

/// Of fair matches about 95 % of the intervals hold 0, for games with draws whose pairs hang together within a deal.
void test_bootstrap() {
  constexpr int matches = 200;
  int covered = 0;
  for (std::uint64_t match = 0; match < matches; ++match) {
    Random random = Random::stream(7, match);
    std::vector<Duels> deals;
    for (int deal = 0; deal < 80; ++deal) {
      Duels duels{2};
      const int better = static_cast<int>(draw_below(random, 3));
      duels.add(0, 1, better);
      duels.add(0, 1, draw_below(random, 2) == 0 ? better : static_cast<int>(draw_below(random, 3)));
      deals.push_back(duels);
    }
    const auto found = arena::rated(deals, 1);
    if (found.leads[1].low <= 0 && 0 <= found.leads[1].high) ++covered;
    check(found.intervals[0].low <= found.elo[0] && found.elo[0] <= found.intervals[0].high, "a rating lies within");
    if (match == 0) check(found.leads[1].low == arena::rated(deals, 1).leads[1].low, "the same interval each time");
  }
  check(183 <= covered && covered <= 197, join("95 % of 200 intervals: ", covered));
}

}  // namespace

void arena::test_ratings() {
  test_ratings_of_two();
  test_ratings_of_four();
  test_bootstrap();
}
