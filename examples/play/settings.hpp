#pragma once
#include <string>
#include <string_view>
#include <tuple>

#include <regelwerk/core/fields.hpp>
#include <regelwerk/core/settings.hpp>

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

/// What is wrong with settings, shown below them.
[[nodiscard]] inline std::string explain(std::string_view text, const regelwerk::SettingRefusal& refusal) {
  std::string shown = join(text, "\n", std::string(refusal.position, ' '), "^ ", describe(refusal.reason));
  if (!refusal.setting.empty()) shown += join("; ", refusal.setting, " is ", refusal.choices.view());
  return shown;
}

/// One line per field: its default and its values.
template <class Owner, class... Members>
[[nodiscard]] std::string list_fields(const Owner& defaults,
                                      const std::tuple<regelwerk::Field<Owner, Members>...>& fields) {
  std::string lines;
  const auto add = [&](const auto& field) {
    regelwerk::Text<256> text;
    regelwerk::write_fields(text, defaults, std::tuple{field});
    const std::string gap(text.view().size() < 24 ? 24 - text.view().size() : 1, ' ');
    regelwerk::Text<regelwerk::choices_limit> choices;
    regelwerk::write_choices(choices, field);
    lines += join("  ", text.view(), gap, choices.view(), "\n");
  };
  std::apply([&](const auto&... field) { (add(field), ...); }, fields);
  return lines;
}

}  // namespace play
