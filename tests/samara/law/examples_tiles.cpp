#include <samara/position.hpp>

using namespace samara_test;
using regelwerk::spectator;

// The worked examples 14 to 26 of the ledger.

TEST_CASE("SM-32, SM-31: example 14, the Barracks") {
  Scene scene{.calendar = "0: 0W 1W 2W",
              .tiles = "1,1=barracks 9,1=cathedral",
              .tools = {"saw saw", "saw glassA glassB", "compass"}};
  const State asked = after(three, scene, "build:1,1");
  CHECK(who(three, asked) == 1);
  CHECK(texts(three, asked) == words("give:saw give:glassB"));
  const State saw = after(three, asked, "give:saw");
  const State glass = after(three, asked, "give:glassB");
  CHECK(three.view(saw, seat(0)) == three.view(glass, seat(0)));
  CHECK(three.view(saw, seat(2)) == three.view(glass, seat(2)));
  CHECK(three.view(saw, spectator) == three.view(glass, spectator));
  CHECK(!(three.view(saw, seat(1)) == three.view(glass, seat(1))));
  CHECK(owned(saw, 1) == "saw glassA glassB");
  CHECK(who(three, saw) == 2);
  CHECK(texts(three, saw) == words("give:compass"));
  const State done = after(three, saw, "give:compass");
  CHECK(lying(three, done, "1,1") == "saw compass");
  CHECK(owned(done, 1) == "glassA glassB");
  CHECK(owned(done, 2).empty());
  CHECK(owned(done, 0) == "saw saw");
  CHECK(who(three, done) == 1);

  scene.tools[2] = "";
  const State alone = after(three, scene, "build:1,1 give:saw");
  CHECK(lying(three, alone, "1,1") == "saw");
  CHECK(texts(three, alone).count("raise:woman") == 1);
}

TEST_CASE("SM-33, SM-17: example 15, the University") {
  const Scene scene{.calendar = "0: 0W 0M 1W",
                    .tiles = "1,1=university 2,1=tower 3,1=wall 4,1=inn",
                    .tools = {"saw compass"},
                    .laid = "1,1=glassB 2,1=glassA"};
  const State before = position(two, scene);
  CHECK(refused_by(two, before, "build:2,1") == "SM-21");
  CHECK(legal(two, before, "build:3,1"));
  const State state = after(two, before, "build:1,1");
  CHECK(only("build", texts(two, state)) == words("build:2,1 build:3,1"));
  CHECK(refused_by(two, state, "build:4,1") == "SM-21");
  CHECK(legal(two, state, "take:glassA@2,1"));
  CHECK(refused_by(two, state, "take:glassB@1,1") == "SM-17");
}

TEST_CASE("SM-34, SM-26, SM-36: example 16, the Hospital") {
  const Scene scene{.calendar = "0: 0W 0M 1W 2: 2W 2MW 4: 3WM 5: 1MW",
                    .tiles = "1,1=hospital 9,1=cathedral",
                    .tools = {"compass glassA"}};
  const State first = after(four, scene, "build:1,1");
  CHECK(who(four, first) == 1);
  CHECK(texts(four, first) == words("hurt:5.0"));
  CHECK(refused_by(four, first, "hurt:0.1") == "SM-26");
  const State second = after(four, first, "hurt:5.0");
  CHECK(row(second, 5) == "1M");
  CHECK(reserve(first, 1) == "W0 M2");
  CHECK(reserve(second, 1) == "W1 M2");
  CHECK(who(four, second) == 2);
  CHECK(texts(four, second) == words("hurt:2.1"));
  const State third = after(four, second, "hurt:2.1");
  CHECK(who(four, third) == 3);
  CHECK(texts(four, third) == words("hurt:4.0"));
  const State done = after(four, third, "hurt:4.0");
  CHECK(row(done, 4) == "3W");
  CHECK(who(four, done) == 0);
}

