#include <regelwerk/core/game/basic_game.hpp>

#include <concepts>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <core/aborts.hpp>
#include <core/both.hpp>
#include <regelwerk/tock.hpp>

// What BasicGame adds to a rule text; Tock lends one.

namespace {

using namespace regelwerk;
using tock::Rank;

constexpr tock::Game<> game;
constexpr tock::State beginning = game.initial();

static_assert(std::is_empty_v<tock::Game<>> && std::is_default_constructible_v<tock::Game<>>);
static_assert(!std::is_default_constructible_v<tock::RuntimeGame>, "rules that are data must come from make()");
static_assert(std::is_trivially_copyable_v<tock::Game<>> && std::is_trivially_copyable_v<tock::RuntimeGame>);
static_assert(std::same_as<tock::Game<>::State, tock::RuntimeGame::State>);

template <class Edition>
concept Makes = requires(Edition&& edition) { tock::RuntimeGame::make({}, std::forward<Edition>(edition)); };
static_assert(Makes<const tock::Edition&> && Makes<tock::Edition&>);
static_assert(!Makes<tock::Edition> && !Makes<const tock::Edition>, "a temporary edition would not outlive the game");

constexpr tock::State after_deals(int deals) {
  tock::State state = beginning;
  for (int i = 0; i < deals; ++i) game.advance(state, game.moves(state)[0]);
  return state;
}
constexpr tock::State seat_to_move = after_deals(20);

TEST_CASE("basic_game: make keeps options and refers to the edition") {
  CHECK_BOTH([] {
    constexpr tock::Options options{.seats = 3};
    const auto made = tock::RuntimeGame::make(options);
    return made && made->options() == options && made->seats() == 3 && &made->edition() == &tock::standard_edition;
  }());
}

TEST_CASE("basic_game: make lists what is wrong with both") {
  tock::Edition nameless = tock::standard_edition;
  nameless.name = "";
  const auto made = tock::RuntimeGame::make({.seats = 7}, nameless);
  REQUIRE(!made.has_value());
  REQUIRE(made.error().options.size() == 1);
  CHECK(made.error().options[0] == tock::OptionFault::seats);
  REQUIRE(made.error().edition.size() == 1);
  CHECK(made.error().edition[0].constraint == tock::Constraint::name);
}

TEST_CASE("basic_game: every rule of the ledger, in its order") {
  CHECK(game.rules.size() == static_cast<std::size_t>(tock::rule_count));
  CHECK_BOTH(tock::Game<>::rules[0].id == "TK-1" && tock::Game<>::rules[38].id == "TK-39");
}

TEST_CASE("basic_game: play copies what advance changes, try_play refuses") {
  CHECK_BOTH([] {
    const auto move = tock::dealt(Rank::queen);
    tock::State advanced = beginning;
    game.advance(advanced, move);
    return game.play(beginning, move) == advanced && *game.try_play(beginning, move) == advanced &&
           game.try_play(beginning, tock::entered(Rank::ace)).error() == tock::Rule::deal;
  }());
}

TEST_CASE("basic_game: a handler may be an lvalue or a temporary, and hears the same") {
  int heard = 0;
  auto listener = [&](const tock::Event&) { ++heard; };
  tock::State state = beginning;
  game.advance(state, tock::dealt(Rank::ace), listener);
  const int once = heard;
  CHECK(once > 0);
  (void)game.play(beginning, tock::dealt(Rank::ace), listener);
  (void)game.play(beginning, tock::dealt(Rank::ace), [&](const tock::Event&) { ++heard; });
  CHECK(heard == 3 * once);
}

TEST_CASE("basic_game: chance weighs, seats do not") {
  CHECK_BOTH(game.weight(beginning, tock::dealt(Rank::ace)) == 4 && game.total_weight(beginning) == 52);
  CHECK_BOTH(game.weight(seat_to_move, game.moves(seat_to_move)[0]) == 1);
}

TEST_CASE("basic_game: a view answers for its viewer only") {
  CHECK_BOTH(game.moves(game.view(seat_to_move, Seat{0})) == game.moves(seat_to_move));
  CHECK_BOTH(game.moves(game.view(seat_to_move, Seat{1})).empty() &&
             game.moves(game.view(seat_to_move, spectator)).empty());
  CHECK_BOTH([] {
    const auto move = game.moves(seat_to_move)[0];
    return !game.why_not(game.view(seat_to_move, Seat{0}), move) &&
           game.why_not(game.view(seat_to_move, Seat{1}), move) == tock::Rule::turn_order &&
           game.why_not(game.view(seat_to_move, spectator), move) == tock::Rule::turn_order;
  }());
  CHECK_BOTH(game.actor(game.view(seat_to_move, spectator)) == game.actor(seat_to_move));
}

TEST_CASE("basic_game: a view's list, its visitor and its texts are those of the state") {
  const auto view = game.view(seat_to_move, Seat{0});
  std::size_t visited = 0;
  const auto moves = game.moves(seat_to_move);
  CHECK(game.for_each_move(view, [&](const tock::Move& move) { CHECK(move == moves[visited++]); }));
  CHECK(visited == moves.size());
  CHECK(game.for_each_move(game.view(seat_to_move, Seat{1}), [](const tock::Move&) { return false; }));
  CHECK(!game.for_each_move(view, [](const tock::Move&) { return false; }));
  CHECK(to_text(game, view, moves[0]) == to_text(game, seat_to_move, moves[0]));
  CHECK(*parse_move(game, view, to_text(game, view, moves[0])) == moves[0]);
}

TEST_CASE("basic_game: moves are counted as they are listed, from a view for its viewer only") {
  CHECK_BOTH(game.count_moves(beginning) == 13 && game.count_moves(seat_to_move) == game.moves(seat_to_move).size());
  CHECK_BOTH(game.count_moves(game.view(seat_to_move, Seat{0})) == game.count_moves(seat_to_move));
  CHECK_BOTH(game.count_moves(game.view(seat_to_move, Seat{1})) == 0 &&
             game.count_moves(game.view(seat_to_move, spectator)) == 0);
}

CONTRACT_CASE("basic_game: every broken precondition aborts") {
  tock::State state = beginning;
  CHECK_ABORTS(game.initial(tock::Start{Seat{4}}));
  CHECK_ABORTS((game.advance(state, tock::entered(Rank::ace)), 0));
  CHECK_ABORTS(game.play(beginning, tock::entered(Rank::ace)));
  CHECK_ABORTS(game.weight(beginning, tock::entered(Rank::ace)));
  CHECK_ABORTS(game.total_weight(seat_to_move));
  CHECK_ABORTS(game.view(beginning, Seat{4}));
}

}  // namespace
