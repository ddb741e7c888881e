#pragma once
#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/language/sentence.hpp>
#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/core/viewer.hpp>

// The texts of a language about a game, all in tables. Each language of a game defines `speech_of(type<Thing>,
// language)` for the types of the game. It returns an empty value whose static members are the tables:
//   words      a Vocabulary: tables of words by the type of the thing
//   sentences  the patterns of events (core/language/tell.hpp), for Event
//   particles  the words that the game's telling.hpp combines with others, in a struct of the game
//   rules      the rules in the order of the ledger
//   reasons    a Vocabulary of the sentences of faults and invariants
// `word(thing, language)`, `info(rule, language)`, `describe(fault, language)` and `sentences_of(type<Event>,
// language)` read these tables. Phrases that a game composes are in its telling.hpp, for every language.
//
// To add a language, copy the German files, core/language/german.hpp and each game's german.hpp with the files it
// includes from german/, and replace the texts. To begin with only some of the texts, leave out tables and the
// assertion at the end; core/language/translation.hpp then falls back to English and lists what is missing.

namespace regelwerk::inline shared {

/// Tables of words, one for each type; `[thing]` looks in the table for its type.
template <class... Tables>
struct Vocabulary : Tables... {
  // Implicit, so that a vocabulary can be written as a list of its tables.
  consteval Vocabulary(const Tables&... tables) noexcept : Tables{tables}... {}  // NOLINT(*-explicit-*)

  using Tables::operator[]...;
};

/// The words for options and setup facts.
template <std::size_t Count>
struct FieldWords {
  std::array<Wording, Count> wordings{};

  // Implicit, like the constructor of Vocabulary.
  consteval FieldWords(const std::array<Wording, Count>& all) noexcept : wordings{all} {}  // NOLINT(*-explicit-*)

  template <class Owner, class Member>
  [[nodiscard]] constexpr std::string_view operator[](const Field<Owner, Member>& field) const noexcept {
    return word_for(wordings, field.name);
  }
};

/// The words of a language for terms of the standard edition; terms of other editions keep their names.
template <std::size_t Count>
struct TermWords {
  std::array<Wording, Count> wordings{};

  // Implicit, like the constructor of Vocabulary.
  consteval TermWords(const std::array<Wording, Count>& all) noexcept : wordings{all} {}  // NOLINT(*-explicit-*)

