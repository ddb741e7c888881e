#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include <regelwerk/clou/edition/campaign_sheet.hpp>
#include <regelwerk/clou/edition/listed.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/sheet.hpp>
#include <regelwerk/clou/edition/thief.hpp>

namespace regelwerk::clou {

/// The maximum number of plans of an edition.
inline constexpr std::size_t max_plans = 8;

/// Component data of Clou: thieves, plans and the campaign sheet.
struct Edition {
  std::string_view name;                         ///< 1 to 32 characters without blanks; headers of records contain it
  std::array<ThiefSheet, thief_count> sheets{};  ///< in gang order
  Listed<Plan, max_plans> plans{};               ///< for both games; the campaign sheet names three of them
  CampaignSheet campaign{};                      ///< CK-2: names its three heists among the plans

  /// CL-26. The printed sheet of a thief.
  [[nodiscard]] constexpr const ThiefSheet& sheet(Thief thief) const noexcept {
    return sheets[static_cast<std::size_t>(thief)];
  }
  /// The index in `plans` of the plan with this name; empty if there is none.
  [[nodiscard]] constexpr std::optional<std::size_t> plan_named(std::string_view plan) const noexcept {
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (plans[i].name == plan) return i;
    }
    return std::nullopt;
  }
};

}  // namespace regelwerk::clou
