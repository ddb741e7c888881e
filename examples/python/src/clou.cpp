#include "../../play/clou.hpp"

#include <regelwerk/clou/board/geometry.hpp>
#include <regelwerk/clou/board/parts.hpp>
#include <regelwerk/clou/players/encoding.hpp>

#include "../../players/clou.hpp"
#include "title.hpp"
#include "titles.hpp"

namespace python {

void bind_clou(py::module_& module) { bind_title<play::ClouHeist>(module, "clou", regelwerk::clou::part_words); }

}  // namespace python
