#include <play/guess.hpp>

#include <conformance.hpp>

#include <map>
#include <span>
#include <vector>

#include <regelwerk/ai/search/flat_monte_carlo.hpp>
#include <regelwerk/play.hpp>

// README's "How to add a game", followed to the end: the suite and every tool take a game they have never heard of.

namespace {

using namespace regelwerk;

struct Traits : conformance::Defaults {
  static constexpr bool has_parts = false;

  static bool secret(const auto& /*game*/, const guess::Rules::State& state, guess::Rules::Move /*move*/,
                     Viewer viewer) {
    return state.card == 0 && !viewer.is(Seat{0});
  }
  static std::vector<guess::Rules::State> damages(const auto& /*game*/, const guess::Rules::State& /*state*/) {
    return {{0, 1}, {16, 0}, {1, 77}};
  }
};

TEST_CASE("a new game passes the suite") {
  conformance::Report report;
  conformance::run_games<Traits>(report, guess::Game<>{}, {.games = 200, .every = 1, .whole_spaces = 0});
  conformance::run_games<Traits>(report, *guess::RuntimeGame::make({.cards = 15}),
                                 {.games = 200, .every = 1, .whole_spaces = 0});
  conformance::check_allocations(report, guess::Game<>{}, 1);
  conformance::check_twins(report, guess::Game<>{}, *guess::RuntimeGame::make({}), 1, 10);
  conformance::check_whole_space(report, guess::Game<>{}, guess::Rules::State{2, 0});
  conformance::settle(report);
  CHECK(report.finished == 400);
  CHECK(report.differ > 100);
}

TEST_CASE("a new game works with every tool") {
  constexpr guess::Game<> game;
  static_assert(perft(game, game.initial(), 2) == 9 && perft(game, game.initial(), 3) == 0);
  Random random{1};
  int right = 0;
  for (int i = 0; i < 300; ++i) right += game.outcome(playout(game, game.initial(), random, 9).end)->score(Seat{1});
  CHECK(right > 70);
  CHECK(right < 130);

  const guess::Rules::State dealt{2, 0};
  const guess::Rules::Move move = flat_monte_carlo(game, game.view(dealt, Seat{1}), random);
  CHECK(!game.why_not(dealt, move));
  // The guess shows the card, so it cannot be taken back; nor can the deal, which seat 0 has seen.
  const auto no = why_not_take_back(game, dealt, std::span<const guess::Rules::Move>{&move, 1}, Seat{1});
  CHECK(no == NoTakeBack{0, TakeBackFault::seat_learned});
  CHECK(learns_from_chance(game, game.initial(), {2}, Seat{0}));
  CHECK(!learns_from_chance(game, game.initial(), {2}, Seat{1}));

  const auto record = parse_record<9>(game, "guess rules=1 edition=standard cards=3 moves: 2 2");
  REQUIRE(record.has_value());
  CHECK(game.outcome(replay(game, *record).state)->place(Seat{1}) == 1);
  CHECK(parse_record<9>(game, "guess rules=1 edition=standard cards=3 moves: 2 4").error().rule ==
        guess::Rules::Rule::one_guess);
  CHECK(!guess::RuntimeGame::make({.cards = 16}));
}

}  // namespace
