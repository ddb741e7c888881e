#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "adapter.hpp"
#include "arguments.hpp"
#include "host.hpp"
#include "picture.hpp"
#include "prompt.hpp"
#include "settings.hpp"
#include "setup.hpp"

namespace play {

/// A title, with its types forgotten.
struct Title {
  std::string_view name;
  const Helps* help;
  std::string (*settings)(const Ink& ink);                            ///< one line per setting
  int (*run)(const Arguments& arguments, Terminal& terminal);         ///< plays a game; the exit status of the program
  int (*show)(Terminal& terminal);                                    ///< plays and tells a short game without people
  Drawn (*draw)(const Arguments& arguments, const Request& request);  ///< a picture of a position
};

/// How much of what was asked for a game can have: the settings given, or the head of the record to go on from.
template <Adapter A>
[[nodiscard]] std::ptrdiff_t how_fitting(const Arguments& arguments) {
  using G = typename A::Game;
  if (!arguments.load.empty()) {
    return regelwerk::parse_record_head<G>(read_file(arguments.load).value_or("")) ? 1 : 0;
  }
  return std::count_if(arguments.settings.begin(), arguments.settings.end(), [](const std::string& setting) {
    const auto options = regelwerk::parse_options<G>(setting);
    return options && G::make(*options);
  });
}

/// Which game of a title fits best what was asked for; of several the first.
template <Adapter... All>
[[nodiscard]] std::size_t best_fitting(const Arguments& arguments) {
  const std::array fitting{how_fitting<All>(arguments)...};
  return static_cast<std::size_t>(std::max_element(fitting.begin(), fitting.end()) - fitting.begin());
}

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

/// The settings of all games of a title.
template <Adapter First, Adapter... Others>
[[nodiscard]] std::string list_all(const Ink& ink) {
  return (list_settings<First>(ink) + ... + (ink.text("  or\n") + list_settings<Others>(ink)));
}

/// A title has one game, or several that its settings tell apart; the first one is shown.
template <Adapter First, Adapter... Others>
[[nodiscard]] constexpr Title title_of() {
  return {First::Game::name,         &First::help,     list_all<First, Others...>,
          run_one<First, Others...>, show_game<First>, draw_one<First, Others...>};
}

}  // namespace play
