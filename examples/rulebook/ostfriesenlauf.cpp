#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/cause.hpp>
#include <regelwerk/ostfriesenlauf/in_force.hpp>
#include <regelwerk/ostfriesenlauf/rule_of_thumb.hpp>

#include "title.hpp"
#include "titles.hpp"

namespace rulebook {

Title ostfriesenlauf() {
  return title_of<regelwerk::ostfriesenlauf::RuleOfThumb, regelwerk::ostfriesenlauf::RuntimeGame>();
}

}  // namespace rulebook
