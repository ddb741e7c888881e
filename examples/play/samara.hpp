#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/english.hpp>
#include <regelwerk/samara/german.hpp>

#include "adapter.hpp"

namespace play {

/// Samara for the terminal.
struct Samara {
  using Game = regelwerk::samara::RuntimeGame;

  static constexpr std::string_view summary = "workers go through the months, take tools and build; 2 to 5 seats";
  static constexpr std::string_view how_to_move =
      "take:saw@3,1   the active worker takes a saw from the space in column 3, row 1; also "
      "compass, square (the two trowels), glassA and glassB\n"
      "build:3,1      builds the tile there: 3 months, strength 1, and the tools that it needs\n"
      "build:1,3+2+4  the same with the help of the workers on places 2 and 4 of NOW\n"
      "raise:man      an active woman raises a man; also woman\n"
      "vacation       to the next month in which there is an own worker\n"
      "step           one month ahead, when nothing else is possible\n"
      "What a tile asks for:\n"
      "lose:saw       the builder loses a saw (Boat, Sculpture, Vase, Ruin)\n"
      "give:saw       the tool for the Barracks, hidden until all have chosen\n"
      "hurt:2.1       the worker 2 months ahead of NOW on place 1 of its row, 0 being nearest the "
      "board, loses one strength (Hospital); so also train:2.1 (Weight room), "
      "bury:2.1 (Tombstone) and imprison:2.1 (Prison)\n";
  static constexpr std::string_view signs =
      "  4m>+5: a space of this column costs 4 months and takes the worker to 5 months ahead; left: the strength "
      "needed. "
      "Below a name: prestige, in brackets if the tile acts for good, and tools needed (S saw, T trowel, G glass); in "
      "braces tools that lie there (s saw, c compass, q square, A B glass).\n"
      "  Calendar: months ahead, then place and worker; A:WM is A's woman above a man; > is next, | a half-year "
      "begins.\n"
      "  Effects, * on all others: -saw -trowel -glassB -2tools: you lose them; -1tool*: a tool goes there; -1man*: a "
      "figure is lost; prison*: a worker goes to +5; train1: a figure more; -worker: you lose one; for good: anytool: "
      "kinds do not matter; crew+1: together one stronger; lonely: on past months with others; -1month.\n";
  static constexpr Show show{"seats=2 start_month=4 last_half_year=3", "search,search", 86, 8, 9};
  static constexpr std::uint64_t playout_cap = 400;

  static bool opens_round(const Game::Event& event) { return event.kind == regelwerk::samara::EventKind::month_begun; }
  static std::string draw(const Game& game, const Game::View& view, const Ink& ink);
  static std::string picture(const Game& game, const Game::View& view);
  /// What begins a line of its own.
  static bool opens_line(const Game::Event& event) {
    using enum regelwerk::samara::EventKind;
    return event.kind == tool_taken || event.kind == tile_taken || event.kind == month_begun ||
           event.kind == turn_passed || event.kind == game_ended || event.kind == seat_won;
  }
  /// What the board, or the next sentence, shows anyway.
  static bool goes_without_saying(const Game::Event& event) {
    using enum regelwerk::samara::EventKind;
    return event.kind == turn_passed;
  }
  static std::string missing(const Game& game, const Game::View& view, const Game::Move& move);
};

}  // namespace play
