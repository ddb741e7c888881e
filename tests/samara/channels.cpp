#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/samara/cause_phrase.hpp>
#include <regelwerk/samara/concerned.hpp>
#include <regelwerk/samara/encoding.hpp>
#include <regelwerk/samara/english.hpp>
#include <regelwerk/samara/german.hpp>
#include <regelwerk/samara/parts.hpp>
#include <regelwerk/samara/recall.hpp>
#include <regelwerk/samara/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Samara follows from its view and its memory") {
  channels::check_all(*samara::RuntimeGame::make({}), 4, 200, samara::RuleOfThumb{},
                      {.different = 10, .acting = 1, .steps = 3});
}

}  // namespace
