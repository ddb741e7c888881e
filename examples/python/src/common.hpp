#pragma once
#include <string>
#include <string_view>
#include <utility>

#include <pybind11/pybind11.h>

#include <regelwerk/core/actor.hpp>
#include <regelwerk/core/language/language.hpp>
#include <regelwerk/core/rule.hpp>

// Small conversions between the library and Python, and the errors that the module raises. The plain values that all
// titles share and the errors are written in Python, values.py and errors.py; here they are made.

namespace python {

namespace py = pybind11;

/// Python's text of some letters; those of the library are UTF-8.
[[nodiscard]] inline py::str text_of(std::string_view letters) { return {letters.data(), letters.size()}; }

/// What a writer of the library writes piece by piece, as one text.
template <class Write>
[[nodiscard]] std::string collected(const Write& write) {
  std::string all;
  write([&](std::string_view piece) { all += piece; });
  return all;
}

/// Python's values for a JSON text.
[[nodiscard]] py::object from_json(const std::string& json);

/// A class of values.py.
[[nodiscard]] py::object value_class(const char* name);

/// Raises the class `name` of errors.py, made of these arguments.
[[noreturn]] void raise_error(const char* name, const py::args& arguments);
template <class... Arguments>
[[noreturn]] void raise(const char* name, Arguments&&... arguments) {
  raise_error(name, py::make_tuple(std::forward<Arguments>(arguments)...));
}

/// Somebody who decides; one object each, made once.
[[nodiscard]] py::object actor_object(regelwerk::Actor actor);
/// A rule.
[[nodiscard]] py::object rule_object(const regelwerk::RuleInfo& rule);
/// A rule that forbids a move, and what stands in the way: its kind, a word, and its name.
[[nodiscard]] py::object because_object(const regelwerk::RuleInfo& rule, std::string_view kind, std::string_view thing);

/// Says that there is no such language.
[[noreturn]] void raise_unknown_language(const std::string& code);

/// Calls `use` with the language of this code and answers what it does; any other code is refused by ValueError.
template <class Use>
auto in_language(const std::string& code, const Use& use) {
  if (code == regelwerk::German::code) return use(regelwerk::german);
  if (code != regelwerk::English::code) raise_unknown_language(code);
  return use(regelwerk::english);
}

/// The class Random.
void bind_random(py::module_& module);

}  // namespace python
