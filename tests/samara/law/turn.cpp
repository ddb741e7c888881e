#include <samara/position.hpp>

using namespace samara_test;

// Whose turn it is, how the calendar moves, and who acts together.

TEST_CASE("SM-9: the worker nearest the board in NOW is active") {
  const State state = position(three, {.calendar = "0: 2W 0W 1W 2MM 3: 0M"});
  CHECK(who(three, state) == 2);
  CHECK(legal(three, state, "raise:man"));
  CHECK(three.why_not(three.view(state, seat(0)), vacation()) == Rule::active_worker);
  CHECK(three.moves(three.view(state, seat(0))).empty());
  CHECK(three.moves(three.view(state, seat(2))) == three.moves(state));
  CHECK(refused_by(three, state, "lose:saw") == "SM-9");
  // The same seat twice, if its workers stand one behind the other.
  const State again = position(three, {.calendar = "0: 2W 2M 0W 1W 4: 2M"});
  CHECK(who(three, after(three, again, "vacation")) == 2);
  CHECK(who(three, after(three, again, "vacation vacation")) == 0);
}

TEST_CASE("SM-10: the calendar moves when NOW is empty, and no sooner") {
  const State stays = after(two, {.calendar = "0: 0W 1W 3: 0M"}, "vacation");
  CHECK(int{stays.table.months} == 6);
  CHECK(row(stays, 0) == "1W");
  const State moves_on = after(two, {.calendar = "0: 0W 3: 1W 0M 5: 1M"}, "vacation");
  CHECK(int{moves_on.table.months} == 3);
  CHECK(row(moves_on, 0) == "1W 0M 0W");
  CHECK(row(moves_on, 2) == "1M");
  CHECK(who(two, moves_on) == 1);
}

TEST_CASE("SM-11: a board that NOW has passed is laid at the other end") {
  static constexpr State december = position(two, {.calendar = "0: 0W 2: 1W 0M", .m = 2});
  static_assert(last_month(december.table) == 7);
  const State february = after(two, december, "vacation");
  CHECK(int{february.table.months} == 6);
  CHECK(last_month(february.table) == 11);
  const State june = after(two, {.calendar = "0: 0W 1: 1W 0M", .m = 2}, "vacation");
  CHECK(int{june.table.months} == 1);
  CHECK(last_month(june.table) == 6);

  SUBCASE("SM-11: never during a turn") {
    // NOW empties by building the Tombstone; what it asks is answered in the old months.
    const State asked = after(
        two, {.calendar = "0: 0W 2: 1W 3: 0M", .tiles = "1,1=tombstone 9,1=cathedral", .tools = {"compass"}, .m = 1},
        "build:1,1");
    CHECK(int{asked.table.months} == 1);
    CHECK(texts(two, asked) == words("bury:3.0"));
    const State done = after(two, asked, "bury:3.0");
    CHECK(int{done.table.months} == 6);
    CHECK(row(done, 0) == "0W");
    CHECK(row(done, 1) == "1W");
  }
}

TEST_CASE("SM-12: helpers stand in NOW and are the seat's own") {
  const State state = position(two, {.calendar = "0: 0W 1W 0M 1: 0MM", .tiles = "1,2=hut 1,3=cave"});
  CHECK(legal(two, state, "build:1,2+2"));
  CHECK(!parse_move(two, state, "build:1,2+1"));
  CHECK(!parse_move(two, state, "build:1,2+3"));
  CHECK(two.why_not(state, built(space_of(two, "1,3"), Helpers{0b11})) == Rule::helpers_from_now);
  // The active worker goes along, though the others would be strong enough.
  const State strong = position(two, {.calendar = "0: 0W 0MM 0M 1W", .tiles = "2,3=hut", .tools = {"all", "all"}});
  CHECK(only("build", texts(two, strong)) == words("build:2,3+1"));
  CHECK(row(after(two, strong, "build:2,3+1"), 2) == "0W 0MM");
}

TEST_CASE("SM-13: workers moved together keep their order behind those already there") {
  const State state =
      after(two, {.calendar = "0: 0W 1W 0M 1M 0M 2: 1M 0M", .tiles = "2,3=hut 1,1=cave"}, "build:2,3+2+4");
  CHECK(row(state, 2) == "1M 0M 0W 0M 0M");
  CHECK(row(state, 0) == "1W 1M");
}

