#include <doctest/doctest.h>

#include <channels.hpp>
#include <regelwerk/clou.hpp>
#include <regelwerk/clou/concerned.hpp>
#include <regelwerk/clou/encoding.hpp>
#include <regelwerk/clou/recall.hpp>
#include <regelwerk/clou/rule_of_thumb.hpp>

namespace {

using namespace regelwerk;

TEST_CASE("non-interference: what reaches a player of Clou follows from its view and its memory") {
  conformance::Report report;
  const auto first = channels::compare_all(report, clou::Heist<>{}, 10, 60, clou::RuleOfThumb{});
  const auto second = channels::compare_all(report, clou::Campaign<>{}, 10, 60, clou::RuleOfThumb{});
  for (const auto& fault : report.faults) FAIL_CHECK(fault);
  CHECK(first.positions + second.positions > 400);
}

}  // namespace
