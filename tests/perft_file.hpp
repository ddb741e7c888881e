#pragma once
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include <regelwerk/core/fields.hpp>
#include <regelwerk/play/perft.hpp>

// The counts of a game's perft.txt, made again by the library and by the naive engine. A line: options, behind the name
// of an edition where there are several; state, without the head that the options give; the counts of depth 1, 2, 3 ...

namespace perft_file {

using Counts = std::vector<std::uint64_t>;

struct Line {
  std::string edition;
  std::string options;
  std::string state;
  Counts counts;
};

inline Line line_of(const std::string& text) {
  Line line;
  std::istringstream parts{text};
  if (text.find(' ') < text.find('=')) parts >> line.edition >> std::ws;
  std::getline(parts, line.options, ';');
  std::getline(parts, line.state, ';');
  for (std::uint64_t count = 0; parts >> count;) line.counts.push_back(count);
  REQUIRE(parts.eof());
  REQUIRE(!line.counts.empty());
  return line;
}

inline std::vector<Line> lines(const std::string& folder) {
  std::ifstream file{REGELWERK_TEST_DATA_DIR "/" + folder + "/perft.txt"};
  REQUIRE(file.good());
  std::vector<Line> found;
  for (std::string text; std::getline(file, text);) {
    CAPTURE(text);
    if (!text.empty() && text.front() != '#') found.push_back(line_of(text));
  }
  return found;
}

/// The edition of this name; the first one where a line names none.
template <class Edition>
const Edition& edition_of(const std::vector<const Edition*>& editions, const std::string& name) {
  for (const Edition* edition : editions) {
    if (name.empty() || edition->name == name) return *edition;
  }
  FAIL("no such edition: ", name);
  return *editions.front();
}

/// Calls `take` with game and state of a line if its options are those of this kind of game.
template <class G>
bool read_as(const Line& line, const std::vector<const typename G::Edition*>& editions, const auto& take) {
  regelwerk::TextReader reader{line.options};
  const auto options = read_fields(reader, G::option_fields);
  if (!options || !reader.at_end()) return false;
  const auto game = G::make(*options, edition_of(editions, line.edition));
  REQUIRE(game.has_value());
  const auto state = parse_state(*game, std::string{head_of_line(*game).view()} + line.state);
  REQUIRE(state.has_value());
  take(*game, *state);
  return true;
}

/// How many sequences of so many moves the naive engine of this position finds.
template <class Position>
std::uint64_t naive_perft(const Position& position, std::size_t depth) {
  const auto legal = moves(position);
  if (depth == 1) return legal.size();
  std::uint64_t count = 0;
  for (const auto& [move, weight] : legal) {
    Position next = position;
    play(next, move);
    count += naive_perft(next, depth - 1);
  }
  return count;
}

/// What a file came to.
struct Tally {
  int lines = 0;
  int confirmed = 0;  ///< counts by both engines
  std::size_t shortest = std::numeric_limits<std::size_t>::max();
};

/// Counts again what the file of games of these kinds says. The naive engine counts where it lists the moves of no more
/// than `limit` positions at the last depth; `naive(game, state)` is its position.
template <class G, class... Others>
Tally check(const std::string& folder, const std::vector<const typename G::Edition*>& editions, std::uint64_t limit,
            const auto& naive) {
  Tally tally;
  for (const Line& line : lines(folder)) {
    const auto count_again = [&](const auto& game, const auto& state) {
      CAPTURE(to_text(game, state).view());
      std::uint64_t before = 1;
      for (std::size_t depth = 1; depth <= line.counts.size(); ++depth) {
        const std::uint64_t count = line.counts[depth - 1];
        CHECK(regelwerk::perft(game, state, static_cast<int>(depth)) == count);
        if (before <= limit) {
          CHECK(naive_perft(naive(game, state), depth) == count);
          ++tally.confirmed;
        }
        before = count;
      }
    };
    CAPTURE(line.options);
    REQUIRE((read_as<G>(line, editions, count_again) || ... || read_as<Others>(line, editions, count_again)));
    ++tally.lines;
    tally.shortest = std::min(tally.shortest, line.counts.size());
  }
  return tally;
}

}  // namespace perft_file
