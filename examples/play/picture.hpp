#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <regelwerk/play.hpp>

#include "adapter.hpp"
#include "arguments.hpp"
#include "computers.hpp"
#include "drawn.hpp"
#include "files.hpp"
#include "pointed.hpp"
#include "setup.hpp"
#include "table.hpp"
#include "text.hpp"

namespace play {

/// How many moves a game is played for its picture, if nothing is said.
inline constexpr std::size_t usual_moves = 100;

namespace detail {

/// Empty if there is no such viewer of a game with so many seats.
[[nodiscard]] inline std::optional<regelwerk::Viewer> viewer_in(std::string_view word, int seats) {
  if (regelwerk::same_letters(word, "spectator")) return regelwerk::spectator;
  for (int i = 0; i < seats; ++i) {
    const regelwerk::Seat seat{i};
    if (word == join(i) || regelwerk::same_letters(word, join(Ink::letter(seat)))) return seat;
  }
  return std::nullopt;
}

/// Plays so many moves of a game; who is not named plays at random.
template <Adapter A>
void play_on(Table<typename A::Game>& table, const Arguments& arguments, std::size_t moves) {
  std::vector<Player> players = arguments.players;
  players.resize(static_cast<std::size_t>(table.game().seats()), Player::random);
  Computers<A>{regelwerk::Random{arguments.seed.value_or(1)}, arguments.effort}.play_on(table, players, moves);
}

}  // namespace detail

/// Draws the position that is asked for, as its viewer sees it.
template <Adapter A>
  requires Pictured<A>
[[nodiscard]] Drawn draw_game(const Arguments& arguments, const Request& request) {
  using G = typename A::Game;
  const Ink ink = Ink::speaking(request.language);
  std::optional<Table<G>> table;
  if (!arguments.load.empty()) {
    std::string wrong;
    table = Table<G>::from_record(read_file(arguments.load).value_or(""), wrong, ink);
    if (!table) return {{}, ink.text("{} holds no game: {}", arguments.load, wrong)};
  } else {
    const Setup<G> setup = set_up<A>(arguments.settings, ink);
    if (!setup.game) return {{}, setup.wrong};
    table.emplace(*setup.game, setup.start);
    if (request.state.empty()) detail::play_on<A>(*table, arguments, request.moves.value_or(usual_moves));
  }
  const G& game = table->game();
  const auto viewer = detail::viewer_in(request.viewer, game.seats());
  if (!viewer) return {{}, ink.text("there is no viewer {}", request.viewer)};
  typename G::State state = table->state_after(request.moves.value_or(table->length()));
  if (!request.state.empty()) {
    const auto read = parse_state(game, request.state);
    if (!read) {
      const std::string why =
          ink.spoken([&](auto tongue) { return join(describe(game, read.error(), tongue).view()); });
      return {{}, pointed(request.state, read.error().position, why)};
    }
    state = *read;
  }
  return {A::picture(game, game.view(state, *viewer), request.language), {}};
}

}  // namespace play
