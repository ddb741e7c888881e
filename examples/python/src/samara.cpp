#include "../../play/samara.hpp"

#include <regelwerk/samara/board/geometry.hpp>
#include <regelwerk/samara/board/parts.hpp>
#include <regelwerk/samara/players/encoding.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace python {

void bind_samara(py::module_& module) { bind_title<play::Samara>(module, "samara", regelwerk::samara::part_words); }

}  // namespace python
