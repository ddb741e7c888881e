#include <perft_tables.hpp>

#include <clockman/naive_position.hpp>
#include <clockman/naive_view.hpp>
#include <regelwerk/clockman.hpp>

namespace {

using namespace regelwerk::clockman;

TEST_CASE("perft: the tables, the first of their rows by both engines") {
  const auto found =
      perft_tables::check<RuntimeGame>("clockman", {&standard_edition}, {}, clockman_test::naive_position);
  CHECK(found.tables >= 8);
  CHECK(found.confirmed >= 16);
}

TEST_CASE("perft: writes the tables anew" * doctest::skip()) {
  perft_tables::write<RuntimeGame>("clockman", {&standard_edition}, {});
}

}  // namespace
