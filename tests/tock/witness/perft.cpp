#include <perft_tables.hpp>

#include <regelwerk/tock.hpp>
#include <tock/witness/naive_view.hpp>
#include <tock/witness/second.hpp>

namespace {

using namespace regelwerk::tock;

perft_tables::Tally checked(const perft_tables::Reach& reach) {
  return perft_tables::check<RuntimeGame>("tock", {&standard_edition}, reach, tock_test::naive_position);
}

TEST_CASE("perft: the tables, the first of their rows by both engines") {
  const auto found = checked({});
  CHECK(found.tables >= 8);
  CHECK(found.confirmed >= 16);
}

TEST_CASE("perft: all rows of the tables by both engines" * doctest::skip()) {
  const auto found = checked(perft_tables::by_both);
  CHECK(found.confirmed > 0);
  MESSAGE(found.tables << " tables, " << found.rows << " rows, " << found.confirmed << " of them by both engines");
}

TEST_CASE("perft: writes the tables anew" * doctest::skip()) {
  perft_tables::write<RuntimeGame>("tock", {&standard_edition}, {});
}

}  // namespace
