#include <perft_file.hpp>

#include <clockman/naive_position.hpp>
#include <regelwerk/clockman.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::clockman;
using namespace clockman_test;

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto found = perft_file::check<RuntimeGame>("clockman", {&standard_edition}, 2'000, naive_position);
  CHECK(found.lines >= 8);
  CHECK(found.shortest >= 4);
}

}  // namespace
