#include <mutate/killer.hpp>

#include <regelwerk/clou.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>

int main() {
  return mutate::kill<regelwerk::clou::RuntimeHeist, regelwerk::clou::RuntimeCampaign>("clou", "clou campaign");
}
