#include <samara/position.hpp>

using namespace samara_test;

// The worked examples 1 to 13 of the ledger.

TEST_CASE("SM-9, SM-12, SM-13: example 1, a woman and two men take the trowel together") {
  const State begin = position(two, {.calendar = "0: 0W 1W 1MM 3: 0M", .laid = "1,3=compass"});
  CHECK(who(two, begin) == 0);
  const State state = after(two, begin, "vacation");
  CHECK(who(two, state) == 1);
  CHECK(texts(two, state) == words("take:compass@1,3+1 raise:woman raise:man"));
  CHECK(refused_by(two, state, "take:compass@1,3") == "SM-15");
  CHECK(row(after(two, state, "take:compass@1,3+1"), 0) == "1W 1MM");  // NOW was emptied and moved on
  static constexpr State between = position(two, {.calendar = "0: 1W 0W 1MM", .laid = "1,3=compass"});
  static_assert(has_moves(two, between, "take:compass@1,3+2 raise:woman raise:man"));
  const State taken_between = after(two, between, "take:compass@1,3+2");
  CHECK(row(taken_between, 0) == "0W");
  CHECK(row(taken_between, 1) == "1W 1MM");
  CHECK(owned(taken_between, 1) == "compass");
}

TEST_CASE("SM-18, SM-11: example 2, a birth in September costs nine months") {
  const State state = after(two, {.calendar = "0: 0W 1W", .m = 4}, "raise:man");
  CHECK(row(state, 9) == "0W 0M");
  CHECK(last_month(state.table) == 9);
}

TEST_CASE("SM-15: example 3, a hut costs three months") {
  const State state = after(two, {.calendar = "0: 0W 1W", .tiles = "3,1=hut 9,1=cathedral"}, "build:3,1");
  CHECK(row(state, 3) == "0W");
  CHECK(row(state, 0) == "1W");
}

TEST_CASE("SM-20, SM-11: example 4, seven months in view in the last month of a board") {
  const State state = after(two, {.calendar = "0: 0W 1W", .tiles = "9,1=hut 8,1=cathedral", .m = 1}, "build:9,1");
  CHECK(row(state, 6) == "0W");
}

TEST_CASE("SM-41, SM-42, SM-20: example 5, the Bridge") {
  const Scene long_view{
      .calendar = "0: 0W 1W", .tiles = "1,1=hut 4,1=hut 9,1=cathedral", .tools = {}, .built = {"bridge"}};
  CHECK(row(after(two, long_view, "build:1,1"), 1) == "0W");
  CHECK(row(after(two, long_view, "build:4,1"), 3) == "0W");
  CHECK(row(after(two, long_view, "raise:man"), 10) == "0W 0M");
  CHECK(row(after(two, long_view, "raise:man"), 11).empty());

  Scene short_view{
      .calendar = "0: 0W 1W", .tiles = "6,1=hut 7,1=hut 8,1=hut 9,1=cave 1,1=cave", .built = {"bridge"}, .m = 1};
  for (const std::string_view move : {"build:9,1", "build:8,1", "build:7,1", "build:6,1"}) {
    CAPTURE(move);
    CHECK(row(after(two, short_view, move), 5) == "0W");
  }
  CHECK(row(after(two, short_view, "raise:man"), 5) == "0W 0M");
  short_view.built = {"bridge hermit-house"};
  short_view.calendar = "0: 0W 1W 5: 1M 6: 1MM";
  CHECK(row(after(two, short_view, "build:9,1"), 6) == "1MM 0W");

  SUBCASE("SM-37: and the School") {
    Scene school{.calendar = "0: 0W 0MM 1W", .tiles = "2,4=hut 1,4=cathedral", .built = {"school"}};
    CHECK(legal(two, position(two, school), "build:2,4+1"));
    school.built = {};
    CHECK(refused_by(two, position(two, school), "build:2,4+1") == "SM-15");
  }
}

TEST_CASE("SM-22: example 6, a vacation of three months") {
  const State state = after(two, {.calendar = "0: 0W 1W 3: 0M"}, "vacation");
  CHECK(row(state, 3) == "0M 0W");
  CHECK(row(state, 0) == "1W");
}

