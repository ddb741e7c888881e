#pragma once
#include <set>
#include <string>

#include <naive_text.hpp>
#include <samara/witness/naive.hpp>

namespace naive_samara {

/// What a viewer may know of a position by the ledger's hidden information, as a text.
inline std::string seen(const Position& position, int viewer) {
  naive_text::Text out;
  out.add(position.node).add(position.months_to_end).add(position.tools).add(position.reserve);
  if (position.config.last_half_year > 0) out.add(position.boards_laid);
  for (const SpaceState& space : position.spaces) out.add(space.tile).add(space.tools);
  for (const auto& month : position.months) {
    out.add('/');
    for (const Worker& worker : month) out.add(worker.seat).add(worker.figures);
  }
  for (const auto& taken : position.taken) out.add(std::multiset<std::string>(taken.begin(), taken.end()));
  // The tile just built, and what it still asks for.
  if (!position.follow_ups.empty()) {
    out.add(position.builder).add(position.space).add(position.taken.at(ix(position.builder)).back());
    for (const Spot& spot : position.took_part) out.add(spot.month).add(spot.place);
    for (const FollowUp& each : position.follow_ups) out.add(each.node).add(each.seat);
  }
  // SM-32: that somebody has chosen is seen, the tool is not.
  for (const auto& [seat, kind] : position.given) {
    out.add(seat).add(viewer == naive_text::everything || viewer == seat ? kind : "");
  }
  return out.text();
}

}  // namespace naive_samara
