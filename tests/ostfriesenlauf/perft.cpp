#include <perft_tables.hpp>

#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/naive_view.hpp>
#include <ostfriesenlauf/second.hpp>
#include <regelwerk/ostfriesenlauf.hpp>

namespace {

using namespace regelwerk::ostfriesenlauf;

TEST_CASE("perft: the tables, the first of their rows by both engines") {
  const auto found = perft_tables::check<RuntimeGame>(
      "ostfriesenlauf", {&standard_edition, &short_edition, &long_edition}, {}, ostfriesenlauf_test::naive_position);
  CHECK(found.tables >= 8);
  CHECK(found.confirmed >= 16);
}

TEST_CASE("perft: writes the tables anew" * doctest::skip()) {
  perft_tables::write<RuntimeGame>("ostfriesenlauf", {&standard_edition, &short_edition, &long_edition}, {});
}

}  // namespace
