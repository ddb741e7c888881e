#include <doctest/doctest.h>

#include <recall.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/samara/view/recall.hpp>

// Samara hides nothing that is not shown before anything follows, so there is nothing to remember.

using namespace regelwerk;

TEST_CASE("SM-31, SM-32 recall: worlds are the tools that may be chosen, each as likely") {
  constexpr samara::Game<samara::Options{.seats = 4}> game;
  CHECK(recall::check_draws(game, 1, 2'000, 500, 4'000, 3) >= 2);
}

TEST_CASE("SM-32 recall: the truth is never ruled out") {
  constexpr samara::Game<samara::Options{.seats = 3}> game;
  Random random{2};
  int several = 0;
  for (int i = 0; i < 10; ++i) {
    recall::follow(
        game, random, 2'000, [](const auto&, const auto&) {}, [](std::size_t, const auto&, const auto&) {},
        [&](const samara::State& state, const auto& all) {
          for (const auto& each : all) {
            CHECK(game.is_possible(each.view, each.memory, state));
            const Worlds worlds = game.count_worlds(each.view, 100);
            CHECK(worlds.end == WorldsEnd::all);
            CHECK(worlds.weight == worlds.count);
            several += worlds.count > 1 ? 1 : 0;
          }
        });
  }
  CHECK(several > 0);
}
