#include "../play/ostfriesenlauf.hpp"

#include <regelwerk/ostfriesenlauf/players/encoding.hpp>
#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>
#include <regelwerk/ostfriesenlauf/view/recall.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace selfplay {

Opened ostfriesenlauf(const std::vector<std::string>& settings, const Manner& manner) {
  return GamesOf<play::Ostfriesenlauf>::open<regelwerk::ostfriesenlauf::RuleOfThumb>(settings, manner);
}

}  // namespace selfplay
