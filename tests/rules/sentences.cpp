#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "ledgers.hpp"

using namespace rules_test;

namespace {

/// What is wrong with a rule's sentence as text; empty if nothing is. `table` is the game that it belongs to.
std::string fault_of(std::string_view sentence, Table table) {
  if (sentence.size() < 20) return "too short to be played by";
  if (sentence.size() > 400) return "too long";
  if (sentence.back() != '.') return "no full stop at the end";
  if (sentence.front() == ' ' || sentence.find("  ") != std::string_view::npos) return "a blank too many";
  for (const Named& named : ids_in(sentence)) {
    const bool own = std::any_of(table.begin(), table.end(), [&](const RuleInfo& rule) { return rule.id == named.id; });
    if (!own) return "names a rule that its game does not have";
  }
  return {};
}

}  // namespace

TEST_CASE("rules: every sentence is one that can be read") {
  for (const Ledger& ledger : ledgers) {
    for (const RuleInfo& rule : ledger.rules) {
      CAPTURE(std::string{rule.id});
      CHECK(fault_of(rule.sentence, ledger.rules) == "");
    }
  }
}

TEST_CASE("rules: a sentence that cannot be read is told") {
  const Table tock = ledgers[0].rules;
  CHECK(fault_of("A 7 is seven single steps, see TK-26.", tock) == "");
  CHECK(fault_of("A 7 is seven steps.", tock) == "too short to be played by");
  CHECK(fault_of(std::string(400, 'x') + ".", tock) == "too long");
  CHECK(fault_of(std::string(399, 'x') + ".", tock) == "");
  CHECK(fault_of("A 7 is seven single steps", tock) == "no full stop at the end");
  CHECK(fault_of("A 7 is  seven single steps.", tock) == "a blank too many");
  CHECK(fault_of(" A 7 is seven single steps.", tock) == "a blank too many");
  CHECK(fault_of("A 7 is seven single steps, see OL-1.", tock) == "names a rule that its game does not have");
  CHECK(fault_of("A 7 is seven single steps, see TK-40.", tock) == "names a rule that its game does not have");
}
