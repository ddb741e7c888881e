#include "../play/samara.hpp"

#include <regelwerk/samara/players/encoding.hpp>
#include <regelwerk/samara/players/rule_of_thumb.hpp>
#include <regelwerk/samara/view/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace selfplay {

Opened samara(const std::vector<std::string>& settings, const Manner& manner) {
  return GamesOf<play::Samara>::open<regelwerk::samara::RuleOfThumb>(settings, manner);
}

}  // namespace selfplay
