#include <doctest/doctest.h>

#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <regelwerk/core/fields.hpp>
#include <regelwerk/play.hpp>
#include <regelwerk/tock.hpp>
#include <tock/naive.hpp>
#include <tock/second.hpp>

namespace {

using namespace regelwerk;
using namespace regelwerk::tock;

/// A line of perft.txt: options; state; the counts of depth 1, 2, 3 ...
struct Line {
  RuntimeGame game;
  State state;
  std::vector<std::uint64_t> counts;
};

std::vector<Line> lines() {
  std::ifstream file{REGELWERK_TEST_DATA_DIR "/tock/perft.txt"};
  REQUIRE(file.good());
  std::vector<Line> found;
  for (std::string text; std::getline(file, text);) {
    if (text.empty() || text.front() == '#') continue;
    CAPTURE(text);
    std::istringstream parts{text};
    std::string options_text;
    std::string state_text;
    std::getline(parts, options_text, ';');
    std::getline(parts, state_text, ';');
    TextReader reader{options_text};
    const auto options = read_fields(reader, option_fields);
    REQUIRE(options.has_value());
    const auto game = RuntimeGame::make(*options);
    REQUIRE(game.has_value());
    const auto state = parse_state(*game, state_text);
    REQUIRE(state.has_value());
    std::vector<std::uint64_t> counts;
    for (std::uint64_t count = 0; parts >> count;) counts.push_back(count);
    REQUIRE(!counts.empty());
    found.push_back({*game, *state, counts});
  }
  return found;
}

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
  const auto all = lines();
  CHECK(all.size() >= 8);
  for (const Line& line : all) {
    CAPTURE(to_text(line.game, line.state).view());
    for (std::size_t depth = 1; depth <= line.counts.size(); ++depth) {
      CHECK(perft(line.game, line.state, static_cast<int>(depth)) == line.counts[depth - 1]);
      if (line.counts[depth - 1] > 3'000) continue;
      CHECK(naive_perft(tock_test::naive_position(line.game, line.state), depth) == line.counts[depth - 1]);
    }
  }
}

}  // namespace
