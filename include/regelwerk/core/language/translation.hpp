#pragma once
#include <cstddef>
#include <string_view>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/game/faults.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/obstacle.hpp>
#include <regelwerk/core/language/speech.hpp>
#include <regelwerk/core/reason.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// For unfinished languages: falls back to English for what is missing, and lists it. Also include the game's
// english.hpp.

namespace regelwerk::inline shared {

/// A rule in a language, or in English if the language does not have it.
template <Language Tongue>
[[nodiscard]] constexpr RuleInfo info_in(const auto& rule, [[maybe_unused]] Tongue tongue) noexcept {
  if constexpr (requires { info(rule, tongue); }) {
    const RuleInfo translated = info(rule, tongue);
    if (!translated.sentence.empty()) return translated;
  }
  return info(rule);
}

/// A fault, invariant or other reason in a language, or in English if the language does not have it.
template <Language Tongue>
[[nodiscard]] constexpr std::string_view describe_in(const auto& reason, [[maybe_unused]] Tongue tongue) noexcept {
  const auto broken = broken_by(reason);
  if constexpr (requires { describe(broken, tongue); }) {
    const std::string_view translated = describe(broken, tongue);
    if (!translated.empty()) return translated;
  }
  return describe(broken);
}

/// A word in a language, or in English if the language does not have it.
template <Language Tongue>
[[nodiscard]] constexpr std::string_view word_in(const auto& thing, [[maybe_unused]] Tongue tongue) noexcept {
  if constexpr (requires { word(thing, tongue); }) {
    const std::string_view translated = word(thing, tongue);
    if (!translated.empty()) return translated;
  }
  return word(thing, english);
}

/// Visits everything in a game that has English words or sentences: its things, its options and setup facts, and the
/// things that all games share.
template <class Game, class Visitor>
constexpr void for_each_thing_in(const Visitor& visitor) noexcept {
  for_each_thing(typename Game::Rule{}, visitor);
  const auto visit_all = [&](const auto&... things) { (visitor(things), ...); };
  Game::option_fields.each(visitor);
  Game::start_fields.each(visitor);
  visit_all(false, true, Seat{}, spectator, Actor::nobody(), Actor::chance());
  visit_values<Reason::broken_invariant, Obstacle::jailed>(visitor);
}

namespace detail {

/// The English word or sentence for a thing.
[[nodiscard]] constexpr std::string_view in_english(const auto& thing) noexcept {
  if constexpr (requires { info(thing); }) {
    return info(thing).sentence;
  } else if constexpr (requires { describe(thing); }) {
    return describe(thing);
  } else {
    return word(thing, english);
  }
}

/// Visits the English patterns of the events that have no sentence in `Tongue`.
template <Language Tongue, class Event, class Visitor>
constexpr void for_each_untold(const Visitor& visitor) noexcept {
  const auto& patterns = sentences_of(type<Event>, english);
  for (std::size_t kind = 0; kind < patterns.size(); ++kind) {
    bool is_told = patterns[kind].pattern.empty();
    if constexpr (requires { sentences_of(type<Event>, Tongue{}); }) {
      is_told = is_told || !sentences_of(type<Event>, Tongue{})[kind].pattern.empty();
    }
    if (!is_told) visitor(patterns[kind].pattern);
  }
}

}  // namespace detail

/// Visits everything in a game that `Tongue` lacks, in English: words, and sentences of rules, reasons and events.
template <Language Tongue, class Game, class Visitor>
constexpr void for_each_missing(const Visitor& visitor) noexcept {
  for_each_thing_in<Game>([&](const auto& thing) {
    if (!detail::says(thing, Tongue{})) visitor(detail::in_english(thing));
  });
  detail::for_each_untold<Tongue, typename Game::Event>(visitor);
}

/// How many words and sentences of a game `Tongue` lacks; 0 if it is complete.
template <Language Tongue, class Game>
[[nodiscard]] constexpr std::size_t missing_in() noexcept {
  std::size_t missing = 0;
  for_each_missing<Tongue, Game>([&](std::string_view /*in_english*/) { ++missing; });
  return missing;
}

}  // namespace regelwerk::inline shared
