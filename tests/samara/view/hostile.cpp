#include <hostile.hpp>

#include <cstddef>
#include <limits>

#include <regelwerk/samara.hpp>
#include <samara/fields.hpp>

namespace {

using namespace regelwerk::samara;
using hostile_samara::fields;

constexpr int most = std::numeric_limits<int>::max();

constexpr auto make = [](const Edition& edition, std::size_t turn) {
  return RuntimeGame::make({.seats = min_seats + static_cast<int>(turn % 4)}, edition);
};

TEST_CASE("SM-1, SM-2, SM-3, SM-19: hostile numbers in an edition are refused or do no harm") {
  const hostile::Tally tally = hostile::attack(standard_edition, fields, make, {1, 6});
  CHECK(tally.refused > 1'000);
  CHECK(tally.allowed > 100);
}

/// The edition with so many copies of its first three tiles.
constexpr Edition with_copies(int first, int second, int third) {
  Edition edition = standard_edition;
  edition.tile_data[0].copies = first;
  edition.tile_data[1].copies = second;
  edition.tile_data[2].copies = third;
  return edition;
}
/// The edition with these tools on its first three tool spaces, and needed by its first tile.
constexpr Edition with_tools(int first, int second, int third) {
  Edition edition = standard_edition;
  edition.tool_space_data[0].digits[0] = first;
  edition.tool_space_data[1].digits[0] = second;
  edition.tool_space_data[2].digits[0] = third;
  edition.tile_data[0].saws = first;
  edition.tile_data[0].trowels = second;
  edition.tile_data[0].glass = third;
  return edition;
}

TEST_CASE("SM-1, SM-3, SM-19: sums that fit only because a number wraps around") {
  int copies = 0;
  for (std::size_t i = 0; i < 3; ++i) copies += standard_edition.tile_data[i].copies;
  hostile::Tally tally;
  hostile::judge(with_copies(most, most, copies + 2), make, tally);
  hostile::judge(with_tools(most, most, 5), make, tally);
  CHECK(tally.refused == 2);
  // While compiling, a sum that no int holds is an error.
  static_assert(has_fault(validate(with_copies(most, most, 9)), Constraint::tile_total));
  static_assert(has_fault(validate(with_tools(most, most, 5)), Constraint::tool_sums));
  static_assert(has_fault(validate(with_tools(most, most, 5)), Constraint::tool_numbers));
}

}  // namespace
