#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <clockman/editions.hpp>
#include <clockman/naive.hpp>
#include <clockman/second.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/play.hpp>

// The rules a second time: naive.hpp keeps an agenda of texts and walks field by field, and every legal set, weight
// and successor of random games must be the same there and here.

namespace {

using namespace regelwerk;
using namespace regelwerk::clockman;
using namespace clockman_test;

std::map<std::string, int> moves_here(const RuntimeGame& game, const State& state) {
  std::map<std::string, int> moves;
  game.for_each_move(state, [&](const Move& move) {
    moves[std::string{to_text(game, state, move).view()}] = static_cast<int>(game.weight(state, move));
  });
  return moves;
}

int actor_here(const RuntimeGame& game, const State& state) {
  const Actor actor = game.actor(state);
  if (actor.is_nobody()) return naive_clockman::nobody;
  return actor.is_chance() ? static_cast<int>(naive_clockman::chance) : actor.seat().index();
}

std::map<std::pair<int, int>, char> board_here(const RuntimeGame& game, const State& state) {
  std::map<std::pair<int, int>, char> board;
  for (int number = 0; number < digit_fields; ++number) {
    if (!state.table.board.contains(number)) continue;
    const Space at = game.layout().digit_at[static_cast<std::size_t>(number)];
    board[{at.ring(), at.index()}] = field_letters[static_cast<std::size_t>(game.layout().kind[at])];
  }
  return board;
}

void compare(const RuntimeGame& game, const State& here, const naive_clockman::Position& there) {
  const Table& table = here.table;
  CHECK(actor_here(game, here) == naive_clockman::actor(there));
  CHECK(table.turn.index() == there.turn);
  CHECK(board_here(game, here) == there.board);
  CHECK(letters(here.draw_pile) == there.symbol_draw);
  CHECK(letters(here.put_back) == there.symbol_back);
  CHECK(tokens(game, here, Spot::draw()) == there.event_draw);
  CHECK(tokens(game, here, Spot::put_back()) == there.event_back);
  for (int passage = 0; passage < passages; ++passage) {
    CHECK(table.opened.contains(passage) != there.blockades.contains(passage));
  }
  for (int index = 0; index < game.seats(); ++index) {
    const Seat seat{index};
    const auto at = static_cast<std::size_t>(index);
    CHECK(naive_place(table.figure(seat)) == there.figures[at]);
    CHECK(letters(table.of(seat).date) == there.date[at]);
    CHECK(letters(table.of(seat).loose) == there.loose[at]);
    CHECK(int{table.skips[at]} == there.skips[at]);
    const bool mixes = seat == table.turn;
    CHECK(letters(mixes ? here.hand(seat) + here.aside : here.hand(seat)) == there.symbols[at]);
    CHECK(tokens(game, here, Spot::hand(seat)) == there.cards[at]);
    std::multiset<std::pair<std::string, int>> open;
    for (int counter = 0; counter < 8; ++counter) {
      for (const std::string& token : tokens(game, here, Spot::open(seat, counter))) open.insert({token, counter});
    }
    CHECK(open == there.open[at]);
    for (int low = 0; low < index; ++low)
      CHECK(table.pacts.contains(Seat{low}, seat) == there.pacts.contains({low, index}));
  }
  if (const auto outcome = game.outcome(here)) {
    std::vector<int> winners;
    for (int seat = 0; seat < game.seats(); ++seat) {
      if (outcome->place(Seat{seat}) == 1) winners.push_back(seat);
    }
    CHECK(winners == naive_clockman::winners(there));
  }
}

/// One random game on both; the number of nodes compared. Counts the phases that it went through.
int compare_game(const RuntimeGame& game, Random& random, int cap, std::map<Phase, int>& phases) {
  State here = game.initial();
  naive_clockman::Position there = naive_clockman::initial(naive_config(game));
  int nodes = 0;
  for (; nodes < cap; ++nodes) {
    compare(game, here, there);
    const auto legal = naive_clockman::moves(there);
    CAPTURE(std::string{to_text(game, here).view()});
    REQUIRE(moves_here(game, here) == legal);
    if (legal.empty()) break;
    ++phases[here.table.phase];
    const Move move = random_move(game, here, random);
    naive_clockman::play(there, std::string{to_text(game, here, move).view()});
    game.advance(here, move);
  }
  return nodes;
}

TEST_CASE("two witnesses: legal sets, weights and successors agree with the naive engine") {
  Random random{20};
  int nodes = 0;
  std::map<Phase, int> phases;
  for (int bits = 0; bits < 96; ++bits) {
    const Options options{.seats = 2 + bits % 3,
                          .ones = bits % 16 == 5 ? 3 : 2,
                          .blockades_stay = bits / 3 % 2 == 0,
                          .outward = bits % 8 == 7 ? Outward::free : Outward::need,
                          .transfer = bits / 6 % 2 == 1,
                          .hoarding = static_cast<Hoarding>(bits / 12 % 3),
                          .robbery = bits / 24 % 2 == 1,
                          .rob_date = bits % 5 != 0,
                          .trade = bits / 48 % 2 == 1,
                          .trade_offers = 1 + bits % 4};
    for (const Edition* edition : {&standard_edition, &narrow_edition, &wide_edition}) {
      const auto game = RuntimeGame::make(options, *edition);
      REQUIRE(game.has_value());
      CAPTURE(bits);
      nodes += compare_game(*game, random, 700, phases);
    }
  }
  CHECK(nodes > 100'000);
  // Every kind of node was met but those that random play hardly ever comes to.
  for (int phase = 0; phase < static_cast<int>(Phase::over); ++phase) {
    if (phase != static_cast<int>(Phase::pact) && phase != static_cast<int>(Phase::spare)) {
      CHECK_MESSAGE(phases[static_cast<Phase>(phase)] > 0, phase_words[static_cast<std::size_t>(phase)]);
    }
  }
}

TEST_CASE("two witnesses: pacts and what they bring about") {
  Random random{22};
  std::map<Phase, int> phases;
  for (int bits = 0; bits < 8; ++bits) {
    const Options options{.seats = 3 + bits % 2,
                          .outward = bits == 5 ? Outward::free : Outward::need,
                          .hoarding = Hoarding::extended,
                          .robbery = bits / 2 % 2 == 1,
                          .trade = bits / 4 % 2 == 1};
    compare_game(*RuntimeGame::make(options, bits % 3 == 0 ? narrow_edition : standard_edition), random, 15'000,
                 phases);
  }
  CHECK(phases[Phase::spare] > 0);
  CHECK(phases[Phase::pact] > 0);
}

TEST_CASE("two witnesses: whole games end alike") {
  Random random{21};
  std::map<Phase, int> phases;
  for (const Options& options : {Options{}, Options{.seats = 2}, Options{.seats = 3, .blockades_stay = false}}) {
    const auto game = RuntimeGame::make(options);
    CHECK(compare_game(*game, random, 20'000, phases) < 20'000);
  }
}

}  // namespace
