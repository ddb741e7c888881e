#include <samara/position.hpp>

using namespace samara_test;

// Special tiles that concern tools, and what holds for all special tiles.

namespace {

/// After a tile in (1,1) has been built by the woman of seat 0.
template <class G>
State after_building(const G& game, std::string_view tile, std::string_view tools, std::string_view permanent = "",
                     std::string_view others = "") {
  const std::string tiles = "1,1=" + std::string{tile} + " 9,1=cathedral";
  return after(game, {.calendar = "0: 0W 1W 2W", .tiles = tiles, .tools = {tools, others}, .built = {permanent}},
               "build:1,1");
}

State losing(std::string_view tile, std::string_view tools, std::string_view permanent = "") {
  return after_building(three, tile, tools, permanent);
}

}  // namespace

TEST_CASE("SM-25: special tiles act at once, after the workers have moved") {
  const Scene scene{.calendar = "0: 0W 1W 3: 0M", .tiles = "2,1=tombstone 9,1=cathedral", .tools = {"compass"}};
  const State state = after(two, scene, "build:2,1");
  CHECK(who(two, state) == 0);
  CHECK(row(state, 2) == "0W");
  CHECK(texts(two, state) == words("bury:3.0"));
  CHECK(refused_by(two, state, "vacation") == "SM-38");

  SUBCASE("SM-25: without the option the names mean nothing") {
    const State same = after(plain, scene, "build:2,1");
    CHECK(who(plain, same) == 1);
    CHECK(row(same, 3) == "0M");
    const Scene bridge{.calendar = "0: 0W 1W", .tiles = "4,1=hut 9,1=cathedral", .built = {"bridge"}};
    CHECK(row(after(plain, bridge, "build:4,1"), 4) == "0W");
    CHECK(row(after(two, bridge, "build:4,1"), 3) == "0W");
    const Scene school{.calendar = "0: 0W 0MM 1W", .tiles = "1,4=hut", .built = {"school"}};
    CHECK(!legal(plain, position(plain, school), "build:1,4+1"));
    const Scene university{.calendar = "0: 0W 1W", .tiles = "1,1=wall", .tools = {"saw"}, .built = {"university"}};
    CHECK(!legal(plain, position(plain, university), "build:1,1"));
    CHECK(legal(two, position(two, university), "build:1,1"));
    const Scene hermit{.calendar = "0: 0W 1W 4: 1M", .tiles = "4,1=hut", .built = {"hermit-house"}, .fill_board = true};
    CHECK(row(after(plain, hermit, "build:4,1"), 4) == "1M 0W");
    for (const std::string_view tile : {"boat", "ruin", "barracks", "hospital", "weight-room", "prison"}) {
      const std::string tiles = "1,1=" + std::string{tile} + " 9,1=cathedral";
      const State done =
          after(plain, {.calendar = "0: 0W 0M 1W 5: 1M", .tiles = tiles, .tools = {"all", "all"}}, "build:1,1");
      CHECK(legal(plain, done, "vacation"));
      CHECK(who(plain, done) == 0);
      CHECK(owned(done, 1) == "saw saw compass square glassA glassB");
    }
  }
  SUBCASE("SM-25: plain tiles ask nothing") {
    const State plain_tile = losing("fence", "saw");
    CHECK(who(three, plain_tile) == 1);
    CHECK(owned(plain_tile, 0) == "saw");
  }
}

