#pragma once
#include <array>
#include <string>

#include "adapter.hpp"
#include "arguments.hpp"
#include "fitting.hpp"
#include "host.hpp"
#include "picture.hpp"
#include "printed_rules.hpp"
#include "setup.hpp"
#include "shown_example.hpp"
#include "title.hpp"

namespace play {

/// Plays the game of a title that fits best.
template <Adapter... All>
int run_one(const Arguments& arguments, Terminal& terminal) {
  constexpr std::array runs{run_game<All>...};
  return runs[best_fitting<All...>(arguments)](arguments, terminal);
}
/// Draws a position of it.
template <Adapter... All>
Drawn draw_one(const Arguments& arguments, const Request& request) {
  constexpr std::array draws{draw_game<All>...};
  return draws[best_fitting<All...>(arguments)](arguments, request);
}

/// Prints its rules.
template <Adapter... All>
Printed print_one(const Arguments& arguments, const Ink& ink) {
  constexpr std::array prints{print_rules<All>...};
  return prints[best_fitting<All...>(arguments)](arguments, ink);
}

/// The settings of all games of a title.
template <Adapter First, Adapter... Others>
[[nodiscard]] std::string list_all(const Ink& ink) {
  return (list_settings<First>(ink) + ... + (ink.text("  or\n") + list_settings<Others>(ink)));
}

/// The title of an adapter's game, or of several that its settings tell apart; the first one is shown.
template <Adapter First, Adapter... Others>
[[nodiscard]] constexpr Title title_by() {
  return {First::Game::name,
          &First::help,
          list_all<First, Others...>,
          run_one<First, Others...>,
          show_game<First>,
          draw_one<First, Others...>,
          show_example<First, Others...>,
          print_one<First, Others...>};
}
/// The title of these games.
template <regelwerk::Playable... Games>
[[nodiscard]] constexpr Title title_of() {
  return title_by<AdapterFor<Games>...>();
}

}  // namespace play
