#include "../../play/ostfriesenlauf.hpp"

#include <regelwerk/ostfriesenlauf/board/geometry.hpp>
#include <regelwerk/ostfriesenlauf/board/parts.hpp>
#include <regelwerk/ostfriesenlauf/players/encoding.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace python {

void bind_ostfriesenlauf(py::module_& module) {
  bind_title<play::Ostfriesenlauf>(module, "ostfriesenlauf", regelwerk::ostfriesenlauf::part_words);
}

}  // namespace python
