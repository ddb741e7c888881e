#include "guard.hpp"

#include <bit>
#include <exception>
#include <string>
#include <string_view>

#include "given.hpp"

namespace python {

namespace {

/// What a call was given: the types, and the names where there are some.
[[nodiscard]] std::string given_types(py::handle positional, py::handle by_name) {
  std::string all;
  const auto add = [&](const std::string& each) { all += (all.empty() ? "" : ", ") + each; };
  for (const py::handle each : py::reinterpret_borrow<py::tuple>(positional)) add(type_name(each));
  if (!by_name) return all;
  for (const auto& [name, each] : py::reinterpret_borrow<py::dict>(by_name)) {
    const char* const letters = PyUnicode_AsUTF8(name.ptr());
    if (letters == nullptr) PyErr_Clear();
    add(std::string{letters == nullptr ? "?" : letters} + ": " + type_name(each));
  }
  return all;
}

/// The sentence that says what pybind11's `lines` do; empty if they are about something else.
[[nodiscard]] std::string sentence_of(const std::string& lines, const std::string& given) {
  const auto name = lines.find("(): incompatible ");
  const auto first = lines.find("1. ");
  if (name == std::string::npos || first == std::string::npos) return {};
  std::string takes = lines.substr(first + 3, lines.find('\n', first) - first - 3);
  takes = takes.substr(0, takes.rfind(" -> "));
  if (takes.starts_with('(')) takes = lines.substr(0, name) + takes;
  constexpr std::string_view where = "regelwerk._regelwerk.";
  for (auto at = takes.find(where); at != std::string::npos; at = takes.find(where)) takes.erase(at, where.size());
  return "the arguments (" + given + ") do not fit " + takes;
}

/// Says in one sentence what pybind11 has just raised about arguments; leaves everything else as it is.
void say_in_one_sentence(PyObject* positional, PyObject* by_name) {
  if (PyErr_ExceptionMatches(PyExc_TypeError) == 0) return;
  py::error_already_set raised;
  if (const std::string sentence = sentence_of(std::string{py::str(raised.value())}, given_types(positional, by_name));
      !sentence.empty()) {
    throw py::type_error(sentence);
  }
  raised.restore();
}

/// cpp_function keeps what it calls to itself and to those that are one.
struct Guard : py::cpp_function {
  static PyObject* call(PyObject* self, PyObject* positional, PyObject* by_name) noexcept {
    try {
      PyObject* const answer = dispatcher(self, positional, by_name);
      if (answer == nullptr) say_in_one_sentence(positional, by_name);
      return answer;
    } catch (py::error_already_set& error) {
      error.restore();
    } catch (const std::exception& error) {
      PyErr_SetString(PyExc_TypeError, error.what());
    }
    return nullptr;
  }

  static void put_before(py::handle function) {
    if (!function || PyCFunction_Check(function.ptr()) == 0) return;
    PyMethodDef* const definition = static_cast<PyCFunctionObject*>(static_cast<void*>(function.ptr()))->m_ml;
    if (std::bit_cast<PyCFunctionWithKeywords>(definition->ml_meth) == &dispatcher) {
      definition->ml_meth = std::bit_cast<PyCFunction>(&Guard::call);
    }
  }
};

void guard_class(py::handle type) {
  for (const auto& [name, member] : py::reinterpret_borrow<py::dict>(type.attr("__dict__").attr("copy")())) {
    Guard::put_before(py::detail::get_function(member));
    if (py::hasattr(member, "__func__")) Guard::put_before(py::detail::get_function(member.attr("__func__")));
    if (py::hasattr(member, "fget")) Guard::put_before(py::detail::get_function(member.attr("fget")));
  }
}

}  // namespace

void guard(const py::module_& module) {
  for (const auto& [name, member] : py::reinterpret_borrow<py::dict>(module.attr("__dict__"))) {
    if (PyType_Check(member.ptr()) != 0) guard_class(member);
    if (PyModule_Check(member.ptr()) != 0) guard(py::reinterpret_borrow<py::module_>(member));
  }
}

}  // namespace python
