#include <hostile.hpp>

#include <cstddef>

#include <clockman/fields.hpp>
#include <regelwerk/clockman.hpp>

namespace {

using namespace regelwerk::clockman;
using hostile_clockman::fields;

TEST_CASE("CM-1, CM-6, CM-8, CM-25, CM-38: hostile numbers in an edition are refused or do no harm") {
  const auto make = [](const Edition& edition, std::size_t turn) {
    return RuntimeGame::make({.seats = min_seats + static_cast<int>(turn % 3)}, edition);
  };
  const hostile::Tally tally = hostile::attack(standard_edition, fields, make, {1, 3});
  CHECK(tally.refused > 500);
  CHECK(tally.allowed > 100);
}

}  // namespace
