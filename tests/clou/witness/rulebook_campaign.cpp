#include <doctest/doctest.h>

#include <clou/witness/rulebook_witness.hpp>
#include <regelwerk/clou.hpp>
#include <rulebook.hpp>

namespace {

TEST_CASE("examples of every rule of campaigns hold in the library and in the naive engine") {
  rulebook_test::hold_book<regelwerk::clou::RuntimeCampaign>("clou_campaign.txt", clou_test::RulebookWitness{});
}

}  // namespace
