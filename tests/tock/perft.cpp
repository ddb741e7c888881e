#include <perft_file.hpp>

#include <cstdint>

#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>
#include <tock/naive.hpp>
#include <tock/second.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;

std::uint64_t naive_perft(const naive_tock::Position& position, std::size_t depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const auto& [move, weight] : naive_tock::moves(position)) {
    naive_tock::Position after = position;
    naive_tock::play(after, move);
    count += naive_perft(after, depth - 1);
  }
  return count;
}

TEST_CASE("perft: the counts of perft.txt, the first of them by both engines") {
  const auto all = perft_file::rows<RuntimeGame>("tock");
  CHECK(all.size() >= 8);
  for (const auto& line : all) {
    CAPTURE(to_text(line.game, line.state).view());
    for (std::size_t depth = 1; depth <= line.counts.size(); ++depth) {
      CHECK(perft(line.game, line.state, static_cast<int>(depth)) == line.counts[depth - 1]);
      if (line.counts[depth - 1] > 3'000) continue;
      CHECK(naive_perft(tock_test::naive_position(line.game, line.state), depth) == line.counts[depth - 1]);
    }
  }
}

}  // namespace
