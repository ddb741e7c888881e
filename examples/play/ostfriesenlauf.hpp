#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/english.hpp>
#include <regelwerk/ostfriesenlauf/german.hpp>

#include "adapter.hpp"

namespace play {

/// Ostfriesenlauf for the terminal.
struct Ostfriesenlauf {
  using Game = regelwerk::ostfriesenlauf::RuntimeGame;

  static constexpr std::string_view summary = "cards move whoever is in the place on their backs; 1 to 4 seats";
  static constexpr std::string_view how_to_move =
      "draw:2         draw a card from stack 2\n"
      "lay:2:+4       lay the card with back 2 and face +4; it moves whoever is 2nd when it is turned over\n"
      "Faces:\n"
      "+4 -4          4 fields forward, 4 fields back\n"
      "+4@1 -4@1      to 4 fields before the 1st, to 4 fields behind the 1st\n"
      "x@3            swaps with the 3rd\n"
      "start          back to field 0\n"
      "finish@fish    the finish goes to the fish; also hedgehog, turtle, snail and sheep\n";
  static constexpr std::string_view signs =
      "  o start  | finish, which lies where its sign is; forward is to the right. Below the track the signs: fi(sh), "
      "he(dgehog), tu(rtle), sn(ail), sh(eep). Lane 1 is the inner one. A card 2:+4 has a 2 on its back and moves "
      "whoever is 2nd.\n";
  static constexpr Show show{"seats=3", "search,random,search", 227, 8, 2};
  static constexpr std::uint64_t playout_cap = 2000;

  static bool opens_round(const Game::Event& event) {
    return event.kind == regelwerk::ostfriesenlauf::EventKind::round_passed;
  }
  static std::string draw(const Game& game, const Game::View& view, const Ink& ink);
  static std::string picture(const Game& game, const Game::View& view);
  /// What begins a line of its own.
  static bool opens_line(const Game::Event& event) {
    using enum regelwerk::ostfriesenlauf::EventKind;
    return event.kind == turn_passed || event.kind == card_revealed || event.kind == round_passed ||
           event.kind == line_crossed || event.kind == game_won || event.kind == game_lost;
  }
  /// What the board, or the next sentence, shows anyway.
  static bool goes_without_saying(const Game::Event& event) {
    using enum regelwerk::ostfriesenlauf::EventKind;
    return event.kind == turn_passed;
  }
  static std::string missing(const Game& game, const Game::View& view, const Game::Move& move);
};

}  // namespace play
