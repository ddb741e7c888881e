#include "settings.hpp"

#include <span>

namespace python {

namespace {

[[nodiscard]] std::string word_of(const py::handle& value) {
  if (py::isinstance<py::bool_>(value)) return value.cast<bool>() ? "true" : "false";
  return py::str{value}.cast<std::string>();
}

}  // namespace

std::string setting_of(const std::string& name, const py::handle& value, std::string_view joiner) {
  std::string text = name + "=";
  if (py::isinstance<py::str>(value) || !py::isinstance<py::iterable>(value)) return text + word_of(value);
  std::string_view before;
  for (const py::handle element : value) {
    text += before;
    text += word_of(element);
    before = joiner;
  }
  return text;
}

void raise_setting(const regelwerk::SettingRefusal& refused, const std::string& text) {
  py::list reasons;
  reasons.append(text_of(describe(refused.reason)));
  raise("OptionsError", reasons, refused.position, text_of(refused.setting), text_of(refused.choices.view()), text);
}

py::object field_object(std::string_view name, std::string_view usual, std::string_view choices,
                        std::span<const std::string_view> words) {
  py::list all;
  for (const std::string_view word : words) all.append(text_of(word));
  return value_class("Field")(text_of(name), text_of(usual), text_of(choices), py::tuple{all});
}

}  // namespace python
