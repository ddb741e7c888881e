#pragma once
#include <concepts>
#include <string_view>

#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/words.hpp>
#include <regelwerk/core/language/english.hpp>
#include <regelwerk/core/language/german.hpp>
#include <regelwerk/core/language/speech.hpp>

namespace regelwerk::inline shared {

/// The language of a game without tables of words: in every language it uses the names from texts, and the English
/// sentences of its rules, reasons and events. Its Rules declare this in one line,
///   friend consteval PlainSpeech<Rules> speech_of(auto, Language auto) { return {}; }
/// and have `sentences`, the patterns of their events (core/language/sentence.hpp).
template <class Rules>
struct PlainSpeech {
  /// Names settings and enumerators as texts do.
  struct Names {
    template <class Owner, class Member>
    [[nodiscard]] constexpr std::string_view operator[](const Field<Owner, Member>& field) const noexcept {
      return field.name;
    }
    template <Worded Enum>
    [[nodiscard]] constexpr std::string_view operator[](Enum value) const noexcept {
      return word(value);
    }
  };
  /// Describes faults and invariants by their English sentences.
  struct Reasons {
    template <class Broken>
      requires requires(const Broken& broken) {
        { describe(broken) } -> std::convertible_to<std::string_view>;
      }
    [[nodiscard]] constexpr std::string_view operator[](const Broken& broken) const noexcept {
      return describe(broken);
    }
  };

  static constexpr Names words{};                             ///< see Names
  static constexpr Reasons reasons{};                         ///< see Reasons
  static constexpr const auto& rules = Rules::table;          ///< in English
  static constexpr const auto& sentences = Rules::sentences;  ///< in English
};

namespace detail {

template <class Speech>
inline constexpr bool is_plain = false;
template <class Rules>
inline constexpr bool is_plain<PlainSpeech<Rules>> = true;

}  // namespace detail

/// A type of a game that uses PlainSpeech.
template <class Thing>
concept SpeaksPlainly = requires { requires detail::is_plain<SpeechAbout<Thing, English>>; };

}  // namespace regelwerk::inline shared
