#include <samara/position.hpp>

using namespace samara_test;

// Special tiles that concern time.

TEST_CASE("SM-39: with the Hermit house workers go on to a month without others") {
  const Scene scene{.calendar = "0: 0W 1W 2: 1M 3: 0M 5: 1M",
                    .tiles = "2,1=hut 3,1=cave 5,1=hut 9,1=cathedral",
                    .built = {"hermit-house"},
                    .laid = "2,1=saw 4,1=saw"};
  CHECK(row(after(two, scene, "build:2,1"), 3) == "0M 0W");  // an own worker is no hindrance
  CHECK(row(after(two, scene, "take:saw@2,1"), 3) == "0M 0W");
  CHECK(row(after(two, scene, "build:3,1"), 3) == "0M 0W");
  CHECK(row(after(two, scene, "take:saw@4,1"), 4) == "0W");
  CHECK(row(after(two, scene, "build:5,1"), 6) == "0W");

  SUBCASE("SM-39: another seat's Hermit house is none of mine") {
    Scene other = scene;
    other.built = {"", "hermit-house"};
    CHECK(row(after(two, other, "build:2,1"), 2) == "1M 0W");
  }
  SUBCASE("SM-39, SM-18: a birth finds no later month") {
    const Scene birth{.calendar = "0: 0W 1W 11: 1M", .built = {"hermit-house"}};
    CHECK(row(after(two, birth, "raise:man"), 11) == "1M 0W 0M");
  }
  SUBCASE("SM-39, SM-23: a step goes on, too") {
    const Scene step{
        .calendar = "0: 0MM 0W 1M 1: 1W 2: 1M", .tiles = "1,4=hut", .tools = {"all", "all"}, .built = {"hermit-house"}};
    CHECK(row(after(two, step, "step"), 3) == "0MM");
  }
  SUBCASE("SM-39, SM-22: a vacation does not") {
    const Scene vacation{.calendar = "0: 0W 1W 2: 1M 0M", .built = {"hermit-house"}};
    CHECK(row(after(two, vacation, "vacation"), 2) == "1M 0M 0W");
  }
  SUBCASE("SM-39, SM-35: training does") {
    const Scene training{.calendar = "0: 0W 1W 3: 1M 4: 1M",
                         .tiles = "2,1=weight-room 9,1=cathedral",
                         .tools = {"saw"},
                         .built = {"hermit-house"}};
    CHECK(row(after(two, training, "build:2,1 train:2.0"), 5) == "0WW");
  }
  SUBCASE("SM-39, SM-40: workers that others move do not") {
    const Scene prison{.calendar = "0: 0W 0M 1: 1W 6: 0M",
                       .tiles = "1,1=prison 9,1=cathedral",
                       .tools = {"compass square"},
                       .built = {"", "hermit-house"}};
    CHECK(row(after(two, prison, "build:1,1 imprison:1.0"), 6) == "0M 1W");
  }
  SUBCASE("SM-39, SM-41: nor workers that stay where they are") {
    const Scene stays{.calendar = "0: 0W 1W 5: 1M 6: 1M",
                      .tiles = "9,1=weight-room 8,1=cathedral",
                      .tools = {"saw"},
                      .built = {"hermit-house bridge"},
                      .m = 1};
    CHECK(row(after(two, stays, "build:9,1"), 6) == "1M 0W");
    CHECK(row(after(two, stays, "build:9,1 train:6.1"), 6) == "1M 0WW");
    Scene last = stays;
    last.built = {"hermit-house"};
    CHECK(row(after(two, last, "build:9,1 train:6.1"), 6) == "1M 0WW");
  }
}

namespace {

/// After seat 0 of three has built the Prison.
State prison(std::string_view calendar, int m) {
  return after(three, {.calendar = calendar, .tiles = "1,1=prison 9,1=cathedral", .tools = {"compass square"}, .m = m},
               "build:1,1");
}

}  // namespace

