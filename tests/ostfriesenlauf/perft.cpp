#include <perft_file.hpp>

#include <ostfriesenlauf/editions.hpp>
#include <ostfriesenlauf/second.hpp>
#include <regelwerk/ostfriesenlauf.hpp>

namespace {

using namespace regelwerk::ostfriesenlauf;

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto found = perft_file::check<RuntimeGame>(
      "ostfriesenlauf", {&standard_edition, &short_edition, &long_edition}, 3'000, ostfriesenlauf_test::naive_position);
  CHECK(found.lines >= 8);
  CHECK(found.confirmed >= 24);
}

}  // namespace
