#pragma once
#include <cstdio>
#include <cstdlib>

#include <regelwerk/core/description/settings.hpp>

#include "../platforms/table.hpp"
#include "../platforms/trajectory.hpp"

/// Plays the game of one line of tests/platforms/trajectories.txt; false if it does not go as it says.
template <class G>
[[nodiscard]] bool goes_as_told(const platforms::Line& line) {
  const auto options = regelwerk::parse_options<G>(line.options);
  if (!options) return false;
  const auto game = G::make(*options);
  return game && platforms::agree(line, platforms::trajectory(*game, line.seed));
}

/// The program for one title: plays the lines on the standard input.
template <class G>
[[nodiscard]] int play_title() {
  bool all_go_as_told = true;
  const auto play = [&](const platforms::Line& line) { all_go_as_told = goes_as_told<G>(line) && all_go_as_told; };
  const bool any = platforms::for_each_line(play, [](auto) {});
  return any && all_go_as_told ? EXIT_SUCCESS : EXIT_FAILURE;
}
