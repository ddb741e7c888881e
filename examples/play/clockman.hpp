#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/cause.hpp>

#include "adapter.hpp"
#include "in_the_way.hpp"

namespace play {

/// Clockman for the terminal.
struct Clockman {
  using Game = regelwerk::clockman::RuntimeGame;

  static constexpr std::string_view summary =
      "through four rings to the centre, with the date 01.01.2000; 2 to 4 seats";
  static constexpr std::string_view how_to_move =
      "go:2.13        go to field 13 of ring 2; ring 1 is the outermost\n"
      "go:p4          onto passage field 4; go:p4+A pays with a symbol card A, go:p4+e with the event card free\n"
      "go:g1          onto the first field of your straight; go:g3+D pays at its end; go:c enters the centre\n"
      "forfeit        give up the roll\n"
      "play:stay      play an event card; play:swap:1 changes places with seat 1; pass plays nothing\n"
      "lift take      use the lift, take the digit; otherwise remain, leave\n"
      "lose:A drop:0  put back a symbol card A, a digit 0\n"
      "mix:1:A        exchange a symbol card A with seat 1 for an unseen one\n"
      "grab:1:0       take a 0 from seat 1; rob:0 from the seat captured, rob:none takes nothing\n"
      "capture spare  what you do to a fellow hunter; it answers accept or decline\n"
      "offer:1:00:2   propose to seat 1 two of your 0 for its 2; it answers accept or decline\n"
      "circle:1:0:2:1:2  your 0 to seat 1, its 1 to seat 2, whose 2 comes to you; both answer\n"
      "Seats count from 0: A is 0, B is 1. Digits are 0, 1, 2 and the joker X.\n"
      "Event cards, carried out at once:\n"
      "move+n move-n  goes n fields on or back; oback n: the others go back; gotoS gotoD: to the next S or digit\n"
      "again skip     one more turn, one turn less\n"
      "sym n          draws n symbol cards; lose, mix, drop, grab as above\n"
      "On demand: free pays for a passage; stay keeps a captured figure where it is; guard keeps a digit; veto stops "
      "another seat's card; add+n add-n change the own roll; swap changes places on one ring: before or after the "
      "own roll, or before another seat's.\n"
      "Open: barin n bars the way inward until the own die shows n; peace n captures nobody for n turns.\n";
  static constexpr Show show{"seats=2", "search,search", 3, 64, 30};
  static constexpr std::uint64_t playout_cap = 200;
  static constexpr std::string_view signs =
      "  A figure  * several  . plain  S symbol  E event  T transfer  012X digit  L lift  - digit gone  p0:A passage, "
      "symbol to pay  a start and straight of A  <A> figure there; 1 is the outermost ring, clockwise is to the "
      "right\n";

  static bool opens_round(const Game::Event& event) {
    return event.kind == regelwerk::clockman::EventKind::turn_passed &&
           event.rule == regelwerk::clockman::Rule::turn_order && event.seat == regelwerk::Seat{0};
  }
  static std::string draw(const Game& game, const Game::View& view, const Ink& ink);
  static std::string picture(const Game& game, const Game::View& view);
  static std::string tell(const Game& game, const Game::View& before, std::span<const Game::Event> events,
                          const Ink& ink);
  static std::string missing(const Game& game, const Game::View& view, const Game::Move& move) {
    return in_the_way(game, view, move);
  }
};

}  // namespace play
