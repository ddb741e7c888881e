#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/board/concerned.hpp>
#include <regelwerk/tock/board/parts.hpp>
#include <regelwerk/tock/language/cause_phrase.hpp>
#include <regelwerk/tock/language/english.hpp>
#include <regelwerk/tock/language/german.hpp>
#include <regelwerk/tock/players/encoding.hpp>
#include <regelwerk/tock/players/rule_of_thumb.hpp>
#include <regelwerk/tock/view/recall.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Tock follows from its view and its memory") {
  constexpr channels::Compared least{.different = 100, .acting = 30, .steps = 200};
  channels::check_all(*tock::RuntimeGame::make({}), 2, 60, tock::RuleOfThumb{}, least);
  channels::check_all(*tock::RuntimeGame::make({.seats = 4, .mode = tock::Mode::two_pairs, .quick_start = true}), 2, 60,
                      tock::RuleOfThumb{}, least);
}

}  // namespace
