#pragma once
#include <string>

#include <clou/witness/naive.hpp>
#include <naive_text.hpp>

namespace naive_clou {

/// What a viewer may know of a position, as a text: all of it (CL-1).
inline std::string seen(const Position& position, int /*viewer*/) {
  naive_text::Text out;
  out.add(position.node).add(position.scenario).add(position.gang).add(position.rolled);
  for (const auto& [name, thief] : position.thieves) {
    out.add(name).add(thief.marks.numbers).add(thief.marks.crossed).add(thief.end_of_way);
    out.add(thief.dice).add(thief.shifts).add(thief.extras).add(thief.fills);
  }
  out.add(position.crossed).add(position.done).add(position.rooms);
  out.add(position.time).add(position.traces).add(position.police).add(position.arrows).add(position.alarms);
  out.add(waiting_texts(position)).add(position.loot).add(position.diamonds).add(position.doubles);
  out.add(position.special).add(position.alarm_went_off).add(position.driver).add(position.end).add(position.pimping);
  out.add(position.heists_played).add(position.special_loot).add(position.rest).add(position.campaign_traces);
  out.add(position.jail).add(position.campaign_doubles).add(position.item_boxes);
  out.add(position.campaign_marks.numbers).add(position.campaign_marks.crossed).add(position.lost_by);
  return out.text();
}

}  // namespace naive_clou
