// Lesson 5: how far do whole games at random carry?
//
//   example_05_million_playouts [GAMES]
//
// It plays 100 games unless told otherwise, so that it ends at once even without optimisation. For figures worth
// quoting compile with -O3 -DNDEBUG and ask for 10000 games or more: a million playouts take a few minutes.
#include <array>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iostream>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

int main(int argc, char** argv) {
  using namespace regelwerk;
  std::uint64_t games = 100;
  if (argc > 1) {
    const char* const end = argv[1] + std::strlen(argv[1]);
    if (const auto read = std::from_chars(argv[1], end, games); read.ptr != end || games == 0) {
      std::cerr << "the number of games is a positive whole number\n";
      return 2;
    }
  }

  constexpr tock::Game<> game;
  std::uint64_t nodes = 0;
  std::uint64_t finished = 0;
  std::array<std::uint64_t, 4> wins{};
  const auto begin = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < games; ++i) {
    Random random = Random::stream(1, i);  // every game has its own numbers, so any one can be played again
    const auto played = playout(game, game.initial(), random, 100'000);
    nodes += played.nodes;
    finished += played.finished ? 1 : 0;
    const auto outcome = game.outcome(played.end);
    for (int seat = 0; outcome && seat < game.seats(); ++seat) {
      if (outcome->place(Seat{seat}) == 1) ++wins[static_cast<std::size_t>(seat)];
    }
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;

  std::cout << games << " games, " << nodes << " moves, chance included, in " << seconds.count() << " s\n"
            << static_cast<double>(games) / seconds.count() << " games/s, "
            << static_cast<double>(nodes) / seconds.count() / 1e6 << " million moves/s\n"
            << "games won by seat:";
  for (const std::uint64_t won : wins) std::cout << ' ' << won;
  std::cout << '\n';
  return finished == games && wins[0] + wins[1] + wins[2] + wins[3] == games ? 0 : 1;
}
