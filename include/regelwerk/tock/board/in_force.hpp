#pragma once
#include <regelwerk/core/description/idle_setting.hpp>
#include <regelwerk/tock/options.hpp>
#include <regelwerk/tock/rules.hpp>

namespace regelwerk::tock {

/// True if a rule applies under these options: TK-7, TK-11 and TK-35 only in team games, TK-34 only in others, TK-26 to
/// TK-28 with a split 7, TK-30 with an unsplit one, TK-39 with closed starts, all others always.
[[nodiscard]] constexpr bool in_force(const Options& options, Rule rule) noexcept {
  switch (rule) {
    case Rule::partners:
    case Rule::exchange:
    case Rule::team_wins:
      return plays_in_teams(options);
    case Rule::seat_wins:
      return !plays_in_teams(options);
    case Rule::seven_steps:
    case Rule::seven_all_steps:
    case Rule::seven_one_colour:
      return options.seven == Seven::split;
    case Rule::seven_single:
      return options.seven == Seven::single;
    case Rule::own_start_closed:
      return options.own_start == OwnStart::closed;
    default:
      return true;
  }
}

/// TK-6. Names a mode that does not fit the number of seats and is played as another one.
[[nodiscard]] constexpr IdleSettings<Rule> idle_settings(const Options& options) noexcept {
  IdleSettings<Rule> idle;
  if (options.mode != Mode::free_for_all && !plays_in_teams(options)) {
    idle.push_back({"mode", mode_words[0], Rule::seats_and_modes});
  } else if (options.mode == Mode::three_pairs && options.seats == 4) {
    idle.push_back({"mode", mode_words[1], Rule::seats_and_modes});
  }
  return idle;
}

}  // namespace regelwerk::tock
