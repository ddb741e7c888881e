#pragma once
#include <regelwerk/tock.hpp>

// Every number, name and enumerator of an edition, for editions that are broken on purpose.

namespace hostile_tock {

using namespace regelwerk::tock;

inline constexpr auto fields = [](Edition& edition, auto visit) {
  visit(edition.name);
  visit(edition.fields_per_section);
  visit(edition.entrance_offset);
  for (Seating& seating : edition.seatings) {
    visit(seating.sections);
    for (auto& section : seating.section_of) visit(section);
    for (auto& cards : seating.schedule) visit(cards);
    visit(seating.deals);
  }
};

}  // namespace hostile_tock
