#include <regelwerk/core/rule.hpp>

#include <type_traits>

#include <core/both.hpp>

namespace {

using namespace regelwerk;

static_assert(std::is_aggregate_v<RuleInfo> && std::is_trivially_copyable_v<RuleInfo>);

constexpr RuleInfo rule{"XY-7", "A seven is a seven.", "decision"};

TEST_CASE("rule: ID, sentence, source") {
  CHECK_BOTH(rule.id == "XY-7" && rule.sentence == "A seven is a seven." && rule.source == "decision");
  CHECK_BOTH(RuleInfo{}.id.empty() && RuleInfo{}.sentence.empty() && RuleInfo{}.source.empty());
}

}  // namespace
