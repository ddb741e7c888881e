#include "../../play/clockman.hpp"

#include <regelwerk/clockman/encoding.hpp>
#include <regelwerk/clockman/geometry.hpp>
#include <regelwerk/clockman/parts.hpp>

#include "../../players/clockman.hpp"
#include "title.hpp"
#include "titles.hpp"

namespace python {

void bind_clockman(py::module_& module) {
  bind_title<play::Clockman>(module, "clockman", regelwerk::clockman::part_words);
}

}  // namespace python
