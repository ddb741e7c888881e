// What every package description is tried with: a program of somebody else, which plays a game.
#include <cstdio>

#include <regelwerk/core/version.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

int main() {
  constexpr regelwerk::tock::Game<regelwerk::tock::Options{.seats = 2}> game;
  regelwerk::Random random{1};
  const auto played = regelwerk::playout(game, game.initial(), random, 100'000);
  constexpr auto version = regelwerk::version;
  std::printf("regelwerk %d.%d.%d plays\n", version.major_part, version.minor_part, version.patch_part);
  return game.actor(played.end).is_nobody() ? 0 : 1;
}
