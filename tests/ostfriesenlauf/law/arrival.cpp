#include <doctest/doctest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/ostfriesenlauf/state/race.hpp>
#include <regelwerk/play/random.hpp>

// A race moves its runners as lanes of one word; here the same with a list of runners, looked through from the front.

namespace {

using namespace regelwerk;
using namespace regelwerk::ostfriesenlauf;

struct PlainRace {
  std::vector<std::pair<int, int>> order{{0, 0}, {1, 0}, {2, 0}, {3, 0}};  ///< runner and field, the first one first

  void arrive(int runner, int field) {
    order.erase(std::find_if(order.begin(), order.end(), [&](const auto& each) { return each.first == runner; }));
    const auto behind = std::find_if(order.begin(), order.end(), [&](const auto& each) { return each.second < field; });
    order.insert(behind, {runner, field});
  }
};

void hold_race(const Race& race, const PlainRace& plain) {
  for (const Place place : all_places) {
    const auto& [number, field] = plain.order[index(place)];
    const Runner runner{number};
    REQUIRE(race.at(place) == runner);
    REQUIRE(race.place(runner) == place);
    REQUIRE(race.position(runner) == field);
    REQUIRE(race.position(place) == field);
    REQUIRE(Race::from_standings(race.standings()) == race);
  }
}

TEST_CASE("OL-6: arriving is going behind the last of those who are as far or farther") {
  Random random{6};
  Race race;
  PlainRace plain;
  for (int i = 0; i < 20'000; ++i) {
    const int runner = static_cast<int>(draw_below(random, 4));
    // Now a few fields, so that runners meet, now all that a position can be.
    const bool near = i / 100 % 2 == 0;
    const int field = static_cast<int>(draw_below(random, near ? 6 : 256)) - (near ? 3 : 128);
    if (i % 2 == 0) {
      race.arrive(Runner{runner}, field);
    } else {
      race.arrive(race.place(Runner{runner}), field);
    }
    plain.arrive(runner, field);
    hold_race(race, plain);
  }
}

TEST_CASE("OL-17: a swap exchanges fields and nothing else") {
  Random random{17};
  Race race;
  PlainRace plain;
  for (int i = 0; i < 2'000; ++i) {
    const auto a = all_places[draw_below(random, 4)];
    const auto b = all_places[draw_below(random, 4)];
    race.swap(a, b);
    std::swap(plain.order[index(a)].first, plain.order[index(b)].first);
    hold_race(race, plain);
    const int field = static_cast<int>(draw_below(random, 60)) - 20;
    race.arrive(Runner{i % 4}, field);
    plain.arrive(i % 4, field);
  }
}

}  // namespace
