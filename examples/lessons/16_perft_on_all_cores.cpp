// Lesson 16: a perft on all cores.
//
//   example_16_perft_on_all_cores [DEPTH [THREADS]]
//
// States are values that share nothing, and a game has no memory of its own: any thread may go on from any state. Those
// half of the way down are put into one row, and every thread takes the next one until none is left. The sum is the
// same however many threads there are. For figures worth quoting compile with -O3 -DNDEBUG and ask for a depth of 11.
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string_view>
#include <thread>
#include <vector>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk;
using Game = tock::Game<tock::Options{.quick_start = true}>;

/// All states `depth` plies on.
void collect(const Game& game, const Game::State& state, int depth, std::vector<Game::State>& states) {
  if (depth == 0) {
    states.push_back(state);
    return;
  }
  game.for_each_move(state, [&](const Game::Move& move) { collect(game, game.play(state, move), depth - 1, states); });
}

std::uint64_t perft_on(unsigned threads, const Game& game, const Game::State& state, int depth) {
  std::vector<Game::State> states;
  collect(game, state, depth / 2, states);
  std::atomic<std::size_t> next{0};
  std::atomic<std::uint64_t> sum{0};
  {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i) {
      workers.emplace_back([&] {
        std::uint64_t own = 0;
        for (std::size_t at = next++; at < states.size(); at = next++) {
          own += perft(game, states[at], depth - depth / 2);
        }
        sum += own;
      });
    }
  }
  return sum;
}

/// The first hands are dealt at random; then somebody decides.
Game::State after_deal(const Game& game) {
  Random random{16};
  auto state = game.initial();
  while (game.actor(state).is_chance()) game.advance(state, sample(game, state, random));
  return state;
}

/// A whole number from `least` on, or `otherwise` where none was given; 0 for anything else.
unsigned argument(int argc, char** argv, int at, unsigned least, unsigned otherwise) {
  if (at >= argc) return otherwise;
  const std::string_view text{argv[at]};
  unsigned number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  return read.ptr == text.data() + text.size() && number >= least ? number : 0;
}

}  // namespace

int main(int argc, char** argv) {
  const unsigned depth = argument(argc, argv, 1, 1, 6);
  const unsigned threads = argument(argc, argv, 2, 1, std::jthread::hardware_concurrency());
  if (depth == 0 || depth > 20 || threads == 0 || threads > 1024) {
    std::cerr << "DEPTH is a number from 1 to 20, THREADS one from 1 to 1024\n";
    return 2;
  }
  constexpr Game game;
  const auto root = after_deal(game);
  std::vector<std::uint64_t> sums;
  double alone = 0;
  for (const unsigned used : {1U, threads}) {
    const auto begin = std::chrono::steady_clock::now();
    sums.push_back(perft_on(used, game, root, static_cast<int>(depth)));
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    if (used == 1) alone = time.count();
    std::cout << "perft " << depth << " on " << used << (used == 1 ? " thread: " : " threads: ") << sums.back()
              << " sequences in " << time.count() << " s, " << static_cast<double>(sums.back()) / time.count() / 1e6
              << " million a second, " << alone / time.count() << " times as fast as on one\n";
  }
  return sums.front() == sums.back() && sums.front() == perft(game, root, static_cast<int>(depth)) ? 0 : 1;
}
