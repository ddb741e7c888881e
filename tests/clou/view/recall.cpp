#include <doctest/doctest.h>

#include <recall.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/view/recall.hpp>
#include <regelwerk/play.hpp>

// Clou hides nothing: every view allows one world.

using namespace regelwerk;

TEST_CASE("CL-1 recall: a view allows one world") {
  constexpr clou::Heist<> game;
  Random random{1};
  recall::follow(
      game, random, 300, [](const auto&, const auto&) {}, [](std::size_t, const auto&, const auto&) {},
      [&](const clou::State& state, const auto& all) {
        for (const auto& each : all) {
          CHECK(game.is_possible(each.view, each.memory, state));
          CHECK(game.resample(each.view, each.memory, random) == state);
          CHECK(game.count_worlds(each.view, 9) == Worlds{1, 1, WorldsEnd::all});
          CHECK(game.count_worlds(each.view, 0) == Worlds{0, 0, WorldsEnd::limit});
        }
      });
}
