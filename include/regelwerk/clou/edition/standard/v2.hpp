#pragma once
#include <type_traits>

#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/clou/edition/plan.hpp>
#include <regelwerk/clou/edition/standard.hpp>
#include <regelwerk/clou/edition/standard/plans.hpp>
#include <regelwerk/clou/edition/standard/sheets.hpp>
#include <regelwerk/clou/edition/symbols.hpp>

/// The standard edition of version 2 of the rules, kept so that old records can be replayed and continued.
namespace regelwerk::clou::standard_v2 {

using namespace words;

/// The plan with the loot of two places exchanged: in version 2 the presents of the hotel were in the cloakroom.
[[nodiscard]] constexpr Plan with_presents_in_cloakroom(Plan plan) noexcept {
  for (Challenge& challenge : plan.challenges) {
    if (challenge.name == "cloakroom") challenge.loot = {double_circle};
    if (challenge.name == "gifts") challenge.loot = {loot(3)};
  }
  return plan;
}

/// The standard edition of version 2.
[[nodiscard]] constexpr Edition as_it_was() noexcept {
  return {.name = "standard",
          .sheets = {standard::matt, standard::janet, standard::trixie, standard::bruce},
          .plans = {standard::villa, standard::museum, standard::glassworks,
                    with_presents_in_cloakroom(standard::hotel), standard::concert},
          .campaign = standard::campaign};
}
/// A template, so that a compiler evaluates it only for programs that read such records.
template <class Kept = void>
inline constexpr Edition edition = std::is_void_v<Kept> ? as_it_was() : Edition{};

}  // namespace regelwerk::clou::standard_v2
