#pragma once
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/settings.hpp>
#include <regelwerk/core/language/german_reasons.hpp>
#include <regelwerk/core/language/wording.hpp>

#include "pointed.hpp"
#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// The name in `name=value`.
[[nodiscard]] inline std::string_view name_of(std::string_view setting) { return setting.substr(0, setting.find('=')); }

/// True if one of `fields` has the name of `setting`.
[[nodiscard]] bool is_field(const auto& fields, std::string_view setting) {
  return !fields.all([&](const auto& field) { return !regelwerk::same_letters(field.name, name_of(setting)); });
}

/// The values that a setting may have, as the library writes them, with the words between them in the language.
[[nodiscard]] inline std::string choices_in(std::string text, const Ink& ink) {
  const auto exchange = [&](std::string_view word, const std::string& other) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + other.size())) {
      text.replace(at, word.size(), other);
    }
  };
  exchange(" to ", ink.text(" to "));
  exchange(" of ", ink.text(" of "));
  exchange(" or ", ink.text(" or "));
  exchange(", joined by +", ink.text(", joined by +"));
  return text;
}

/// What the setting could be that is refused.
[[nodiscard]] inline std::string choices_of(const regelwerk::SettingRefusal& refusal, const Ink& ink) {
  return ink.spoken([&](auto tongue) {
    regelwerk::SettingText text;
    tell_choices(text, refusal, tongue);
    return join(text.view());
  });
}

/// What is wrong with settings, shown below them.
[[nodiscard]] inline std::string explain(std::string_view text, const regelwerk::SettingRefusal& refusal,
                                         const Ink& ink) {
  const std::string reason = ink.spoken([&](auto tongue) { return join(describe(refusal, tongue).view()); });
  return pointed(text, refusal.position, reason);
}

/// What a language calls a field, and its value where that has a name; nothing in the language that texts take their
/// words from.
template <class Owner, class Member>
[[nodiscard]] std::string called(const Owner& owner, const regelwerk::Field<Owner, Member>& field, const Ink& ink) {
  if (ink.language() == "en") return {};
  regelwerk::Text<256> text;
  regelwerk::write_fields(text, owner, regelwerk::Fields{field});
  std::string value{text.view().substr(field.name.size() + 1)};
  const auto named = std::find(field.words.begin(), field.words.end(), value);
  const auto index = static_cast<std::size_t>(named - field.words.begin());
  return ink.spoken([&](auto tongue) {
    if constexpr (std::is_same_v<Member, bool>) {
      value = value == "true" ? ink.text("yes") : ink.text("no");
    } else if constexpr (!std::is_integral_v<Member> && !std::is_same_v<Member, regelwerk::Seat>) {
      if (index < field.words.size()) value = value_word(field, index, tongue);
    }
    return join(word(field, tongue), ": ", value);
  });
}
/// All fields so, a line; nothing where called() is nothing.
template <class Owner, class... Members>
[[nodiscard]] std::string all_called(const Owner& owner, const regelwerk::Fields<Owner, Members...>& fields,
                                     const Ink& ink) {
  std::string line;
  const auto add = [&](const auto& field) { line += join(line.empty() ? "  " : "; ", called(owner, field, ink)); };
  if (ink.language() != "en") fields.each(add);
  return line.empty() ? line : line + '\n';
}

/// One line per field: its default and its values.
template <class Owner, class... Members>
[[nodiscard]] std::string list_fields(const Owner& defaults, const regelwerk::Fields<Owner, Members...>& fields,
                                      const Ink& ink) {
  std::string lines;
  const auto add = [&](const auto& field) {
    regelwerk::Text<256> text;
    regelwerk::write_fields(text, defaults, regelwerk::Fields{field});
    const std::string gap(text.view().size() < 24 ? 24 - text.view().size() : 1, ' ');
    regelwerk::Text<regelwerk::choices_limit> choices;
    regelwerk::write_choices(choices, field);
    const std::string name = called(defaults, field, ink);
    lines += join("  ", text.view(), gap, choices_in(join(choices.view()), ink), name.empty() ? "" : "; ", name, "\n");
  };
  fields.each(add);
  return lines;
}

}  // namespace play
