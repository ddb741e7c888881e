#include <perft_tables.hpp>

#include <regelwerk/tock.hpp>
#include <tock/naive_view.hpp>
#include <tock/second.hpp>

namespace {

using namespace regelwerk::tock;

TEST_CASE("perft: the tables, the first of their rows by both engines") {
  const auto found = perft_tables::check<RuntimeGame>("tock", {&standard_edition}, {}, tock_test::naive_position);
  CHECK(found.tables >= 8);
  CHECK(found.confirmed >= 16);
}

TEST_CASE("perft: writes the tables anew" * doctest::skip()) {
  perft_tables::write<RuntimeGame>("tock", {&standard_edition}, {});
}

}  // namespace
