#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/board/concerned.hpp>
#include <regelwerk/ostfriesenlauf/board/in_force.hpp>
#include <regelwerk/ostfriesenlauf/language/cause_phrase.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>
#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>
#include <regelwerk/ostfriesenlauf/view/recall.hpp>

#include "adapter.hpp"
#include "english.hpp"
#include "german.hpp"
#include "glossary.hpp"

namespace play {

/// Ostfriesenlauf for the terminal.
struct Ostfriesenlauf {
  using Game = regelwerk::ostfriesenlauf::RuntimeGame;
  using RuleOfThumb = regelwerk::ostfriesenlauf::RuleOfThumb;

  static constexpr Helps help{english::ostfriesenlauf, german::ostfriesenlauf};
  static constexpr Show show{"seats=3", "search,random,search", 10, 4, 2};
  static constexpr std::uint64_t playout_cap = 2000;
  static constexpr std::uint64_t most_iterations = 8192;

  static bool opens_round(const Game::Event& event) {
    return event.kind == regelwerk::ostfriesenlauf::EventKind::round_passed;
  }
  static std::string draw(const Game& game, const Game::View& view, const Ink& ink);
  static std::string picture(const Game& game, const Game::View& view, std::string_view language = "en");
  static std::string components(const Game& game, const Ink& ink);
  /// A runner without an owner, by its letter.
  static std::string name(const Game& game, regelwerk::ostfriesenlauf::Runner runner, const Ink& ink) {
    if (is_owned(game.layout(), runner)) return ink.name(owner_of(runner));
    return ink.text("runner {}", ink.bold(join(static_cast<char>('a' + runner.index()))));
  }
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
  /// The places of the finish sign.
  static std::string term(std::string_view word, std::string_view /*piece*/, const Ink& ink) {
    return value_called<regelwerk::ostfriesenlauf::Sign>(word, regelwerk::ostfriesenlauf::sign_words, ink);
  }
};

template <>
struct AdapterOf<Ostfriesenlauf::Game> : std::type_identity<Ostfriesenlauf> {};

}  // namespace play
