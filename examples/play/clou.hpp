#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/concerned.hpp>
#include <regelwerk/clou/board/in_force.hpp>
#include <regelwerk/clou/language/cause_phrase.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/view/recall.hpp>

#include "../players/clou.hpp"
#include "adapter.hpp"
#include "clou_words.hpp"
#include "english.hpp"
#include "german.hpp"

namespace play {

/// The board for a position, all of it or what changes within a round.
[[nodiscard]] std::string draw_clou(const ClouWords& shared, const regelwerk::clou::State& state);
[[nodiscard]] std::string brief_clou(const ClouWords& shared, const regelwerk::clou::State& state);
/// All sheets and plans of an edition, nothing crossed but what a setup crosses.
[[nodiscard]] std::string clou_components(const regelwerk::clou::Edition& edition, const Ink& ink);

/// What heist and campaign have in common: their positions, moves and events are of the same types.
template <class G>
struct ClouOf {
  using Game = G;
  using RuleOfThumb = regelwerk::clou::RuleOfThumb;

  static constexpr std::uint64_t most_iterations = 4096;

  static constexpr Helps help{english::clou, german::clou};

  static bool opens_round(const regelwerk::clou::Event& event) {
    return event.kind == regelwerk::clou::EventKind::dice_thrown;
  }
  static std::string draw(const G& game, const regelwerk::clou::View& view, const Ink& ink) {
    return draw_clou({game.layout(), game.edition(), ink}, view.state);
  }
  static std::string picture(const G& game, const regelwerk::clou::View& view, std::string_view language = "en");
  static std::string components(const G& game, const Ink& ink) { return clou_components(game.edition(), ink); }
  static std::string brief(const G& game, const regelwerk::clou::View& view, const Ink& ink) {
    return brief_clou({game.layout(), game.edition(), ink}, view.state);
  }
  /// What begins a line of its own.
  static bool opens_line(const regelwerk::clou::Event& event) {
    using enum regelwerk::clou::EventKind;
    return event.kind == dice_thrown || event.kind == gang_formed || event.kind == driver_chosen ||
           event.kind == number_written || event.kind == circle_crossed || event.kind == demand_crossed ||
           event.kind == time_crossed || event.kind == item_crossed || event.kind == heist_ended ||
           event.kind == heist_crossed_out || event.kind == wages_ended || event.kind == campaign_ended;
  }
  /// What the board, or the next sentence, shows anyway.
  static bool goes_without_saying(const regelwerk::clou::Event& /*event*/) { return false; }
  static std::string verdict(const typename G::Outcome& outcome, const Ink& ink) { return clou_verdict(outcome, ink); }
  static std::string term(std::string_view word, std::string_view piece, const Ink& ink) {
    return clou_term(word, piece, ink);
  }
};

/// One heist for the terminal.
struct ClouHeist : ClouOf<regelwerk::clou::RuntimeHeist> {
  static constexpr Show show{"scenario=villa thieves=matt+bruce", "simple", 3, 1, 0};
  static constexpr std::uint64_t playout_cap = 1000;
};

/// A campaign for the terminal.
struct ClouCampaign : ClouOf<regelwerk::clou::RuntimeCampaign> {
  static constexpr std::string_view word = "clou campaign";
  static constexpr Show show{"mode=campaign players=1", "simple", 3, 1, 0};
  static constexpr std::uint64_t playout_cap = 3000;
};

template <>
struct AdapterOf<ClouHeist::Game> : std::type_identity<ClouHeist> {};
template <>
struct AdapterOf<ClouCampaign::Game> : std::type_identity<ClouCampaign> {};

}  // namespace play
