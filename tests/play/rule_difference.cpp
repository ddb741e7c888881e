#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <regelwerk/clou.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/play/rule_difference.hpp>
#include <regelwerk/tock.hpp>

// Where the same game under two sets of rules parts, and by which rule.

namespace {

using namespace regelwerk;

template <class G>
std::vector<typename G::Move> random_moves(const G& game, std::uint64_t seed, std::size_t most) {
  Random random{seed};
  std::vector<typename G::Move> moves;
  auto state = game.initial();
  while (moves.size() < most && !game.actor(state).is_nobody()) {
    moves.push_back(random_move(game, state, random));
    game.advance(state, moves.back());
  }
  return moves;
}

template <class G>
std::optional<RuleDifference<G>> difference(const typename G::Options& one, const typename G::Options& other,
                                            const std::vector<typename G::Move>& moves) {
  const auto first = G::make(one);
  const auto second = G::make(other);
  REQUIRE(first.has_value());
  REQUIRE(second.has_value());
  return first_difference(*first, *second, first->default_start(), std::span{moves});
}

TEST_CASE("rule difference: none between a game and itself, however long") {
  const auto moves = random_moves(tock::Game<>{}, 3, 2'000);
  CHECK(!difference<tock::RuntimeGame>({}, {}, moves));
  CHECK(!first_difference(tock::Game<>{}, *tock::RuntimeGame::make({}), tock::Game<>{}.default_start(),
                          std::span{moves}));
}

TEST_CASE("rule difference: TK-39, TK-20: a move that one of the games refuses, made or not") {
  using namespace tock;
  const auto moves = random_moves(Game<>{}, 3, 2'000);
  const auto closed = difference<RuntimeGame>({}, {.own_start = OwnStart::closed}, moves);
  REQUIRE(closed.has_value());
  CHECK(closed->kind == DifferenceKind::only_first);
  CHECK(closed->rule == Rule::own_start_closed);
  REQUIRE(closed->differing_move.has_value());

  // The same the other way round.
  const auto opened = difference<RuntimeGame>({.own_start = OwnStart::closed}, {}, moves);
  REQUIRE(opened.has_value());
  CHECK(opened->kind == DifferenceKind::only_second);
  CHECK(opened->rule == Rule::own_start_closed);
  CHECK(opened->move == closed->move);
  CHECK(opened->differing_move == closed->differing_move);

  const auto single = difference<RuntimeGame>({}, {.seven = Seven::single}, moves);
  REQUIRE(single.has_value());
  CHECK(single->move > 0);
  CHECK(single->kind == DifferenceKind::only_second);
  REQUIRE(single->rule.has_value());
  CHECK(info(*single->rule).id == "TK-20");
}

TEST_CASE("rule difference: TK-8, OL-30: another beginning, another end") {
  using namespace tock;
  const auto moves = random_moves(Game<>{}, 3, 60);
  // With fewer seats other cards are dealt to begin with.
  const auto four = RuntimeGame::make({});
  const auto three = RuntimeGame::make({.seats = 3});
  const auto fewer = first_difference(*four, *three, {Seat{0}}, std::span<const Move>{moves});
  REQUIRE(fewer.has_value());
  CHECK(fewer->kind == DifferenceKind::event);
  CHECK(!difference<RuntimeGame>({}, {}, moves));

  using OLOptions = ostfriesenlauf::Options;
  using OL = ostfriesenlauf::RuntimeGame;
  const OLOptions all_lose{.seats = 2};
  const OLOptions best_wins{.seats = 2, .unowned_wins = false};
  bool by_outcome = false;
  bool by_event = false;
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    const auto race = random_moves(*OL::make(all_lose), seed, 2'000);
    const auto end = difference<OL>(all_lose, best_wins, race);
    if (!end) continue;
    by_outcome = by_outcome || end->kind == DifferenceKind::outcome;
    by_event = by_event || end->kind == DifferenceKind::event;
    CHECK((end->kind == DifferenceKind::outcome || end->kind == DifferenceKind::event));
    CHECK(end->move == race.size() - (end->kind == DifferenceKind::event ? 1 : 0));
    REQUIRE(end->rule.has_value());
    CHECK(info(*end->rule).id == "OL-30");
  }
  CHECK(by_outcome);
  CHECK(by_event);
}

TEST_CASE("rule difference: CL-13: a phase that only one of the games may end") {
  using namespace clou;
  bool is_done = false;
  for (std::uint64_t seed = 1; seed < 10; ++seed) {
    const auto moves = random_moves(*RuntimeHeist::make({}), seed, 300);
    const auto may = difference<RuntimeHeist>({}, {.use_dice = UseDice::may}, moves);
    if (!may) continue;
    is_done = true;
    CHECK(may->kind == DifferenceKind::only_second);
    CHECK(may->rule == clou::Rule::done);
  }
  CHECK(is_done);
}

TEST_CASE("rule difference: moves that are none of the game") {
  const auto moves = random_moves(tock::Game<>{}, 3, 10);
  const std::vector<tock::Move> twice{moves[0], moves[0], moves[0], moves[0], moves[0], moves[0]};
  const auto found = difference<tock::RuntimeGame>({}, {}, twice);
  REQUIRE(found.has_value());
  CHECK(found->kind == DifferenceKind::forbidden);
  CHECK(found->rule.has_value());
  CHECK(found->move > 0);
}

}  // namespace
