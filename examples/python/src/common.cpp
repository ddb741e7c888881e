#include "common.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>

#include <pybind11/operators.h>
#include <pybind11/stl.h>

#include <regelwerk/core/hidden/draw.hpp>
#include <regelwerk/core/seat.hpp>
#include <regelwerk/play/random.hpp>

#include "given.hpp"
#include "half_made.hpp"

namespace python {

using regelwerk::Actor;
using regelwerk::Random;

namespace {

/// Something of a Python module, looked up once and kept as long as the interpreter: it is never counted down, so that
/// nothing happens to it when the interpreter ends.
template <class Find>
[[nodiscard]] py::object kept(py::handle& place, const Find& find) {
  if (!place) place = py::object{find()}.release();
  return py::reinterpret_borrow<py::object>(place);
}

/// What Python calls for `class Own(Game)`.
PyObject* refuse_subclass(PyTypeObject* kind, PyObject* arguments, PyObject* /*by_name*/) noexcept {
  PyObject* bases = nullptr;
  PyObject* name = nullptr;
  PyObject* members = nullptr;
  if (PyArg_ParseTuple(arguments, "UO!O!", &name, &PyTuple_Type, &bases, &PyDict_Type, &members) == 0) return nullptr;
  const char* whose = "a class of regelwerk";
  for (py::ssize_t i = 0; i < PyTuple_GET_SIZE(bases); ++i) {
    PyObject* const base = PyTuple_GET_ITEM(bases, i);
    if (PyObject_TypeCheck(base, kind) != 0) whose = static_cast<PyTypeObject*>(static_cast<void*>(base))->tp_name;
  }
  return PyErr_Format(PyExc_TypeError,
                      "%s has no subclasses: C++ plays by the rules that it was built with and asks Python for none; "
                      "options are house rules, and other rules are written in C++",
                      whose);
}

[[nodiscard]] py::object made_actor(Actor actor) {
  const py::object kind = value_class("Actor");
  if (actor.is_nobody()) return kind("nobody");
  return actor.is_chance() ? kind("chance") : kind("seat", actor.seat().index());
}

/// A generator is its place in its stream, and nothing else.
[[nodiscard]] std::uint64_t place_of(const Random& random) { return std::bit_cast<std::uint64_t>(random); }

[[nodiscard]] std::uint32_t draw(Random& random, const Whole& bound) {
  constexpr std::int64_t most = (std::int64_t{1} << 32) - 1;
  return draw_below(random, static_cast<std::uint32_t>(bound.within(1, most, "the bound")));
}

}  // namespace

py::handle class_without_subclasses() {
  static py::handle made;
  return kept(made, [] {
    std::array slots{PyType_Slot{Py_tp_new, std::bit_cast<void*>(&refuse_subclass)}, PyType_Slot{0, nullptr}};
    PyType_Spec spec{"regelwerk._regelwerk.Class", 0, 0, Py_TPFLAGS_DEFAULT, slots.data()};
    auto* const usual = static_cast<PyObject*>(static_cast<void*>(py::detail::get_internals().default_metaclass));
    const py::tuple bases = py::make_tuple(py::reinterpret_borrow<py::object>(usual));
    auto type = py::reinterpret_steal<py::object>(PyType_FromSpecWithBases(&spec, bases.ptr()));
    if (!type) throw py::error_already_set();
    return type;
  });
}

py::object from_json(const std::string& json) {
  static py::handle loads;
  return kept(loads, [] { return py::module_::import("json").attr("loads"); })(text_of(json));
}

py::object value_class(const char* name) { return py::module_::import("regelwerk.values").attr(name); }

void raise_error(const char* name, const py::args& arguments) {
  const py::object error = py::module_::import("regelwerk.errors").attr(name)(*arguments);
  PyErr_SetObject(py::type::handle_of(error).ptr(), error.ptr());
  throw py::error_already_set();
}

py::object actor_object(Actor actor) {
  constexpr auto seats = static_cast<std::size_t>(regelwerk::seat_limit);
  static std::array<py::handle, seats + 2> all;
  const std::size_t index = actor.is_nobody()   ? seats
                            : actor.is_chance() ? seats + 1
                                                : static_cast<std::size_t>(actor.seat().index());
  return kept(all.at(index), [&] { return made_actor(actor); });
}

py::object rule_object(const regelwerk::RuleInfo& rule) {
  static py::handle kind;
  return kept(kind, [] { return value_class("Rule"); })(text_of(rule.id), text_of(rule.sentence), text_of(rule.source));
}

py::object because_object(const regelwerk::RuleInfo& rule, std::string_view kind, std::string_view thing) {
  return value_class("Because")(rule_object(rule), text_of(kind), text_of(thing));
}

void raise_unknown_language(const std::string& code) {
  raise("RegelwerkError", "there is no language " + std::string{py::repr(py::str{code})} + "; there are 'en' and 'de'");
}

void bind_random(py::module_& module) {
  class_of<Random>(module, "Random",
                   "Random numbers by counting, the same on every machine and in every language of the library.")
      .def(py::init([](const Whole& seed, const std::optional<Whole>& key) {
             return key ? Random{key->natural("the key")} : Random{seed.natural("the seed")};
           }),
           py::arg("seed") = 0, py::kw_only(), py::arg("key") = py::none(),
           "The stream of a seed, 0 to 2^64 - 1, from its beginning; `key` is another name for it.")
      .def_static(
          "stream",
          [](const Whole& key, const Whole& number) {
            return Random::stream(key.natural("the key"), number.natural("the number"));
          },
          py::arg("key"), py::arg("number"),
          "Another stream for this key and number; streams of different numbers do not run alike.")
      .def(
          "next", [](Random& random) { return random(); }, "The next number, 0 to 2^64 - 1, all as likely.")
      .def("below", draw, py::arg("bound"),
           "The next number from 0 to bound - 1, all as likely; bound is 1 to 2^32 - 1.")
      .def(
          "__eq__", [](const Random& a, const Random& b) { return a == b; }, py::is_operator())
      .def("__copy__", [](const Random& random) { return random; })
      .def(
          "__deepcopy__", [](const Random& random, const py::dict&) { return random; }, py::arg("memo"))
      .def("__repr__",
           [](const Random& random) { return "regelwerk.Random(" + std::to_string(place_of(random)) + ")"; })
      .def("__reduce__", [](const Random& random) {
        return py::make_tuple(py::type::of<Random>(), py::make_tuple(place_of(random)));
      });
}

}  // namespace python