TEST_CASE("SM-27: the Boat takes a saw, or another tool where there is none") {
  CHECK(texts(three, losing("boat", "saw saw compass glassA")) == words("lose:saw"));
  CHECK(owned(after(three, losing("boat", "saw saw"), "lose:saw"), 0) == "saw");
  CHECK(refused_by(three, losing("boat", "saw compass"), "lose:compass") == "SM-27");
  CHECK(refused_by(three, losing("boat", "saw compass"), "lose:square") == "SM-27");
  // Without a saw, with the University.
  CHECK(texts(three, losing("boat", "compass square", "university")) == words("lose:compass lose:square"));
  CHECK(texts(three, losing("boat", "glassA glassB", "university")) == words("lose:glassB"));
  CHECK(texts(three, losing("boat", "glassA", "university")) == words("lose:glassA"));
  const State lost_all = after(three, losing("boat", "square", "university"), "lose:square");
  CHECK(owned(lost_all, 0).empty());
  CHECK(lying(three, lost_all, "1,1") == "square");
  CHECK(who(three, lost_all) == 1);
}

TEST_CASE("SM-28: the Sculpture takes a trowel, or another tool where there is none") {
  CHECK(texts(three, losing("sculpture", "saw compass glassA")) == words("lose:compass"));
  CHECK(texts(three, losing("sculpture", "saw square")) == words("lose:square"));
  CHECK(texts(three, losing("sculpture", "compass square")) == words("lose:compass lose:square"));
  CHECK(refused_by(three, losing("sculpture", "saw compass"), "lose:saw") == "SM-28");
  CHECK(texts(three, losing("sculpture", "saw glassA glassB", "university")) == words("lose:saw lose:glassB"));
  CHECK(lying(three, after(three, losing("sculpture", "compass square"), "lose:square"), "1,1") == "square");
}

TEST_CASE("SM-29: the Vase takes glass B, or another tool where there is none") {
  CHECK(texts(three, losing("vase", "glassA glassB")) == words("lose:glassB"));
  CHECK(refused_by(three, losing("vase", "saw glassA glassB"), "lose:saw") == "SM-29");
  CHECK(texts(three, losing("vase", "saw glassA", "university")) == words("lose:saw lose:glassA"));
  CHECK(texts(three, losing("vase", "saw saw compass", "university")) == words("lose:saw lose:compass"));
  CHECK(owned(after(three, losing("vase", "glassA glassB"), "lose:glassB"), 0) == "glassA");
}

TEST_CASE("SM-30: the Ruin takes two tools, one after the other") {
  const State first = losing("ruin", "saw square");
  CHECK(texts(three, first) == words("lose:saw lose:square"));
  CHECK(refused_by(three, first, "lose:compass") == "SM-30");
  const State second = after(three, first, "lose:square");
  CHECK(who(three, second) == 0);
  CHECK(texts(three, second) == words("lose:saw"));
  const State done = after(three, second, "lose:saw");
  CHECK(owned(done, 0).empty());
  CHECK(lying(three, done, "1,1") == "saw square");
  CHECK(who(three, done) == 1);
  const State saws = after(three, losing("ruin", "saw saw compass"), "lose:saw lose:saw");
  CHECK(lying(three, saws, "1,1") == "saw saw");
  CHECK(owned(saws, 0) == "compass");
}

TEST_CASE("SM-31: of both glass tools B goes first") {
  const State both = losing("ruin", "saw compass glassA glassB");
  CHECK(refused_by(three, both, "lose:glassA") == "SM-31");
  CHECK(legal(three, both, "lose:glassB"));
  CHECK(legal(three, after(three, both, "lose:glassB"), "lose:glassA"));
  CHECK(refused_by(three, after(three, both, "lose:saw"), "lose:glassA") == "SM-31");
  const State barracks = after_building(three, "barracks", "saw saw", "", "glassA glassB");
  CHECK(texts(three, barracks) == words("give:glassB"));
  CHECK(refused_by(three, barracks, "give:glassA") == "SM-31");
  CHECK(texts(three, after_building(three, "barracks", "saw saw", "", "glassA")) == words("give:glassA"));
}

