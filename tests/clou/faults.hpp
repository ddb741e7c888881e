#pragma once

// Editions with a planted mistake: what is wrong with them, told short.

#include <doctest/doctest.h>

#include <cstddef>
#include <functional>
#include <string>

#include <clou/worked_edition.hpp>
#include <regelwerk/clou.hpp>

namespace clou_test {

using namespace regelwerk::clou;

using Change = std::function<void(Edition&)>;

/// What the standard edition with one change breaks: the ledger's number of the constraint and the place as messages
/// name it, "3 matt strength.1". Empty if it is accepted. Both games must answer the same.
inline std::string broken(const Change& change) {
  Edition edition = worked_edition;
  change(edition);
  const EditionFaults found = validate(edition);
  const auto heist = RuntimeHeist::make({}, edition);
  const auto campaign = RuntimeCampaign::make({}, edition);
  CHECK(heist.has_value() == found.empty());
  CHECK(campaign.has_value() == found.empty());
  if (!heist) CHECK(heist.error().edition == found);
  if (!campaign) CHECK(campaign.error().edition == found);
  std::string text;
  for (const EditionFault& fault : found) {
    const std::string message{to_text(edition, fault).view()};
    const std::string place = message.substr(0, message.find(": "));
    CHECK(message == place + ": " + std::string{describe(fault.constraint)});
    if (!text.empty()) text += ", ";
    text += std::to_string(static_cast<int>(fault.constraint) + 1) + " " + place;
  }
  return text;
}

/// The first thing that is wrong, where one mistake breaks more than one constraint.
inline std::string first_broken(const Change& change) {
  const std::string all = broken(change);
  return all.substr(0, all.find(", "));
}

}  // namespace clou_test

/// Where the parts of an edition go by the words that editions are written in.
namespace clou_test::faults {

using namespace words;

inline constexpr std::size_t matt = 0;
inline constexpr std::size_t janet = 1;
inline constexpr std::size_t trixie = 2;
inline constexpr std::size_t bruce = 3;

/// What is broken with a change to matt's sheet.
inline std::string with_matt(const std::function<void(ThiefSheet&)>& change) {
  return broken([&](Edition& e) { change(e.sheets[matt]); });
}

}  // namespace clou_test::faults
