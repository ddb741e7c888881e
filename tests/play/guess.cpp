#include <play/guess.hpp>

#include <conformance.hpp>

#include <map>
#include <span>
#include <tuple>
#include <vector>

#include <regelwerk/ai/search/flat_monte_carlo.hpp>
#include <regelwerk/core/language/tell.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/play/parts.hpp>
#include <regelwerk/play/plain_game.hpp>
#include <regelwerk/play/why.hpp>
#include <regelwerk/tock.hpp>

// examples/docs/guides/own-game.md, followed to the end: the suite and every tool take a game they have never heard of.

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

TEST_CASE("a new game that speaks plainly answers what programs ask besides the contract") {
  constexpr guess::Game<> game;
  static_assert(PlainGame<guess::Game<>> && !PlainGame<tock::Game<>>);
  const guess::Rules::State dealt{2, 0};
  const auto view = game.view(dealt, Seat{1});
  const guess::Rules::Move none{9};
  const auto because = why(game, view, none);
  REQUIRE(because.has_value());
  CHECK(because->rule == guess::Rules::Rule::one_guess);
  CHECK(word(because->cause.kind) == "none");
  CHECK(phrase_of(game, view, *because, german).view() == "Seat 1 names one of the cards.");

  std::vector<PlainPart> parts;
  for_each_part(game, view, {}, [&](const PlainPart& part) { parts.push_back(part); });
  REQUIRE(parts.size() == 3);
  CHECK(part_text(game, view, parts[1]).view() == "2");
  CHECK(move_of_parts(game, view, std::span<const PlainPart>{parts}.subspan(1, 1)) == guess::Rules::Move{2});
  CHECK(!is_part(game, view, PlainPart{PlainPartKind::move, 9}));
  const auto no = why_not_part(game, view, {}, PlainPart{PlainPartKind::move, 9});
  REQUIRE(no.has_value());
  CHECK(no->rule == guess::Rules::Rule::one_guess);
  CHECK(!why_not_part(game, view, {}, parts[0]).has_value());

  CHECK(boards(game) == 0);
  CHECK(geometry(game).size() == 0);
  CHECK(tell(game, view, guess::Rules::Event{guess::Rules::Rule::one_guess, 3}, german).view() == "the guess is 3");
  CHECK(tell(game, view, guess::Rules::Event{guess::Rules::Rule::deal, 0}, english).view() == "a card is dealt");
  CHECK(concerned_by(game, guess::Rules::Event{guess::Rules::Rule::end, 3}).empty());
  CHECK(word(get<0>(guess::Rules::option_fields), german) == "cards");
  CHECK(describe(guess::Rules::Fault::cards, german) == "cards must be 2 to 15");
}

}  // namespace
