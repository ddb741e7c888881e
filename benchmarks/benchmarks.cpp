#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "games.hpp"

// ns per node of every game. "floor" is the least that a playout could cost: copying a state and drawing a number.

namespace {

using regelwerk::Random;

/// Ends the program if the work done is not the work meant, where that is known; the library for benchmarks would end
/// it with success.
void require(std::uint64_t counted, std::uint64_t expected, const char* what) {
  if (counted == expected || expected == 0) return;
  std::fprintf(stderr, "benchmark of the wrong work: %s counted %llu instead of %llu\n", what,
               static_cast<unsigned long long>(counted), static_cast<unsigned long long>(expected));
  std::exit(EXIT_FAILURE);
}

void count_nodes(benchmark::State& state, std::uint64_t nodes) {
  state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

/// The states and moves of one random game, for benchmarks of single calls; one state more than moves.
template <class G>
struct Course {
  std::vector<typename G::State> states;
  std::vector<typename G::Move> moves;
};

template <class G>
Course<G> random_course(const G& game) {
  Course<G> course{{game.initial()}, {}};
  Random random{benchmarks::random_key};
  while (!game.actor(course.states.back()).is_nobody()) {
    course.moves.push_back(regelwerk::random_move(game, course.states.back(), random));
    course.states.push_back(game.play(course.states.back(), course.moves.back()));
  }
  return course;
}

template <class G>
void playouts(benchmark::State& state, const G& game, benchmarks::Expected expected) {
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    const auto played = benchmarks::play_games(game, expected.random_games);
    require(played, expected.playout_nodes, "playouts");
    nodes += played;
  }
  count_nodes(state, nodes);
}

/// The games of Tock by the player that is written by hand for nothing else.
void plain_playouts(benchmark::State& state) {
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    const auto played = benchmarks::play_plain_games(benchmarks::plain_expected.random_games);
    require(played, benchmarks::plain_expected.playout_nodes, "plain playouts");
    nodes += played;
  }
  count_nodes(state, nodes);
}

template <class G>
void floor_loop(benchmark::State& state, const G& game, benchmarks::Expected expected) {
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    Random random{benchmarks::random_key};
    auto at = game.initial();
    for (std::uint64_t i = 0; i < expected.playout_nodes; ++i) {
      auto copy = at;
      benchmark::DoNotOptimize(copy);
      at = copy;
      auto drawn = regelwerk::draw_below(random, 16);
      benchmark::DoNotOptimize(drawn);
    }
    nodes += expected.playout_nodes;
  }
  count_nodes(state, nodes);
}

template <class G>
void legal_lists(benchmark::State& state, const G& game, benchmarks::Expected expected) {
  const auto states = random_course(game).states;
  std::uint64_t moves = 0;
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    for (const auto& at : states) {
      auto list = game.moves(at);
      benchmark::DoNotOptimize(list);
      moves += list.size();
    }
    nodes += states.size();
  }
  require(moves, static_cast<std::uint64_t>(state.iterations()) * expected.listed_moves, "legal lists");
  count_nodes(state, nodes);
}

template <class G>
void transitions(benchmark::State& state, const G& game, benchmarks::Expected /*unused*/) {
  // From each state of a game to the next one, so that doing the right thing shows.
  const auto [states, moves] = random_course(game);
  std::uint64_t arrived = 0;
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      auto after = game.play(states[i], moves[i]);
      arrived += after == states[i + 1] ? 1U : 0U;
    }
    nodes += moves.size();
  }
  require(arrived, nodes, "transitions");
  count_nodes(state, nodes);
}

template <class G>
void perft_tree(benchmark::State& state, const G& game, benchmarks::Expected expected) {
  // From the middle of a game, where a seat decides.
  const auto states = random_course(game).states;
  auto root = states[states.size() / 2];
  for (std::size_t i = states.size() / 2; !game.actor(root).is_seat(); ++i) root = states[i];
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    const auto count = regelwerk::perft(game, root, expected.perft_depth);
    require(count, expected.perft_count, "perft");
    nodes += count;
  }
  count_nodes(state, nodes);
}

/// Asks something of every state of a game; `is_right` tells whether it was answered for the state with this number.
template <class G, class IsRight>
void questions(benchmark::State& state, const G& game, const IsRight& is_right) {
  const auto states = random_course(game).states;
  std::uint64_t right = 0;
  std::uint64_t asked = 0;
  for (auto _ : state) {
    for (std::size_t i = 0; i < states.size(); ++i) right += is_right(states, i) ? 1U : 0U;
    asked += states.size();
  }
  require(right, asked, "questions");
  count_nodes(state, asked);
}

/// What searches and servers pay beside moves; that the answer is right is part of what is timed.
template <class G, class Chosen>
void add_questions(const benchmarks::Entry<G, Chosen>& entry) {
  using States = std::vector<typename G::State>;
  const auto with = [&](const char* what, auto is_right) {
    const std::string name = std::string{entry.expected.name} + "/" + what;
    benchmark::RegisterBenchmark(name.c_str(), [game = entry.game, is_right](benchmark::State& state) {
      questions(state, game, [&](const States& states, std::size_t i) { return is_right(game, states, i); });
    })->Unit(benchmark::kMicrosecond);
  };
  with("view", [](const G& game, const States& states, std::size_t i) {
    auto view = game.view(states[i], regelwerk::Seat{0});
    benchmark::DoNotOptimize(view);
    return game.actor(view) == game.actor(states[i]);
  });
  with("hash", [](const G& /*game*/, const States& states, std::size_t i) {
    auto key = regelwerk::hash(states[i]);
    benchmark::DoNotOptimize(key);
    return key != 0;
  });
  with("outcome", [](const G& game, const States& states, std::size_t i) {
    return game.outcome(states[i]).has_value() == (i + 1 == states.size());
  });
  with("pack", [](const G& game, const States& states, std::size_t i) {
    auto bytes = game.pack(states[i]);
    benchmark::DoNotOptimize(bytes);
    return !bytes.empty();
  });
  with("unpack", [](const G& game, const States& states, std::size_t i) {
    const auto read = game.unpack(game.pack(states[i]));
    return read.has_value() && read.value() == states[i];
  });
  with("text", [](const G& game, const States& states, std::size_t i) {
    auto text = to_text(game, states[i]);
    benchmark::DoNotOptimize(text);
    return !text.view().empty();
  });
  with("parse", [](const G& game, const States& states, std::size_t i) {
    const auto read = parse_state(game, to_text(game, states[i]).view());
    return read.has_value() && read.value() == states[i];
  });
}

template <class G, class Chosen>
void add(const benchmarks::Entry<G, Chosen>& entry) {
  const auto with = [&](const char* what, auto run) {
    const std::string name = std::string{entry.expected.name} + "/" + what;
    benchmark::RegisterBenchmark(name.c_str(), [run, entry](benchmark::State& state) {
      run(state, entry.game, entry.expected);
    })->Unit(benchmark::kMillisecond);
  };
  with("playouts", playouts<G>);
  with("floor", floor_loop<G>);
  with("moves", legal_lists<G>);
  with("play", transitions<G>);
  with("perft", perft_tree<G>);
  add_questions(entry);
}

}  // namespace

int main(int argc, char** argv) {
  std::apply([](const auto&... entry) { (add(entry), ...); }, benchmarks::games);
  benchmark::RegisterBenchmark((std::string{benchmarks::plain_name} + "/playouts").c_str(), plain_playouts)
      ->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return EXIT_FAILURE;
  if (benchmark::RunSpecifiedBenchmarks() == 0) return EXIT_FAILURE;
  benchmark::Shutdown();
}