TEST_CASE("SM-40: the builder sends a worker of every other seat to prison") {
  const State first = prison("0: 0W 0M 1W 2W 2: 1M 5: 1M 3: 2MM", 6);
  CHECK(who(three, first) == 0);
  CHECK(texts(three, first) == words("imprison:0.1 imprison:2.0 imprison:5.0"));
  CHECK(refused_by(three, first, "imprison:0.2") == "SM-40");
  CHECK(refused_by(three, first, "imprison:0.0") == "SM-40");
  CHECK(refused_by(three, first, "imprison:8.0") == "SM-40");
  const State second = after(three, first, "imprison:0.1");
  CHECK(row(second, 5) == "1M 1W");  // behind the others
  CHECK(who(three, second) == 0);
  CHECK(texts(three, second) == words("imprison:0.1"));
  CHECK(refused_by(three, second, "imprison:3.0") == "SM-40");  // the men are not the weakest
  const State done = after(three, second, "imprison:0.1");
  CHECK(row(done, 5) == "1M 1W 2W");
  CHECK(row(done, 3) == "2MM");
  CHECK(who(three, done) == 0);
  CHECK(row(done, 0) == "0M");

  SUBCASE("SM-40: step 1, a weakest worker that can go five months") {
    const State state = prison("0: 0W 0M 2W 3: 1W 4: 1M", 3);
    CHECK(texts(three, state) == words("imprison:3.0"));  // three and five are eight, the last month
    CHECK(row(after(three, state, "imprison:3.0"), 8) == "1W");
  }
  SUBCASE("SM-40: step 2, a second weakest one") {
    const State state = prison("0: 0W 0M 2W 3: 1MM 4: 1W 5: 1WM", 3);
    CHECK(texts(three, state) == words("imprison:3.0"));
    CHECK(refused_by(three, state, "imprison:4.0") == "SM-40");
  }
  SUBCASE("SM-40: step 3, any one that is not on the last month") {
    const State state = prison("0: 0W 0M 2W 4: 1W 6: 1M 8: 1M", 3);
    CHECK(texts(three, state) == words("imprison:4.0 imprison:6.0"));
    CHECK(row(after(three, state, "imprison:4.0"), 8) == "1M 1W");
    // If all are equally strong, there is no second weakest.
    CHECK(texts(three, prison("0: 0W 0M 2W 5: 1WM 6: 1MM", 3)) == words("imprison:5.0 imprison:6.0"));
  }
  SUBCASE("SM-40: a seat with all workers on the last month is spared") {
    const State state = prison("0: 0W 0M 8: 1W 1M 7: 2W", 3);
    CHECK(texts(three, state) == words("imprison:7.0"));
    const State spared = prison("0: 0W 0M 8: 1W 2W 1M", 3);
    CHECK(who(three, spared) == 0);
    CHECK(legal(three, spared, "vacation"));
  }
  SUBCASE("SM-40, SM-41: a victim's Bridge changes nothing") {
    const Scene scene{.calendar = "0: 0W 0M 1W",
                      .tiles = "1,1=prison 9,1=cathedral",
                      .tools = {"compass square"},
                      .built = {"", "bridge"}};
    CHECK(row(after(two, scene, "build:1,1 imprison:0.1"), 5) == "1W");
  }
}

TEST_CASE("SM-41: with the Bridge everything takes one month less, an action one at least") {
  const Scene scene{.calendar = "0: 0W 1W 4: 0M",
                    .tiles = "1,1=hut 2,1=hut 5,1=hut 9,1=cathedral",
                    .built = {"bridge"},
                    .laid = "1,1=saw 3,1=saw"};
  CHECK(row(after(two, scene, "build:1,1"), 1) == "0W");
  CHECK(row(after(two, scene, "build:2,1"), 1) == "0W");
  CHECK(row(after(two, scene, "build:5,1"), 4) == "0M 0W");
  CHECK(row(after(two, scene, "take:saw@1,1"), 1) == "0W");
  CHECK(row(after(two, scene, "take:saw@3,1"), 2) == "0W");
  CHECK(row(after(two, scene, "raise:woman"), 10) == "0W 0W");
  CHECK(row(after(two, scene, "vacation"), 4) == "0M 0W");
  Scene without = scene;
  without.built = {"", "bridge"};
  CHECK(row(after(two, without, "build:5,1"), 5) == "0W");
  CHECK(row(after(two, without, "raise:woman"), 11) == "0W 0W");
  CHECK(row(after(two, without, "take:saw@3,1"), 3) == "0W");

  SUBCASE("SM-41, SM-23: a step is one month as ever") {
    const Scene step{.calendar = "0: 0MM 0W 1W", .tiles = "1,4=hut", .tools = {"all", "all"}, .built = {"bridge"}};
    CHECK(row(after(two, step, "step"), 1) == "0MM");
  }
  SUBCASE("SM-41, SM-35: who is trained stays in place") {
    const Scene training{.calendar = "0: 0W 1W 2: 1M 0M",
                         .tiles = "3,1=weight-room 9,1=cathedral",
                         .tools = {"saw"},
                         .built = {"bridge"}};
    CHECK(row(after(two, training, "build:3,1 train:2.2"), 2) == "1M 0M 0WW");
    Scene moves = training;
    moves.built = {};
    moves.tiles = "2,1=weight-room 9,1=cathedral";
    CHECK(row(after(two, moves, "build:2,1 train:2.2"), 3) == "0WW");
  }
}

TEST_CASE("SM-42: distance, last month, Bridge, Hermit house, in this order") {
  Scene scene{.calendar = "0: 0W 0M 1W 2: 1M 3: 1M",
              .tiles = "3,2=hut 9,1=cave 7,1=hut 2,1=hut 1,1=cathedral",
              .built = {"bridge hermit-house"},
              .m = 1};
  CHECK(row(after(two, scene, "build:3,2+1"), 4) == "0W 0M");  // three less one is two, where others stand
  CHECK(row(after(two, scene, "build:2,1"), 1) == "0W");
  CHECK(row(after(two, scene, "build:9,1"), 5) == "0W");  // the last month less one, not nine less one
  scene.calendar = "0: 0W 0M 1W 5: 1M";
  CHECK(row(after(two, scene, "build:9,1"), 6) == "0W");
  CHECK(row(after(two, scene, "raise:man"), 6) == "0W 0M");  // mother and child together
  scene.calendar = "0: 0W 0M 1W 1: 1M";
  CHECK(row(after(two, scene, "build:2,1"), 2) == "0W");
}
