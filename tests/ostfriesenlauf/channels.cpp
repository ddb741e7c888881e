#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/ostfriesenlauf.hpp>
#include <regelwerk/ostfriesenlauf/concerned.hpp>
#include <regelwerk/ostfriesenlauf/encoding.hpp>
#include <regelwerk/ostfriesenlauf/recall.hpp>
#include <regelwerk/ostfriesenlauf/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Ostfriesenlauf follows from its view and its memory") {
  conformance::Report report;
  const auto first = channels::compare_all(report, ostfriesenlauf::Game<>{}, 3, 40, ostfriesenlauf::RuleOfThumb{});
  for (const auto& fault : report.faults) FAIL_CHECK(fault);
  CHECK(first.different > 100);
  CHECK(first.acting > 10);
}

}  // namespace
