#include "../../play/ostfriesenlauf.hpp"

#include <regelwerk/ostfriesenlauf/encoding.hpp>
#include <regelwerk/ostfriesenlauf/geometry.hpp>
#include <regelwerk/ostfriesenlauf/parts.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace python {

void bind_ostfriesenlauf(py::module_& module) {
  bind_title<play::Ostfriesenlauf>(module, "ostfriesenlauf", regelwerk::ostfriesenlauf::part_words);
}

}  // namespace python