TEST_CASE("SM-10, SM-11: example 7, July to December is laid behind January to June") {
  const State state = after(two, {.calendar = "0: 0W 1: 1W 1M", .m = 1}, "raise:man");
  CHECK(row(state, 0) == "1W 1M");
  CHECK(int{state.table.months} == 6);
  CHECK(last_month(state.table) == 11);
  CHECK(row(state, 5) == "0W 0M");  // June, as seen from January
  CHECK(row(after(two, state, "raise:woman"), 11) == "1W 1W");
}

TEST_CASE("SM-40: example 8, the three steps of the Prison") {
  const auto built_prison = [](std::string_view calendar) {
    return after(two, {.calendar = calendar, .tiles = "1,1=prison 9,1=cathedral", .tools = {"compass square"}, .m = 3},
                 "build:1,1");
  };
  const State second = built_prison("0: 0W 0M 2: 1MM 4: 1W 6: 1W");
  CHECK(texts(two, second) == words("imprison:2.0"));
  CHECK(row(after(two, second, "imprison:2.0"), 7) == "1MM");
  const State third = built_prison("0: 0W 0M 4: 1W 5: 1MM 6: 1W");
  CHECK(texts(two, third) == words("imprison:4.0 imprison:5.0 imprison:6.0"));
  CHECK(row(after(two, third, "imprison:4.0"), 8) == "1W");
  CHECK(row(after(two, third, "imprison:5.0"), 8) == "1MM");
  CHECK(row(after(two, third, "imprison:6.0"), 8) == "1W");
  const State first = built_prison("0: 0W 0M 2: 1MM 3: 1M 4: 1W 6: 1W");
  CHECK(texts(two, first) == words("imprison:3.0"));
  CHECK(row(after(two, first, "imprison:3.0"), 8) == "1M");
}

TEST_CASE("SM-37, SM-14: example 9, one helper is enough with the School") {
  static constexpr State state =
      position(two, {.calendar = "0: 0W 0W 0MM 1W", .tiles = "1,3=hut", .tools = {"all", "all"}, .built = {"school"}});
  static_assert(has_moves(two, state, "build:1,3+1 build:1,3+2 raise:man"));
  CHECK(texts(two, state) == words("build:1,3+1 build:1,3+2 raise:man"));
  CHECK(refused_by(two, state, "build:1,3+1+2") == "SM-14");
}

TEST_CASE("SM-27: example 10, the saw of the Boat lies on its space") {
  const Scene scene{.calendar = "0: 0W 1W", .tiles = "2,1=boat 9,1=cathedral", .tools = {"saw compass square"}};
  const State built_boat = after(two, scene, "build:2,1");
  CHECK(texts(two, built_boat) == words("lose:saw"));
  const State state = after(two, built_boat, "lose:saw");
  CHECK(lying(two, state, "2,1") == "saw");
  CHECK(!has_tile(two, state, "2,1"));
  CHECK(owned(state, 0) == "compass square");
  CHECK(texts(two, state).count("take:saw@2,1") == 1);
}

TEST_CASE("SM-27, SM-31: example 11, the Boat without a saw") {
  const Scene scene{.calendar = "0: 0W 1W",
                    .tiles = "2,1=boat 9,1=cathedral",
                    .tools = {"compass glassA glassB"},
                    .built = {"university"}};
  CHECK(texts(two, scene, "build:2,1") == words("lose:compass lose:glassB"));
}

TEST_CASE("SM-28, SM-29: example 12, the Sculpture and the Vase") {
  const Scene sculpture{
      .calendar = "0: 0W 1W", .tiles = "2,1=sculpture 9,1=cathedral", .tools = {"saw compass square"}};
  CHECK(texts(two, sculpture, "build:2,1") == words("lose:compass lose:square"));
  const Scene vase{.calendar = "0: 0W 1W", .tiles = "2,1=vase 9,1=cathedral", .tools = {"all"}};
  CHECK(texts(two, vase, "build:2,1") == words("lose:glassB"));
}

TEST_CASE("SM-30, SM-31: example 13, the Ruin takes two tools") {
  const Scene scene{.calendar = "0: 0W 1W", .tiles = "2,1=ruin 9,1=cathedral", .tools = {"saw compass glassA glassB"}};
  CHECK(texts(two, scene, "build:2,1") == words("lose:saw lose:compass lose:glassB"));
  CHECK(texts(two, scene, "build:2,1 lose:glassB") == words("lose:saw lose:compass lose:glassA"));
  CHECK(lying(two, after(two, scene, "build:2,1 lose:glassB lose:glassA"), "2,1") == "glassA glassB");
}
