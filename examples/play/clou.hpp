#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/cause.hpp>
#include <regelwerk/clou/english.hpp>
#include <regelwerk/clou/german.hpp>

#include "adapter.hpp"
#include "clou_player.hpp"
#include "clou_words.hpp"
#include "in_the_way.hpp"

namespace play {

/// The board for a position, all of it or what changes within a round.
[[nodiscard]] std::string draw_clou(const ClouWords& shared, const regelwerk::clou::State& state);
[[nodiscard]] std::string brief_clou(const ClouWords& shared, const regelwerk::clou::State& state);

/// What heist and campaign have in common: their positions, moves and events are of the same types.
template <class G>
struct ClouOf {
  using Game = G;

  static constexpr std::string_view summary =
      "thieves, dice and a burglary plan, one heist or a campaign; 1 to 3 thieves, led by one seat";
  static constexpr std::string_view how_to_move =
      "mark:matt:clever.1:4=1+3    Matt writes 4, made of his dice 1 and 3, into the first box of clever\n"
      "mark:matt:grid.4:3=3        Matt crosses the circle 3 of his grid; so also ring, tree, pyramid\n"
      "mark:matt:exp1.1:1=1        a circle of the campaign sheet; mark:matt:keyboard.1.1:7=3+4 a number on the plan\n"
      "5=3~2  10=5+5x              a shift of 2 makes a 5 of a 3; 5x is an extra number\n"
      "fill:janet:clever.1:2       Janet's fill writes 2; fill:janet:grid.3 crosses a circle\n"
      "done                        when dice alone can mark nothing; each die that is left costs a trace\n"
      "cross:matt.clever:window.1.2     Matt's clever crosses the second demand of part 1 of the window\n"
      "cross:matt.clever:special.1      or a circle of his specials; an escape crosses an arrow, :escape\n"
      "lapse                       all symbols that have fired lapse\n"
      "stay run                    another round, or run away with the loot\n"
      "driver:bruce                drives when the alarm went off\n"
      "gift:costume                a box of a tool or preparation for nothing\n"
      "buy:passports save          boxes for the wages; save ends the buying\n"
      "gang:matt+trixie            these thieves break in\n"
      "scout:fence.2.1             a demand crossed beforehand, pimp:trixie:tree.1 a circle; also :nothing\n";

  static constexpr std::string_view signs =
      "  [ ] box  ( ) circle  -5- crossed  > fires or leads to  #7 a number  | or  a/b one of them  ~ for more players "
      " "
      "!trace !alarm the price of a part; < > = before a box compare it with the box to the left, in a pyramid with "
      "the "
      "sum of the two below. board NAME shows the plan or a sheet alone.\n";

  static bool opens_round(const regelwerk::clou::Event& event) {
    return event.kind == regelwerk::clou::EventKind::dice_thrown;
  }
  static std::string draw(const G& game, const regelwerk::clou::View& view, const Ink& ink) {
    return draw_clou({game.layout(), game.edition(), ink}, view.state);
  }
  static std::string picture(const G& game, const regelwerk::clou::View& view);
  static std::string brief(const G& game, const regelwerk::clou::View& view, const Ink& ink) {
    return brief_clou({game.layout(), game.edition(), ink}, view.state);
  }
  /// What begins a line of its own.
  static bool opens_line(const regelwerk::clou::Event& event) {
    using enum regelwerk::clou::EventKind;
    return event.kind == dice_thrown || event.kind == gang_formed || event.kind == driver_chosen ||
           event.kind == heist_ended || event.kind == heist_crossed_out || event.kind == wages_ended ||
           event.kind == campaign_ended;
  }
  /// What the board, or the next sentence, shows anyway.
  static bool goes_without_saying(const regelwerk::clou::Event& /*event*/) { return false; }
  static std::string verdict(const typename G::Outcome& outcome) { return clou_verdict(outcome); }
  static std::string missing(const G& game, const regelwerk::clou::View& view, const regelwerk::clou::Move& move) {
    return in_the_way(game, view, move);
  }
  static regelwerk::clou::Move advise(const G& game, const regelwerk::clou::View& view) {
    return ClouPlayer{game}.choose(view.state);
  }
};

/// One heist for the terminal.
struct ClouHeist : ClouOf<regelwerk::clou::RuntimeHeist> {
  static constexpr Show show{"scenario=villa thieves=matt+bruce", "simple", 3, 1, 0};
  static constexpr std::uint64_t playout_cap = 1000;
};

/// A campaign for the terminal.
struct ClouCampaign : ClouOf<regelwerk::clou::RuntimeCampaign> {
  static constexpr Show show{"mode=campaign players=1", "simple", 3, 1, 0};
  static constexpr std::uint64_t playout_cap = 3000;
};

}  // namespace play
