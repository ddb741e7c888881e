#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/cause_phrase.hpp>
#include <regelwerk/clou/concerned.hpp>
#include <regelwerk/clou/encoding.hpp>
#include <regelwerk/clou/english.hpp>
#include <regelwerk/clou/german.hpp>
#include <regelwerk/clou/parts.hpp>
#include <regelwerk/clou/recall.hpp>
#include <regelwerk/clou/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Clou follows from its view and its memory") {
  channels::check_all(*clou::RuntimeHeist::make({}), 10, 60, clou::RuleOfThumb{}, {.positions = 200});
  channels::check_all(*clou::RuntimeCampaign::make({}), 10, 60, clou::RuleOfThumb{}, {.positions = 200});
}

}  // namespace
