#include "settings.hpp"

#include <span>

#include "given.hpp"

namespace python {

namespace {

/// The longest text that a setting is made of: what Python gives one after another need not have an end.
constexpr std::size_t longest = 1 << 16;

[[nodiscard]] std::string word_of(const py::handle& value) {
  if (PyBool_Check(value.ptr()) != 0) return value.ptr() == Py_True ? "true" : "false";
  return letters_of(py::str{value}, "a setting");
}

}  // namespace

std::string setting_of(const std::string& name, const py::handle& value, std::string_view joiner) {
  std::string text = name + "=";
  if (py::isinstance<py::str>(value) || !py::isinstance<py::iterable>(value)) return text + word_of(value);
  std::string_view before;
  for_each_element(value, "a setting", [&](const py::object& element) {
    text += before;
    text += word_of(element);
    before = joiner;
    if (text.size() > longest) raise("RegelwerkError", "the setting " + name + " is too long");
  });
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
