#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/cause_phrase.hpp>
#include <regelwerk/ostfriesenlauf/concerned.hpp>
#include <regelwerk/ostfriesenlauf/encoding.hpp>
#include <regelwerk/ostfriesenlauf/english.hpp>
#include <regelwerk/ostfriesenlauf/german.hpp>
#include <regelwerk/ostfriesenlauf/parts.hpp>
#include <regelwerk/ostfriesenlauf/recall.hpp>
#include <regelwerk/ostfriesenlauf/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Ostfriesenlauf follows from its view and its memory") {
  channels::check_all(*ostfriesenlauf::RuntimeGame::make({}), 3, 40, ostfriesenlauf::RuleOfThumb{},
                      {.different = 100, .acting = 10, .steps = 300});
}

}  // namespace
