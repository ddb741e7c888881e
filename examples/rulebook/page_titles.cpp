#include "page_titles.hpp"

#include <vector>

#include "../play/clockman.hpp"
#include "../play/clou.hpp"
#include "../play/ostfriesenlauf.hpp"
#include "../play/samara.hpp"
#include "../play/tock.hpp"
#include "see_example.hpp"

namespace rulebook {

std::vector<PageTitle> page_titles() {
  return {page_title_of<play::Tock>(), page_title_of<play::Ostfriesenlauf>(), page_title_of<play::Samara>(),
          page_title_of<play::Clockman>(), page_title_of<play::ClouHeist, play::ClouCampaign>()};
}

}  // namespace rulebook
