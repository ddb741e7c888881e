#include <hostile.hpp>

#include <cstddef>

#include <ostfriesenlauf/fields.hpp>
#include <regelwerk/ostfriesenlauf.hpp>

namespace {

using namespace regelwerk::ostfriesenlauf;
using hostile_ostfriesenlauf::fields;

constexpr auto make = [](const Edition& edition, std::size_t turn) {
  return RuntimeGame::make({.seats = min_seats + static_cast<int>(turn % 4)}, edition);
};

TEST_CASE("OL-2, OL-25: hostile numbers in an edition are refused or do no harm") {
  const hostile::Tally tally = hostile::attack(standard_edition, fields, make, {1, 5});
  CHECK(tally.refused > 100);
  CHECK(tally.allowed == 0);
}

TEST_CASE("OL-15, OL-16: hostile numbers on a card") {
  for (const std::string_view face :
       {"+2147483647", "+4294967297", "-2147483648", "+99999999999999999999", "+2@2147483647", "+2@4294967298",
        "x@4294967298", "+-1", "+0", "+1@0", "x@0", "finish@"}) {
    CAPTURE(face);
    Edition edition = standard_edition;
    edition.faces[0][1] = face;
    hostile::Tally tally;
    hostile::judge(edition, make, tally);
    CHECK(tally.refused == 1);
  }
}

}  // namespace
