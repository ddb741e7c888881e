#pragma once
#include <cstddef>

#include <regelwerk/clou/edition/check/bounds.hpp>
#include <regelwerk/clou/edition/check/campaign.hpp>
#include <regelwerk/clou/edition/check/fault.hpp>
#include <regelwerk/clou/edition/check/plan.hpp>
#include <regelwerk/clou/edition/check/sheet.hpp>
#include <regelwerk/clou/edition/edition.hpp>
#include <regelwerk/core/game/edition_name.hpp>

namespace regelwerk::clou {

/// The constraints that `edition` breaks; empty if it is valid.
[[nodiscard]] constexpr EditionFaults validate(const Edition& edition) noexcept {
  detail::FaultNotes notes;
  const detail::WhiteCount shared = detail::white_of(edition.campaign);
  for (std::size_t i = 0; i < edition.sheets.size(); ++i) {
    detail::SheetCheck{notes, edition.sheets[i], static_cast<int>(i)}.note_all(thief_words[i], shared);
  }
  for (std::size_t i = 0; i < edition.plans.size(); ++i) detail::PlanCheck{notes, edition, i}.note_all();
  detail::CampaignCheck{notes, edition}.note_all();
  notes.at = {};
  notes.note_unless(is_edition_name(edition.name), Constraint::name);
  if (notes.faults.empty()) notes.note_unless(most_moves(edition) <= max_moves, Constraint::moves);
  return notes.faults;
}

}  // namespace regelwerk::clou
