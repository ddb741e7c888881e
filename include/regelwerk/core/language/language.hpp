#pragma once
#include <concepts>
#include <string_view>
#include <type_traits>
#include <utility>

#include <regelwerk/core/rule.hpp>

// The languages of the library. Optional headers add overloads that take a thing and a language: `info(rule, german)`,
// `describe(fault, german)`, `word(thing, german)`. Argument-dependent lookup finds them by the types of both
// arguments, so code that is generic in the language does not name one.

namespace regelwerk::inline shared {

/// The type of a language: empty, with its HTML language code and its name in the language itself.
template <class Tag>
concept Language = std::is_empty_v<Tag> && requires {
  { Tag::code } -> std::convertible_to<std::string_view>;
  { Tag::name } -> std::convertible_to<std::string_view>;
};

/// The tag of English.
struct English {
  static constexpr std::string_view code = "en";
  static constexpr std::string_view name = "English";
};
/// The tag of German.
struct German {
  static constexpr std::string_view code = "de";
  static constexpr std::string_view name = "Deutsch";
};

/// Arguments that choose a language: `info(rule, german)`.
inline constexpr English english{};
inline constexpr German german{};

/// A list of languages, in the order in which a program offers them.
template <Language... Tags>
struct Languages {};

/// The languages that all games of this library support.
using AllLanguages = Languages<English, German>;

/// Calls `use` with the first of these languages that has this code; false if none has it. Include the headers that
/// `use` needs for each of these languages.
template <Language... Tags, class Use>
constexpr bool with_language(Languages<Tags...> /*choice*/, [[maybe_unused]] std::string_view code,
                             [[maybe_unused]] Use&& use) {
  return ((code == Tags::code && (static_cast<void>(use(Tags{})), true)) || ...);
}
/// Calls `use` with the language of this library that has this code; false if none has it.
template <class Use>
constexpr bool with_language(std::string_view code, Use&& use) {
  return with_language(AllLanguages{}, code, std::forward<Use>(use));
}

/// The rule in English, as info(rule) returns it.
template <class Rule>
  requires requires(const Rule& rule) { info(rule); }
[[nodiscard]] constexpr RuleInfo info(const Rule& rule, English /*language*/) noexcept {
  return info(rule);
}
/// The sentence of a reason in English, as describe(reason) returns it.
template <class Reason>
  requires requires(const Reason& reason) { describe(reason); }
[[nodiscard]] constexpr std::string_view describe(const Reason& reason, English /*language*/) noexcept {
  return describe(reason);
}

}  // namespace regelwerk::inline shared
