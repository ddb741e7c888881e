#pragma once
#include <string>
#include <string_view>
#include <tuple>

#include <regelwerk/core/fields.hpp>

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

/// The values that a field may have, in words.
template <class Owner, class Member>
[[nodiscard]] std::string values_of(const regelwerk::Field<Owner, Member>& field) {
  if (field.words.empty()) return join(field.low, " to ", field.high);
  constexpr bool is_set = requires(const Member& member) { member.bits(); };
  std::string all;
  for (const std::string_view word : field.words) all += join(all.empty() ? "" : is_set ? ", " : " or ", word);
  return is_set ? join(field.low, " to ", field.high, " of ", all, ", joined by +") : all;
}

/// Sets the one field that `name=value` names; what is wrong with it, or nothing. Precondition: is_field.
template <class Owner, class... Members>
[[nodiscard]] std::string set_field(Owner& owner, const std::tuple<regelwerk::Field<Owner, Members>...>& fields,
                                    std::string_view setting) {
  std::string wrong;
  const auto set = [&](const auto& field) {
    if (!regelwerk::same_letters(field.name, name_of(setting))) return;
    regelwerk::TextReader in{setting};
    const auto read = regelwerk::read_fields(in, std::tuple{field});
    if (read && in.at_end()) {
      owner.*field.member = (*read).*field.member;
    } else {
      const std::string_view reason = read ? "the value ends before this" : read.error().reason;
      wrong = join(setting, "\n", std::string(in.position(), ' '), "^ ", reason, "; ", field.name, " is ",
                   values_of(field));
    }
  };
  std::apply([&](const auto&... field) { (set(field), ...); }, fields);
  return wrong;
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
    lines += join("  ", text.view(), gap, values_of(field), "\n");
  };
  std::apply([&](const auto&... field) { (add(field), ...); }, fields);
  return lines;
}

}  // namespace play