TEST_CASE("SM-14: only helpers that are needed") {
  static constexpr State state = position(
      two, {.calendar = "0: 0W 0M 0MM 0W 1W", .tiles = "1,1=hut 1,2=hut 1,3=hut 1,4=cave", .tools = {"all", "all"}});
  static_assert(has_moves(two, state,
                          "build:1,1 build:1,2+1 build:1,2+2 build:1,2+3 build:1,3+2 build:1,3+1+3 build:1,4+1+2 "
                          "build:1,4+2+3"));
  CHECK(refused_by(two, state, "build:1,1+1") == "SM-14");
  CHECK(refused_by(two, state, "build:1,3+1+2") == "SM-14");
  CHECK(refused_by(two, state, "build:1,4+1+2+3") == "SM-14");
  CHECK(refused_by(two, state, "build:1,4+1+3") == "SM-15");
}

TEST_CASE("SM-15: column c costs c months, row r needs strength r") {
  const State weak = position(two, {.calendar = "0: 0W 1W", .tiles = "5,1=hut 5,2=cave", .laid = "4,1=saw 4,2=saw"});
  CHECK(refused_by(two, weak, "build:5,2") == "SM-15");
  CHECK(refused_by(two, weak, "take:saw@4,2") == "SM-15");
  CHECK(row(after(two, weak, "build:5,1"), 5) == "0W");
  CHECK(row(after(two, weak, "take:saw@4,1"), 4) == "0W");
  // More strength than needed is no hindrance.
  const State strong = position(two, {.calendar = "0: 0MMM 0W 1W", .tiles = "5,1=hut 5,2=cave 5,3=cave 5,4=hut"});
  for (const std::string_view move : {"build:5,1", "build:5,2", "build:5,3"}) CHECK(legal(two, strong, move));
  CHECK(refused_by(two, strong, "build:5,4") == "SM-15");
  CHECK(legal(two, strong, "build:5,4+1"));
}

TEST_CASE("SM-49: spare helpers are an option") {
  const Scene scene{.calendar = "0: 0W 1W 0M 0MM 0W", .tiles = "1,1=hut 1,3=hut", .tools = {"all", "all"}};
  const Texts all = texts(spare, scene);
  CHECK(all == words("build:1,1 build:1,1+2 build:1,1+3 build:1,1+4 build:1,1+2+3 build:1,1+2+4 build:1,1+3+4 "
                     "build:1,1+2+3+4 build:1,3+3 build:1,3+2+3 build:1,3+2+4 build:1,3+3+4 build:1,3+2+3+4"));
  CHECK(texts(two, scene) == words("build:1,1 build:1,3+3 build:1,3+2+4"));
  const State state = position(spare, scene);
  CHECK(refused_by(spare, state, "build:1,3+2") == "SM-15");
  CHECK(refused_by(spare, state, "build:1,3") == "SM-15");
  CHECK(refused_by(two, state, "build:1,1+2") == "SM-14");
  CHECK(row(after(spare, state, "build:1,1+2+4"), 1) == "0W 0M 0W");

  SUBCASE("SM-49: four helpers give sixteen sets, by SM-14 six at most") {
    const Scene crowd{.calendar = "0: 0W 0W 0M 0M 0M 1W", .tiles = "1,1=hut 1,3=cave", .tools = {"all", "all"}};
    CHECK(only("build:1,1", texts(spare, crowd)).size() == 16);
    CHECK(only("build:1,3", texts(two, crowd)).size() == 6);
    CHECK(only("build:1,1", texts(two, crowd)).size() == 1);
  }
  SUBCASE("SM-49: a helper that is not needed trains as well") {
    const Scene gym{.calendar = "0: 0W 0M 1W", .tiles = "1,1=weight-room 9,1=cathedral", .tools = {"saw"}};
    CHECK(texts(spare, gym, "build:1,1+1") == words("train:1.0 train:1.1"));
    CHECK(texts(spare, gym, "build:1,1") == words("train:1.0"));
  }
}
