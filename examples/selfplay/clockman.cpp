#include "../play/clockman.hpp"

#include <regelwerk/clockman/encoding.hpp>
#include <regelwerk/clockman/recall.hpp>
#include <regelwerk/clockman/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace selfplay {

Opened clockman(const std::vector<std::string>& settings, const Manner& manner) {
  return GamesOf<play::Clockman>::open<regelwerk::clockman::RuleOfThumb>(settings, manner);
}

}  // namespace selfplay
