#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include <regelwerk/core/draw.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

#include "../play/text.hpp"
#include "../players/player.hpp"
#include "../players/spec.hpp"
#include "chance.hpp"
#include "duels.hpp"
#include "estimate.hpp"
#include "ratings.hpp"
#include "row.hpp"
#include "seatings.hpp"
#include "sprt.hpp"
#include "tally.hpp"

// What the arena's statistics say where the answer is known, and how often they are right where it is drawn. All random
// numbers are fixed, so that nothing here fails by chance.

namespace {

using arena::Duels;
using arena::Seating;
using play::join;
using regelwerk::Random;

/// How many checks have failed; asked with the answer of one more.
int failures(bool holds) {
  static int failed = 0;
  if (!holds) ++failed;
  return failed;
}

void check(bool holds, std::string_view what) {
  if (failures(holds) <= 20 && !holds) std::cerr << "FAILED " << what << '\n';
}
void check_near(double found, double wanted, double within, std::string_view what) {
  check(std::abs(found - wanted) <= within,
        join(what, ": ", std::to_string(found), " is not ", std::to_string(wanted)));
}

/// A number from 0 to 1.
double part(Random& random) { return static_cast<double>(random() >> 11) / 9007199254740992.0; }

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

/// A match decided by the test: the share of points of a deal is that of two games of a player who is so far ahead.
arena::Finding decided(double elo, std::uint64_t key, std::uint64_t& deals) {
  const double expected = arena::expected_share(elo);
  Random random = Random::stream(11, key);
  arena::Sprt sprt{0, 50};
  while (sprt.finding() == arena::Finding::undecided && sprt.deals() < 5000) {
    const bool mirrored = part(random) < 0.3;  // the same game with other seats: a point each
    const double first = part(random) < expected ? 1 : 0;
    const double second = part(random) < expected ? 1 : 0;
    sprt.add(mirrored && elo == 0 ? 0.5 : (first + second) / 2);
  }
  deals += sprt.deals();
  return sprt.finding();
}

void test_sprt() {
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

/// A made game whose value is skill and luck, where luck is known: the mean stays, also over few deals, the interval
/// becomes narrower, and luck that has nothing to do with the value does no harm.
void test_luck() {
  constexpr int matches = 4000;
  double sum = 0;
  double narrower = 0;
  double harm = 0;
  for (std::uint64_t match = 0; match < matches; ++match) {
    Random random = Random::stream(13, match);
    std::vector<arena::Lucky> deals;
    std::vector<arena::Lucky> unrelated;
    std::vector<double> values;
    for (int deal = 0; deal < 40; ++deal) {
      // Seldom great luck, often a little bad luck: 0 in the mean, but not alike on both sides.
      const double luck = part(random) < 0.1 ? 0.9 : -0.1;
      const double value = 0.25 + 0.5 * luck * (1 + luck) + 0.2 * (part(random) - 0.5);
      deals.push_back({value, luck});
      unrelated.push_back({value, part(random) - 0.5});
      values.push_back(value);
    }
    const auto found = arena::corrected(deals);
    sum += found.estimate.mean;
    const double plain = arena::estimate(values).half_width;
    narrower += found.estimate.half_width / plain / matches;
    harm += arena::corrected(unrelated).estimate.half_width / plain / matches;
  }
  // E[luck (1 + luck)] = 0.1 * 1.71 - 0.9 * 0.09 = 0.09
  check_near(sum / matches, 0.25 + 0.5 * 0.09, 0.0006, "the mean without luck");
  check(narrower < 0.5, join("narrower by luck: ", std::to_string(narrower)));
  check(harm < 1.01, join("harm of luck that says nothing: ", std::to_string(harm)));
  const std::vector<arena::Lucky> same(50, arena::Lucky{0.5, 0});
  check_near(arena::corrected(same).estimate.mean, 0.5, 1e-12, "no luck at all");
}

void test_estimate() {
  const std::vector<double> values{1, 2, 3, 4};
  const auto found = arena::estimate(values);
  check_near(found.mean, 2.5, 1e-12, "a mean");
  check_near(found.half_width, 1.959964 * std::sqrt(5.0 / 3 / 4), 1e-6, "a half width");
  check(std::isinf(arena::estimate(std::span{values}.first(1)).half_width), "one value");
}

/// How often every player has every place: as often as any other.
bool is_balanced(const std::vector<Seating>& all, std::size_t players) {
  std::map<std::pair<std::size_t, int>, int> counts;
  for (const Seating& seating : all) {
    for (std::size_t team = 0; team < seating.size(); ++team) ++counts[{team, seating[team]}];
  }
  return counts.size() == players * all.front().size() &&
         std::all_of(counts.begin(), counts.end(),
                     [&](const auto& each) { return each.second == counts.begin()->second; });
}

void test_seatings() {
  using All = std::vector<Seating>;
  check(arena::seatings(2, 2) == All{{0, 1}, {1, 0}}, "two players on two seats");
  check(arena::seatings(3, 3).size() == 6, "three players on three seats");
  check(arena::seatings(4, 4).size() == 4, "four players on four seats");
  check(arena::seatings(2, 3) == All{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        "two players on three seats");
  check(arena::seatings(3, 1) == All{{0}, {1}, {2}}, "three players who play alone");
  check(arena::seatings(3, 2).size() == 6, "every two of three players");
  check(arena::seatings(1, 4) == All{{0, 0, 0, 0}}, "one player on all seats");
  check(arena::seatings(3, 6).size() == 3, "players in turn, no seating twice");
  check(arena::seatings(20, 6).empty(), "too many seatings");
  for (std::size_t players = 1; players <= 6; ++players) {
    for (std::size_t teams = 1; teams <= 6; ++teams) {
      check(is_balanced(arena::seatings(players, teams), players), join("balance of ", players, " on ", teams));
    }
  }
}

/// Chance in a real game: the same numbers bring the same draws whatever else happens, and the luck of all outcomes of
/// a draw, each weighted as chance does, is none at all.
void test_chance() {
  using G = regelwerk::ostfriesenlauf::RuntimeGame;
  using Chance = arena::Chance<G, players::NoThumb>;
  const G game = *G::make({.seats = 2});
  Random random{17};
  auto state = game.initial();
  std::int64_t most = 0;
  for (; !game.actor(state).is_nobody(); game.advance(state, random_move(game, state, random))) {
    if (!game.actor(state).is_chance()) continue;
    std::size_t outcomes = 0;
    game.for_each_move(state, [&](const auto&) { ++outcomes; });
    std::map<std::uint32_t, std::int64_t> lucks;
    for (std::uint64_t key = 0; lucks.size() < outcomes; ++key) {
      Chance chance{game, key, {.is_wanted = true}};
      Chance again{game, key, {.is_wanted = true}};
      const auto drawn = chance.draw(state);
      check(again.draw(state) == drawn, "the same numbers, the same draw");
      lucks[drawn.code()] = chance.luck(regelwerk::Seat{0});
    }
    std::int64_t sum = 0;
    game.for_each_move(state, [&](const auto& move) {
      sum += lucks[move.code()] * std::int64_t{game.weight(state, move)};
      most = std::max(most, std::abs(lucks[move.code()]));
    });
    check(std::abs(sum) <= game.total_weight(state), join("luck in the mean: ", sum));
  }
  check(most > 1000, join("the most luck of a draw: ", most));
}

arena::SeatResult seat(int player, int place, int payoff, int win) {
  return {static_cast<std::uint8_t>(player), place, 10 * place, win, payoff, 7};
}

void test_rows() {
  arena::Row row{3, 1, true, 120, 40, 2, {seat(0, 1, 65536, 65536), seat(1, 2, 0, 0)}, "won; well"};
  const std::string line = csv_line(row);
  check(line == "3,1,1,120,40,2,won; well,A,1,10,65536,65536,7,B,2,20,0,0,7\n", line);
  check(arena::row_of(line) == row, "a row is read as it was written");
  const auto columns = [](std::string_view text) { return std::count(text.begin(), text.end(), ','); };
  check(columns(arena::csv_head(2)) == columns(line), "as many names as columns");
  check(!arena::row_of("3,1,x"), "no row");
  check(arena::rows_of(line + line)->size() == 2 && !arena::rows_of(line + "x\n"), "several rows");
}

void test_tally() {
  // Two teams of two seats: one duel a game. Nobody wins the second game, so it is level.
  arena::Tally teams{2, {0, 1, 0, 1}, false};
  const std::vector<arena::Row> rows{
      {0,
       0,
       true,
       9,
       3,
       0,
       {seat(0, 1, 65536, 65536), seat(1, 3, 0, 0), seat(0, 1, 65536, 65536), seat(1, 3, 0, 0)},
       ""},
      {0, 1, true, 9, 3, 0, {seat(1, 1, 0, 0), seat(0, 2, 0, 0), seat(1, 1, 0, 0), seat(0, 2, 0, 0)}, ""}};
  teams.add(rows);
  check(teams.duels()[0].duels(0, 1) == 2 && teams.duels()[0].points(0, 1) == 1.5, "a duel of teams");
  arena::Tally neighbours{2, {0, 0, 1, 1}, false};
  neighbours.add(
      std::vector<arena::Row>{{0,
                               0,
                               true,
                               9,
                               3,
                               0,
                               {seat(0, 1, 65536, 65536), seat(0, 1, 65536, 65536), seat(1, 3, 0, 0), seat(1, 3, 0, 0)},
                               ""}});
  check(neighbours.duels()[0].duels(0, 1) == 1, "a duel of teams of neighbours");
  check_near(teams.takings()[0].payoffs[0].value, 0.5, 1e-12, "the mean payoff of a deal");
  check_near(teams.takings()[1].scores[0], 20, 1e-12, "the mean score of a deal");
  // Three seats for themselves, two of one player, who have no duel.
  arena::Tally three{2, {0, 1, 2}, false};
  three.add(std::vector<arena::Row>{
      {0, 0, true, 9, 3, 0, {seat(0, 2, 32768, 0), seat(1, 1, 65536, 65536), seat(1, 3, 0, 0)}, ""}});
  check(three.duels()[0].duels(0, 1) == 2 && three.duels()[0].points(0, 1) == 1, "duels of three seats");
  // Players who play alone, on the same deal.
  arena::Tally alone{3, {0}, true};
  alone.add(std::vector<arena::Row>{{0, 0, true, 9, 3, 0, {seat(0, 1, 300, 65536)}, "good"},
                                    {0, 1, true, 9, 3, 0, {seat(1, 1, 300, 65536)}, "good"},
                                    {0, 2, true, 9, 3, 0, {seat(2, 1, 0, 0)}, "lost"}});
  const Duels& duels = alone.duels()[0];
  check(duels.points(0, 1) == 0.5 && duels.points(0, 2) == 1 && duels.points(2, 1) == 0, "duels across games");
  check(alone.takings()[2].verdicts.at("lost") == 1 && alone.games() == 3, "verdicts");
}

void test_players() {
  const auto wrong_at = [](std::string_view text) {
    const auto reading = players::read_player(text);
    return reading.wrong.empty() ? std::string{"right"} : std::to_string(reading.position);
  };
  const std::map<std::string_view, std::string_view> texts{
      {"random", "right"},
      {"thumb", "right"},
      {"flat", "right"},
      {"ismcts", "right"},
      {"flat:playouts=8,cap=200", "right"},
      {"flat:ms=5,rollout=thumb,memory=no", "right"},
      {"ismcts:iterations=10,rollout=mixed,cap=40,opponents=paranoid,formula=puct,exploration=0.35,nodes=99,keep=yes",
       "right"},
      {"ismcts:ms=5", "right"},
      {"ismcts:rollout=worth,formula=widening,widening=3,other_in_256=256", "right"},
      {"ismcts:other_in_256=257", "20"},
      {"ismcts:widening=0", "16"},
      {"", "0"},
      {"king", "0"},
      {"Random", "0"},
      {"random:", "7"},
      {"random:cap=3", "7"},
      {"thumb:ms=3", "6"},
      {"flat:", "5"},
      {"flat:iterations=3", "5"},
      {"flat:cap", "8"},
      {"flat:cap=", "9"},
      {"flat:cap=0", "9"},
      {"flat:cap=3x", "9"},
      {"flat:cap=3,cap=4", "11"},
      {"flat:cap=3,", "11"},
      {"flat:playouts=3,ms=4", "16"},
      {"flat:ms=4,playouts=3", "10"},
      {"ismcts:iterations=2,ms=4", "20"},
      {"ismcts:opponents=nice", "17"},
      {"ismcts:keep=maybe", "12"},
      {"ismcts:exploration=17", "19"},
      {"ismcts:exploration=-1", "19"},
      {"ismcts:exploration=.", "19"},
      {"ismcts:exploration=0.1234567", "19"},
      {"ismcts:nodes=99999999999", "13"}};
  for (const auto& [text, wanted] : texts) check(wrong_at(text) == wanted, join(text, " is wrong at ", wrong_at(text)));
  check(players::read_player("ismcts:exploration=0.5").spec.search.exploration == 32768, "exploration");
  check(players::read_player("ismcts:exploration=16").spec.search.exploration == 16U << 16, "most exploration");
  const players::Spec tock = players::read_player("ismcts:cap=9", "tock").spec;
  check(tock.rollout == players::Playing::mixed && tock.other_in_256 == 96 && *tock.cap == 9, "what suits a title");
  check(players::read_player("flat", "tock").spec.rollout == players::Playing::uniform, "what suits searches alone");
  check(players::explain("flat:cap=x", players::read_player("flat:cap=x")) ==
            "flat:cap=x\n         ^ a whole number from 1 to 1000000 is wanted",
        "where it is wrong");
  check(players::is_meant("flat:cap=3") && players::is_meant("king") && !players::is_meant("seats=2"), "what is meant");
}

}  // namespace

int main() {
  test_players();
  test_seatings();
  test_rows();
  test_tally();
  test_estimate();
  test_ratings_of_two();
  test_ratings_of_four();
  test_bootstrap();
  test_sprt();
  test_luck();
  test_chance();
  if (failures(true) != 0) std::cerr << failures(true) << " checks failed\n";
  return failures(true) == 0 ? 0 : 1;
}
