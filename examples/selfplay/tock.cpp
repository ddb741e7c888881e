#include "../play/tock.hpp"

#include <regelwerk/tock/encoding.hpp>
#include <regelwerk/tock/recall.hpp>
#include <regelwerk/tock/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace selfplay {

Opened tock(const std::vector<std::string>& settings, const Manner& manner) {
  return GamesOf<play::Tock>::open<regelwerk::tock::RuleOfThumb>(settings, manner);
}

}  // namespace selfplay
