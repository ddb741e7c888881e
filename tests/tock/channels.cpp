#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/tock.hpp>
#include <regelwerk/tock/concerned.hpp>
#include <regelwerk/tock/encoding.hpp>
#include <regelwerk/tock/recall.hpp>
#include <regelwerk/tock/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Tock follows from its view and its memory") {
  conformance::Report report;
  const auto first = channels::compare_all(report, tock::Game<>{}, 2, 60, tock::RuleOfThumb{});
  const auto second = channels::compare_all(
      report, tock::Game<tock::Options{.seats = 4, .mode = tock::Mode::two_pairs, .quick_start = true}>{}, 2, 60,
      tock::RuleOfThumb{});
  for (const auto& fault : report.faults) FAIL_CHECK(fault);
  CHECK(first.different > 100);
  CHECK(first.acting > 30);
  CHECK(second.different > 100);
  CHECK(second.acting > 30);
}

}  // namespace
