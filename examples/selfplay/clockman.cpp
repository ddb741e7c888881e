#include "../play/clockman.hpp"

#include <regelwerk/clockman/players/encoding.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clockman/view/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace selfplay {

Opened clockman(const std::vector<std::string>& settings, const Manner& manner) {
  return GamesOf<play::Clockman>::open<regelwerk::clockman::RuleOfThumb>(settings, manner);
}

}  // namespace selfplay
