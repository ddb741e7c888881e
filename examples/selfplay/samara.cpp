#include "../play/samara.hpp"

#include <regelwerk/samara/encoding.hpp>
#include <regelwerk/samara/recall.hpp>
#include <regelwerk/samara/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace selfplay {

Opened samara(const std::vector<std::string>& settings, const Manner& manner) {
  return GamesOf<play::Samara>::open<regelwerk::samara::RuleOfThumb>(settings, manner);
}

}  // namespace selfplay
