#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include <regelwerk/tock.hpp>
#include <regelwerk/tock/board/concerned.hpp>
#include <regelwerk/tock/board/in_force.hpp>
#include <regelwerk/tock/language/cause_phrase.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>
#include <regelwerk/tock/view/recall.hpp>

#include "adapter.hpp"
#include "english.hpp"
#include "german.hpp"

namespace play {

/// Tock for the terminal.
struct Tock {
  using Game = regelwerk::tock::RuntimeGame;
  using RuleOfThumb = regelwerk::tock::RuleOfThumb;

  static constexpr Helps help{english::tock, german::tock};
  static constexpr Show show{"seats=2 quick_start=true own_start=closed", "search,random", 1, 4, 3};
  static constexpr std::uint64_t playout_cap = 200;
  static constexpr std::uint64_t most_iterations = 8192;

  static bool opens_round(const Game::Event& event) { return event.kind == regelwerk::tock::EventKind::deal_passed; }
  static std::string draw(const Game& game, const Game::View& view, const Ink& ink);
  static std::string picture(const Game& game, const Game::View& view, std::string_view language = "en");
  static std::string components(const Game& game, const Ink& ink);
  /// What begins a line of its own.
  static bool opens_line(const Game::Event& event) {
    using enum regelwerk::tock::EventKind;
    return event.kind == card_played || event.kind == card_discarded || event.kind == card_chosen ||
           event.kind == deal_passed || event.kind == seat_won;
  }
  /// What the board, or the next sentence, shows anyway.
  static bool goes_without_saying(const Game::Event& event) {
    using enum regelwerk::tock::EventKind;
    return event.kind == turn_passed || event.kind == marble_home || event.kind == course_changed;
  }
};

template <>
struct AdapterOf<Tock::Game> : std::type_identity<Tock> {};

}  // namespace play