TEST_CASE("SM-32: the Barracks take a tool of every other seat that owns one") {
  // Seats 1, 2 and 4 of five own tools; seat 3 builds, so seats 4, 1 and 2 are asked.
  const Scene scene{.calendar = "0: 3W 0W 1W 2W 4W",
                    .tiles = "1,1=barracks 9,1=cathedral",
                    .tools = {"", "saw square", "compass", "saw saw glassA", "glassA"}};
  const State first = after(five, scene, "build:1,1");
  CHECK(who(five, first) == 4);
  CHECK(texts(five, first) == words("give:glassA"));
  CHECK(refused_by(five, first, "give:saw") == "SM-32");
  CHECK(refused_by(five, first, "lose:glassA") == "SM-32");
  const State second = after(five, first, "give:glassA");
  CHECK(who(five, second) == 1);
  CHECK(texts(five, second) == words("give:saw give:square"));
  CHECK(lying(five, second, "1,1").empty());
  const State third = after(five, second, "give:square");
  CHECK(who(five, third) == 2);
  CHECK(owned(third, 4) == "glassA");
  CHECK(owned(third, 1) == "saw square");
  const State done = after(five, third, "give:compass");
  CHECK(lying(five, done, "1,1") == "compass square glassA");
  CHECK(owned(done, 1) == "saw");
  CHECK(owned(done, 2).empty());
  CHECK(owned(done, 3) == "saw saw glassA");
  CHECK(owned(done, 4).empty());
  CHECK(who(five, done) == 0);

  SUBCASE("SM-32: nobody is asked where nobody else owns a tool") {
    const State alone = after_building(three, "barracks", "saw saw compass");
    CHECK(who(three, alone) == 1);
    CHECK(owned(alone, 0) == "saw saw compass");
    CHECK(legal(three, alone, "raise:woman"));
  }
}

TEST_CASE("SM-33: with the University only the number of tools counts") {
  const auto builds = [](std::string_view tools, std::string_view permanent) {
    return only("build", texts(two, {.calendar = "0: 0W 1W",
                                     .tiles = "1,1=wall 2,1=tower 3,1=stable 4,1=inn 5,1=hut",
                                     .tools = {tools},
                                     .built = {permanent}}));
  };
  CHECK(builds("saw", "university") == words("build:1,1 build:5,1"));
  CHECK(builds("saw", "") == words("build:5,1"));
  CHECK(builds("glassA glassB", "university") == words("build:1,1 build:2,1 build:3,1 build:5,1"));
  CHECK(builds("glassA saw square", "university") == words("build:1,1 build:2,1 build:3,1 build:4,1 build:5,1"));
  CHECK(builds("", "university") == words("build:5,1"));
  const State state = position(two, {.calendar = "0: 0W 1W",
                                     .tiles = "4,1=inn",
                                     .tools = {"saw saw"},
                                     .built = {"university"},
                                     .laid = "1,1=saw 2,1=glassB"});
  CHECK(!legal(two, state, "build:4,1"));
  CHECK(refused_by(two, state, "take:saw@1,1") == "SM-17");
  CHECK(refused_by(two, state, "take:glassB@2,1") == "SM-17");
}

TEST_CASE("SM-43: a permanent tile acts from the next action on, for its owner alone") {
  const State state = position(two, {.calendar = "0: 0W 1W 0M 1M",
                                     .tiles = "5,1=bridge 4,1=hut 3,1=hut 9,1=cathedral",
                                     .tools = {"saw saw compass"}});
  const State built_bridge = after(two, state, "build:5,1");
  CHECK(row(built_bridge, 5) == "0W");
  const State other = after(two, built_bridge, "build:4,1");
  CHECK(row(other, 4) == "1W");
  CHECK(row(after(two, other, "build:3,1"), 2) == "0M");
  // The School that is built with helpers lends no strength to building it.
  const State school =
      position(two, {.calendar = "0: 0W 0MM 0M 1W", .tiles = "1,4=school 2,3=hut 9,1=cathedral", .tools = {"compass"}});
  CHECK(refused_by(two, school, "build:1,4+1") == "SM-15");
  CHECK(legal(two, school, "build:1,4+1+2"));
}
