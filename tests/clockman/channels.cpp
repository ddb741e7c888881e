#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/cause_phrase.hpp>
#include <regelwerk/clockman/concerned.hpp>
#include <regelwerk/clockman/encoding.hpp>
#include <regelwerk/clockman/english.hpp>
#include <regelwerk/clockman/german.hpp>
#include <regelwerk/clockman/parts.hpp>
#include <regelwerk/clockman/recall.hpp>
#include <regelwerk/clockman/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Clockman follows from its view and its memory") {
  channels::check_all(*clockman::RuntimeGame::make({}), 2, 60, clockman::RuleOfThumb{},
                      {.different = 100, .acting = 20, .steps = 200});
}

}  // namespace
