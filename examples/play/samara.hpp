#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include <regelwerk/samara.hpp>
#include <regelwerk/samara/board/concerned.hpp>
#include <regelwerk/samara/board/in_force.hpp>
#include <regelwerk/samara/language/cause_phrase.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>
#include <regelwerk/samara/players/rule_of_thumb.hpp>
#include <regelwerk/samara/view/recall.hpp>

#include "adapter.hpp"
#include "english.hpp"
#include "german.hpp"
#include "glossary.hpp"

namespace play {

/// Samara for the terminal.
struct Samara {
  using Game = regelwerk::samara::RuntimeGame;
  using RuleOfThumb = regelwerk::samara::RuleOfThumb;

  static constexpr Helps help{english::samara, german::samara};
  static constexpr Show show{"seats=2 start_month=4 last_half_year=3", "search,search", 86, 4, 9};
  static constexpr std::uint64_t playout_cap = 400;
  static constexpr std::uint64_t most_iterations = 8192;

  static bool opens_round(const Game::Event& event) { return event.kind == regelwerk::samara::EventKind::month_begun; }
  static std::string draw(const Game& game, const Game::View& view, const Ink& ink);
  static std::string picture(const Game& game, const Game::View& view, std::string_view language = "en");
  static std::string components(const Game& game, const Ink& ink);
  /// What begins a line of its own.
  static bool opens_line(const Game::Event& event) {
    using enum regelwerk::samara::EventKind;
    return event.kind == tool_taken || event.kind == tile_taken || event.kind == month_begun ||
           event.kind == turn_passed || event.kind == game_ended || event.kind == seat_won;
  }
  /// What the board, or the next sentence, shows anyway.
  static bool goes_without_saying(const Game::Event& event) {
    using enum regelwerk::samara::EventKind;
    return event.kind == turn_passed || event.kind == tile_laid || event.kind == tool_laid;
  }
  /// The tools.
  static std::string term(std::string_view word, std::string_view /*piece*/, const Ink& ink) {
    return value_called<regelwerk::samara::Tool>(word, regelwerk::samara::tool_words, ink);
  }
};

template <>
struct AdapterOf<Samara::Game> : std::type_identity<Samara> {};

}  // namespace play
