#include <hostile.hpp>

#include <cstddef>

#include <regelwerk/tock.hpp>
#include <tock/fields.hpp>

namespace {

using namespace regelwerk::tock;
using hostile_tock::fields;

TEST_CASE("TK-1, TK-2, TK-3, TK-8: hostile numbers in an edition are refused or do no harm") {
  const auto make = [](const Edition& edition, std::size_t turn) {
    return RuntimeGame::make({.seats = min_seats + static_cast<int>(turn % 5)}, edition);
  };
  const hostile::Tally tally = hostile::attack(standard_edition, fields, make, {1, 34});
  CHECK(tally.refused > 100);
  CHECK(tally.allowed > 100);
}

}  // namespace
