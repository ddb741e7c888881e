#include <samara/position.hpp>

using namespace samara_test;

// Special tiles that concern workers.

TEST_CASE("SM-26: no special tile takes a seat's last woman") {
  const auto bury = [](std::string_view calendar) {
    return texts(two, {.calendar = calendar, .tiles = "1,1=tombstone 9,1=cathedral", .tools = {"compass"}},
                 "build:1,1");
  };
  CHECK(bury("0: 0W 1W 3: 0M") == words("bury:3.0"));
  CHECK(bury("0: 0W 1W 3: 0W") == words("bury:1.0 bury:3.0"));
  CHECK(bury("0: 0W 1W 3: 0MW") == words("bury:3.0"));   // the woman under the man does not count
  CHECK(bury("0: 0MM 1W 3: 0WM") == words("bury:1.0"));  // nor does that one's strength matter
  const auto hurt = [](std::string_view calendar) {
    return texts(two, {.calendar = calendar, .tiles = "1,1=hospital 9,1=cathedral", .tools = {"compass glassA"}},
                 "build:1,1");
  };
  CHECK(hurt("0: 0W 1W 3: 1M") == words("hurt:3.0"));
  CHECK(hurt("0: 0W 1WM 3: 1M") == words("hurt:0.0 hurt:3.0"));  // a stack may lose strength
  CHECK(hurt("0: 0W 1W 3: 1W") == words("hurt:0.0 hurt:3.0"));
}

TEST_CASE("SM-34: every other seat chooses one of its workers for the Hospital") {
  const Scene scene{.calendar = "0: 1W 0W 2W 2: 0MM 2M 3: 2MM 1M",
                    .tiles = "1,1=hospital 9,1=cathedral",
                    .tools = {"", "compass glassA"}};
  const State first = after(three, scene, "build:1,1");
  CHECK(who(three, first) == 2);
  CHECK(texts(three, first) == words("hurt:2.1 hurt:3.0"));
  CHECK(refused_by(three, first, "hurt:2.0") == "SM-34");
  CHECK(refused_by(three, first, "hurt:3.1") == "SM-34");
  CHECK(refused_by(three, first, "hurt:7.0") == "SM-34");
  CHECK(refused_by(three, first, "hurt:0.1") == "SM-26");
  const State second = after(three, first, "hurt:2.1");
  CHECK(row(second, 2) == "0MM");  // a worker of strength 1 leaves
  CHECK(reserve(second, 2) == "W1 M1");
  CHECK(who(three, second) == 0);
  CHECK(texts(three, second) == words("hurt:2.0"));
  const State done = after(three, second, "hurt:2.0");
  CHECK(row(done, 2) == "0M");
  CHECK(row(done, 3) == "2MM 1M");
  CHECK(who(three, done) == 0);
  CHECK(row(done, 0) == "0W 2W");

  SUBCASE("SM-34: a seat that has nothing to lose has no node") {
    Scene empty = scene;
    empty.calendar = "0: 1W 0W 2W 2: 0MM";
    CHECK(who(three, after(three, empty, "build:1,1")) == 0);
    CHECK(texts(three, empty, "build:1,1") == words("hurt:2.0"));
    empty.calendar = "0: 1W 0W 2W 3: 1M";
    const State nobody = after(three, empty, "build:1,1");
    CHECK(who(three, nobody) == 0);
    CHECK(legal(three, nobody, "raise:man"));
  }
}

TEST_CASE("SM-35: the Weight room") {
  Scene scene{.calendar = "0: 0M 1W 0W 0MM 2: 1M", .tiles = "2,3=weight-room 9,1=cathedral", .tools = {"saw"}};
  const State asked = after(two, scene, "build:2,3+3");
  CHECK(texts(two, asked) == words("train:2.1 train:2.2"));
  CHECK(refused_by(two, asked, "train:2.0") == "SM-35");
  CHECK(refused_by(two, asked, "train:0.1") == "SM-35");
  CHECK(refused_by(two, asked, "hurt:2.1") == "SM-35");
  const State man = after(two, asked, "train:2.1");  // no man is left in the reserve
  CHECK(row(man, 2) == "1M 0MM");
  CHECK(row(man, 3) == "0MW");
  CHECK(reserve(man, 0) == "W0 M0");

  SUBCASE("SM-35: it arrives behind all others") {
    scene.calendar = "0: 0M 1W 0W 3: 1M 0M";
    scene.tiles = "2,1=weight-room 9,1=cathedral";
    CHECK(texts(two, scene, "build:2,1") == words("train:2.0"));
    CHECK(row(after(two, scene, "build:2,1 train:2.0"), 3) == "1M 0M 0MM");
  }
  SUBCASE("SM-35: nothing happens with an empty reserve") {
    scene.calendar = "0: 0M 1W 0W 3: 0WMM";
    scene.tiles = "2,1=weight-room 9,1=cathedral";
    const State state = after(two, scene, "build:2,1");
    CHECK(who(two, state) == 1);
    CHECK(row(state, 2) == "0M");
  }
}

