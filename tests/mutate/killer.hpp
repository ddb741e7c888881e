#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <string_view>

#include <platforms/table.hpp>
#include <platforms/trajectory.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/viewer.hpp>
#include <regelwerk/play/random.hpp>
#include <regelwerk/play/sample.hpp>

// A program that most mutants of a game do not survive and that is compiled fast: the games of trajectories.txt must
// come out as they are recorded, and along the way what the contract promises of states, views and events must hold.

namespace mutate {

/// What a view knows is sound, gives the same moves, and is brought up to date by what its owner is shown.
template <class G>
bool views_hold(const G& game, const typename G::State& state, const typename G::Move& move) {
  bool good = true;
  for (int seat = 0; seat <= game.seats(); ++seat) {
    const auto viewer =
        seat < game.seats() ? regelwerk::Viewer{regelwerk::Seat{seat}} : regelwerk::Viewer{regelwerk::spectator};
    auto view = game.view(state, viewer);
    good = good && game.validate(view).empty() && game.unpack_view(game.pack(view)).has_value();
    if (const auto actor = game.actor(state); actor.is_seat() && viewer.is(actor.seat())) {
      good = good && !game.why_not(view, move) && game.moves(view).size() == game.count_moves(state);
    }
    const auto next = game.play(state, move, [&](const typename G::Event& event) {
      const auto shown = game.shown(event, viewer);
      const auto bytes = game.pack(shown);
      good = good && game.apply(view, shown) && game.unpack_event({bytes.data(), bytes.size()}).has_value();
    });
    good = good && view == game.view(next, viewer);
  }
  return good;
}

/// A state is sound and comes back from its bytes; what it lists is legal, and of all numbers nothing else is.
template <class G>
bool state_holds(const G& game, const typename G::State& state, regelwerk::Random& random) {
  bool good = game.validate(state).empty() && game.unpack(game.pack(state)).has_value();
  good = good && parse_state(game, to_text(game, state)).has_value();
  std::uint64_t listed = 0;
  std::uint64_t weight = 0;
  game.for_each_move(state, [&](const typename G::Move& move) {
    ++listed;
    good = good && !game.why_not(state, move);
    if (game.actor(state).is_chance()) weight += game.weight(state, move);
  });
  good = good && weight == (game.actor(state).is_chance() ? game.total_weight(state) : 0);
  good = good && listed == game.count_moves(state) && (listed == 0) == game.actor(state).is_nobody();
  const auto broken = game.unpack([&] {
    auto bytes = game.pack(state);
    bytes[random() % bytes.size()] ^= static_cast<std::uint8_t>(1U << random() % 8);
    return bytes;
  }());
  return good && (!broken || game.validate(*broken).empty());
}

template <class G>
bool game_holds(const G& game, std::uint64_t seed) {
  regelwerk::Random random{seed};
  auto other = regelwerk::Random::stream(seed, 3);
  auto state = game.initial();
  for (int ply = 0; ply < 200 && !game.actor(state).is_nobody(); ++ply) {
    const auto move = regelwerk::random_move(game, state, random);
    if (!state_holds(game, state, other) || !views_hold(game, state, move)) return false;
    const auto played = game.try_play(state, move);
    if (!played) return false;
    state = *played;
  }
  return true;
}

/// Plays the lines of this title from the standard input; false if a game differs from what is recorded.
template <class G>
bool line_holds(const platforms::Line& line) {
  const auto options = regelwerk::parse_options<G>(line.options);
  if (!options) return false;
  const auto game = G::make(*options);
  return game && agree(line, platforms::trajectory(*game, line.seed)) && game_holds(*game, line.seed);
}

/// As a whole program: fails at the first line that does not hold.
template <class... Gs>
int kill(const char* first, const char* second = "") {
  int lines = 0;
  const bool read = platforms::for_each_line(
      [&](const platforms::Line& line) {
        std::size_t index = 0;
        const auto of = [&](bool (*holds)(const platforms::Line&)) {
          const std::string_view title = index++ == 0 ? first : second;
          if (line.game != title) return;
          ++lines;
          if (!holds(line)) std::exit(EXIT_FAILURE);
        };
        (of(&line_holds<Gs>), ...);
      },
      [](std::string_view /*comment*/) {});
  return read && lines > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace mutate