  template <class Owner>
  [[nodiscard]] constexpr std::string_view operator[](const EditionTerm<Owner>& term) const noexcept {
    return word_for(wordings, term.name, term.name);
  }
  template <class Owner>
  [[nodiscard]] constexpr bool knows(const EditionTerm<Owner>& term) const noexcept {
    return !word_for(wordings, term.name).empty();
  }
};
/// For a language in which all terms keep the names from the edition.
struct TermNames {
  template <class Owner>
  [[nodiscard]] constexpr std::string_view operator[](const EditionTerm<Owner>& term) const noexcept {
    return term.name;
  }
};

/// The tables of a language for things of this type.
template <class Thing, Language Tongue>
using SpeechAbout = decltype(speech_of(type<Thing>, Tongue{}));

namespace detail {

template <class Thing, class Tongue>
concept HasWord = requires(const Thing& thing) {
  { SpeechAbout<Thing, Tongue>::words[thing] } -> std::same_as<std::string_view>;
};
template <class Thing, class Tongue>
concept HasReason = requires(const Thing& thing) {
  { SpeechAbout<Thing, Tongue>::reasons[thing] } -> std::same_as<std::string_view>;
};

}  // namespace detail

/// A language that has a word for things of this type.
template <class Tongue, class Thing>
concept CanName = Language<Tongue> && detail::HasWord<Thing, Tongue>;
/// A language with sentences for the events of a game.
template <class Tongue, class Event>
concept CanTell = Language<Tongue> && requires { SpeechAbout<Event, Tongue>::particles; };

/// The word of a thing from the tables of the language. Precondition: the thing is a valid value of its type.
template <class Thing, CanName<Thing> Tongue>
[[nodiscard]] constexpr std::string_view word(const Thing& thing, Tongue /*language*/) noexcept {
  return SpeechAbout<Thing, Tongue>::words[thing];
}

/// A rule in the language.
template <class Rule, Language Tongue>
  requires requires(const Rule& rule) {
    info(rule);
    SpeechAbout<Rule, Tongue>::rules.size();
  }
[[nodiscard]] constexpr RuleInfo info(const Rule& rule, Tongue /*language*/) noexcept {
  return SpeechAbout<Rule, Tongue>::rules[static_cast<std::size_t>(rule)];
}

/// A fault or an invariant in the language.
template <class Broken, Language Tongue>
  requires detail::HasReason<Broken, Tongue>
[[nodiscard]] constexpr std::string_view describe(const Broken& broken, Tongue /*language*/) noexcept {
  return SpeechAbout<Broken, Tongue>::reasons[broken];
}

/// The patterns for all kinds of events.
template <class Event, Language Tongue>
  requires requires { SpeechAbout<Event, Tongue>::sentences.size(); }
[[nodiscard]] constexpr const auto& sentences_of(std::type_identity<Event> /*type*/, Tongue /*language*/) noexcept {
  return SpeechAbout<Event, Tongue>::sentences;
}

/// The words that all games share; `common_words(language)` returns them.
struct CommonWords {
  std::string_view no;
  std::string_view yes;
  std::string_view seat;  ///< its number follows the word
  std::string_view spectator;
  std::string_view nobody;
  std::string_view chance;
  std::string_view yours;   ///< marks what happens to the reader
  std::string_view others;  ///< marks what happens to other seats
  std::string_view after;   ///< a move follows the word
};

/// A language that has the words that all games share.
template <class Tongue>
concept HasCommonWords = Language<Tongue> && requires(Tongue tongue) {
  { common_words(tongue) } -> std::same_as<CommonWords>;
};

/// Yes or no; the overloads below name seats, viewers and actors.
[[nodiscard]] constexpr std::string_view word(std::same_as<bool> auto value, HasCommonWords auto tongue) noexcept {
  return value ? common_words(tongue).yes : common_words(tongue).no;
}
[[nodiscard]] constexpr std::string_view word(Seat /*seat*/, HasCommonWords auto tongue) noexcept {
  return common_words(tongue).seat;
}
[[nodiscard]] constexpr std::string_view word(Viewer viewer, HasCommonWords auto tongue) noexcept {
  return viewer.is_spectator() ? common_words(tongue).spectator : common_words(tongue).seat;
}
[[nodiscard]] constexpr std::string_view word(Actor actor, HasCommonWords auto tongue) noexcept {
  const CommonWords words = common_words(tongue);
  return actor.is_nobody() ? words.nobody : actor.is_chance() ? words.chance : words.seat;
}

namespace detail {

/// True if the language has a sentence for this rule or reason, or a word for this other thing.
template <Language Tongue>
[[nodiscard]] constexpr bool says(const auto& thing, Tongue language) noexcept {
  if constexpr (requires { info(thing); }) {
    if constexpr (requires { info(thing, language); }) return !info(thing, language).sentence.empty();
  } else if constexpr (requires { describe(thing); }) {
    if constexpr (requires { describe(thing, language); }) return !describe(thing, language).empty();
  } else if constexpr (requires { SpeechAbout<std::remove_cvref_t<decltype(thing)>, Tongue>::words.knows(thing); }) {
    return SpeechAbout<std::remove_cvref_t<decltype(thing)>, Tongue>::words.knows(thing);
  } else if constexpr (requires { word(thing, language); }) {
    return !word(thing, language).empty();
  }
  return false;
}

}  // namespace detail

/// True if a language covers a game completely: every thing has a word or sentence, each of these rows of fields has
/// its words, and every event has its pattern. The game's `for_each_thing(rule, visitor)` visits everything that needs
/// one.
template <class Rule, class Event, Language Tongue>
[[nodiscard]] consteval bool says_everything(Tongue language, const auto&... fields) noexcept {
  bool all = is_complete(sentences_of(type<Event>, language));
  const auto look_up = [&](const auto& thing) { all = all && detail::says(thing, language); };
  for_each_thing(Rule{}, look_up);
  (fields.each(look_up), ...);
  return all;
}

}  // namespace regelwerk::inline shared
