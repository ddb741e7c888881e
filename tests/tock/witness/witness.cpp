#include <doctest/doctest.h>

#include <string>

#include <questions.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>
#include <tock/editions.hpp>
#include <tock/witness/compare.hpp>
#include <tock/witness/naive.hpp>
#include <tock/witness/second.hpp>

// The rules a second time: naive.hpp walks field by field through lists of texts, and every legal set, weight and
// successor of random games must be the same there and here.

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;
using tock_test::compare;
using tock_test::naive_config;

/// One random game on both; the number of nodes compared.
int compare_game(const RuntimeGame& game, Seat first_dealer, Random& random, int cap) {
  State here = game.initial({first_dealer});
  naive_tock::Position there = naive_tock::initial(naive_config(game), first_dealer.index());
  int nodes = 0;
  for (; nodes < cap; ++nodes) {
    compare(game, here, there);
    const auto legal = naive_tock::moves(there);
    REQUIRE(questions::weighed(game, here) == legal);
    if (legal.empty()) break;
    const Move move = random_move(game, here, random);
    naive_tock::play(there, std::string{to_text(game, here, move).view()});
    game.advance(here, move);
  }
  return nodes;
}

TEST_CASE("two witnesses: legal sets, weights and successors agree with the naive engine") {
  Random random{20};
  int nodes = 0;
  for (int seats = min_seats; seats <= max_seats; ++seats) {
    for (int bits = 0; bits < 24; ++bits) {
      const Options options{.seats = seats,
                            .mode = static_cast<Mode>(bits % 3),
                            .quick_start = bits / 6 % 2 == 1,
                            .seven = static_cast<Seven>(bits / 3 % 2),
                            .own_start = static_cast<OwnStart>(bits / 12)};
      for (const Edition* edition : {&standard_edition, &wide_edition, &crooked_edition, &vast_edition}) {
        const auto game = RuntimeGame::make(options, *edition);
        REQUIRE(game.has_value());
        CAPTURE(bits);
        const auto dealer = Seat{static_cast<int>(draw_below(random, static_cast<std::uint32_t>(seats)))};
        nodes += compare_game(*game, dealer, random, 400);
      }
    }
  }
  CHECK(nodes > 130'000);
}

TEST_CASE("two witnesses: whole games end alike") {
  Random random{21};
  for (const Options& options : {Options{}, Options{.seats = 4, .mode = Mode::two_pairs}, Options{.seats = 2}}) {
    const auto game = RuntimeGame::make(options);
    CHECK(compare_game(*game, game->default_start().first_dealer, random, 40'000) < 40'000);
  }
}

}  // namespace
