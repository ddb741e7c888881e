#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "../players/spec.hpp"
#include "chance.hpp"
#include "seatings.hpp"

namespace arena {

/// Somebody who takes part, and the text that describes it.
struct Entrant {
  std::string text;
  players::Spec spec;   ///< what the text says; until it is known which game is played, without what suits it
  std::string command;  ///< of a program that plays instead, see examples/engine/README.md
};

/// What is to be played.
struct MatchOrder {
  std::vector<std::string> settings;
  std::vector<Entrant> entrants;
  std::uint64_t seed = 1;
  std::uint64_t ms = 0;               ///< for each decision of a program; 0: as it likes
  std::chrono::seconds patience{60};  ///< a program that needs so much longer than its time counts as dead
  LuckOrder luck;
};

/// A match with the types of its game forgotten.
struct Match {
  std::string rules;                       ///< the title with its settings
  std::vector<std::uint8_t> team_of_seat;  ///< numbered from 0 without gaps
  std::vector<Seating> seatings;           ///< by teams
  bool is_alone = false;                   ///< all seats are one team: players are compared on the same deals
  std::function<std::string(std::uint64_t deal)> play;  ///< all games of a deal, a line of csv_line each
};

/// A match, or why there is none.
struct Opened {
  Match match;
  std::string wrong;
};

/// A title, with its types forgotten.
struct Title {
  std::string_view name;
  Opened (*open)(const MatchOrder& order);
};

}  // namespace arena
