#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/clockman.hpp>
#include <regelwerk/clockman/board/concerned.hpp>
#include <regelwerk/clockman/board/parts.hpp>
#include <regelwerk/clockman/language/cause_phrase.hpp>
#include <regelwerk/clockman/language/english.hpp>
#include <regelwerk/clockman/language/german.hpp>
#include <regelwerk/clockman/players/encoding.hpp>
#include <regelwerk/clockman/players/rule_of_thumb.hpp>
#include <regelwerk/clockman/view/recall.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Clockman follows from its view and its memory") {
  channels::check_all(*clockman::RuntimeGame::make({}), 2, 60, clockman::RuleOfThumb{},
                      {.different = 100, .acting = 20, .steps = 200});
}

}  // namespace
