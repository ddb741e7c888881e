#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include <questions.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>
#include <tock/editions.hpp>
#include <tock/naive.hpp>
#include <tock/second.hpp>

// The rules a second time: naive.hpp walks field by field through lists of texts, and every legal set, weight and
// successor of random games must be the same there and here.

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;
using tock_test::letters;
using tock_test::naive_config;

std::multiset<std::string> marbles_here(const RuntimeGame& game, const State& state, int colour) {
  std::multiset<std::string> marbles;
  for (const Place at : state.table.of(Seat{colour})) {
    std::string text = at.is_area()   ? "-"
                       : at.is_lane() ? "h" + std::to_string(at.field())
                                      : std::to_string(at.field());
    if (state.table.guarded.contains(Seat{colour}) && at == Place::ring(start_of(game.layout(), Seat{colour}))) {
      text += "!";
    }
    marbles.insert(text);
  }
  return marbles;
}

std::multiset<std::string> marbles_there(const naive_tock::Position& position, int colour) {
  std::multiset<std::string> marbles;
  for (const naive_tock::Marble& marble : position.marbles[static_cast<std::size_t>(colour)]) {
    using Where = naive_tock::Marble::Where;
    std::string text = marble.where == Where::area ? "-" : marble.where == Where::lane ? "h" : "";
    if (marble.where != Where::area) text += std::to_string(marble.index);
    if (marble.is_protected) text += "!";
    marbles.insert(text);
  }
  return marbles;
}

void compare(const RuntimeGame& game, const State& here, const naive_tock::Position& there) {
  const Table& table = here.table;
  CHECK(std::string{phase_words[static_cast<std::size_t>(table.phase)]} == there.node);
  CHECK(table.leader.index() == there.leader);
  CHECK(table.turn.index() == there.turn);
  CHECK(int{table.deal} == there.deal_index);
  CHECK(table.ban == there.ban);
  CHECK(int{table.steps_left} == there.steps_left);
  CHECK(table.colour.index() == there.colour);
  CHECK(letters(here.deck) == there.deck);
  CHECK(letters(here.discards) == there.discards);
  for (int seat = 0; seat < game.seats(); ++seat) {
    CHECK(letters(here.hand(Seat{seat})) == there.hands[static_cast<std::size_t>(seat)]);
    CHECK(marbles_here(game, here, seat) == marbles_there(there, seat));
    const auto& gifts = table.phase == Phase::exchange ? there.chosen : there.known_gift;
    CHECK(here.gift(Seat{seat}).none() == !gifts.contains(seat));
    if (gifts.contains(seat)) CHECK(letter(here.gift(Seat{seat}).rank()) == gifts.at(seat));
  }
  if (const auto outcome = game.outcome(here)) {
    std::vector<int> winners;
    for (int seat = 0; seat < game.seats(); ++seat) {
      if (outcome->place(Seat{seat}) == 1) winners.push_back(seat);
    }
    CHECK(winners == naive_tock::winners(there));
  }
}

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