TEST_CASE("SM-36: the lowest figure leaves first") {
  const auto hurt = [](std::string_view calendar, std::string_view move) {
    const State state = after(
        two, {.calendar = calendar, .tiles = "1,1=hospital 9,1=cathedral", .tools = {"compass glassA"}}, "build:1,1");
    return after(two, state, move);
  };
  CHECK(row(hurt("0: 0W 0M 2: 1WM", "hurt:2.0"), 2) == "1W");
  CHECK(row(hurt("0: 0W 0M 2: 1MW 3: 1W", "hurt:2.0"), 2) == "1M");
  CHECK(row(hurt("0: 0W 0M 2: 1MMW 3: 1W", "hurt:2.0"), 2) == "1MM");
  CHECK(row(hurt("0: 0W 0M 2: 1WWM", "hurt:2.0"), 2) == "1WW");
  CHECK(reserve(hurt("0: 0W 0M 2: 1WWM", "hurt:2.0"), 1) == "W0 M3");
}

TEST_CASE("SM-37: with the School workers that act together are one stronger") {
  const auto builds = [](std::string_view calendar, std::string_view permanent) {
    return only("build", texts(two, {.calendar = calendar,
                                     .tiles = "1,2=hut 1,3=hut 1,4=cave",
                                     .tools = {"all", "all"},
                                     .built = {permanent}}));
  };
  CHECK(builds("0: 0W 0M 1W", "school") == words("build:1,2+1 build:1,3+1"));
  CHECK(builds("0: 0W 0M 1W", "") == words("build:1,2+1"));
  CHECK(builds("0: 0W 1W", "school").empty());  // no bonus for one worker alone
  CHECK(builds("0: 0MM 1W 4: 0W", "school") == words("build:1,2"));
  // The bonus lapses where only the active worker would be left.
  CHECK(builds("0: 0MM 0W 0M 1W", "school") == words("build:1,2 build:1,3+1 build:1,3+2 build:1,4+1 build:1,4+2"));
  // Another seat's School is no help.
  CHECK(texts(two, {.calendar = "0: 0W 0M 1W", .tiles = "1,3=hut", .tools = {"all", "all"}, .built = {"", "school"}}) ==
        words("raise:woman raise:man"));

  SUBCASE("SM-49, SM-37: any helper brings the bonus") {
    const Scene scene{
        .calendar = "0: 0MM 0W 1W", .tiles = "1,1=hut 1,4=cave", .tools = {"all", "all"}, .built = {"school"}};
    CHECK(texts(spare, scene) == words("build:1,1 build:1,1+1 build:1,4+1"));
    CHECK(texts(two, scene) == words("build:1,1 build:1,4+1"));
  }
}

TEST_CASE("SM-38: the Tombstone takes one complete worker") {
  const Scene scene{.calendar = "0: 0W 1W 0W 3: 1M 0MMM", .tiles = "1,1=tombstone 9,1=cathedral", .tools = {"square"}};
  const State asked = after(two, scene, "build:1,1");
  CHECK(texts(two, asked) == words("bury:0.1 bury:1.0 bury:3.1"));
  CHECK(refused_by(two, asked, "bury:3.0") == "SM-38");
  CHECK(refused_by(two, asked, "bury:9.0") == "SM-38");
  const State men = after(two, asked, "bury:3.1");
  CHECK(reserve(men, 0) == "W0 M3");
  CHECK(row(men, 3) == "1M");
  const State now = after(two, asked, "bury:0.1");
  CHECK(row(now, 0) == "1W");
  CHECK(reserve(now, 0) == "W1 M0");
  const State builder = after(two, asked, "bury:1.0");
  CHECK(row(builder, 1).empty());
}
