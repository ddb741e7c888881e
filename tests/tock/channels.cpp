#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/cause_phrase.hpp>
#include <regelwerk/tock/concerned.hpp>
#include <regelwerk/tock/encoding.hpp>
#include <regelwerk/tock/english.hpp>
#include <regelwerk/tock/german.hpp>
#include <regelwerk/tock/parts.hpp>
#include <regelwerk/tock/recall.hpp>
#include <regelwerk/tock/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Tock follows from its view and its memory") {
  constexpr channels::Compared least{.different = 100, .acting = 30, .steps = 200};
  channels::check_all(*tock::RuntimeGame::make({}), 2, 60, tock::RuleOfThumb{}, least);
  channels::check_all(*tock::RuntimeGame::make({.seats = 4, .mode = tock::Mode::two_pairs, .quick_start = true}), 2, 60,
                      tock::RuleOfThumb{}, least);
}

}  // namespace
