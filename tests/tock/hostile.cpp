#include <hostile.hpp>

#include <cstddef>

#include <regelwerk/tock.hpp>

namespace {

using namespace regelwerk::tock;

constexpr auto fields = [](Edition& edition, auto visit) {
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

TEST_CASE("TK-1, TK-2, TK-3, TK-8: hostile numbers in an edition are refused or do no harm") {
  const auto make = [](const Edition& edition, std::size_t turn) {
    return RuntimeGame::make({.seats = min_seats + static_cast<int>(turn % 5)}, edition);
  };
  const hostile::Tally tally = hostile::attack(standard_edition, fields, make, {1, 34});
  CHECK(tally.refused > 100);
  CHECK(tally.allowed > 100);
}

}  // namespace
