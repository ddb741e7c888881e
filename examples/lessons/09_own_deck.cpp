// Lesson 9: an event deck of your own is data, and the compiler checks it.
//
// Cards are written in a small vocabulary of effects; the rules know what each one does. A deck that breaks a
// constraint does not compile as part of a game; asked as data, it answers with what is wrong.
#include <iostream>

#include <regelwerk/ai/search/flat_monte_carlo.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/play.hpp>

namespace {

using namespace regelwerk;
using clockman::Effect;

/// A friendly deck: effect, number, copies. Nobody is sent back, and the way inward is paid for more often.
constexpr clockman::Edition friendly = [] {
  clockman::Edition edition = clockman::standard_edition;
  edition.name = "friendly";
  edition.deck = {{{Effect::move, 2, 10},
                   {Effect::again, 0, 10},
                   {Effect::sym, 2, 12},
                   {Effect::go_to_symbol, 0, 6},
                   {Effect::go_to_digit, 0, 8},
                   {Effect::free, 0, 10},
                   {Effect::add, -1, 4}}};
  return edition;
}();
static_assert(clockman::validate(friendly).empty());
constexpr clockman::Game<clockman::Options{.seats = 2}, friendly> game;

/// One card too few, so clockman::Game<clockman::Options{}, short_deck> would stop the compiler, which then
/// shows "the deck must have 60 cards of the known kinds".
constexpr clockman::Edition short_deck = [] {
  clockman::Edition edition = friendly;
  edition.deck[0].copies = 9;
  return edition;
}();

}  // namespace

int main() {
  for (const auto constraint : clockman::validate(short_deck)) std::cout << "refused: " << describe(constraint) << '\n';

  Random random{4};
  int drawn = 0;
  int moves = 0;
  auto state = game.initial();
  for (; !game.outcome(state); ++moves) {
    const auto move = game.actor(state).is_chance() ? sample(game, state, random)
                                                    : flat_monte_carlo(game, game.view(state, game.actor(state).seat()),
                                                                       random, {.playouts_per_move = 4});
    if (move.kind == clockman::MoveKind::event) ++drawn;
    game.advance(state, move);
  }
  std::cout << "a game with the deck " << friendly.name << ": " << moves << " moves, " << drawn
            << " event cards; places " << game.outcome(state)->place(Seat{0}) << " and "
            << game.outcome(state)->place(Seat{1}) << '\n';
  return drawn > 0 && clockman::validate(short_deck).size() == 1 ? 0 : 1;
}