TEST_CASE("SM-35: example 17, the Weight room") {
  Scene scene{.calendar = "0: 0W 0M 1W 3: 1M", .tiles = "2,2=weight-room 9,1=cathedral", .tools = {"saw"}, .m = 3};
  CHECK(reserve(position(two, scene), 0) == "W1 M2");
  CHECK(texts(two, scene, "build:2,2+1") == words("train:2.0 train:2.1"));
  const State state = after(two, scene, "build:2,2+1 train:2.0");
  CHECK(row(state, 2) == "0M");
  CHECK(row(state, 3) == "1M 0WW");
  scene.calendar = "0: 0W 0M 1W 3: 1M 5: 0W";
  CHECK(row(after(two, scene, "build:2,2+1 train:2.0"), 3) == "1M 0WM");
}

TEST_CASE("SM-35, SM-41: example 18, the Weight room on the last month and with the Bridge") {
  Scene scene{.calendar = "0: 0W 0M 1W", .tiles = "7,2=weight-room 9,1=cathedral", .tools = {"saw"}, .m = 1};
  CHECK(row(after(two, scene, "build:7,2+1"), 6) == "0W 0M");
  CHECK(row(after(two, scene, "build:7,2+1 train:6.0"), 6) == "0WW 0M");
  scene.built = {"bridge"};
  CHECK(row(after(two, scene, "build:7,2+1"), 5) == "0W 0M");
  CHECK(row(after(two, scene, "build:7,2+1 train:5.0"), 5) == "0WW 0M");
  scene.tiles = "3,2=weight-room 9,1=cathedral";
  CHECK(row(after(two, scene, "build:3,2+1 train:2.0"), 2) == "0WW 0M");
  scene.calendar = "0: 0W 0M 1W 3: 0WMM";
  CHECK(reserve(position(two, scene), 0) == "W0 M0");
  const State empty = after(two, scene, "build:3,2+1");
  CHECK(who(two, empty) == 1);
  CHECK(row(empty, 2) == "0W 0M");
}

TEST_CASE("SM-38, SM-26: example 19, the Tombstone") {
  Scene scene{.calendar = "0: 0W 1W 3: 0MM 5: 0M", .tiles = "1,1=tombstone 9,1=cathedral", .tools = {"compass"}};
  const State state = after(two, scene, "build:1,1");
  CHECK(texts(two, state) == words("bury:3.0 bury:5.0"));
  CHECK(refused_by(two, state, "bury:1.0") == "SM-26");
  CHECK(reserve(after(two, state, "bury:3.0"), 0) == "W1 M2");
  scene.calendar = "0: 0W 1W";
  const State alone = after(two, scene, "build:1,1");
  CHECK(who(two, alone) == 1);
  CHECK(row(alone, 1) == "0W");
}

TEST_CASE("SM-39, SM-43: example 20, the Hermit house") {
  Scene scene{.calendar = "0: 0W 1W 2: 1M 3: 1M 0M 6: 1M",
              .tiles = "2,1=hut 9,1=hut 8,1=cathedral",
              .built = {"hermit-house"},
              .m = 1};
  CHECK(row(after(two, scene, "build:2,1"), 4) == "0W");
  CHECK(row(after(two, scene, "build:9,1"), 6) == "1M 0W");
  CHECK(row(after(two, scene, "vacation"), 3) == "1M 0M 0W");
  scene.built = {};
  scene.tiles = "2,1=hermit-house 8,1=cathedral";
  scene.tools = {"saw"};
  CHECK(row(after(two, scene, "build:2,1"), 2) == "1M 0W");
}

TEST_CASE("SM-23, SM-24: example 21, stuck men step") {
  const Scene scene{.calendar = "0: 0MM 0W 1MM 2: 1W", .tiles = "1,4=hut 2,4=hut", .tools = {"all", "all"}};
  CHECK(texts(two, scene) == words("step"));
  const State state = after(two, scene, "step");
  CHECK(row(state, 1) == "0MM");
  CHECK(texts(two, state) == words("raise:woman raise:man vacation"));
  CHECK(row(after(two, state, "vacation"), 1) == "0MM 0W");
  CHECK(refused_by(two, state, "step") == "SM-24");
}

