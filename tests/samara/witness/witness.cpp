#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include <questions.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/samara.hpp>
#include <samara/editions.hpp>
#include <samara/witness/compare.hpp>
#include <samara/witness/naive.hpp>
#include <samara/witness/second.hpp>

// The rules a second time: naive.hpp plays with lists of texts, and every legal set, weight, successor and result of
// random games must be the same there and here.

namespace {

using namespace regelwerk;
using namespace regelwerk::samara;
using samara_test::compare;
using samara_test::naive_config;

/// What random games came across.
struct Seen {
  int nodes = 0;
  int finished = 0;
  int steps = 0;  ///< SM-23
  int ties = 0;   ///< SM-45
  std::array<int, effect_count> choices{};
};

/// One random game on both. Who gathers takes a tool whenever it can, so that large tiles are built.
void compare_game(const RuntimeGame& game, const Start& start, bool gather, Random& random, int cap, Seen& seen) {
  State here = game.initial(start);
  auto there = naive_samara::initial(naive_config(game, start));
  for (int nodes = 0; nodes < cap; ++nodes) {
    compare(game, here, there);
    const auto legal = naive_samara::moves(there);
    REQUIRE(questions::weighed(game, here) == legal);
    if (legal.empty()) {
      ++seen.finished;
      if (game.outcome(here)->tie_broken_by) ++seen.ties;
      return;
    }
    Move move = random_move(game, here, random);
    if (gather && game.moves(here)[0].kind == MoveKind::take) move = game.moves(here)[0];
    if (move.kind == MoveKind::step) ++seen.steps;
    if (here.table.phase == Phase::effect) ++seen.choices[static_cast<std::size_t>(here.table.effect)];
    naive_samara::play(there, std::string{to_text(game, here, move).view()});
    game.advance(here, move);
    ++seen.nodes;
  }
}

TEST_CASE("two witnesses: legal sets, weights, successors and results agree with the naive engine") {
  Random random{20};
  Seen seen;
  for (const Edition* edition : {&standard_edition, &hamlet_edition}) {
    for (int seats = min_seats; seats <= max_seats; ++seats) {
      for (int bits = 0; bits < 24; ++bits) {
        const Options options{.seats = seats,
                              .specials = bits % 12 != 11,
                              .start_month = 1 + bits % months_per_board,
                              .last_half_year = bits % 5 == 4 ? 2 : 0,
                              .spare_helpers = bits % 2 == 1};
        const auto game = RuntimeGame::make(options, *edition);
        REQUIRE(game.has_value());
        CAPTURE(bits);
        Start start = game->default_start();
        for (int i = seats; i > 1; --i) {
          std::swap(start.order[static_cast<std::size_t>(i - 1)],
                    start.order[draw_below(random, static_cast<std::uint32_t>(i))]);
        }
        for (int i = 0; i < 2; ++i) compare_game(*game, start, i == 1, random, 600, seen);
      }
    }
  }
  CHECK(seen.nodes > 40'000);
  CHECK(seen.finished > 300);
  CHECK(seen.ties > 10);
  for (int i = 1; i < effect_count; ++i) {
    const Effect effect{static_cast<std::uint8_t>(i)};
    CAPTURE(special(effect).name);
    CHECK((special(effect).permanent || seen.choices[static_cast<std::size_t>(i)] > 20));
  }
  MESSAGE(seen.nodes << " nodes, " << seen.finished << " games finished, " << seen.steps << " steps, " << seen.ties
                     << " ties");
}

}  // namespace
