#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/play.hpp>

#include "adapter.hpp"
#include "arguments.hpp"
#include "files.hpp"

namespace play {

/// How much of what was asked for a game can have: the settings given, or the header of the record to go on from.
template <Adapter A>
[[nodiscard]] std::ptrdiff_t how_fitting(const Arguments& arguments) {
  using G = typename A::Game;
  if (!arguments.load.empty()) {
    return regelwerk::parse_record_header<G>(read_file(arguments.load).value_or("")) ? 1 : 0;
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

}  // namespace play
