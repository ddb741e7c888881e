#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/samara/board/concerned.hpp>
#include <regelwerk/samara/board/parts.hpp>
#include <regelwerk/samara/language/cause_phrase.hpp>
#include <regelwerk/samara/language/english.hpp>
#include <regelwerk/samara/language/german.hpp>
#include <regelwerk/samara/players/encoding.hpp>
#include <regelwerk/samara/players/rule_of_thumb.hpp>
#include <regelwerk/samara/view/recall.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Samara follows from its view and its memory") {
  channels::check_all(*samara::RuntimeGame::make({}), 4, 200, samara::RuleOfThumb{},
                      {.different = 10, .acting = 1, .steps = 3});
}

}  // namespace
