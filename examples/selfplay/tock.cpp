#include "../play/tock.hpp"

#include <regelwerk/tock/players/encoding.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>
#include <regelwerk/tock/view/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace selfplay {

Opened tock(const std::vector<std::string>& settings, const Manner& manner) {
  return GamesOf<play::Tock>::open<regelwerk::tock::RuleOfThumb>(settings, manner);
}

}  // namespace selfplay
