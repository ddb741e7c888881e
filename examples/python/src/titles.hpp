#pragma once
#include <pybind11/pybind11.h>

namespace python {

/// Adds a submodule for every game of the list; each is made in a source of its own, so that they compile side by side.
void bind_titles(pybind11::module_& module);

}  // namespace python
