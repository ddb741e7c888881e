#pragma once
#include <string>
#include <string_view>
#include <tuple>

#include <regelwerk/core/fields.hpp>
#include <regelwerk/core/german_reasons.hpp>
#include <regelwerk/core/settings.hpp>

#include "terminal.hpp"
#include "text.hpp"

namespace play {

/// The name in `name=value`.
[[nodiscard]] inline std::string_view name_of(std::string_view setting) { return setting.substr(0, setting.find('=')); }

/// True if one of `fields` has the name of `setting`.
template <class... Fields>
[[nodiscard]] bool is_field(const std::tuple<Fields...>& fields, std::string_view setting) {
  return std::apply(
      [&](const auto&... field) { return (regelwerk::same_letters(field.name, name_of(setting)) || ...); }, fields);
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

/// What is wrong with settings, shown below them.
[[nodiscard]] inline std::string explain(std::string_view text, const regelwerk::SettingRefusal& refusal,
                                         const Ink& ink) {
  const std::string reason = ink.spoken([&](auto tongue) { return join(describe(refusal.reason, tongue)); });
  std::string shown = join(text, "\n", std::string(refusal.position, ' '), "^ ", reason);
  if (!refusal.setting.empty()) {
    shown += ink.text("; {} is {}", refusal.setting, choices_in(join(refusal.choices.view()), ink));
  }
  return shown;
}

/// One line per field: its default and its values.
template <class Owner, class... Members>
[[nodiscard]] std::string list_fields(const Owner& defaults,
                                      const std::tuple<regelwerk::Field<Owner, Members>...>& fields, const Ink& ink) {
  std::string lines;
  const auto add = [&](const auto& field) {
    regelwerk::Text<256> text;
    regelwerk::write_fields(text, defaults, std::tuple{field});
    const std::string gap(text.view().size() < 24 ? 24 - text.view().size() : 1, ' ');
    regelwerk::Text<regelwerk::choices_limit> choices;
    regelwerk::write_choices(choices, field);
    lines += join("  ", text.view(), gap, choices_in(join(choices.view()), ink), "\n");
  };
  std::apply([&](const auto&... field) { (add(field), ...); }, fields);
  return lines;
}

}  // namespace play
