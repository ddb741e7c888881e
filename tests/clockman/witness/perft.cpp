#include <perft_tables.hpp>

#include <clockman/witness/naive_position.hpp>
#include <clockman/witness/naive_view.hpp>
#include <regelwerk/clockman.hpp>

namespace {

using namespace regelwerk::clockman;

perft_tables::Tally checked(const perft_tables::Reach& reach) {
  return perft_tables::check<RuntimeGame>("clockman", {&standard_edition}, reach, clockman_test::naive_position);
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
  perft_tables::write<RuntimeGame>("clockman", {&standard_edition}, {});
}

}  // namespace
