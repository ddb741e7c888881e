#pragma once
#include "common.hpp"

namespace python {

/// Puts a guard before every function and property of a module and its submodules. Where arguments do not fit, pybind11
/// writes many lines, and ends the interpreter if a name among them is no UTF-8; the guard says it in one sentence.
void guard(const py::module_& module);

}  // namespace python
