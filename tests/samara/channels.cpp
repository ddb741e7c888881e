#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/samara.hpp>
#include <regelwerk/samara/concerned.hpp>
#include <regelwerk/samara/encoding.hpp>
#include <regelwerk/samara/recall.hpp>
#include <regelwerk/samara/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Samara follows from its view and its memory") {
  conformance::Report report;
  const auto first = channels::compare_all(report, samara::Game<>{}, 4, 200, samara::RuleOfThumb{});
  for (const auto& fault : report.faults) FAIL_CHECK(fault);
  CHECK(first.different > 10);
  CHECK(first.acting > 0);
}

}  // namespace
