#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "games.hpp"

// nodes GAME COUNT: plays COUNT random games and prints how many nodes they had; for counting instructions.

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: nodes GAME COUNT\n", stderr);
    return 2;
  }
  bool known = false;
  const auto play = [&](const auto& entry) {
    if (entry.game.name != std::string_view{argv[1]}) return;
    known = true;
    std::printf("%llu\n", static_cast<unsigned long long>(benchmarks::play_games(entry.game, std::atoi(argv[2]))));
  };
  std::apply([&](const auto&... entry) { (play(entry), ...); }, benchmarks::games);
  return known ? EXIT_SUCCESS : EXIT_FAILURE;
}
