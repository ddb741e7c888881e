#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <type_traits>
#include <vector>

#include <games/recall.hpp>
#include <games/skills.hpp>

#include <regelwerk/ai/search/ismcts.hpp>

#include "../examples/players/player.hpp"
#include "games.hpp"

// Iterations per second of the tree search, at the first decision of a game and in its middle: played on to the end,
// cut after 40 moves, with nothing played on, which is what the tree itself costs, and as the computer players of the
// examples search. Worlds per second that are drawn in the middle from what the seat sees, and from what it remembers,
// too.

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
template <class G, class Judge = regelwerk::Rollout<>, class Priors = regelwerk::UniformPriors>
void iterations(benchmark::State& state, const G& game, const typename G::State& at,
                const regelwerk::SearchOptions& settings, const Judge& judge, const Priors& = {}) {
  std::vector<regelwerk::SearchNode<G>> nodes(node_count);
  regelwerk::Search<G, Judge, Priors> search{game, game.view(at, game.actor(at).seat()), nodes, Random{1}, settings,
                                             judge};
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

/// What the seat that decides in the middle of the game has seen.
template <class G>
struct Witness {
  typename G::State state;
  typename G::View view;
  typename G::Memory memory;
};
template <class G>
Witness<G> witness(const G& game, std::uint64_t from) {
  const auto at = decision(game, from);
  const auto seat = game.actor(at).seat();
  Random random{benchmarks::random_key};
  Witness<G> seen{game.initial(), game.view(game.initial(), seat), game.memory(seat)};
  while (!(seen.state == at)) {
    game.advance(seen.state, regelwerk::random_move(game, seen.state, random), [&](const typename G::Event& event) {
      const auto shown = game.shown(event, seat);
      game.remember(seen.memory, seen.view, shown);
      static_cast<void>(game.apply(seen.view, shown));
    });
  }
  return seen;
}

/// Draws worlds, each of which must look as the seat sees it.
template <class G, class Draw>
void worlds(benchmark::State& state, const G& game, const typename G::View& view, const Draw& draw) {
  Random random{1};
  auto world = draw(random);
  for (auto _ : state) {
    world = draw(random);
    benchmark::DoNotOptimize(world);
  }
  if (!(game.view(world, view.viewer) == view)) {
    std::fputs("benchmark of the wrong work: a world does not look like the view\n", stderr);
    std::exit(EXIT_FAILURE);
  }
  state.counters["worlds/s"] = benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

template <class G, class Chosen>
void add_worlds(const benchmarks::Entry<G, Chosen>& entry) {
  const auto with = [&](const std::string& what, auto draw) {
    const std::string name = std::string{entry.expected.name} + "/" + what;
    benchmark::RegisterBenchmark(name.c_str(), [=, game = entry.game](benchmark::State& state) {
      const auto seen = witness(game, middle(game));
      worlds(state, game, seen.view, [&](Random& source) { return draw(game, seen, source); });
    })->Unit(benchmark::kMicrosecond);
  };
  with("resample/view",
       [](const G& game, const Witness<G>& seen, Random& source) { return game.resample(seen.view, source); });
  with("resample/memory", [](const G& game, const Witness<G>& seen, Random& source) {
    return game.resample(seen.view, seen.memory, source);
  });
}

template <class G, class Chosen>
void add(const benchmarks::Entry<G, Chosen>& entry) {
  const auto with = [&](const std::string& what, const typename G::State& at, std::uint64_t cap) {
    const std::string name = std::string{entry.expected.name} + "/" + what;
    benchmark::RegisterBenchmark(name.c_str(), [=, game = entry.game](benchmark::State& state) {
      iterations(state, game, at, {}, regelwerk::Rollout<>{{}, {}, cap});
    })->Unit(benchmark::kMicrosecond);
  };
  const auto by_player = [&](const std::string& what, const typename G::State& at) {
    const std::string name = std::string{entry.expected.name} + "/" + what;
    benchmark::RegisterBenchmark(name.c_str(), [=, game = entry.game, player = entry.player](benchmark::State& state) {
      using ByThumb = typename games::ThumbOf<Chosen>::type;
      const auto spec = players::read_player("ismcts", player).spec;
      iterations(state, game, at, spec.search, players::Judge<ByThumb>{spec, players::longest_game},
                 typename players::Skill<ByThumb>::Priors{});
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
  by_player("begin/player", begin);
  by_player("middle/player", mid);
  add_worlds(entry);
}

}  // namespace

int main(int argc, char** argv) {
  std::apply([](const auto&... entry) { (add(entry), ...); }, benchmarks::games);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return EXIT_FAILURE;
  if (benchmark::RunSpecifiedBenchmarks() == 0) return EXIT_FAILURE;
  benchmark::Shutdown();
}
