#include <perft_file.hpp>

#include <regelwerk/tock.hpp>
#include <tock/second.hpp>

namespace {

using namespace regelwerk::tock;

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto found = perft_file::check<RuntimeGame>("tock", {&standard_edition}, 3'000, tock_test::naive_position);
  CHECK(found.lines >= 8);
}

}  // namespace
