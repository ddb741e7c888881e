#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/board/concerned.hpp>
#include <regelwerk/ostfriesenlauf/board/parts.hpp>
#include <regelwerk/ostfriesenlauf/language/cause_phrase.hpp>
#include <regelwerk/ostfriesenlauf/language/english.hpp>
#include <regelwerk/ostfriesenlauf/language/german.hpp>
#include <regelwerk/ostfriesenlauf/players/encoding.hpp>
#include <regelwerk/ostfriesenlauf/players/rule_of_thumb.hpp>
#include <regelwerk/ostfriesenlauf/view/recall.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Ostfriesenlauf follows from its view and its memory") {
  channels::check_all(*ostfriesenlauf::RuntimeGame::make({}), 3, 40, ostfriesenlauf::RuleOfThumb{},
                      {.different = 100, .acting = 10, .steps = 300});
}

}  // namespace
