#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include <regelwerk/core/contract.hpp>
#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/rule.hpp>

// The tables of words and sentences of a game's languages. Incomplete tables do not compile.

namespace regelwerk::inline shared {

/// Words or sentences for all values of an enum from 0 to `Last`.
template <auto Last>
struct Words {
  using Thing = decltype(Last);
  static constexpr std::size_t count = static_cast<std::size_t>(Last) + 1;

  std::array<std::string_view, count> texts{};

  // Implicit, so that a table can be written as a list of its words.
  consteval Words(const auto&... all) noexcept : texts{all...} {  // NOLINT(*-explicit-*)
    static_assert(sizeof...(all) == count, "as many words as there are values");
    expects(
        [&] {
          for (const std::string_view text : texts) {
            if (text.empty()) return false;
          }
          return true;
        },
        "every value has a word");
  }

  /// Precondition: `thing` is one of the values.
  [[nodiscard]] constexpr std::string_view operator[](Thing thing) const noexcept {
    expects([&] { return static_cast<std::size_t>(thing) < count; }, "it is a value of the enum");
    return texts[static_cast<std::size_t>(thing)];
  }
};

/// Visits all values of some enums, each from 0 to its last.
template <auto... Lasts, class Visitor>
constexpr void visit_values(const Visitor& visitor) noexcept {
  const auto visit_enum = [&]<class Enum>(Enum last) {
    for (int value = 0; value <= static_cast<int>(last); ++value) visitor(static_cast<Enum>(value));
  };
  (visit_enum(Lasts), ...);
}

/// The word of a language for something that has a name in texts.
struct Wording {
  std::string_view name;  ///< as texts spell it
  std::string_view word;  ///< in the language
};

/// The word for a name; `otherwise` if the table does not contain the name.
[[nodiscard]] constexpr std::string_view word_for(const auto& wordings, std::string_view name,
                                                  std::string_view otherwise = {}) noexcept {
  for (const Wording& wording : wordings) {
    if (wording.name == name) return wording.word;
  }
  return otherwise;
}

/// The name that an edition gives to something, for example to a tile or a room. `Owner` is any type of the game;
/// argument-dependent lookup finds the game's words by it.
template <class Owner>
struct EditionTerm {
  std::string_view name;
};

/// True if a table has the same rules in the same order as `original`, each with a translated sentence.
[[nodiscard]] constexpr bool is_translation(const auto& table, const auto& original) noexcept {
  if (table.size() != original.size()) return false;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const RuleInfo& rule = table[i];
    if (rule.id != original[i].id || rule.sentence.empty() || rule.source.empty()) return false;
    if (rule.sentence == original[i].sentence) return false;
  }
  return true;
}

/// The sentence of a fault of an edition, without its place.
template <class Fault, Language Tongue>
  requires requires(const Fault& fault, Tongue tongue) { describe(fault.constraint, tongue); }
[[nodiscard]] constexpr std::string_view describe(const Fault& fault, Tongue tongue) noexcept {
  return describe(fault.constraint, tongue);
}

/// The word for the value of a field at `index` of its words; the word from texts if the language has none.
template <class Owner, class Member, Language Tongue>
[[nodiscard]] constexpr std::string_view value_word(const Field<Owner, Member>& field, std::size_t index,
                                                    Tongue tongue) noexcept {
  if constexpr (requires(Member value) { word(value, tongue); }) {
    return word(static_cast<Member>(index), tongue);
  } else if constexpr (requires(Member set) { word(set.first(), tongue); }) {
    return word(Member{1U << index}.first(), tongue);
  } else if constexpr (requires(EditionTerm<Owner> term) { word(term, tongue); }) {
    return word(EditionTerm<Owner>{field.words[index]}, tongue);
  } else {
    return field.words[index];
  }
}

}  // namespace regelwerk::inline shared
