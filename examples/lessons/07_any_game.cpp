// Lesson 7: a program that knows the contract knows every game.
//
// What happens at a table is written once: a seat answers from its view with a word, as over a network; the table reads
// the word, checks the move and tells what it did. A title is a line in a list.
#include <algorithm>
#include <array>
#include <iostream>

#include <regelwerk/ai/search/flat_monte_carlo.hpp>
#include <regelwerk/regelwerk.hpp>

namespace {

using namespace regelwerk;

/// What the seat that is to act sends: it sees its view and nothing else.
template <Playable G>
auto answer(const G& game, const typename G::View& view, Random& random) {
  return to_text(game, view, flat_monte_carlo(game, view, random, {.playouts_per_move = 1}));
}

/// Plays a game to its end; false if there is none with these options or an honest answer was refused.
template <Playable G>
bool host(const typename G::Options& options) {
  const auto game = G::make(options);
  if (!game) return false;
  Random random{3};
  int hidden = 0;
  const auto tell = [&](const typename G::Event& event) {
    const auto seen = game->shown(event, Seat{0});  // what is hidden from seat 0 is left out
    if (!(seen == event)) ++hidden;
  };
  auto state = game->initial();
  for (Actor actor = game->actor(state); !actor.is_nobody(); actor = game->actor(state)) {
    if (actor.is_chance()) {
      game->advance(state, sample(*game, state, random), tell);
      continue;
    }
    const auto move = parse_move(*game, state, answer(*game, game->view(state, actor.seat()), random));
    if (!move || game->why_not(state, *move)) return false;
    game->advance(state, *move, tell);
  }
  std::cout << G::name << ": seat 0 was told " << hidden << " things without what is hidden from it; places";
  for (int seat = 0; seat < game->seats(); ++seat) std::cout << ' ' << game->outcome(state)->place(Seat{seat});
  std::cout << ", points";
  for (int seat = 0; seat < game->seats(); ++seat) std::cout << ' ' << game->outcome(state)->score(Seat{seat});
  std::cout << '\n';
  return hidden > 0 || game->seats() == 1;
}

}  // namespace

int main() {
  const std::array hosted{
      host<tock::RuntimeGame>({.seats = 3}),
      host<ostfriesenlauf::RuntimeGame>({.seats = 3}),
      host<samara::RuntimeGame>({.seats = 3}),
      host<clockman::RuntimeGame>({.seats = 3}),
      host<clou::RuntimeHeist>({.scenario = "museum", .thieves = {clou::Thief::matt, clou::Thief::trixie}}),
      host<clou::RuntimeCampaign>({.players = 2}),
  };
  return std::ranges::find(hosted, false) == hosted.end() ? 0 : 1;
}
