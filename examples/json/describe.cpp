// Writes values of all titles as JSON: `describe` prints for each game its schema and then what happens in a random
// game, one value a line behind its kind. check.py holds the values against the schema.
#include <cstdint>
#include <iostream>
#include <string_view>

#include <regelwerk/play.hpp>
#include <regelwerk/play/json.hpp>
#include <regelwerk/play/json_schema.hpp>
#include <regelwerk/regelwerk.hpp>

namespace {

using namespace regelwerk;

constexpr auto print = [](std::string_view piece) { std::cout << piece; };

template <class G, class Value>
void line(std::string_view kind, const G& game, const Value& value) {
  std::cout << kind << ' ';
  write_json(print, game, value);
  std::cout << '\n';
}

/// Every so manieth node is written, and each of its moves and events, as every viewer is shown them.
template <Playable G>
void describe_game(const G& game, std::uint64_t key, int every) {
  std::cout << "schema ";
  write_json_schema(print, game);
  std::cout << "\noptions ";
  write_json(print, game.options(), G::option_fields);
  std::cout << "\nstart ";
  write_json(print, game.default_start(), G::start_fields);
  std::cout << '\n';
  Random random{key};
  auto state = game.initial();
  for (int node = 0; node < 20'000 && !game.actor(state).is_nobody(); ++node) {
    const auto move = random_move(game, state, random);
    const bool is_told = node % every == 0;
    if (is_told) {
      line("state", game, state);
      line("view", game, game.view(state, spectator));
      for (int seat = 0; seat < game.seats(); ++seat) line("view", game, game.view(state, Seat{seat}));
      line("move", game, move);
      std::cout << "move ";
      write_json(print, game, state, move);
      std::cout << '\n';
    }
    game.advance(state, move, [&](const typename G::Event& event) {
      if (is_told) line("event", game, game.shown(event, spectator));
      if (is_told) line("event", game, event);
    });
  }
  if (const auto outcome = game.outcome(state)) line("outcome", game, *outcome);
}

}  // namespace

int main() {
  describe_game(tock::Game<tock::Options{.seats = 4, .mode = tock::Mode::two_pairs}>{}, 1, 37);
  describe_game(ostfriesenlauf::Game<>{}, 2, 11);
  describe_game(samara::Game<>{}, 3, 17);
  describe_game(clockman::Game<>{}, 4, 37);
  describe_game(clou::Heist<>{}, 5, 7);
  describe_game(clou::Campaign<>{}, 6, 7);
}
