#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/tock.hpp>

#include "adapter.hpp"

namespace play {

/// Tock for the terminal.
struct Tock {
  using Game = regelwerk::tock::RuntimeGame;

  static constexpr std::string_view summary = "cards carry four marbles around a ring and home; 2 to 6 seats";
  static constexpr std::string_view how_to_move =
      "A:in K:in      an ace or a king brings a marble in\n"
      "5:14-19        the 5 carries the marble on 14 to 19; h0 to h3 are the fields of the home lane\n"
      "4:2-70         a 4 goes back\n"
      "7:14-15        a 7 is seven single steps: the first one, then six times step:15-16\n"
      "J:5x40         the jack swaps the own marble on 5 with the one on 40\n"
      "discard:T      when no card can be played; T is the 10\n"
      "give:A         in pairs: the card for the partner\n";
  static constexpr std::string_view signs =
      "  [a start  (a entrance  a home lane of A  A marble  !A a protected one; clockwise. Even fields are numbered; "
      "h0 to h3 are the home lane from the outside.\n";
  static constexpr Show show{"seats=2 quick_start=true own_start=closed", "search,random", 9, 4, 3};
  static constexpr std::uint64_t playout_cap = 200;

  static bool opens_round(const Game::Event& event) { return event.kind == regelwerk::tock::EventKind::deal_passed; }
  static std::string draw(const Game& game, const Game::View& view, const Ink& ink);
  static std::string picture(const Game& game, const Game::View& view);
  static std::string tell(const Game& game, const Game::View& before, std::span<const Game::Event> events,
                          const Ink& ink);
  static std::string missing(const Game& game, const Game::View& view, const Game::Move& move);
};

}  // namespace play
