#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/board/cause.hpp>
#include <regelwerk/ostfriesenlauf/board/in_force.hpp>
#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

Title ostfriesenlauf() {
  return title_of<regelwerk::ostfriesenlauf::RuleOfThumb, regelwerk::ostfriesenlauf::RuntimeGame>();
}

}  // namespace rulebook
