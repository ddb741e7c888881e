#pragma once
#include <pybind11/pybind11.h>

namespace python {

/// Each adds the submodule of a title to the module; a file each, so that they compile side by side.
void bind_tock(pybind11::module_& module);
void bind_ostfriesenlauf(pybind11::module_& module);
void bind_samara(pybind11::module_& module);
void bind_clockman(pybind11::module_& module);
void bind_clou(pybind11::module_& module);
void bind_clou_campaign(pybind11::module_& module);

}  // namespace python
