#include "../../play/tock.hpp"

#include <regelwerk/tock/board/geometry.hpp>
#include <regelwerk/tock/board/parts.hpp>
#include <regelwerk/tock/players/encoding.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace python {

void bind_tock(py::module_& module) { bind_title<play::Tock>(module, "tock", regelwerk::tock::part_words); }

}  // namespace python
