#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/board/concerned.hpp>
#include <regelwerk/clou/board/parts.hpp>
#include <regelwerk/clou/language/cause_phrase.hpp>
#include <regelwerk/clou/language/english.hpp>
#include <regelwerk/clou/language/german.hpp>
#include <regelwerk/clou/players/encoding.hpp>
#include <regelwerk/clou/players/rule_of_thumb.hpp>
#include <regelwerk/clou/view/recall.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Clou follows from its view and its memory") {
  channels::check_all(*clou::RuntimeHeist::make({}), 10, 60, clou::RuleOfThumb{}, {.positions = 200});
  channels::check_all(*clou::RuntimeCampaign::make({}), 10, 60, clou::RuleOfThumb{}, {.positions = 200});
}

}  // namespace
