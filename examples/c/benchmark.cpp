// What a node of a random game costs through C and in C++ with the same game: nanoseconds for each title, and how many
// times as much C takes. `benchmark LIMIT` fails where it is more than LIMIT times.
#include "benchmark.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>
#include <regelwerk/regelwerk.hpp>

#include "regelwerk.h"

namespace {

template <class G>
std::uint64_t play_in_cpp(const char* options, std::uint64_t key, unsigned games) {
  const G game = *G::make(*regelwerk::parse_options<G>(options));
  std::vector<typename G::Move> moves(G::MoveList::capacity());
  regelwerk::Random random{key};
  std::uint64_t nodes = 0;
  for (unsigned i = 0; i < games; ++i) {
    auto state = game.initial();
    for (auto actor = game.actor(state); !actor.is_nobody(); actor = game.actor(state), ++nodes) {
      if (actor.is_chance()) {
        game.advance(state, sample(game, state, random));
      } else {
        const std::size_t count = game.moves_into(state, moves);
        game.advance(state, moves[regelwerk::draw_below(random, static_cast<std::uint32_t>(count))]);
      }
    }
  }
  return nodes;
}

struct Entry {
  std::int32_t title;
  const char* options;
  std::uint64_t (*play_in_cpp)(const char* options, std::uint64_t key, unsigned games);
  unsigned games;  ///< of a round, about a millisecond: often nothing comes between
};

constexpr std::array entries{
    Entry{REGELWERK_TOCK, "", play_in_cpp<regelwerk::tock::RuntimeGame>, 8},
    Entry{REGELWERK_OSTFRIESENLAUF, "", play_in_cpp<regelwerk::ostfriesenlauf::RuntimeGame>, 150},
    Entry{REGELWERK_SAMARA, "", play_in_cpp<regelwerk::samara::RuntimeGame>, 30},
    Entry{REGELWERK_CLOCKMAN, "", play_in_cpp<regelwerk::clockman::RuntimeGame>, 20},
    Entry{REGELWERK_CLOU, "", play_in_cpp<regelwerk::clou::RuntimeHeist>, 300},
    Entry{REGELWERK_CLOU, "scenario=hotel thieves=matt+janet+trixie", play_in_cpp<regelwerk::clou::RuntimeHeist>, 60},
    Entry{REGELWERK_CLOU_CAMPAIGN, "players=2", play_in_cpp<regelwerk::clou::RuntimeCampaign>, 60},
};

/// Nanoseconds of what `work` does, the nodes that it answers with, and the fewest of several rounds.
struct Timed {
  double ns_per_node = 1e9;
  std::uint64_t nodes = 0;

  void time(const auto& work) {
    const auto begin = std::chrono::steady_clock::now();
    nodes = work();
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - begin;
    ns_per_node = std::min(ns_per_node, taken.count() / static_cast<double>(nodes));
  }
};

}  // namespace

int main(int argc, char** argv) {
  constexpr int rounds = 250;
  constexpr std::uint64_t key = 9;
  const double limit = argc > 1 ? std::strtod(argv[1], nullptr) : 1e9;
  bool is_held = true;
  std::printf("%-14s %-42s %8s %8s %6s\n", "title", "options", "C++ ns", "C ns", "times");
  for (const Entry& entry : entries) {
    Timed cpp;
    Timed c;
    // One after the other in each round, so that both meet the machine in the same mood.
    for (int round = 0; round < rounds; ++round) {
      cpp.time([&] { return entry.play_in_cpp(entry.options, key, entry.games); });
      c.time([&] { return play_through_c(entry.title, entry.options, key, entry.games); });
    }
    std::array<char, 32> name{};
    regelwerk_title_name(entry.title, name.data(), name.size());
    const double times = c.ns_per_node / cpp.ns_per_node;
    std::printf("%-14s %-42s %8.1f %8.1f %6.2f\n", name.data(), entry.options, cpp.ns_per_node, c.ns_per_node, times);
    if (c.nodes != cpp.nodes) std::printf("the games differ: %zu nodes\n", static_cast<std::size_t>(c.nodes));
    is_held = is_held && c.nodes == cpp.nodes && times <= limit;
  }
  return is_held ? EXIT_SUCCESS : EXIT_FAILURE;
}
