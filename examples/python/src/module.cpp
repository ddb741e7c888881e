#include <pybind11/pybind11.h>

#include <regelwerk/core/version.hpp>

#include "common.hpp"
#include "guard.hpp"
#include "titles.hpp"

// NOLINTNEXTLINE: the macro is how pybind11 names a module.
PYBIND11_MODULE(_regelwerk, module) {
  module.doc() = "The rules of five board games, as the C++ library has them.";
  module.attr("__version__") = std::to_string(regelwerk::version.major_part) + "." +
                               std::to_string(regelwerk::version.minor_part) + "." +
                               std::to_string(regelwerk::version.patch_part);
  python::bind_random(module);
  python::bind_titles(module);
  python::guard(module);
}
