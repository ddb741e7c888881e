#include "../../play/clockman.hpp"

#include <regelwerk/clockman/board/geometry.hpp>
#include <regelwerk/clockman/board/parts.hpp>
#include <regelwerk/clockman/players/encoding.hpp>

#include "../../players/clockman.hpp"
#include "title.hpp"
#include "titles.hpp"

namespace python {

void bind_clockman(py::module_& module) {
  bind_title<play::Clockman>(module, "clockman", regelwerk::clockman::part_words);
}

}  // namespace python
