#pragma once
#include <span>
#include <string>
#include <string_view>

#include <regelwerk/core/description/fields.hpp>
#include <regelwerk/core/description/settings.hpp>

#include "common.hpp"
#include "given.hpp"

// Options and setup facts, from texts and from keyword arguments.

namespace python {

/// A keyword argument as a setting: True is `true`, a sequence its elements with `joiner` in between.
[[nodiscard]] std::string setting_of(const std::string& name, const py::handle& value, std::string_view joiner);

/// Text and keyword arguments as one text of settings.
template <class Fields>
[[nodiscard]] std::string settings_text(const std::string& text, const py::kwargs& settings, const Fields& fields) {
  std::string all = text;
  for (const auto& [key, value] : settings) {
    const auto name = letters_of(key, "the name of a setting");
    std::string_view joiner = ",";
    const auto look = [&]<class Owner, class Member>(const regelwerk::Field<Owner, Member>& field) {
      if (field.name == name && regelwerk::detail::WordSet<Member>) joiner = "+";
    };
    fields.each(look);
    all += (all.empty() ? "" : " ") + setting_of(name, value, joiner);
  }
  return all;
}

/// Raises why a text of settings could not be read.
[[noreturn]] void raise_setting(const regelwerk::SettingRefusal& refused, const std::string& text);

/// One of values.py's Field: its name, its usual value as a text, what it takes, its words.
[[nodiscard]] py::object field_object(std::string_view name, std::string_view usual, std::string_view choices,
                                      std::span<const std::string_view> words);

/// All fields, with the values of `usual`.
template <class Owner, class... Members>
[[nodiscard]] py::list field_objects(const Owner& usual, const regelwerk::Fields<Owner, Members...>& fields) {
  py::list all;
  [[maybe_unused]] const auto add = [&](const auto& field) {
    regelwerk::Text<regelwerk::choices_limit> choices;
    write_choices(choices, field);
    regelwerk::Text<regelwerk::choices_limit> value;
    write_fields(value, usual, regelwerk::Fields{field});
    all.append(field_object(field.name, value.view().substr(field.name.size() + 1), choices.view(), field.words));
  };
  fields.each(add);
  return all;
}

}  // namespace python
