#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../checks.hpp"
#include "../play/text.hpp"
#include "duels.hpp"
#include "row.hpp"
#include "seatings.hpp"
#include "tally.hpp"
#include "test_statistics.hpp"

namespace {

using arena::Duels;
using arena::Seating;
using checks::check;
using checks::check_near;
using play::join;

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

arena::SeatResult seat(int player, int place, int payoff, int win) {
  return {static_cast<std::uint8_t>(player), place, 10 * place, win, payoff, 7};
}

void test_csv() {
  arena::Row row{3, 1, true, 120, 40, 2, {seat(0, 1, 65536, 65536), seat(1, 2, 0, 0)}, "won; well"};
  const std::string line = csv_line(row);
  check(line == "3,1,1,120,40,2,won; well,A,1,10,65536,65536,7,B,2,20,0,0,7\n", line);
  check(arena::row_of(line) == row, "a row is read as it was written");
  const auto columns = [](std::string_view text) { return std::count(text.begin(), text.end(), ','); };
  check(columns(arena::csv_header(2)) == columns(line), "as many names as columns");
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

}  // namespace

void arena::test_rows() {
  test_seatings();
  test_csv();
  test_tally();
}