TEST_CASE("SM-44, SM-45: example 22, the 30th tile is a Boat") {
  const Scene scene{.calendar = "0: 0W 1W",
                    .tiles = "1,1=boat",
                    .tools = {"saw"},
                    .built = {"cathedral palace chapel inn vase ruin tombstone mill cave"}};
  const State asked = after(two, scene, "build:1,1");
  CHECK(!over(two, asked));
  CHECK(!two.outcome(asked));
  CHECK(texts(two, asked) == words("lose:saw"));
  const State end = after(two, asked, "lose:saw");
  REQUIRE(over(two, end));
  const auto outcome = *two.outcome(end);
  CHECK(outcome.score(seat(0)) == 40);
  CHECK(outcome.score(seat(1)) == 40);
  CHECK(outcome.place(seat(1)) == 1);
  CHECK(outcome.place(seat(0)) == 2);
  CHECK(outcome.tie_broken_by == Rule::next_worker_wins);
}

TEST_CASE("SM-47, SM-44: example 23, the end of the half-year") {
  const Scene scene{.calendar = "0: 0W 1: 0M 1W", .tiles = "1,1=hut", .m = 1};
  CHECK(over(short_two, after(short_two, scene, "vacation")));
  CHECK(!over(two, after(two, scene, "vacation")));
  Rule ended{};
  const State state = position(short_two, scene);
  const State end = short_two.play(state, move_of(short_two, state, "build:1,1"), [&](const Event& event) {
    if (event.kind == EventKind::game_ended) ended = event.rule;
  });
  CHECK(over(short_two, end));
  CHECK(ended == Rule::last_tile);
}

TEST_CASE("SM-49, SM-14, SM-37: example 24, helpers that are not needed") {
  Scene scene{.calendar = "0: 0W 0M 0MM 1W", .tiles = "1,1=hut 1,4=hut 2,3=hut", .tools = {"all", "all"}};
  const auto builds = [&](const auto& game) { return only("build", texts(game, scene)); };
  CHECK(builds(two) == words("build:1,1 build:1,4+1+2 build:2,3+2"));
  CHECK(builds(spare) == words("build:1,1 build:1,4+1+2 build:2,3+2 build:1,1+1 build:1,1+2 build:1,1+1+2 "
                               "build:2,3+1+2"));
  scene.built = {"school"};
  CHECK(builds(two) == words("build:1,1 build:1,4+2 build:2,3+1 build:2,3+2"));
  CHECK(builds(spare) == words("build:1,1 build:1,4+2 build:2,3+1 build:2,3+2 build:1,1+1 build:1,1+2 "
                               "build:1,1+1+2 build:1,4+1+2 build:2,3+1+2"));
}

TEST_CASE("SM-6, SM-34: example 25, another laying order") {
  Start start = three.default_start();
  start.order = {seat(2), seat(0), seat(1), seat(3), seat(4)};
  REQUIRE(three.accepts(start));
  CHECK(row(three.initial(start), 0) == "2W 0W 1W 1MM 0MM 2MM");
  const State state = position(three, {.calendar = "0: 2W 0W 1W 1MM 0MM 2MM",
                                       .tiles = "1,1=hospital 9,1=cathedral",
                                       .tools = {"", "", "compass glassA"}});
  CHECK(who(three, state) == 2);
  const State first = after(three, state, "build:1,1");
  CHECK(who(three, first) == 0);
  CHECK(who(three, after(three, first, "hurt:0.3")) == 1);
}

TEST_CASE("SM-48, SM-45: example 26, three places") {
  const State end = after(
      short_three, {.calendar = "0: 0W 1: 2W 1W 0M", .built = {"chapel", "mill", "tower"}, .m = 1, .fill_board = true},
      "vacation");
  REQUIRE(over(short_three, end));
  const auto outcome = *short_three.outcome(end);
  CHECK(outcome.scores == std::array{5, 3, 3, 0, 0});
  CHECK(outcome.place(seat(0)) == 1);
  CHECK(outcome.place(seat(1)) == 3);
  CHECK(outcome.place(seat(2)) == 2);
  CHECK(!outcome.tie_broken_by);
}
