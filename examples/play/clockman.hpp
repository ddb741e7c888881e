#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/board/concerned.hpp>
#include <regelwerk/clockman/board/in_force.hpp>
#include <regelwerk/clockman/language/cause_phrase.hpp>
#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clockman/view/recall.hpp>

#include "../players/clockman.hpp"
#include "adapter.hpp"
#include "clockman_words.hpp"
#include "english.hpp"
#include "german.hpp"

namespace play {

/// Clockman for the terminal.
struct Clockman {
  using Game = regelwerk::clockman::RuntimeGame;
  using RuleOfThumb = regelwerk::clockman::RuleOfThumb;

  static constexpr Helps help{english::clockman, german::clockman};
  static constexpr Show show{"seats=2", "search,search", 8, 4, 30};
  static constexpr std::uint64_t playout_cap = 200;
  static constexpr std::uint64_t most_iterations = 8192;

  static bool opens_round(const Game::Event& event) {
    return event.kind == regelwerk::clockman::EventKind::turn_passed &&
           event.rule == regelwerk::clockman::Rule::turn_order && event.seat == regelwerk::Seat{0};
  }
  static std::string draw(const Game& game, const Game::View& view, const Ink& ink);
  static std::string picture(const Game& game, const Game::View& view, std::string_view language = "en");
  static std::string components(const Game& game, const Ink& ink);
  /// What begins a line of its own.
  static bool opens_line(const Game::Event& event) {
    using enum regelwerk::clockman::EventKind;
    return event.kind == turn_passed || event.kind == turn_extra || event.kind == round_tied || event.kind == seat_won;
  }
  /// What the board, or the next sentence, shows anyway.
  static bool goes_without_saying(const Game::Event& event) {
    using enum regelwerk::clockman::EventKind;
    return event.kind == turn_passed;
  }
  static std::string term(std::string_view word, std::string_view /*piece*/, const Ink& ink) {
    return clockman_term(word, ink);
  }
};

template <>
struct AdapterOf<Clockman::Game> : std::type_identity<Clockman> {};

}  // namespace play
