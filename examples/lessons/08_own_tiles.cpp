// Lesson 8: your own tiles are an edition, checked by the compiler before anybody plays with them.
//
// Which tiles a box of Samara holds is component data. Write down what you have in front of you or what you invent: an
// edition that breaks a constraint does not compile as a game, and at run time it comes with its reasons.
#include <cstddef>
#include <iostream>

#include <regelwerk/play.hpp>
#include <regelwerk/samara.hpp>

namespace {

using namespace regelwerk;

/// The name, how often it occurs, its prestige, and the saws, trowels and glass tools that it needs.
constexpr samara::TileData lighthouse{"Lighthouse", 1, 9, 2, 2, 2};
constexpr samara::TileData boathouse{"Boathouse", 3, 3, 1, 0, 0};

constexpr samara::Edition harbour = [] {
  samara::Edition edition = samara::standard_edition;
  edition.name = "harbour";
  for (samara::TileData& tile : edition.tile_data) {
    if (tile.name == "Cathedral") tile = lighthouse;
    if (tile.name == "Hut") tile = boathouse;
  }
  return edition;
}();
static_assert(samara::validate(harbour).empty());
constexpr samara::Game<samara::Options{.seats = 2, .last_half_year = 4}, harbour> game;

constexpr samara::Edition too_dear = [] {
  samara::Edition edition = harbour;
  for (samara::TileData& tile : edition.tile_data) {
    if (tile.name == "Boathouse") tile = {"Boathouse", 2, 3, 3, 0, 0};
  }
  return edition;
}();
// samara::Game<samara::Options{}, too_dear> would stop the compiler with: "there must be 36 tiles in all ..".

}  // namespace

int main() {
  Random random{4};
  int built = 0;
  samara::State state = game.initial();
  while (!game.actor(state).is_nobody()) {
    state = game.play(state, random_move(game, state, random), [&](const samara::Event& event) {
      if (event.kind != samara::EventKind::tile_taken) return;
      const samara::TileData& tile = harbour.tiles()[static_cast<std::size_t>(event.tile.index())];
      std::cout << "seat " << event.seat.index() << " builds " << tile.name << " for " << event.amount << '\n';
      if (tile.name == boathouse.name) ++built;
    });
  }
  const auto refused = samara::RuntimeGame::make({}, too_dear);
  if (refused) return 1;
  for (const auto fault : refused.error().edition) std::cout << "refused: " << describe(fault) << '\n';
  return built > 0 && refused.error().edition.size() == 2 ? 0 : 1;
}
