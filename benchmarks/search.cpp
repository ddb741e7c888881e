#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <regelwerk/ai/ismcts.hpp>

#include "games.hpp"

// Iterations per second of the tree search, at the first decision of a game and in its middle: played on to the end,
// cut after 40 moves, and with nothing played on, which is what the tree itself costs.

namespace {

using regelwerk::Random;

constexpr std::uint64_t uncut = 100'000;
constexpr std::size_t node_count = 100'000;

/// The first state from number `from` on in which a seat decides, in the random game that the other benchmarks play
/// through.
template <class G>
typename G::State decision(const G& game, std::uint64_t from) {
  Random random{benchmarks::random_key};
  auto state = game.initial();
  for (std::uint64_t i = 0; i < from || !game.actor(state).is_seat(); ++i) {
    game.advance(state, regelwerk::random_move(game, state, random));
  }
  return state;
}

template <class G>
std::uint64_t middle(const G& game) {
  Random random{benchmarks::random_key};
  return regelwerk::playout(game, game.initial(), random, benchmarks::node_cap).nodes / 2;
}

/// One search goes on for as long as it is timed; where its memory is full, it goes on without growing.
template <class G>
void iterations(benchmark::State& state, const G& game, const typename G::State& at, std::uint64_t cap) {
  std::vector<regelwerk::SearchNode<G>> nodes(node_count);
  regelwerk::Search search{game, game.view(at, game.actor(at).seat()), nodes, Random{1},
                           {},   regelwerk::Rollout<>{{}, {}, cap}};
  for (auto _ : state) search.step();
  if (search.iterations() != static_cast<std::uint64_t>(state.iterations())) {
    std::fputs("benchmark of the wrong work: not every step was an iteration\n", stderr);
    std::exit(EXIT_FAILURE);
  }
  state.counters["iterations/s"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["arms"] = static_cast<double>(search.tree().arms());
  state.counters["points"] = static_cast<double>(search.tree().points());
}

template <class G>
void add(const benchmarks::Entry<G>& entry) {
  const auto with = [&](const std::string& what, const typename G::State& at, std::uint64_t cap) {
    const std::string name = std::string{entry.name} + "/" + what;
    benchmark::RegisterBenchmark(name.c_str(), [=, game = entry.game](benchmark::State& state) {
      iterations(state, game, at, cap);
    })->Unit(benchmark::kMicrosecond);
  };
  const auto begin = decision(entry.game, 0);
  const auto mid = decision(entry.game, middle(entry.game));
  with("begin/uncut", begin, uncut);
  with("begin/cut", begin, 40);
  with("begin/tree", begin, 0);
  with("middle/uncut", mid, uncut);
  with("middle/cut", mid, 40);
  with("middle/tree", mid, 0);
}

}  // namespace

int main(int argc, char** argv) {
  std::apply([](const auto&... entry) { (add(entry), ...); }, benchmarks::games);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return EXIT_FAILURE;
  if (benchmark::RunSpecifiedBenchmarks() == 0) return EXIT_FAILURE;
  benchmark::Shutdown();
}
