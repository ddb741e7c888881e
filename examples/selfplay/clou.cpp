#include "../play/clou.hpp"

#include <regelwerk/clou/players/encoding.hpp>
#include <regelwerk/clou/players/quick_rule_of_thumb.hpp>
#include <regelwerk/clou/view/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace selfplay {

Opened clou(const std::vector<std::string>& settings, const Manner& manner) {
  return GamesOf<play::ClouHeist, play::ClouCampaign>::open<regelwerk::clou::QuickRuleOfThumb>(settings, manner);
}

}  // namespace selfplay
