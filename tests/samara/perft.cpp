#include <perft_tables.hpp>

#include <regelwerk/samara.hpp>
#include <samara/naive_view.hpp>
#include <samara/second.hpp>

namespace {

using namespace regelwerk::samara;

TEST_CASE("perft: the tables, the first of their rows by both engines") {
  const auto found = perft_tables::check<RuntimeGame>("samara", {&standard_edition}, {}, samara_test::naive_position);
  CHECK(found.tables >= 8);
  CHECK(found.confirmed >= 16);
}

TEST_CASE("perft: writes the tables anew" * doctest::skip()) {
  perft_tables::write<RuntimeGame>("samara", {&standard_edition}, {});
}

}  // namespace
