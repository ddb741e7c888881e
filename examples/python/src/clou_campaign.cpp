#include "../../play/clou.hpp"

#include <regelwerk/clou/board/geometry.hpp>
#include <regelwerk/clou/board/parts.hpp>
#include <regelwerk/clou/players/encoding.hpp>

#include "../../players/clou.hpp"
#include "title.hpp"
#include "titles.hpp"

namespace python {

void bind_clou_campaign(py::module_& module) {
  bind_title<play::ClouCampaign>(module, "clou_campaign", regelwerk::clou::part_words);
}

}  // namespace python
