#include <pybind11/pybind11.h>

#include "common.hpp"
#include "guard.hpp"
#include "titles.hpp"

// The module for fuzz.sh, of one title; the package finds it under the names of the others too.

// NOLINTNEXTLINE: the macro is how pybind11 names a module.
PYBIND11_MODULE(_regelwerk, module) {
  module.attr("__version__") = "checked";
  python::bind_random(module);
  python::bind_tock(module);
  python::guard(module);
  for (const char* name : {"ostfriesenlauf", "samara", "clockman", "clou", "clou_campaign"}) {
    module.def_submodule(name).attr("Game") = module.attr("tock").attr("Game");
  }
}
