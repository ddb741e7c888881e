#include <samara/position.hpp>

#include <algorithm>

using namespace samara_test;
using regelwerk::spectator;

// How the game ends and who has won.

namespace {

inline constexpr Game<Options{.seats = 2, .last_half_year = 2}> two_boards;

template <class G>
std::string places(const G& game, const State& state) {
  const auto outcome = game.outcome(state);
  if (!outcome) return "none";
  std::string text;
  for (int i = 0; i < game.seats(); ++i) text += std::to_string(outcome->place(seat(i)));
  return text;
}

}  // namespace

TEST_CASE("SM-44: the game ends with the 30th tile, and the most prestige wins") {
  const Scene scene{.calendar = "0: 0W 1W", .tiles = "1,1=hut 2,1=hut"};
  const State goes_on = after(two, scene, "build:1,1");
  CHECK(!over(two, goes_on));
  CHECK(places(two, goes_on) == "none");
  const State end = after(two, goes_on, "build:2,1");
  REQUIRE(over(two, end));
  CHECK(two.moves(end).empty());
  CHECK(refused_by(two, end, "vacation") == "SM-44");
  CHECK(places(two, end) == "21");
  CHECK(two.outcome(end)->score(seat(0)) == 2);

  SUBCASE("SM-44: not before its effects are done") {
    const Scene last{.calendar = "0: 0W 1W 3: 0M", .tiles = "1,1=tombstone", .tools = {"compass"}};
    const State asked = after(two, last, "build:1,1");
    CHECK(!over(two, asked));
    CHECK(over(two, after(two, asked, "bury:3.0")));
    const Scene nothing{.calendar = "0: 0W 1W", .tiles = "1,1=tombstone", .tools = {"compass"}};
    CHECK(over(two, after(two, nothing, "build:1,1")));
  }
  SUBCASE("SM-44: the calendar is not moved any more") {
    const State state = after(two, {.calendar = "0: 0W 3: 1W", .tiles = "1,1=hut"}, "build:1,1");
    CHECK(over(two, state));
    CHECK(int{state.table.months} == 6);
    CHECK(row(state, 1) == "0W");
  }
}

TEST_CASE("SM-45: among equals wins the next available worker") {
  // Whose workers are all in the reserve is behind all that there are.
  CHECK(waiting_for(Calendar{}, seat(1)) == 0);
  // Prestige 3 each; the vacation ends the half-year.
  const auto ended = [](std::string_view calendar, std::array<std::string_view, max_seats> built) {
    return after(short_two, {.calendar = calendar, .built = built, .m = 1, .fill_board = true}, "vacation");
  };
  const State by_month = ended("0: 0W 1: 1W 0M", {"mill", "tower"});
  CHECK(places(short_two, by_month) == "21");
  CHECK(short_two.outcome(by_month)->tie_broken_by == Rule::next_worker_wins);
  CHECK(places(short_two, ended("0: 0W 1: 0M 1W", {"mill", "tower"})) == "12");
  CHECK(places(short_two, ended("0: 0W 1: 0M 3: 1W", {"mill", "tower"})) == "12");
  const State no_tie = ended("0: 0W 1: 1W 0M", {"inn", "tower"});
  CHECK(places(short_two, no_tie) == "12");
  CHECK(!short_two.outcome(no_tie)->tie_broken_by);
  // Strength and sex do not matter, only the order.
  CHECK(places(short_two, ended("0: 0W 1: 1M 0MM 6: 1W", {"mill", "tower"})) == "21");

  SUBCASE("SM-45, SM-44: without moving the calendar a later month counts as well") {
    const State state = after(two,
                              {.calendar = "0: 0W 2: 1W",
                               .tiles = "1,1=hut",
                               .built = {"cathedral palace chapel "
                                         "inn vase ruin tombstone mill cave cave"}},
                              "build:1,1");
    REQUIRE(over(two, state));
    const auto outcome = *two.outcome(state);
    CHECK(outcome.score(seat(0)) == outcome.score(seat(1)));
    CHECK(places(two, state) == "12");
  }
}

TEST_CASE("SM-46: views know who has built what, face down or not") {
  const State state = after(two, {.calendar = "0: 0W 1W", .tiles = "1,1=hut 9,1=cathedral"}, "build:1,1");
  for (const regelwerk::Viewer viewer : {regelwerk::Viewer{seat(0)}, regelwerk::Viewer{seat(1)}, spectator}) {
    const View view = two.view(state, viewer);
    CHECK(view.table == state.table);
    CHECK(prestige_of(two.layout(), view.table, seat(0)) == 2);
    CHECK(prestige_of(two.layout(), view.table, seat(1)) > 50);
  }
  // Another tile with another seat is another view.
  const State other = after(two, {.calendar = "0: 0W 1W", .tiles = "1,1=cave 9,1=cathedral"}, "build:1,1");
  CHECK(!(two.view(other, seat(1)) == two.view(state, seat(1))));
}

TEST_CASE("SM-47: the game ends when so many boards have been laid at the other end") {
  const Scene scene{.calendar = "0: 0W 1: 0M 1W", .m = 1, .fill_board = true};
  const State first = after(short_two, scene, "vacation");
  CHECK(over(short_two, first));
  CHECK(int{first.table.boards} == 1);
  CHECK(refused_by(short_two, first, "vacation") == "SM-47");
  CHECK(row(first, 0) == "0M 1W 0W");
  const State second = after(two_boards, scene, "vacation");
  CHECK(!over(two_boards, second));
  CHECK(int{second.table.boards} == 1);
  Scene later = scene;
  later.boards = 1;
  CHECK(over(two_boards, after(two_boards, later, "vacation")));
  // Without the option no number of boards ends the game.
  CHECK(!over(two, after(two, scene, "vacation")));

  SUBCASE("SM-47: moving within a board does not") {
    Scene within = scene;
    within.m = 2;
    CHECK(!over(short_two, after(short_two, within, "vacation")));
  }
  SUBCASE("SM-47, SM-44: the last tile is checked first") {
    const State end = after(short_two, {.calendar = "0: 0W 1: 0M 1W", .tiles = "1,1=hut", .m = 1}, "build:1,1");
    CHECK(over(short_two, end));
    CHECK(int{end.table.boards} == 0);
    CHECK(refused_by(short_two, end, "vacation") == "SM-44");
  }
}

TEST_CASE("SM-48: scores are prestige, open and face down, and no place is shared") {
  const auto ended = [](std::string_view calendar, std::array<std::string_view, max_seats> built) {
    return after(short_three, {.calendar = calendar, .built = built, .m = 1, .fill_board = true}, "vacation");
  };
  const State state = ended("0: 0W 1: 2W 1W 0M", {"hermit-house hut", "bridge palace", "cave"});
  const auto outcome = *short_three.outcome(state);
  CHECK(outcome.score(seat(0)) == 6);
  CHECK(outcome.score(seat(1)) == 6);
  CHECK(outcome.score(seat(2)) == 1);
  CHECK(places(short_three, state) == "213");
  CHECK(outcome.tie_broken_by == Rule::next_worker_wins);
  // All equal: by the next workers.
  CHECK(places(short_three, ended("0: 0W 1: 2W 1W 0M", {"", "", ""})) == "321");
  // Equals behind the first break no tie for the first place.
  const State behind = ended("0: 0W 1: 0M 2W 1W", {"cave", "hut", "cave"});
  CHECK(places(short_three, behind) == "213");
  CHECK(!short_three.outcome(behind)->tie_broken_by);
}
